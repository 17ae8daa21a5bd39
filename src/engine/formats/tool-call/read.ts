import { type ByteText, fromBytes } from '../../text/bytes.ts';
import type { EditProblem } from '../problem.ts';
import { type Fields, isFields } from './calls.ts';
import { type Dialect, dialects } from './dialects.ts';
import { type JsonNode, readJson } from './json.ts';

/** A pasted tool call, read. */
export interface ToolCall {
  readonly fields: Fields;
  /** The fields with their lines, counted within the pasted text. */
  readonly node: JsonNode;
  /** Lines of the pasted text before the JSON. */
  readonly skipped: number;
}

export type CallRead =
  | { readonly ok: true; readonly call: ToolCall }
  | { readonly ok: false; readonly problem: EditProblem };

const fenced = /^\s*```\w*[ \t]*\r?\n([\s\S]*?)(?:\n```\s*)?$/;

/**
 * Reads a tool call: a JSON object, perhaps in a fence, perhaps inside the message that hands it to the tool (its
 * fields are then the message's `input` or `arguments`).
 */
export function readCall(edit: ByteText): CallRead {
  const { json, skipped } = framed(fromBytes(edit));
  if (!json.startsWith('{')) return { ok: false, problem: noObject };
  const read = readJson(json);
  if (!read.ok) return { ok: false, problem: shifted(read.problem, skipped) };
  const node = argumentsOf(read.node);
  return { ok: true, call: { fields: node.value as Fields, node, skipped } };
}

const noObject: EditProblem = {
  code: 'no-call',
  line: null,
  sentence: 'This is no JSON object, and the tool is called with the fields of one.',
  remedy: 'Paste the call from its opening { to its closing }.',
};

/** The JSON without what stands around it, and how many lines that takes off. */
function framed(text: string): { readonly json: string; readonly skipped: number } {
  const inner = fenced.exec(text)?.[1];
  const from = inner === undefined ? text : inner;
  const json = from.trim();
  const at = text.indexOf(json);
  return { json, skipped: text.slice(0, at).split('\n').length - 1 };
}

const wrappers = ['input', 'arguments', 'function'];

/** Messages of models wrap the fields: `{"name": ..., "input": {...}}`, or `arguments`. */
function argumentsOf(node: JsonNode): JsonNode {
  if (!node.members.has('name') && !node.members.has('type')) return node;
  for (const name of wrappers) {
    const inner = node.members.get(name);
    if (inner && isFields(inner.value)) return argumentsOf(inner);
    if (inner && typeof inner.value === 'string') {
      const read = readJson(inner.value);
      if (read.ok && isFields(read.node.value)) return { ...read.node, from: inner.from, to: inner.to };
    }
  }
  return node;
}

/** The problem as a person counts lines, who sees what stands before the JSON too. */
function shifted(problem: EditProblem, skipped: number): EditProblem {
  if (skipped === 0 || problem.line === null) return problem;
  const line = problem.line + skipped;
  return { ...problem, line, sentence: problem.sentence.replace(/at line \d+/, `at line ${line}`) };
}

/** Whether fields are those of some tool, or of a message that hands them to one. */
export const isKnownCall = (fields: Fields): boolean =>
  wrappers.some((name) => name in fields) || dialects.some(({ oneOf }) => oneOf.some((name) => name in fields));

/** The kind of call that a text is, by the names of its fields; of broken JSON, by what looks like names. */
export function dialectIn(edit: ByteText): Dialect | null {
  const read = readCall(edit);
  const names = read.ok ? new Set(Object.keys(read.call.fields)) : namesIn(fromBytes(edit));
  const diff = read.ok
    ? String(read.call.fields.diff ?? '')
    : fromBytes(edit).replaceAll('\\n', '\n').replaceAll('"', '\n');
  return (
    dialects.find(({ oneOf, diff: made }) => oneOf.some((name) => names.has(name)) && (made?.test(diff) ?? true)) ??
    null
  );
}

const namesIn = (text: string) => new Set([...text.matchAll(/["']?([A-Za-z_]+)["']?\s*:/g)].map(([, name]) => name!));

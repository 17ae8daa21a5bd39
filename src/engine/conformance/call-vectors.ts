import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Applier, plainScene } from '../appliers/applier.ts';
import { callArguments, editText } from './call-input.ts';
import { isRecord, type PortableFile, readTree, writeText, writeTree } from './portable.ts';

/** A recorded call of an agent's tool. Files may stand for a shared text: `{ fixture, edits? }`. */
export interface CallVector {
  readonly applier: string;
  readonly name: string;
  readonly rule: string;
  readonly files: Readonly<Record<string, unknown>>;
  readonly edit: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  readonly expected: {
    readonly ok: boolean;
    readonly filesAfter: Readonly<Record<string, unknown>>;
    readonly messages?: readonly string[];
    readonly exit?: number;
  };
}

/** What is compared of a call. */
export interface CallAnswer {
  readonly ok: boolean;
  readonly filesAfter: Readonly<Record<string, PortableFile>>;
  readonly messages?: readonly unknown[];
  readonly exit?: number | null;
}

/** Plays a vector once for every variant that it speaks of: "both" means the first two of the applier. */
export function playCall(applier: Applier, vector: CallVector): CallAnswer[] {
  return variantsOf(applier, vector).map((options) => {
    const run = applier.run({
      tree: readTree(withFixtures(vector.files)),
      edit: editText(applier, vector.edit),
      args: callArguments(options),
      scene: plainScene,
    });
    return {
      ok: run.ok,
      filesAfter: writeTree(run.filesAfter),
      ...(vector.expected.messages && { messages: run.output.map(({ text }) => writeText(text.replace(/\n$/, ''))) }),
      ...(vector.expected.exit !== undefined && { exit: run.exit }),
    };
  });
}

export const expectedCall = ({ expected }: CallVector): CallAnswer => ({
  ok: expected.ok,
  filesAfter: writeTree(readTree(withFixtures(expected.filesAfter))),
  ...(expected.messages && { messages: expected.messages }),
  ...(expected.exit !== undefined && { exit: expected.exit }),
});

function variantsOf(applier: Applier, { options }: CallVector): Readonly<Record<string, unknown>>[] {
  if (options.variant !== 'both') return [options];
  const choice = applier.options.find((option) => option.id === 'variant');
  const values = choice?.kind === 'choice' ? choice.values.slice(0, 2) : [];
  return values.map((variant) => ({ ...options, variant }));
}

const fixture = (name: string) =>
  readFileSync(fileURLToPath(new URL(`./fixtures/${name}.txt`, import.meta.url)), 'utf8');

export function withFixtures(files: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(files).map(([path, file]) =>
    isRecord(file) && typeof file.fixture === 'string'
      ? [path, edited(fixture(file.fixture), Array.isArray(file.edits) ? file.edits : [])]
      : [path, file],
  );
  return Object.fromEntries(entries);
}

/** Lines are counted before any edit, from 1. */
function edited(text: string, edits: readonly { line: number; removed: string[]; added: string[] }[]): string {
  const lines = text.split('\n');
  for (const { line, removed, added } of [...edits].sort((a, b) => b.line - a.line)) {
    lines.splice(line - 1, removed.length, ...added);
  }
  return lines.join('\n');
}

import { fromBytes, isUtf8, toBytes } from '../text/bytes.ts';
import { type EditFile, type Part, refused, type Telling, type Written } from './edit.ts';
import { floating } from './losses.ts';

/** Fields of a call; texts are bytes. */
export type CallFields = Readonly<Record<string, unknown>>;

export interface Call {
  readonly fields: CallFields;
  readonly parts: readonly Pick<Part, 'hunk' | 'pasted'>[];
}

/** Calls one after the other, each with its parts: these stand where their call does, in their order. */
function written(calls: readonly Call[], told: Telling): Written {
  if (calls.some(({ fields }) => !isAllUtf8(fields))) return refused('The edit is not UTF-8: JSON cannot hold it.');
  if (calls.length > 1) {
    told.invent(
      `That it is ${calls.length} calls, one after the other: each is made whatever the ones before answered.`,
    );
  }
  let text = '';
  let line = 1;
  const parts: Part[] = [];
  for (const call of calls) {
    const json = JSON.stringify(decoded(call.fields), null, 2);
    const to = line + json.split('\n').length - 1;
    parts.push(...call.parts.map((part, nth) => ({ ...part, at: { from: line, to }, nth })));
    text += `${json}\n`;
    line = to + 1;
  }
  return { ok: true, text: toBytes(text), parts, told };
}

const decoded = (value: unknown): unknown =>
  typeof value === 'string'
    ? fromBytes(value)
    : Array.isArray(value)
      ? value.map(decoded)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, decoded(field)]))
        : value;

const isAllUtf8 = (value: unknown): boolean =>
  typeof value === 'string'
    ? isUtf8(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isAllUtf8);

interface PerFile {
  /** The tool knows what to do with a hunk without old lines. */
  readonly floats?: boolean;
  /** All calls as one. */
  readonly joins?: (entries: readonly CallFields[]) => CallFields;
}

/** What tools of this kind can do with a file. */
export type Changed = Exclude<EditFile, { kind: 'delete' }>;

/** The calls for each file, in order; or why one cannot be made. */
export function perFile(
  files: readonly EditFile[],
  told: Telling,
  name: string,
  callsFor: (file: Changed) => readonly Call[] | string,
  { floats = false, joins }: PerFile = {},
): Written {
  const calls: Call[] = [];
  for (const file of files) {
    if (file.kind === 'delete') return refused(`${file.path} is deleted: ${name} cannot say that.`);
    if (file.kind === 'update' && file.moveTo !== null)
      return refused(`${file.path} is moved: ${name} cannot say that.`);
    const fault =
      file.kind === 'update' && !floats
        ? file.hunks.map((hunk) => floating(hunk, name)).find((one) => one !== null)
        : null;
    if (fault) return refused(fault);
    const made = callsFor(file);
    if (typeof made === 'string') return refused(made);
    calls.push(...made);
  }
  if (!joins) return written(calls, told);
  return written(
    [{ fields: joins(calls.map(({ fields }) => fields)), parts: calls.flatMap(({ parts }) => parts) }],
    told,
  );
}

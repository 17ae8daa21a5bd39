/** A piece of a sentence. `landing` and `stated` are underlined in the colours of their marks; `code` is mono. */
export interface Span {
  readonly text: string;
  readonly kind: 'text' | 'code' | 'landing' | 'stated' | 'emphasis';
  /** A name from the code, to be set in the code's face, whatever its kind. */
  readonly isCode: boolean;
}

/** A sentence, or several, as pieces in order. */
export type Words = readonly Span[];

/** The sentence as plain text: for titles, screen readers and the terminal. */
export const plain = (words: Words): string => words.map((span) => span.text).join('');

const span = (kind: Span['kind'], text: string, isCode = false): Span => ({ text, kind, isCode });

/** More of a quoted line than a sentence can hold. */
const mostQuoted = 160;

export const code = (text: string): Span =>
  span('code', text.length > mostQuoted ? `${text.slice(0, mostQuoted)} …` : text, true);
export const landing = (text: string): Span => span('landing', text);
export const landingCode = (text: string): Span => span('landing', text, true);
export const stated = (text: string): Span => span('stated', text);
export const emphasis = (text: string): Span => span('emphasis', text);

/** A sentence from a template: strings are plain text, spans stay what they are, words are spliced in. */
export function words(strings: TemplateStringsArray, ...values: readonly (string | Span | Words)[]): Words {
  return merged(strings.flatMap((text, i) => [span('text', text), ...spansOf(values[i] ?? '')]));
}

const spansOf = (value: string | Span | Words): Words =>
  typeof value === 'string' ? [span('text', value)] : 'kind' in value ? [value] : value;

/** Without empty pieces, and neighbouring plain pieces as one. */
function merged(spans: Words): Words {
  const out: Span[] = [];
  for (const next of spans) {
    const last = out.at(-1);
    if (next.text === '') continue;
    if (last?.kind === 'text' && next.kind === 'text') out[out.length - 1] = span('text', last.text + next.text);
    else out.push(next);
  }
  return out;
}

/** With commas, and "and" before the last. */
export function listed(items: readonly Words[]): Words {
  return items.reduce<Words>((list, item, i) => {
    const between = i === 0 ? '' : i === items.length - 1 ? ' and ' : ', ';
    return words`${list}${between}${item}`;
  }, []);
}

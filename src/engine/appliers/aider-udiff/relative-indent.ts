import { pythonLines, pythonStrip } from '../../text/blanks.ts';

const arrow = '\u2190';

/** A character that none of the texts holds, to stand for one character of indentation lost. */
export function outdentMarker(texts: readonly string[]): string | null {
  const isUsed = (char: string) => texts.some((text) => text.includes(char));
  if (!isUsed(arrow)) return arrow;
  for (let code = 0x10ffff; code > 0x10000; code--) {
    const char = String.fromCodePoint(code);
    if (!isUsed(char)) return char;
  }
  return null;
}

/** Every line as two: how its indentation differs from the line before, then the rest. */
export function toRelative(text: string, marker: string): string {
  let previous = 0;
  return pythonLines(text)
    .map((line) => {
      const bare = line.replace(/[\r\n]+$/, '');
      const width = bare.length - pythonStrip.start(bare).length;
      const change = width - previous;
      previous = width;
      const dent = change > 0 ? line.slice(width - change, width) : marker.repeat(-change);
      return `${dent}\n${line.slice(width)}`;
    })
    .join('');
}

/** The inverse; null when the text cannot be turned back. 'fault' where the tool fails: it wants lines in pairs. */
export function toAbsolute(text: string, marker: string): { readonly text: string } | null | 'fault' {
  const lines = pythonLines(text);
  if (lines.length % 2 === 1) return 'fault';
  let indent = '';
  let out = '';
  for (let i = 0; i < lines.length; i += 2) {
    const dent = lines[i]!.replace(/[\r\n]+$/, '');
    const rest = lines[i + 1]!;
    const lost = [...dent].length;
    indent = dent.startsWith(marker) ? indent.slice(0, Math.max(0, indent.length - lost)) : indent + dent;
    out += rest.replace(/[\r\n]+$/, '') === '' ? rest : indent + rest;
  }
  return out.includes(marker) ? null : { text: out };
}

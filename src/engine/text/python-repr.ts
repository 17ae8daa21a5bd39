const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

/** `repr()` of Python's `str`: in single quotes, unless only these are in the text. */
export function pythonRepr(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inside = text.replace(/[\\'\p{C}\p{Z}]/gu, (char) => {
    if (char === ' ') return char;
    if (char === "'") return quote === "'" ? "\\'" : char;
    return named[char] ?? escaped(char.codePointAt(0)!);
  });
  return quote + inside + quote;
}

function escaped(code: number): string {
  const digits = (width: number) => code.toString(16).padStart(width, '0');
  if (code < 0x100) return `\\x${digits(2)}`;
  return code < 0x10000 ? `\\u${digits(4)}` : `\\U${digits(8)}`;
}

export const placeholder =
  "`new_string` contains an omission placeholder (for example 'rest of methods ...'). Provide exact literal replacement text.";

/** Whether the new text has a line that stands for code left out, and the old text has none that is the same. */
export function leavesOut({ old, new: to }: { readonly old: string; readonly new: string }): boolean {
  const known = new Set(omissions(old));
  return omissions(to).some((omission) => !known.has(omission));
}

const phrase = /^(?:rest of(?: methods?| code)?|unchanged (?:code|methods?))$/;

/** The phrases of lines such as `// rest of code ...` or `(unchanged methods ...)`, blanks and case aside. */
function omissions(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const plain = line.trim().replace(/^\/\//, '').trim();
    const inner = plain.startsWith('(') && plain.endsWith(')') ? plain.slice(1, -1) : plain;
    const at = inner.indexOf('...');
    if (at < 0 || !/^\.*$/.test(inner.slice(at + 3).trim())) return [];
    const said = inner
      .slice(0, at)
      .trim()
      .toLowerCase()
      .replace(/[ \t\r\n]+/g, ' ');
    return phrase.test(said) ? [said] : [];
  });
}

import type { ByteText } from '../../text/bytes.ts';

const reserved = /^(con|prn|aux|nul|com[1-9]|lpt[1-9])$/i;

/** What is said of a new file whose name Windows would not take, with its line feed; nothing of others. */
export function portabilityWarning(path: ByteText): ByteText {
  const fault = faultOf(path);
  return fault === null ? '' : `warning: ${fault} on Windows: ${quoted(path)}\n`;
}

/** Source: `hg add` of 80 names, run. A backslash counts as a slash. */
function faultOf(path: ByteText): string | null {
  if (path.endsWith('\\')) return "filename ends with '\\', which is invalid";
  if (path.includes('\\/')) return "directory name ends with '\\', which is invalid";
  for (const component of path.split(/[\\/]/)) {
    const special = /[\x00-\x1f:*?"<>|]/.exec(component)?.[0];
    if (special !== undefined && special < ' ') return `filename contains '${escaped(special)}', which is invalid`;
    if (special !== undefined) return `filename contains '${special}', which is reserved`;
    const base = component.split('.')[0]!;
    if (reserved.test(base)) return `filename contains '${base}', which is reserved`;
    if (/[. ]$/.test(component) && component !== '.' && component !== '..') {
      return `filename ends with '${component.at(-1)}', which is not allowed`;
    }
  }
  return null;
}

const letters: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escaped = (byte: string) => letters[byte] ?? `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** For a shell, where it must be. */
const quoted = (path: ByteText) => (/^[\w+./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

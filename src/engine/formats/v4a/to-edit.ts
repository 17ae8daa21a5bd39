import type { Row } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import { Image } from '../../text/image.ts';
import { type EditFile, type EditHunk, type EditReading, refused, Telling } from '../edit.ts';

const header = /^\*\*\* (Update|Add|Delete) File: (.+?)\s*$/;
const moveHeader = /^\*\*\* Move to: (.+?)\s*$/;
const kinds = { ' ': 'context', '+': 'insert', '-': 'delete' } as const;

/** A V4A patch as a neutral edit; in a here-document, a fence or among talk. Markers at its ends may be missing. */
export function v4aToEdit(text: ByteText): EditReading {
  const image = new Image(text);
  const files: EditFile[] = [];
  let at = 0;
  while (at < image.count) {
    const [, verb, path] = header.exec(image.line(at).trim()) ?? [];
    if (verb === undefined || path === undefined) {
      at++;
      continue;
    }
    const from = at + 1;
    at++;
    if (verb === 'Delete') files.push({ kind: 'delete', path, text: null, lines: { from, to: from } });
    else if (verb === 'Add') {
      let added = '';
      for (; at < image.count && image.line(at).startsWith('+'); at++) added += withFeed(image.line(at).slice(1));
      files.push({ kind: 'create', path, text: added, lines: { from, to: at } });
    } else {
      const moveTo = moveHeader.exec(image.line(at))?.[1] ?? null;
      if (moveTo !== null) at++;
      const body = readUpdate(image, at);
      if (typeof body === 'string') return refused(body);
      files.push({ kind: 'update', path, moveTo, changesMode: false, hunks: body.hunks });
      at = body.next;
    }
  }
  if (files.length === 0)
    return refused('No "*** Update File:", "*** Add File:" or "*** Delete File:" line was found.');
  return { ok: true, files, told: new Telling() };
}

interface Open {
  anchors: ByteText[];
  rows: Row[];
  atEnd: boolean;
  from: number;
  to: number;
}

/** The sections from line `start` (0-based) to the next header, the end marker or a line that cannot be one of them. */
export function readUpdate(
  image: Image,
  start: number,
): { readonly hunks: readonly EditHunk[]; readonly next: number } | string {
  const hunks: EditHunk[] = [];
  let open: Open | null = null;
  const close = () => {
    if (open !== null && open.rows.length > 0) hunks.push(hunkOf(open));
    open = null;
  };
  const begin = (line: number): Open => ({ anchors: [], rows: [], atEnd: false, from: line, to: line });
  let at = start;
  for (; at < image.count; at++) {
    const raw = image.line(at);
    const line = raw.trimEnd();
    if (header.test(line) || line === '*** End Patch' || line.startsWith('```') || line === 'EOF') break;
    if (line === '*** End of File') {
      if (open !== null) (open as Open).atEnd = true;
      close();
    } else if (line === '@@' || line.startsWith('@@ ')) {
      // Lines of @@ in a row are the anchors of one section.
      if (open !== null && (open as Open).rows.length > 0) close();
      open ??= begin(at + 1);
      if (line.length > 3) open.anchors.push(line.slice(3));
    } else {
      const kind = line === '' ? 'context' : kinds[raw[0] as keyof typeof kinds];
      if (!kind) return `Line ${at + 1} begins with none of a blank, + and -.`;
      if (line === '' && raw.length < 2 && isTrailing(image, at)) continue;
      open ??= begin(at + 1);
      open.rows.push({ kind, text: withFeed(raw === '\n' || raw === '' ? raw : raw.slice(1)), patchLine: at + 1 });
      open.to = at + 1;
    }
  }
  close();
  return { hunks, next: at };
}

/** Whether nothing but blank lines follows up to a marker: then they separate, and are no context. */
function isTrailing(image: Image, from: number): boolean {
  let at = from;
  while (at < image.count && image.line(at).trim() === '') at++;
  return at >= image.count || image.line(at).startsWith('***') || image.line(at).startsWith('```');
}

const withFeed = (line: ByteText) => (line.endsWith('\n') ? line : `${line}\n`);

const hunkOf = ({ anchors, rows, atEnd, from, to }: Open): EditHunk => ({
  rows,
  stated: null,
  section: '',
  // A numbered header after @@ is a habit of models, no line of the file.
  anchors: anchors.filter((anchor) => !/^-\d+(,\d+)? \+\d+(,\d+)? @@/.test(anchor)),
  atEnd,
  lines: { from, to },
});

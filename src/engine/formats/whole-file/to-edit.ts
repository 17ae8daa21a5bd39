import { changedRows } from '../../patch/changed-rows.ts';
import type { Row } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import { Image } from '../../text/image.ts';
import type { Tree } from '../../text/tree.ts';
import { type EditFile, type EditReading, type LineSpan, refused, Telling } from '../edit.ts';
import { onlyFile } from '../only-file.ts';

const width = 3;

/** Fenced listings of whole files as a neutral edit: one hunk for each, from the first line that differs to the last. */
export function wholeFileToEdit(text: ByteText, tree: Tree): EditReading {
  const told = new Telling();
  const image = new Image(text);
  const files: EditFile[] = [];
  let open: number | null = null;
  for (let at = 0; at < image.count; at++) {
    if (!image.line(at).startsWith('```')) continue;
    if (open === null) {
      open = at;
      continue;
    }
    const path = nameOn(image.line(open - 1)) ?? onlyFile(tree, told);
    if (path === null) return refused(`No file is named above the fence at line ${open + 1}.`);
    const listing = image.slice(open + 1, at);
    const file = fileOf(path, listing, tree.get(path)?.text ?? null, { from: open + 1, to: at + 1 });
    if (file !== null) files.push(file);
    open = null;
  }
  if (files.length === 0) return refused('No listing differs from its file.');
  if (files.some(({ kind }) => kind === 'update')) {
    told.invent(
      'What stays: lines equal to the file’s at both ends of the listing are left out, three at each end are context.',
    );
  }
  return { ok: true, files, told };
}

const nameOn = (line: ByteText): ByteText | null => {
  const name = line.trim().replace(/^[#\s*`]+|[*`:]+$/g, '');
  return /^\S+$/.test(name) ? name : null;
};

function fileOf(path: ByteText, listing: ByteText, before: ByteText | null, lines: LineSpan): EditFile | null {
  if (before === null) return { kind: 'create', path, text: listing, lines };
  const rows = changedRows(before, listing, lines.from);
  const first = rows.findIndex((row) => row.kind !== 'context');
  if (first < 0) return null;
  const last = rows.findLastIndex((row) => row.kind !== 'context');
  const from = Math.max(0, first - width);
  const kept: Row[] = rows.slice(from, last + 1 + width);
  const hunk = { rows: kept, stated: from + 1, section: '', anchors: [], atEnd: false, lines };
  return { kind: 'update', path, moveTo: null, changesMode: false, hunks: [hunk] };
}

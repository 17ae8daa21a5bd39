import { fenceProblem } from '../../formats/fence-problem.ts';
import { changedRows } from '../../patch/changed-rows.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import { pythonRepr } from '../../text/python-repr.ts';
import type { RunInput } from '../applier.ts';
import type { FileReport, Run } from '../run.ts';
import { ChatFiles } from '../shared/chat-files.ts';
import { editsAt } from '../shared/edits.ts';
import { pathlibPath } from '../shared/paths.ts';
import { unreadAt } from '../shared/unread.ts';
import { resolved, rootOf, Workspace } from '../shared/workspace.ts';
import { type Listing, readListings } from './listings.ts';

/** Writes the listings of a chat reply; all files of the tree are files of the chat. */
export function runWhole({ tree, edit, scene }: RunInput): Run {
  const workspace = new Workspace(tree);
  const read = readListings(
    fromBytes(edit),
    [...tree.keys()].map((path) => fromBytes(path)),
  );
  if (!read.ok) {
    workspace.say(read.message);
    const sentence = `The listing at line ${read.line} names no file.`;
    const remedy = 'Put the name of the file on the line above its fence.';
    return workspace.finish(false, null, { code: 'no-name', line: read.line, sentence, remedy });
  }
  if (read.listings.length === 0) return workspace.finish(true, null, fenceProblem(edit, '```'));
  const files = new ChatFiles(workspace);
  const listings = read.listings.filter(({ path }) => files.confirm(path));
  for (const listing of listings) {
    const { path, text } = listing;
    if (files.isDirectory(path)) {
      const shown = pathlibPath(`${rootOf(scene)}/${fromBytes(resolved(path))}`);
      workspace.say(`[Errno 21] Is a directory: ${pythonRepr(shown)}`);
      return workspace.finish(false, null, unreadAt(listing.from));
    }
    if (files.isInside(path)) workspace.reports.push(reportOf(listing, workspace.bytes(path) ?? ''));
    files.write(path, text);
  }
  for (const { path } of listings) workspace.say(`Applied edit to ${path}`);
  return workspace.finish(true);
}

/** Nothing is searched for: the file is replaced from its first line to its last. */
function reportOf({ path, text, from, to }: Listing, before: string): FileReport {
  const after = toBytes(text);
  const rows = changedRows(before, after, from);
  const landing = {
    places: [lineIndex(0)],
    printed: null,
    offset: null,
    fuzz: 0,
    dropped: { head: 0, tail: 0 },
    edits: editsAt(rows, 0),
  };
  return {
    path,
    writtenTo: null,
    before,
    after,
    searches: 'input',
    hunks: [
      {
        number: 1,
        patchLines: { from, to },
        section: '',
        rows,
        stated: null,
        expected: null,
        moves: [
          { kind: 'read', stated: null, expected: null, carry: 0 },
          {
            kind: 'note',
            code: 'whole-file',
            sentence: 'Nothing is looked for: the listing is the whole new file.',
            at: null,
          },
          { kind: 'land', landing },
        ],
        outcome: { kind: 'landed', landing },
      },
    ],
  };
}

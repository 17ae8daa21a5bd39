import type { ByteText } from '../../text/bytes.ts';
import { Image } from '../../text/image.ts';
import type { EditProblem } from '../problem.ts';
import { readBody } from './body.ts';
import { blankGit, readGitLine } from './git-header.ts';
import { readHunkHeader } from './hunk-header.ts';
import { readName } from './names.ts';
import { hunkProblems, wholeProblems } from './problems.ts';
import type { GitHeader, PatchLineKind, UnifiedFile, UnifiedHunk, UnifiedReading } from './reading.ts';

interface DraftFile {
  from: number;
  oldName: ByteText | null;
  newName: ByteText | null;
  git: GitHeader | null;
  readonly hunks: UnifiedHunk[];
}

/**
 * Reads a unified or git diff wherever it stands in a text. Never fails: what is wrong is in `problems`, in the
 * order of the lines. It reads as a person does, so it is no tool's own reading: each applier has that itself.
 */
export function readUnified(edit: ByteText): UnifiedReading {
  const image = new Image(edit);
  const kinds: PatchLineKind[] = new Array(image.count).fill('text');
  const files: DraftFile[] = [];
  const problems: EditProblem[] = [];
  let file: DraftFile | null = null;
  const begin = (at: number): DraftFile => {
    const next: DraftFile = { from: at + 1, oldName: null, newName: null, git: null, hunks: [] };
    files.push(next);
    return next;
  };
  for (let at = 0; at < image.count; ) {
    const line = image.line(at);
    if (line.startsWith('diff --git ')) {
      file = begin(at);
      file.git = readGitLine(blankGit, line);
      kinds[at++] = 'command';
    } else if (startsFile(image, at)) {
      // A git header is already open for these names; otherwise they begin a file.
      if (file === null || file.oldName !== null || file.hunks.length > 0) file = begin(at);
      file.oldName = readName(line);
      file.newName = readName(image.line(at + 1));
      kinds[at++] = 'old-name';
      kinds[at++] = 'new-name';
    } else if (isHunkLine(line)) {
      file ??= begin(at);
      const header = readHunkHeader(line);
      const body = readBody(image, at + 1, header);
      kinds[at] = 'hunk';
      for (let i = 0; i < body.kinds.length; i++) kinds[at + 1 + i] = body.kinds[i]!;
      const hunk = { header, from: at + 1, to: body.end, rows: body.rows, extra: body.extra };
      file.hunks.push(hunk);
      problems.push(...hunkProblems(hunk, line, image));
      at = body.end;
    } else {
      const git: GitHeader | null = file?.git && file.hunks.length === 0 ? readGitLine(file.git, line) : null;
      if (file !== null && git !== null && git !== file.git) {
        file.git = git;
        kinds[at] = 'command';
      } else if (/^(index [0-9a-f]+\.\.|Index: |diff -)/.test(line)) kinds[at] = 'command';
      at++;
    }
  }
  return { kinds, files: files satisfies UnifiedFile[], problems: [...problems, ...wholeProblems(files, image)] };
}

/** `---` and `+++` names, one after the other. */
export const startsFile = (image: Image, at: number): boolean =>
  image.line(at).startsWith('--- ') && image.line(at + 1).startsWith('+++ ');

export const isHunkLine = (line: ByteText): boolean => /^@@(?: |$|\r?\n)/.test(line);

import type { EditFile, EditHunk } from './edit.ts';

/** Changes of one file that follow each other as one entry. */
export function byFile(files: readonly EditFile[]): EditFile[] {
  const joined: EditFile[] = [];
  let hunks: EditHunk[] = [];
  for (const file of files) {
    const last = joined.at(-1);
    if (file.kind !== 'update') joined.push(file);
    else if (last?.kind === 'update' && last.path === file.path && last.moveTo === null && file.moveTo === null) {
      hunks.push(...file.hunks);
    } else {
      hunks = [...file.hunks];
      joined.push({ ...file, hunks });
    }
  }
  return joined;
}

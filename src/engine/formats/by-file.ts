import type { EditFile } from './edit.ts';

/** Changes of one file that follow each other as one entry. */
export function byFile(files: readonly EditFile[]): EditFile[] {
  const joined: EditFile[] = [];
  for (const file of files) {
    const last = joined.at(-1);
    if (file.kind === 'update' && last?.kind === 'update' && last.path === file.path && last.moveTo === null) {
      joined[joined.length - 1] = { ...file, hunks: [...last.hunks, ...file.hunks] };
    } else joined.push(file);
  }
  return joined;
}

import type { Story } from './story.ts';

/** Whether every file is as it was. */
export function isTreeUnchanged({ run, tree }: Story): boolean {
  if (run.filesAfter.size !== tree.size) return false;
  for (const [path, file] of tree) {
    const after = run.filesAfter.get(path);
    if (after === undefined || after.text !== file.text || after.mode !== file.mode || after.kind !== file.kind)
      return false;
  }
  return true;
}

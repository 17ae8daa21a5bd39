import type { Story } from './story.ts';

/** Paths by what a run did to them, in the order of the trees. */
export interface TreeChanges {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
}

/** The files before against the files after, whatever the reports say. */
export function treeChanges({ tree, run }: Pick<Story, 'tree' | 'run'>): TreeChanges {
  const after = run.filesAfter;
  const isChanged = (path: string) => {
    const [was, is] = [tree.get(path), after.get(path)];
    return (
      was !== undefined && is !== undefined && (was.text !== is.text || was.mode !== is.mode || was.kind !== is.kind)
    );
  };
  return {
    created: [...after.keys()].filter((path) => !tree.has(path)),
    changed: [...after.keys()].filter(isChanged),
    deleted: [...tree.keys()].filter((path) => !after.has(path)),
  };
}

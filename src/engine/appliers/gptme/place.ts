import { pathlibPath } from '../shared/paths.ts';

/** Where a path leads: in the tree (relative to it), or out of it, which the tool refuses with these words. */
export type Place =
  | { readonly ok: true; readonly path: string; readonly shown: string }
  | { readonly ok: false; readonly message: string };

/** Resolves a relative path in the directory `root`, which is taken to lie in /tmp. */
export function placeOf(path: string, root: string): Place {
  const base = ['tmp', root];
  const steps = [...base];
  for (const component of path.split('/')) {
    if (component === '..') steps.pop();
    else if (component !== '' && component !== '.') steps.push(component);
  }
  const isInside = base.every((step, i) => steps[i] === step);
  const inner = steps.slice(base.length).join('/');
  if (isInside) return { ok: true, path: inner, shown: inner === '' ? root : `${root}/${inner}` };
  const message = `Path traversal detected: ${pathlibPath(path)} resolves to /${steps.join('/')} which is outside current directory ${root}`;
  return { ok: false, message };
}

import { pythonRepr } from '../../text/python-repr.ts';
import type { Fields, Lines } from '../shared/call.ts';
import { leadsOut, pathlibPath } from '../shared/paths.ts';
import type { Workspace } from '../shared/workspace.ts';

/** What every command of the tool works with. */
export interface Desk {
  readonly workspace: Workspace;
  readonly fields: Fields;
  readonly lines: Lines;
  readonly path: string;
  /** The path as the tool prints it. */
  readonly shown: string;
}

/** The system follows a path step by step: a directory that it leaves by `..` must be there. Others are not known. */
const isWalkable = (workspace: Workspace, path: string): boolean =>
  path.split('/').every((step, i, steps) => {
    const above = steps.slice(0, i).join('/');
    return step !== '..' || leadsOut(above) || workspace.isDirectory(above);
  });

export const isFile = ({ workspace, path }: Desk): boolean =>
  !leadsOut(path) && isWalkable(workspace, path) && workspace.has(path);

export const isDirectory = (workspace: Workspace, path: string): boolean =>
  !leadsOut(path) && isWalkable(workspace, path) && workspace.isDirectory(path);

/** Why a new file cannot be written; null when its directory is there. */
export function unwritable({ workspace, path, shown }: Desk): string | null {
  const parent = pathlibPath(path).split('/').slice(0, -1).join('/');
  if (leadsOut(path) ? isWalkable(workspace, path) : isDirectory(workspace, parent)) return null;
  const reason = workspace.has(parent) ? '[Errno 20] Not a directory' : '[Errno 2] No such file or directory';
  return `Ran into ${reason}: ${pythonRepr(shown)} while trying to write to ${shown}`;
}

/** Read as Python's text mode does: every line end becomes a line feed. */
export const textOf = ({ workspace, path }: Desk): string => (workspace.read(path) ?? '').replace(/\r\n?/g, '\n');

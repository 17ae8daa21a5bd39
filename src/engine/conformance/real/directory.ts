import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tree, TreeFile } from '../../text/tree.ts';

/** Writes a tree of files below `root`. `lastChange`: their time, in seconds since 1970; now unless given. */
export function writeDirectory(root: string, tree: Tree, lastChange?: number): void {
  mkdirSync(root, { recursive: true });
  for (const [path, { kind, text, mode }] of tree) {
    const place = onDisk(root, path);
    mkdirSync(dirname(place), { recursive: true });
    if (kind === 'symlink') symlinkSync(Buffer.from(text, 'latin1'), place);
    else writeFileSync(place, Buffer.from(text, 'latin1'), { mode });
    if (kind === 'file' && mode !== 0o644) chmodSync(place, mode);
    if (kind === 'file' && lastChange !== undefined) utimesSync(place, lastChange, lastChange);
  }
}

/** The files below `root` that are wanted by their names, bytes and permission bits. Nothing below a `.git` or `.hg`. */
export function readDirectory(root: string, wants: (name: string) => boolean = () => true): Tree {
  const tree = new Map<string, TreeFile>();
  const visit = (folder: string) => {
    for (const name of readdirSync(onDisk(root, folder), { encoding: 'latin1' }).sort()) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const place = onDisk(root, path);
      const stat = lstatSync(place);
      if (stat.isDirectory()) {
        if (name !== '.git' && name !== '.hg') visit(path);
      } else if (!wants(name)) {
      } else if (stat.isSymbolicLink()) {
        tree.set(path, { kind: 'symlink', text: readlinkSync(place, 'latin1'), mode: 0o777 });
      } else {
        tree.set(path, { kind: 'file', text: readFileSync(place, 'latin1'), mode: stat.mode & 0o7777 });
      }
    }
  };
  visit('');
  return tree;
}

/** A path on the disk; names are bytes there. */
const onDisk = (root: string, path: string): string => join(root, Buffer.from(path, 'latin1').toString('utf8'));

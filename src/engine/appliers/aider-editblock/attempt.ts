import { barePythonLines, pythonStrip } from '../../text/blanks.ts';
import { fromBytes } from '../../text/bytes.ts';
import type { ChatFiles } from '../shared/chat-files.ts';
import { resolved } from '../shared/workspace.ts';
import type { Block } from './blocks.ts';
import { type Replaced, replaceMostSimilar } from './replace.ts';

/** The file for which a block is taken in the end, and what came of it there; null when there is no such file. */
export interface Chosen {
  readonly path: string;
  readonly result: Replaced | null;
}

/** The tool itself fails on the block: it takes the first of no lines. */
type Fault = 'fault';

const isBlank = (text: string) => pythonStrip.both(text) === '';

/** The file that a block names; or, when it does not fit there, the first file of the chat in which it does. */
export function choose(files: ChatFiles, block: Block, chat: readonly string[]): Chosen | Fault {
  const own = attempt(files, block, block.path);
  if (own === 'fault') return 'fault';
  if (own?.after || isBlank(block.search)) return { path: block.path, result: own };
  for (const path of chat) {
    const result = attempt(files, block, path);
    if (result === 'fault') return 'fault';
    if (result?.after) return { path, result };
  }
  return { path: block.path, result: own };
}

/** A block whose search is blank, once it is unwrapped, is appended to the file. Null where there is no text. */
function attempt(files: ChatFiles, block: Block, path: string): Replaced | null | Fault {
  if (!files.exists(path)) return null;
  const text = files.read(path);
  const search = unwrapped(block.search, path);
  const replacement = unwrapped(block.replacement, path);
  if (search === null || replacement === null) return 'fault';
  if (text === null) return null;
  if (!isBlank(search)) return replaceMostSimilar(text, search, replacement);
  return { after: text + replacement || null, attempts: [], span: { start: text.length, end: text.length } };
}

/**
 * A part that repeats the file name and a fence around itself is taken out of them. It ends in one line feed, and so
 * loses a blank line at its end. Null when there is nothing but the name.
 */
function unwrapped(part: string, path: string): string | null {
  let lines = barePythonLines(part);
  if (lines.length === 0) return part;
  const base = fromBytes(resolved(path)).split('/').at(-1)!;
  if (base !== '' && pythonStrip.both(lines[0]!).endsWith(base)) lines = lines.slice(1);
  if (lines.length === 0) return null;
  if (lines[0]!.startsWith('```') && lines.at(-1)!.startsWith('```')) lines = lines.slice(1, -1);
  const text = lines.join('\n');
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

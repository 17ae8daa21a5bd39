/** A SEARCH/REPLACE block; both texts end each line with a line feed. */
export interface Block {
  readonly search: string;
  readonly replacement: string;
  /** 1-based lines of the edit. */
  readonly from: number;
  readonly to: number;
}

const searchMarker = /^[-]{3,} SEARCH>?$|^[<]{3,} SEARCH>?$/;
const dividerMarker = /^[=]{3,}$/;
const replaceMarker = /^[+]{3,} REPLACE>?$|^[>]{3,} REPLACE>?$/;

/** Reads blocks line by line; a last block without its closing marker is taken as closed. */
export function readBlocks(diff: string): Block[] {
  const lines = diff.split('\n');
  const blocks: Block[] = [];
  let part: 'none' | 'search' | 'replacement' = 'none';
  let search = '';
  let replacement = '';
  let from = 0;
  const close = (to: number) => {
    blocks.push({ search, replacement, from, to });
    part = 'none';
  };
  for (const [i, line] of lines.entries()) {
    if (searchMarker.test(line)) {
      part = 'search';
      search = '';
      replacement = '';
      from = i + 1;
    } else if (part === 'search' && dividerMarker.test(line)) part = 'replacement';
    else if (part === 'replacement' && replaceMarker.test(line)) close(i + 1);
    else if (part === 'search') search += `${line}\n`;
    else if (part === 'replacement') replacement += `${line}\n`;
  }
  if (part === 'replacement') close(lines.length);
  return blocks;
}

import { counted, figures, kindOfText } from '../../engine/index.ts';
import type { Recognised, Stretch } from './recognise.ts';

/** One thing that was found, told in a sentence. */
export interface Finding {
  readonly title: string;
  readonly sentence: string;
  readonly where: string;
}

/** What was recognised, and what is still missing. */
export function findings({ stretches, edit, hunks, paths, file }: Recognised): Finding[] {
  const found: Finding[] = [];
  const page = stretches.find(({ kind }) => kind === 'page');
  if (page)
    found.push({
      title: 'A web page',
      sentence:
        'This is the page around a patch, not the patch. On a code host choose Raw, or add .patch to the address, and copy that.',
      where: lines(page),
    });
  const patches = stretches.filter(({ kind }) => kind === 'patch');
  if (edit !== '')
    found.push({
      title: patches.length > 1 ? 'Patches' : 'A patch',
      sentence:
        hunks > 0
          ? `Unified diff, ${counted(Math.max(1, paths.length), 'file')}, ${counted(hunks, 'hunk')}.`
          : `${kindOfText(edit).sentence} What it is read as can be changed on the next page.`,
      where: patches.map(lines).join(', '),
    });
  const text = stretches.find(({ kind }) => kind === 'file');
  if (file && text)
    found.push({
      title: 'A file',
      sentence: `${file.path}, ${counted(lineCount(file.text), 'line')}. ${ends(file.text)}`,
      where: lines(text),
    });
  const log = stretches.filter(({ kind }) => kind === 'log');
  if (log.length > 0)
    found.push({ title: 'A log', sentence: 'What a tool printed. It is left out.', where: log.map(lines).join(', ') });
  found.push(missing(edit, file !== null, page !== undefined));
  return found;
}

function missing(edit: string, hasFile: boolean, isPage: boolean): Finding {
  if (isPage) return { title: 'The patch is missing', sentence: 'Paste the patch itself.', where: '' };
  if (edit === '' && !hasFile) return { title: 'Nothing yet', sentence: 'Paste a patch, a file, or both.', where: '' };
  if (edit === '')
    return { title: 'A patch is missing', sentence: 'Paste it below the file, or drop it on the page.', where: '' };
  if (!hasFile)
    return { title: 'The file is missing', sentence: 'The file on the page stays, if there is one.', where: '' };
  return {
    title: 'Nothing is missing',
    sentence: 'Other lines are talk and code fences. They are left out.',
    where: '',
  };
}

const lines = ({ from, to }: Stretch): string =>
  to < from ? '' : from === to ? `line ${figures(from)}` : `lines ${figures(from)} to ${figures(to)}`;

const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

function ends(text: string): string {
  const hasReturns = text.includes('\r\n');
  const isMixed = hasReturns && /[^\r]\n/.test(text);
  const last = text.endsWith('\n') ? 'and the last one has its newline' : 'and the last one has no newline';
  return `${isMixed ? 'Its lines end in CR LF and in LF' : `All lines end in ${hasReturns ? 'CR LF' : 'LF'}`}, ${last}.`;
}

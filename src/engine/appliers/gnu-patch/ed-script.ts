import type { ByteText } from '../../text/bytes.ts';
import type { Problem } from '../run.ts';
import type { PatchReader, ReaderPlace } from './patch-reader.ts';

/** A line that an ed script could begin with. */
export const isEdCommand = (text: ByteText): boolean =>
  /^(?:(?:\d+(?:,\d+)?)?(?:[cd]|s\/\.\/\/)|\d*[ai])[ \t]*\n$/.test(text);

/** Ed scripts are programs for an editor: they are told of, and never run. */
export const edProblem = ({ trueLine }: ReaderPlace): Problem => ({
  code: 'ed-script',
  line: trueLine + 1,
  sentence: 'Here begins an ed script. GNU patch hands it to the editor ed, which is not played here.',
  remedy: 'Make the patch again with "diff -u".',
});

/** Reads past an ed script that is skipped. */
export function skipEdScript(reader: PatchReader): void {
  for (;;) {
    const before = reader.place();
    const line = reader.next();
    if (line === null) return;
    if (!isEdCommand(line)) {
      reader.seek(before);
      return;
    }
    if (!/[aci][ \t]*\n$/.test(line)) continue;
    for (let text = reader.next(); text !== null && text !== '.\n'; text = reader.next());
  }
}

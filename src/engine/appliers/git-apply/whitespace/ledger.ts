import type { ByteText } from '../../../text/bytes.ts';
import { type Messages, plural } from '../messages.ts';
import type { WhitespaceAction } from '../settings.ts';

/** How many errors are printed before the rest is only counted. */
const printed = 5;

/** The whitespace errors of a run, over all its inputs. */
export class WhitespaceLedger {
  /** Decided anew for every input while neither option nor configuration names it. */
  action: WhitespaceAction;
  /** Every error found: in added lines, in context, at the end of a file. */
  total = 0;
  /** Added lines that were cleaned. */
  fixed = 0;
  readonly #neverSquelches: boolean;

  constructor(action: WhitespaceAction, neverSquelches: boolean) {
    this.action = action;
    this.#neverSquelches = neverSquelches;
  }

  get stopsRun(): boolean {
    return (this.action === 'error' || this.action === 'error-all') && this.total > 0;
  }

  /**
   * Counts an error and shows the line, unless enough were shown. `place` is `input:line` as printed, `error` the
   * texts of `whitespaceErrors`, `line` the data shown below, of which C prints what stands before a NUL.
   */
  report(messages: Messages, place: ByteText, error: ByteText, line: ByteText): void {
    this.total += 1;
    if (!this.#neverSquelches && this.total > printed) return;
    messages.tell(`${place}: ${error}.\n${line.replace(/\0.*/s, '')}\n`);
  }

  /** Says at the end of a run what was found. True: the run fails because of it (exit status 128). */
  summarise(messages: Messages, applies: boolean): boolean {
    const { total, fixed } = this;
    if (total === 0) return false;
    const squelched = this.#neverSquelches ? 0 : total - printed;
    if (squelched > 0) {
      messages.warning(`squelched ${squelched} whitespace ${plural(squelched, 'error', 'errors')}`);
    }
    const adds = `${total} ${plural(total, 'line adds', 'lines add')} whitespace errors.`;
    if (this.stopsRun) messages.error(adds);
    else if (fixed > 0 && applies) {
      messages.warning(`${fixed} ${plural(fixed, 'line', 'lines')} applied after fixing whitespace errors.`);
    } else messages.warning(adds);
    return this.stopsRun;
  }
}

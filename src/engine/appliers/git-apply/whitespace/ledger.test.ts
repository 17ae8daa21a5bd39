import { expect, test } from 'vitest';
import { Messages } from '../messages.ts';
import type { WhitespaceAction } from '../settings.ts';
import { WhitespaceLedger } from './ledger.ts';

/** What is printed for `errors` errors, of which `fixed` were fixed; and whether the run fails. */
function summary(action: WhitespaceAction, errors: number, fixed = 0, applies = true) {
  const messages = new Messages();
  const ledger = new WhitespaceLedger(action, action === 'error-all');
  for (let i = 0; i < errors; i++) ledger.report(messages, `<stdin>:${i + 4}`, 'trailing whitespace', 'a ');
  ledger.fixed = fixed;
  const reported = messages.chunks.length;
  const fails = ledger.summarise(messages, applies);
  const text = messages.chunks
    .slice(reported)
    .map((chunk) => chunk.text)
    .join('');
  return { reported, text, fails };
}

test.for([
  ['warn', 0, 0, true, ''],
  ['warn', 1, 0, true, 'warning: 1 line adds whitespace errors.\n'],
  ['warn', 2, 0, true, 'warning: 2 lines add whitespace errors.\n'],
  ['warn', 6, 0, true, 'warning: squelched 1 whitespace error\nwarning: 6 lines add whitespace errors.\n'],
  ['warn', 7, 0, true, 'warning: squelched 2 whitespace errors\nwarning: 7 lines add whitespace errors.\n'],
  ['fix', 2, 1, true, 'warning: 1 line applied after fixing whitespace errors.\n'],
  ['fix', 2, 2, true, 'warning: 2 lines applied after fixing whitespace errors.\n'],
  ['fix', 2, 2, false, 'warning: 2 lines add whitespace errors.\n'],
  ['fix', 1, 0, true, 'warning: 1 line adds whitespace errors.\n'],
  ['error', 1, 0, true, 'error: 1 line adds whitespace errors.\n'],
  ['error', 6, 0, true, 'warning: squelched 1 whitespace error\nerror: 6 lines add whitespace errors.\n'],
  ['error-all', 6, 0, true, 'error: 6 lines add whitespace errors.\n'],
] as const)('%s with %i errors, %i fixed, applying %j', ([action, errors, fixed, applies, text]) => {
  const fails = errors > 0 && action.startsWith('error');
  const reported = action === 'error-all' ? errors : Math.min(errors, 5);
  expect(summary(action, errors, fixed, applies)).toEqual({ reported, text, fails });
});

test('a report shows place, error and line up to a NUL', () => {
  const messages = new Messages();
  new WhitespaceLedger('warn', false).report(messages, 'p:7', 'trailing whitespace', 'a\0b ');
  expect(messages.chunks).toEqual([{ stream: 'stderr', text: 'p:7: trailing whitespace.\na\n' }]);
});

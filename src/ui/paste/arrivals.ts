import type { App } from '../../stores/app.ts';
import { bytesOfText } from './bytes.ts';
import { type Arrival, arrivalInFile, arrivalInPatch, arrivalOfFiles, arrivalOfText, tooLargeToRead } from './door.ts';
import { incomingOf } from './incoming.ts';
import { withReader } from './reader.ts';
import type { Arrivals } from './useArrivals.ts';

export { isWholePatch } from './recognise.ts';

/** The ways in, all through one door. */
export function arrivalsOf({ document, session, results }: Pick<App, 'document' | 'session' | 'results'>): Arrivals {
  const enter = ({ next, said }: Arrival) =>
    next === document.getState()
      ? session.say(said)
      : session.openDraft(withReader(next, results.getState().profiles), said);
  return {
    files: async (files) => {
      const refused = tooLargeToRead(files);
      if (refused !== null) return session.say(refused);
      const incoming = await incomingOf(files);
      return enter(arrivalOfFiles(document.getState(), incoming));
    },
    text: async (text, said) => {
      const bytes = await bytesOfText(text);
      const now = document.getState();
      const arrival = arrivalOfText(now, bytes);
      return enter(said !== undefined && arrival.next !== now ? { next: arrival.next, said } : arrival);
    },
    intoFile: async (path, text) => enter(arrivalInFile(document.getState(), path, text)),
    intoPatch: async (edit) => enter(arrivalInPatch(document.getState(), edit)),
  };
}

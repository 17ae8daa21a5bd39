/// <reference lib="webworker" />
import { outlineOf } from '../syntax/browser.ts';
import { Desk } from './desk.ts';
import type { Reply, Request } from './protocol.ts';

const desk = new Desk({
  reply: (reply: Reply) => self.postMessage(reply),
  outlineOf,
  breathe: () => new Promise((resolve) => setTimeout(resolve)),
});

desk.introduce();
self.onmessage = ({ data }: MessageEvent<Request>) => void desk.handle(data);

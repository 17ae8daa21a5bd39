import type { ByteText } from '../engine/index.ts';
import type { Generation, Question, Reply, Request, Slot, Task } from './protocol.ts';

/** The worker as this module sees it; tests pass a fake. */
export interface Port {
  post(request: Request): void;
  stop(): void;
}

/** Starts a worker that answers to these. */
export type Spawn = (hear: (reply: Reply) => void, fail: (message: string) => void) => Port;

export interface Client {
  /** Hands in a task with its texts; whatever was being computed is given up. */
  submit(texts: ReadonlyMap<Slot, ByteText>, task: Task): void;
  /** Asks about another applier or hunk of the same task; false when no worker is left that knows it. */
  look(generation: Generation, chosen: string, question: Question): boolean;
  /** Gives up what is being computed. */
  stop(): void;
}

/** A run that has said nothing for this long is stopped, so that the page can go on. */
const patience = 60_000;
/** A new task does not wait behind a run that has said nothing for this long. */
const busy = 2_000;

/** Speaks to the worker: sends only what changed, and starts another worker when one dies or hangs. */
export function createClient(spawn: Spawn, receive: (reply: Reply) => void): Client {
  let sent = new Map<Slot, ByteText>();
  let generation: Generation = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let drowsy: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let port: Port | null = start();

  function rest() {
    clearTimeout(watch);
    clearTimeout(drowsy);
    isBusy = false;
  }

  function give(message: string) {
    port?.stop();
    port = null;
    rest();
    receive({ kind: 'failed', generation, applier: null, message });
  }

  function wait() {
    rest();
    drowsy = setTimeout(() => {
      isBusy = true;
    }, busy);
    watch = setTimeout(() => give('This took longer than a minute and was stopped.'), patience);
  }

  function start(): Port {
    sent = new Map();
    return spawn(
      (reply) => {
        if (reply.kind === 'catalogue') return receive(reply);
        if (reply.generation !== generation) return;
        const isLast = reply.kind === 'settled' || (reply.kind === 'failed' && reply.applier === null);
        if (isLast) rest();
        else wait();
        receive(reply);
      },
      (message) => give(message || 'The worker could not be started.'),
    );
  }

  return {
    submit(texts, task) {
      if (isBusy) {
        port?.stop();
        port = null;
      }
      port ??= start();
      generation = task.generation;
      for (const slot of sent.keys()) if (!texts.has(slot)) port.post({ kind: 'drop', slot });
      for (const [slot, text] of texts) {
        if (sent.get(slot) !== text) port.post({ kind: 'put', slot, text });
      }
      sent = new Map(texts);
      port.post({ kind: 'task', task });
      wait();
    },
    look(generation, chosen, question) {
      port?.post({ kind: 'look', generation, chosen, question });
      return port !== null;
    },
    stop: () => give('You stopped it.'),
  };
}

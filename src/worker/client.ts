import type { ByteText } from '../engine/index.ts';
import type { Generation, Reply, Request, Slot, Task } from './protocol.ts';

/** The worker as this module sees it; tests pass a fake. */
export interface Port {
  postMessage(request: Request): void;
  terminate(): void;
  onmessage: ((event: { data: Reply }) => void) | null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null;
}

export interface Client {
  /** Hands in a task with its texts; whatever was being computed is given up. */
  submit(texts: ReadonlyMap<Slot, ByteText>, task: Task): void;
  choose(generation: Generation, applier: string): void;
}

/** A run that has said nothing for this long is stopped, so that the page can go on. */
const patience = 60_000;

/** Speaks to the worker: sends only what changed, and starts another worker when one dies or hangs. */
export function createClient(spawn: () => Port, receive: (reply: Reply) => void): Client {
  let port: Port | null = null;
  let sent = new Map<Slot, ByteText>();
  let generation: Generation = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;

  function give(message: string) {
    port?.terminate();
    port = null;
    clearTimeout(watch);
    receive({ kind: 'failed', generation, applier: null, message });
  }

  function wait() {
    clearTimeout(watch);
    watch = setTimeout(() => give('This took longer than a minute and was stopped.'), patience);
  }

  function start(): Port {
    const started = spawn();
    sent = new Map();
    started.onmessage = ({ data }) => {
      if (data.generation !== generation) return;
      if (data.kind === 'settled' || data.kind === 'failed') clearTimeout(watch);
      else wait();
      receive(data);
    };
    started.onerror = (event) => {
      event.preventDefault();
      give(event.message || 'The worker could not be started.');
    };
    return started;
  }

  return {
    submit(texts, task) {
      port ??= start();
      generation = task.generation;
      for (const slot of sent.keys()) if (!texts.has(slot)) port.postMessage({ kind: 'drop', slot });
      for (const [slot, text] of texts) {
        if (sent.get(slot) !== text) port.postMessage({ kind: 'put', slot, text });
      }
      sent = new Map(texts);
      port.postMessage({ kind: 'task', task });
      wait();
    },
    choose(generation, applier) {
      port?.postMessage({ kind: 'choose', generation, applier });
    },
  };
}

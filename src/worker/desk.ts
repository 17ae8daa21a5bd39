import {
  type Applier,
  appliers,
  type ByteText,
  type Outline,
  plainFile,
  type Run,
  type Scene,
  type Tree,
} from '../engine/index.ts';
import type { Reply, Request, Slot, Task } from './protocol.ts';

/** What the worker needs from outside: an answer's way back, function names, and a moment to read its post. */
export interface Surroundings {
  reply(reply: Reply): void;
  outlineOf(path: string, text: ByteText): Promise<Outline | null>;
  /** Resolves when messages that arrived meanwhile have been delivered. */
  breathe(): Promise<void>;
}

/** Keeps the texts, computes the newest task, and gives up older ones between two appliers. */
export class Desk {
  readonly #around: Surroundings;
  readonly #texts = new Map<Slot, ByteText>();
  readonly #runs = new Map<string, Run>();
  #task: Task | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async handle(request: Request): Promise<void> {
    switch (request.kind) {
      case 'put':
        this.#texts.set(request.slot, request.text);
        return;
      case 'drop':
        this.#texts.delete(request.slot);
        return;
      case 'choose':
        return this.#choose(request.applier, request.generation);
      case 'task':
        this.#task = request.task;
        this.#runs.clear();
        return this.#compute(request.task);
    }
  }

  #choose(applier: string, generation: number) {
    const run = this.#runs.get(applier);
    if (run) this.#around.reply({ kind: 'run', generation, applier, run });
  }

  async #compute(task: Task): Promise<void> {
    const { generation, chosen } = task;
    const { reply } = this.#around;
    // A moment to hear of a newer task: several keystrokes may be waiting.
    await this.#around.breathe();
    if (task !== this.#task) return;
    const tree = this.#tree(task, 'file');
    const outlines = await this.#outlines(tree);
    if (task !== this.#task) return;
    reply({ kind: 'outlines', generation, outlines });
    for (const applier of chosenFirst(chosen)) {
      const call = task.calls[applier.id];
      if (!call) continue;
      const run = this.#run(applier, task, tree, outlines);
      if (run) {
        this.#runs.set(applier.id, run);
        if (applier.id === chosen) reply({ kind: 'run', generation, applier: applier.id, run });
        reply({ kind: 'row', generation, applier: applier.id, run: lean(run) });
      }
      await this.#around.breathe();
      if (task !== this.#task) return;
    }
    reply({ kind: 'settled', generation });
  }

  /** A throw is a bug of ours in one applier: it is told, and the others go on. */
  #run(applier: Applier, task: Task, tree: Tree, outlines: Readonly<Record<string, Outline>>): Run | null {
    const { args, version, answers } = task.calls[applier.id]!;
    const scene: Scene = {
      answers,
      version,
      base: task.base.length > 0 ? this.#tree(task, 'base') : null,
      repository: task.repository,
      env: {},
      outline: (path) => outlines[path] ?? null,
    };
    try {
      return applier.run({ tree, edit: this.#texts.get('edit') ?? '', args, scene });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#around.reply({ kind: 'failed', generation: task.generation, applier: applier.id, message });
      return null;
    }
  }

  #tree(task: Task, kind: 'file' | 'base'): Tree {
    const paths = kind === 'file' ? task.files : task.base;
    return new Map(paths.map((path) => [path, plainFile(this.#texts.get(`${kind}:${path}`) ?? '')]));
  }

  async #outlines(tree: Tree): Promise<Record<string, Outline>> {
    const found: Record<string, Outline> = {};
    for (const [path, { text }] of tree) {
      const outline = await this.#around.outlineOf(path, text).catch(() => null);
      if (outline) found[path] = outline;
    }
    return found;
  }
}

const chosenFirst = (chosen: string): readonly Applier[] => [
  ...appliers.filter(({ id }) => id === chosen),
  ...appliers.filter(({ id }) => id !== chosen),
];

/** The run without its texts, which may be large; the page has them or asks for the whole run. */
const lean = (run: Run): Run => ({
  ...run,
  filesAfter: new Map(),
  reports: run.reports.map((report) => ({ ...report, before: '', after: report.after === null ? null : '' })),
});

import {
  type Applier,
  applierById,
  appliers,
  type ByteText,
  type EditReading,
  type FormatId,
  formatOf,
  type Outline,
  plainFile,
  plainScene,
  type Run,
  readEdit,
  runConverted,
  type Scene,
  type Tree,
} from '../engine/index.ts';
import { endingOf, judge, type PatchPlace, placeOf, surveyed, type Table } from './judge.ts';
import { packRun, sharing } from './packed.ts';
import type { Conversion, Generation, Question, Reply, Request, Slot, Task } from './protocol.ts';

/** What the worker needs from outside: an answer's way back, function names, and a moment to read its post. */
export interface Surroundings {
  reply(reply: Reply): void;
  outlineOf(path: string, text: ByteText): Promise<Outline | null>;
  /** Resolves when messages that arrived meanwhile have been delivered. */
  breathe(): Promise<void>;
}

/** What came of one applier. */
interface Done {
  readonly run: Run;
  readonly conversion: Conversion | null;
  /** The text that it was given in place of the pasted one. */
  readonly converted: ByteText | null;
}

/** The edit as appliers of other syntaxes are given it. Read when the first of them asks. */
interface Foreign {
  readonly format: FormatId | null;
  reading: EditReading | null;
}

/** Keeps the texts, computes the newest task, and gives up older ones between two appliers. */
export class Desk {
  readonly #around: Surroundings;
  readonly #texts = new Map<Slot, ByteText>();
  readonly #runs = new Map<string, Done>();
  /** The texts of all runs, each once. */
  readonly #results = new Map<ByteText, ByteText>();
  #task: Task | null = null;
  #table: Table | null = null;
  #foreign: Foreign = { format: null, reading: null };

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Says which appliers there are. */
  introduce(): void {
    this.#around.reply({ kind: 'catalogue', profiles: appliers.map(({ run, convert, ...profile }) => profile) });
  }

  /** Takes a message. A bug of ours is told like any other answer: the page goes on. */
  async handle(request: Request): Promise<void> {
    try {
      await this.#handle(request);
    } catch (error) {
      this.#around.reply({
        kind: 'failed',
        generation: this.#task?.generation ?? 0,
        applier: null,
        message: messageOf(error),
      });
    }
  }

  async #handle(request: Request): Promise<void> {
    switch (request.kind) {
      case 'put':
        this.#texts.set(request.slot, request.text);
        return;
      case 'drop':
        this.#texts.delete(request.slot);
        return;
      case 'look':
        return this.#look(request.generation, request.chosen, request.question);
      case 'task':
        this.#task = { ...request.task, chosen: existing(request.task.chosen) };
        this.#table = null;
        this.#runs.clear();
        this.#results.clear();
        return this.#compute(this.#task);
    }
  }

  /** The runs stay; what is looked at in them changes. A task still being computed goes on with the new question. */
  #look(generation: Generation, chosen: string, question: Question) {
    const task = this.#task;
    if (!task || task.generation !== generation) return;
    const isOther = chosen !== task.chosen;
    Object.assign(task, { chosen: existing(chosen), question });
    const done = this.#runs.get(chosen);
    if (!this.#table) return;
    this.#table = { ...this.#table, known: question.known };
    if (isOther && done) this.#tellWhole(chosen, generation, done);
    const rows = [...this.#runs].map(([id, { run }]) => [
      id,
      judge(applierById(id)!, run, this.#table!, this.#place()),
    ]);
    this.#around.reply({ kind: 'judged', generation, rows: Object.fromEntries(rows) });
  }

  async #compute(task: Task): Promise<void> {
    const { generation } = task;
    const { reply } = this.#around;
    // A moment to hear of a newer task: several keystrokes may be waiting.
    await this.#around.breathe();
    if (task !== this.#task) return;
    const tree = this.#tree(task, 'file');
    const outlines = await this.#outlines(tree);
    if (task !== this.#task) return;
    const edit = this.#texts.get('edit') ?? '';
    this.#table = { edit, tree, outlines, known: task.question.known };
    this.#foreign = { format: task.converting.length === 0 ? null : (task.format ?? formatOf(edit)), reading: null };
    reply({ kind: 'outlines', generation, outlines });
    for (const applier of chosenFirst(task.chosen)) {
      const done = this.#run(applier, task, this.#table);
      if (done) this.#tell(applier, task, { ...done, run: sharing(done.run, this.#results) });
      await this.#around.breathe();
      if (task !== this.#task) return;
    }
    reply({ kind: 'settled', generation });
  }

  #tell(applier: Applier, { generation, chosen }: Task, done: Done) {
    const { run, conversion } = done;
    this.#runs.set(applier.id, done);
    if (applier.id === chosen) this.#tellWhole(applier.id, generation, done);
    const judged = judge(applier, run, this.#table!, this.#place());
    this.#around.reply({ kind: 'row', generation, applier: applier.id, ending: endingOf(run), judged, conversion });
  }

  #tellWhole(applier: string, generation: Generation, { run, converted }: Done) {
    this.#around.reply({
      kind: 'run',
      generation,
      applier,
      packed: packRun(run, this.#table!.tree),
      surveyed: surveyed(run, this.#task!.question.hunk),
      converted,
    });
  }

  /** Where the hunk that is looked at begins in the edit, so that every applier's own counting finds it. */
  #place(): PatchPlace | null {
    const { chosen, question } = this.#task!;
    const run = this.#runs.get(chosen)?.run;
    return run ? placeOf(run, question.hunk) : null;
  }

  /** A throw is a bug of ours in one applier: it is told, and the others go on. */
  #run(applier: Applier, task: Task, { tree, edit, outlines }: Table): Done | null {
    const { args = applier.defaults, version = null, answers = null } = task.calls[applier.id] ?? {};
    const scene: Scene = {
      ...plainScene,
      answers,
      version,
      base: task.base.length > 0 ? this.#tree(task, 'base') : null,
      repository: task.repository,
      outline: (path) => outlines[path] ?? null,
    };
    try {
      if (!this.#isForeign(applier, task)) return native(applier.run({ tree, edit, args, scene }));
      this.#foreign.reading ??= readEdit(edit, this.#foreign.format!, tree);
      const ran = runConverted(applier, this.#foreign.reading, { tree, args, scene });
      return ran.ok
        ? { run: ran.run, conversion: { ok: true, told: ran.told }, converted: ran.text }
        : { ...native(applier.run({ tree, edit, args, scene })), conversion: ran };
    } catch (error) {
      const { generation } = task;
      this.#around.reply({ kind: 'failed', generation, applier: applier.id, message: messageOf(error) });
      return null;
    }
  }

  /** Whether it is to be given the edit converted, since it does not read what was pasted. */
  #isForeign({ id, formats }: Applier, { converting }: Task): boolean {
    const { format } = this.#foreign;
    return format !== null && !formats.includes(format) && (converting === 'all' || converting.includes(id));
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

const native = (run: Run): Done => ({ run, conversion: null, converted: null });

const existing = (id: string): string => applierById(id)?.id ?? appliers[0]!.id;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const chosenFirst = (chosen: string): readonly Applier[] => [
  ...appliers.filter(({ id }) => id === chosen),
  ...appliers.filter(({ id }) => id !== chosen),
];

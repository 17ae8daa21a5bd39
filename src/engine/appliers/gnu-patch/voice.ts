import type { ByteText } from '../../text/bytes.ts';
import type { Chunk, Question } from '../run.ts';
import type { Node } from './disk.ts';
import type { Fatal } from './hunk.ts';

/** What the tool prints, in the order in which it appears, and the questions it asks. */
export class Voice {
  readonly chunks: Chunk[] = [];
  readonly questions: Question[] = [];
  /** The error of the system call that failed last. */
  systemError = 'Success';
  readonly #answers: readonly string[] | null;
  /** What looking for a terminal fails with, where there is none; the first question does so. */
  readonly #noTerminal: string;
  #messages: Chunk['stream'] = 'stdout';
  /** A line feed printed but not yet flushed: it appears after a fatal message (vector 030). */
  #held = '';

  /**
   * `answers` are what a person types; null when stdout is no terminal and nobody is asked. Whoever `insists` tries
   * to open a terminal all the same.
   */
  constructor(answers: readonly string[] | null, insists: boolean) {
    this.#answers = answers;
    this.#noTerminal = insists ? 'No such device or address' : 'Inappropriate ioctl for device';
  }

  /** Sends everything that is said from here on to stderr: stdout is for the result (`-o -`). */
  leaveStdoutToResult(): void {
    this.#messages = 'stderr';
  }

  say(text: ByteText): void {
    if (this.#held !== '') this.#print(this.#messages, this.#held);
    this.#held = '';
    this.#print(this.#messages, text);
  }

  /** What is not found is the last error of the system's. */
  noteMissing(node: Node): void {
    if (node.kind === 'missing') this.systemError = node.error;
  }

  warn(text: ByteText): void {
    this.#print('stderr', text);
  }

  result(text: ByteText): void {
    this.#print('stdout', text);
  }

  die({ text, end }: Fatal): void {
    const stars = end === 'crash' ? '' : '**** ';
    const error = end === 'write' ? ` : ${this.systemError}` : '';
    this.#print('stderr', `patch: ${stars}${text}${error}\n`);
  }

  /** Flushes what is left when the run ends. */
  close(): void {
    if (this.#held !== '') this.say('');
  }

  /** Asks and gives the line that was typed, without its line feed; the empty line when nobody is there. */
  ask(text: ByteText): ByteText {
    this.say(text);
    const asked = this.questions.length;
    if (this.#answers === null) {
      if (asked === 0) this.systemError = this.#noTerminal;
      this.#held = '\n';
      this.questions.push({ text, answer: null });
      return '';
    }
    const typed = this.#answers[asked];
    if (typed === undefined) this.say('EOF\n');
    const answer = (typed ?? '').replace(/\n.*/s, '');
    this.questions.push({ text, answer });
    return answer;
  }

  #print(stream: Chunk['stream'], text: ByteText): void {
    if (text !== '') this.chunks.push({ stream, text });
  }
}

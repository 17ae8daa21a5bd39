import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

export interface CommandResult {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command did not come to its end in time. The server is gone then. */
export class Endless extends Error {}

/**
 * Mercurial's command server: one process for many commands, since starting it is what costs. It speaks in frames of
 * a channel, a length (32 bits, big endian) and that many bytes; whoever asks for input gets its end.
 */
export class CommandServer {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #limit: number;
  #unread = Buffer.alloc(0);
  #stdout = '';
  #stderr = '';
  #settle: ((exit: number | null) => void) | null = null;

  /** `limit`: milliseconds that a command may take. */
  constructor(home: string, limit: number) {
    this.#limit = limit;
    const env = { PATH: process.env.PATH, HOME: home, HGRCPATH: '', LC_ALL: 'C', TZ: 'UTC' };
    const args = ['serve', '--cmdserver', 'pipe', '--config', 'ui.interactive=False'];
    this.#child = spawn('hg', args, { cwd: home, env });
    this.#child.stdout.on('data', (data: Buffer) => this.#take(data));
    this.#child.on('close', () => this.#settle?.(null));
    this.#child.stdin.on('error', () => this.#settle?.(null));
  }

  /** Runs one command. Arguments are bytes. */
  async run(...args: readonly string[]): Promise<CommandResult> {
    this.#stdout = '';
    this.#stderr = '';
    const words = Buffer.from(args.join('\0'), 'latin1');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(words.length);
    const answered = new Promise<number | null>((resolve) => {
      this.#settle = resolve;
    });
    this.#child.stdin.write(Buffer.concat([Buffer.from('runcommand\n'), length, words]));
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), this.#limit);
    const exit = await answered;
    clearTimeout(timer);
    if (exit === null) throw new Endless(`hg ${args.join(' ')}`);
    return { exit, stdout: this.#stdout, stderr: this.#stderr };
  }

  close(): void {
    this.#child.stdin.end();
  }

  #take(data: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, data]);
    while (this.#unread.length >= 5) {
      const channel = String.fromCharCode(this.#unread[0]!);
      const length = this.#unread.readUInt32BE(1);
      const asks = channel === 'I' || channel === 'L';
      if (!asks && this.#unread.length < 5 + length) return;
      const end = asks ? 5 : 5 + length;
      this.#receive(channel, this.#unread.subarray(5, end));
      this.#unread = this.#unread.subarray(end);
    }
  }

  #receive(channel: string, data: Buffer): void {
    if (channel === 'I' || channel === 'L') this.#child.stdin.write(Buffer.alloc(4));
    else if (channel === 'e') this.#stderr += data.toString('latin1');
    else if (channel === 'r') this.#settle?.(data.readInt32BE(0));
    // The first words on this channel are the server's greeting, before any command.
    else if (channel === 'o' && this.#settle) this.#stdout += data.toString('latin1');
  }
}

import type { EditProblem } from '../problem.ts';

/** A value of a JSON text, with the 1-based lines on which it begins and ends. */
export interface JsonNode {
  readonly value: unknown;
  readonly from: number;
  readonly to: number;
  /** Of an object, by name; of a list, by index. The last of two equal names counts. */
  readonly members: ReadonlyMap<string, JsonNode>;
}

export type JsonRead =
  | { readonly ok: true; readonly node: JsonNode }
  | { readonly ok: false; readonly problem: EditProblem };

/** Deeper texts are refused: nobody calls a tool like that, and every level costs a frame of the stack. */
const deepest = 200;

/** Where reading stopped, and what was wanted there. */
class Fault {
  readonly at: number;
  readonly sentence: string;
  readonly remedy: string;

  constructor(at: number, sentence: string, remedy: string) {
    this.at = at;
    this.sentence = sentence;
    this.remedy = remedy;
  }
}

/** Reads a JSON text whole. What `JSON.parse` refuses is refused, with line and column. */
export function readJson(text: string): JsonRead {
  const reader = new Reader(text);
  const read = reader.whole();
  if (!(read instanceof Fault)) return { ok: true, node: read };
  const { line, column } = reader.placeOf(read.at);
  const sentence = `The JSON cannot be read at line ${line}, column ${column}: ${read.sentence}`;
  return { ok: false, problem: { code: 'bad-json', line, sentence, remedy: read.remedy } };
}

const none: ReadonlyMap<string, JsonNode> = new Map();
const words = { true: true, false: false, null: null } as const;
const escaped: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

class Reader {
  readonly #text: string;
  /** Offsets at which lines begin. */
  readonly #starts: readonly number[];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** 1-based line and column, the column in characters. */
  placeOf(at: number): { readonly line: number; readonly column: number } {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle]! <= at) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: at - this.#starts[low]! + 1 };
  }

  whole(): JsonNode | Fault {
    const node = this.#value(0);
    if (node instanceof Fault) return node;
    this.#skipBlanks();
    if (this.#at === this.#text.length) return node;
    return this.#fault('something follows the end of the call.', 'Paste one call alone, without what stands after it.');
  }

  #fault(sentence: string, remedy: string, at = this.#at): Fault {
    return at < this.#text.length
      ? new Fault(at, sentence, remedy)
      : new Fault(at, 'the text ends in the middle.', 'Copy the whole call, to its closing bracket.');
  }

  #skipBlanks() {
    while (' \n\r\t'.includes(this.#text[this.#at] ?? 'x')) this.#at++;
  }

  #value(depth: number): JsonNode | Fault {
    this.#skipBlanks();
    const start = this.#at;
    const sign = this.#text[start];
    if (depth > deepest) return this.#fault('it is nested too deeply.', 'Paste the call alone.');
    if (sign === '{') return this.#members(depth, '}', true);
    if (sign === '[') return this.#members(depth, ']', false);
    if (sign === '"') {
      const read = this.#string();
      return read instanceof Fault ? read : this.#node(read, start);
    }
    const [word] = /^(?:true|false|null)\b/.exec(this.#text.slice(start, start + 6)) ?? [];
    if (word) {
      this.#at += word.length;
      return this.#node(words[word as keyof typeof words], start);
    }
    const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/.exec(this.#text.slice(start, start + 400));
    if (number) {
      this.#at += number[0].length;
      return this.#node(Number(number[0]), start);
    }
    if (sign === "'") return this.#fault('a text begins with a single quote.', 'Use double quotes.');
    return this.#fault('a value is missing.', 'Put a text in double quotes, a number, true, false or null there.');
  }

  #node(value: unknown, start: number, members = none): JsonNode {
    return { value, from: this.placeOf(start).line, to: this.placeOf(Math.max(start, this.#at - 1)).line, members };
  }

  /** An object or a list, up to its closing bracket. */
  #members(depth: number, close: string, isObject: boolean): JsonNode | Fault {
    const start = this.#at++;
    const members = new Map<string, JsonNode>();
    const end = () => {
      this.#at++;
      const values = [...members].map(([name, { value }]) => [name, value] as const);
      return this.#node(isObject ? Object.fromEntries(values) : values.map(([, value]) => value), start, members);
    };
    this.#skipBlanks();
    if (this.#text[this.#at] === close) return end();
    for (;;) {
      this.#skipBlanks();
      const name = isObject ? this.#name() : String(members.size);
      if (name instanceof Fault) return name;
      const node = this.#value(depth + 1);
      if (node instanceof Fault) return node;
      members.set(name, node);
      this.#skipBlanks();
      if (this.#text[this.#at] === close) return end();
      if (this.#text[this.#at] !== ',')
        return this.#fault(`a comma or ${close} is missing.`, 'A double quote inside a text must be written as \\".');
      this.#at++;
    }
  }

  #name(): string | Fault {
    if (this.#text[this.#at] === '}')
      return this.#fault('there is a comma before the closing bracket.', 'Remove the comma.');
    if (this.#text[this.#at] !== '"')
      return this.#fault('the name of a field is missing.', 'Names of fields stand in double quotes.');
    const name = this.#string();
    if (name instanceof Fault) return name;
    this.#skipBlanks();
    if (this.#text[this.#at] !== ':') return this.#fault('a colon is missing.', 'Put it after the name of the field.');
    this.#at++;
    return name;
  }

  /** From its opening double quote to behind its closing one. */
  #string(): string | Fault {
    const text = this.#text;
    let out = '';
    for (let from = ++this.#at; ; ) {
      const char = text[this.#at];
      if (char === undefined)
        return new Fault(from - 1, 'the text that begins here never ends.', 'Close it with a double quote.');
      if (char === '"') {
        out += text.slice(from, this.#at++);
        return out;
      }
      if (char < ' ') return this.#control(char);
      if (char !== '\\') {
        this.#at++;
        continue;
      }
      out += text.slice(from, this.#at);
      const read = this.#escape();
      if (read instanceof Fault) return read;
      out += read;
      from = this.#at;
    }
  }

  #control(char: string): Fault {
    const [what, how] =
      char === '\n' || char === '\r' ? ['a line ends inside a text.', '\\n'] : ['a bare control character.', '\\t'];
    return this.#fault(what, `Inside a text it is written as ${char === '\n' || char === '\t' ? how : '\\u00..'}.`);
  }

  /** The character that the escape at the reader's place stands for. */
  #escape(): string | Fault {
    const sign = this.#text[this.#at + 1] ?? '';
    const code = /^u([0-9a-fA-F]{4})/.exec(this.#text.slice(this.#at + 1, this.#at + 6))?.[1];
    if (code !== undefined) {
      this.#at += 6;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    if (sign === '' || !'"\\/bfnrt'.includes(sign))
      return this.#fault(`\\${sign} means nothing in JSON.`, 'A backslash is written as \\\\.');
    this.#at += 2;
    return escaped[sign] ?? sign;
  }
}

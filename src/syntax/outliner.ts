import { Language as Grammar, Parser, Query } from 'web-tree-sitter';
import type { ByteText, Outline } from '../engine/index.ts';
import { fromBytes } from '../engine/index.ts';
import { type GrammarName, type Language, languageOf } from './languages.ts';
import { nested, symbolsIn } from './symbols.ts';

/** Where the WebAssembly files are: addresses in a browser, paths in node. */
export interface GrammarFiles {
  /** The file of tree-sitter itself; null when it finds its own. */
  readonly core: string | null;
  grammar(name: GrammarName): string;
}

/** The symbols of a file; null when its language is unknown, it is too large, or WebAssembly does not work. */
export type OutlineOf = (path: string, text: ByteText) => Promise<Outline | null>;

/** Parsing takes about 130 ms a megabyte, and the tree ten times the text. */
const largest = 16_000_000;

interface Tools {
  readonly parser: Parser;
  readonly query: Query;
}

/** Grammars are loaded when a file first needs them, and kept. The last outline of each path is kept too. */
export function outliner(files: GrammarFiles): OutlineOf {
  let core: Promise<void> | undefined;
  const loaded = new Map<GrammarName, Promise<Tools>>();
  const known = new Map<string, { readonly text: ByteText; readonly outline: Outline | null }>();

  async function load({ grammar, query }: Language): Promise<Tools> {
    core ??= Parser.init(files.core === null ? undefined : { locateFile: () => files.core });
    await core;
    const language = await Grammar.load(files.grammar(grammar));
    return { parser: new Parser().setLanguage(language), query: new Query(language, query) };
  }

  async function outlineOf(path: string, text: ByteText): Promise<Outline | null> {
    const language = languageOf(path, text);
    if (!language || text.length > largest) return null;
    const tools = loaded.get(language.grammar) ?? load(language);
    loaded.set(language.grammar, tools);
    try {
      return parse(await tools, language, fromBytes(text));
    } catch {
      // No WebAssembly here, or no memory left: everything else works without symbols.
      return null;
    }
  }

  return async (path, text) => {
    const last = known.get(path);
    if (last?.text === text) return last.outline;
    const outline = await outlineOf(path, text);
    known.set(path, { text, outline });
    return outline;
  };
}

function parse({ parser, query }: Tools, { belongs }: Language, text: string): Outline | null {
  const tree = parser.parse(text);
  if (!tree) return null;
  try {
    return nested(symbolsIn(query.matches(tree.rootNode), belongs));
  } finally {
    tree.delete();
  }
}

import type { Node, QueryMatch } from 'web-tree-sitter';
import type { Outline } from '../engine/index.ts';
import { lineIndex } from '../engine/index.ts';

type Nested = Outline[number];
type Flat = Omit<Nested, 'children'>;

/** Symbols that a query captured, widened by the nodes that belong to them, in the order of their first lines. */
export function symbolsIn(matches: readonly QueryMatch[], belongs: readonly string[]): Flat[] {
  const byPlace = new Map<string, Flat>();
  for (const { captures } of matches) {
    const name = captures.find((capture) => capture.name === 'name');
    const whole = captures.find((capture) => capture.name !== 'name');
    if (!name || !whole) continue;
    const { from, to } = extent(whole.node, belongs);
    const kind = whole.name === 'function' || whole.name === 'class' ? whole.name : 'other';
    const symbol = { name: lastName(name.node.text), kind, from: lineIndex(from), to: lineIndex(to) } as const;
    const place = `${whole.node.startIndex}:${whole.node.endIndex}`;
    if (!byPlace.has(place)) byPlace.set(place, symbol);
  }
  return [...byPlace.values()].sort((a, b) => a.from - b.from || b.to - a.to);
}

/** `a::b` and quoted keys, as a person would call them. */
const lastName = (text: string) =>
  text
    .split('::')
    .at(-1)!
    .replace(/^["'`]|["'`]$/g, '');

function extent(node: Node, belongs: readonly string[]): { from: number; to: number } {
  let outer = node;
  while (outer.parent && belongs.includes(outer.parent.type) && isAlone(outer, outer.parent)) outer = outer.parent;
  let first = outer;
  while (first.previousNamedSibling && belongs.includes(first.previousNamedSibling.type) && isPrefix(first)) {
    first = first.previousNamedSibling;
  }
  const { row, column } = outer.endPosition;
  return { from: first.startPosition.row, to: column === 0 ? row : row + 1 };
}

/** Not one of several in a group: `type ( A …; B … )`. */
const isAlone = ({ type }: Node, group: Node) =>
  group.namedChildren.filter((child) => child?.type === type).length === 1;

/** A sibling before belongs to a node only when nothing else of it could be meant: attributes, decorators. */
const isPrefix = (node: Node) => /attribute|decorator/.test(node.previousNamedSibling?.type ?? '');

/** Symbols as a forest, by their lines. They must come in the order of their first lines, outer before inner. */
export function nested(symbols: readonly Flat[]): Nested[] {
  const top: Nested[] = [];
  const open: { readonly to: number; readonly children: Nested[] }[] = [];
  for (const symbol of symbols) {
    while (open.length > 0 && open.at(-1)!.to <= symbol.from) open.pop();
    const children: Nested[] = [];
    (open.at(-1)?.children ?? top).push({ ...symbol, children });
    open.push({ to: symbol.to, children });
  }
  return top;
}

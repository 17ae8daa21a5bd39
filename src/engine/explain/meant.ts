import { everySymbol } from '../analysis/intent.ts';
import type { Subject } from '../analysis/subject.ts';
import { codeName } from './where.ts';
import { code, type Span } from './words.ts';

/** The symbol that the change was meant for, by its name in prose; null when none is known. */
export function meantName({ verdict, outline }: Subject): Span | null {
  const name = verdict.intent?.symbol;
  if (!name) return null;
  const symbol = everySymbol(outline ?? []).find((other) => other.name === name);
  return symbol === undefined ? code(name) : codeName(symbol);
}

import type { Random } from './random.ts';
import { fed, freshLine, type Lines, withoutLastFeed } from './texts.ts';

/** Lines `at` to `at + removed` (0-based, of the text before) give way to `inserted`. */
export interface Change {
  readonly at: number;
  readonly removed: number;
  readonly inserted: Lines;
}

/** Changes from the top down that do not touch each other. */
export function changesOf(random: Random, lines: Lines): Change[] {
  const wanted = random.weighted([5, 1], [3, 2], [2, 3], [1, random.int(4, 7)]);
  const changes: Change[] = [];
  let from = 0;
  for (let i = 0; i < wanted && from <= lines.length; i++) {
    const last = Math.max(from, Math.floor(((i + 1) * lines.length) / wanted));
    const at = random.int(from, Math.min(last, lines.length));
    const removed = Math.min(lines.length - at, random.weighted([3, 1], [2, 0], [1, random.int(2, 4)]));
    const inserted = random.times(random.weighted([3, 1], [2, removed === 0 ? 1 : 0], [1, random.int(2, 4)]), () =>
      freshLine(random, lines),
    );
    if (removed === 0 && inserted.length === 0) continue;
    changes.push(settled(random, lines, { at, removed, inserted }));
    from = at + removed + 1;
  }
  return changes;
}

/** What follows a last line without a line feed gives it one; new last lines may lack theirs. */
function settled(random: Random, lines: Lines, { at, removed, inserted }: Change): Change {
  if (at + removed < lines.length) return { at, removed, inserted };
  const last = lines.at(-1);
  const glued = removed === 0 && last !== undefined && !last.endsWith('\n');
  const added = glued ? [fed(last), ...inserted] : inserted;
  return {
    at: glued ? at - 1 : at,
    removed: glued ? 1 : removed,
    inserted: random.chance(0.15) ? withoutLastFeed(added) : added,
  };
}

/** The text after the changes. Every line but the last is given a line feed; the last keeps what it has. */
export function changed(lines: Lines, changes: readonly Change[]): Lines {
  const out: string[] = [];
  let from = 0;
  for (const { at, removed, inserted } of changes) {
    out.push(...lines.slice(from, at), ...inserted);
    from = at + removed;
  }
  out.push(...lines.slice(from));
  return out.map((line, i) => (i === out.length - 1 ? line : fed(line)));
}

/** How the file went on living while the patch lay about. */
export function drifted(random: Random, lines: Lines, patched: Lines): Lines {
  if (random.chance(0.12)) return patched;
  let out = [...lines];
  const steps = random.weighted([4, 0], [4, 1], [3, 2], [1, random.int(3, 6)]);
  for (let i = 0; i < steps; i++) out = [...drift(random, out)];
  if (random.chance(0.04)) out = [...withoutLastFeed(out)];
  return out.map((line, i) => (i === out.length - 1 ? line : fed(line)));
}

function drift(random: Random, lines: Lines): Lines {
  const at = random.int(0, lines.length);
  const with_ = (removed: number, ...inserted: string[]) => [
    ...lines.slice(0, at),
    ...inserted,
    ...lines.slice(at + removed),
  ];
  return random.weighted<() => Lines>(
    [3, () => with_(0, ...random.times(random.int(1, 4), () => freshLine(random, lines)))],
    [2, () => with_(random.int(1, 3))],
    [3, () => with_(1, freshLine(random, lines))],
    [2, () => [...random.times(random.int(1, 12), (i) => `top ${i}\n`), ...lines]],
    [2, () => [...lines.map(fed), ...lines.slice(at)]],
    [1, () => lines.map((line) => (random.chance(0.2) ? respaced(random, line) : line))],
    [1, () => lines.map((line) => line.replace(/\r?\n$/, random.chance(0.5) ? '\r\n' : '\n'))],
    [0.5, () => []],
  )();
}

const respaced = (random: Random, line: string) =>
  random.pick([
    line.replace(/(\r?\n)$/, ' $1'),
    line.replace(/ +/g, '\t'),
    line.replace(/[ \t]+/g, ' '),
    ` ${line}`,
    line.trimStart() || '\n',
    line.replace(/[ \t]+(\r?\n)$/, '$1'),
  ]);

import { pythonBlank, pythonLines, pythonStrip } from '../../text/blanks.ts';
import { pathlibPath } from '../shared/paths.ts';

/** A whole file in a chat reply. */
export interface Listing {
  readonly path: string;
  readonly text: string;
  /** 1-based lines of the reply. */
  readonly from: number;
  readonly to: number;
}

export type ReadListings =
  | { readonly ok: true; readonly listings: readonly Listing[] }
  | { readonly ok: false; readonly message: string; readonly line: number };

const fence = '```';
/** How the name was come by, the surest first. */
const sources = ['block', 'saw', 'chat'] as const;
type Source = (typeof sources)[number];

interface Open {
  readonly path: string;
  readonly source: Source;
  readonly from: number;
  text: string;
}

/** Reads the fenced listings of a reply; an unclosed one counts. Of two for one file the surer name wins, then the first. */
export function readListings(reply: string, known: readonly string[]): ReadListings {
  const lines = pythonLines(reply);
  const found: (Open & { to: number })[] = [];
  let open: Open | null = null;
  let seen: string | null = null;
  for (const [i, line] of lines.entries()) {
    if (line.startsWith(fence) && open) {
      found.push({ ...open, to: i + 1 });
      open = null;
      seen = null;
    } else if (line.startsWith(fence)) {
      const named = nameOf(lines[i - 1] ?? '', known);
      const only = known.length === 1 ? known[0]! : null;
      const path = named || seen || only;
      if (!path) return { ok: false, message: `No filename provided before ${fence} in file listing`, line: i + 1 };
      open = { path, source: named ? 'block' : seen ? 'saw' : 'chat', from: i + 1, text: '' };
    } else if (open) open.text += line;
    else seen = mentioned(line, known) ?? seen;
  }
  if (open) found.push({ ...open, to: lines.length });
  const bySource = sources.flatMap((source) => found.filter((listing) => listing.source === source));
  const listings = bySource.filter(({ path }, i) => bySource.findIndex((other) => other.path === path) === i);
  return { ok: true, listings };
}

/** The name on the line above a fence, without what replies put around it; a made-up directory is dropped. */
function nameOf(line: string, known: readonly string[]): string {
  const stars = pythonStrip
    .both(line)
    .replace(/^\*+|\*+$/g, '')
    .replace(/:+$/, '');
  const name = pythonStrip.both(stars.replace(/^`+|`+$/g, '').replace(/^#+/, ''));
  if ([...name].length > 250) return '';
  const base = pathlibPath(name).split('/').at(-1)!;
  return !known.includes(name) && known.includes(base) ? base : name;
}

/** The file of the chat that the prose before a fence names last in backticks. */
function mentioned(line: string, known: readonly string[]): string | null {
  const words = line.split(new RegExp(`${pythonBlank}+`)).map((word) => word.replace(/[.:,;!]+$/, ''));
  const name = words.findLast((word) => known.some((path) => word === `\`${path}\``));
  return name?.slice(1, -1) ?? null;
}

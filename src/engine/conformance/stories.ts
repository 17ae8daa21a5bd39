import { nothingKnown } from '../analysis/intent.ts';
import type { Outline } from '../analysis/outline.ts';
import type { Story } from '../analysis/story.ts';
import { survey } from '../analysis/survey.ts';
import { type Applier, plainScene } from '../appliers/applier.ts';
import { patternOf, soughtPass } from '../replay/pattern.ts';
import { searchedImage } from '../replay/searched-image.ts';
import { lineIndex } from '../text/image.ts';
import { treeOf } from '../text/tree.ts';

interface Telling {
  readonly files: Readonly<Record<string, string>>;
  readonly edit: string;
  readonly args?: readonly string[];
  /** 0-based within the first file with hunks. */
  readonly hunk?: number;
  readonly outline?: Outline | null;
  readonly known?: Story['known'];
}

/** Runs an applier and looks at one hunk, as the screen does. */
export function storyOf(applier: Applier, telling: Telling): Story {
  const { files, edit, args = applier.defaults, hunk = 0, outline = null, known = nothingKnown } = telling;
  const tree = treeOf(files);
  const run = applier.run({ tree, edit, args, scene: { ...plainScene, outline: () => outline } });
  const file = Math.max(
    0,
    run.reports.findIndex((report) => report.hunks.length > hunk),
  );
  const report = run.reports[file];
  const chosen = report?.hunks[hunk];
  const found =
    report && chosen
      ? survey(
          searchedImage(report, hunk),
          patternOf(chosen, soughtPass).map((row) => row.text),
        )
      : null;
  return { applier, edit, tree, run, file, hunk, outlineOf: () => outline, known, survey: found };
}

/** Functions of a text in which each begins with a line `def name():` and ends before the next. */
export function outlineOfDefs(text: string): Outline {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, i) => (line.startsWith('def ') ? [i] : []));
  return starts.map((from, i) => ({
    name: /\w+(?=\()/.exec(lines[from]!)![0],
    kind: 'function',
    from: lineIndex(from),
    to: lineIndex(starts[i + 1] ?? lines.length),
    children: [],
  }));
}

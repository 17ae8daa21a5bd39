import type { ByteText, Run, Tree } from '../engine/index.ts';

/** Where a text of a run is to be had: among the files of the task, among the texts before it, or here. */
type Source =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'earlier'; readonly index: number }
  | { readonly kind: 'text'; readonly text: ByteText | null };

/** A run on its way between threads: most of its texts are known at the other end, and large ones take time to copy. */
export interface PackedRun {
  /** Without its texts: `before`, `after` and the files afterwards are empty. */
  readonly run: Run;
  readonly sources: readonly Source[];
}

/** Takes the texts out of a run: by file entry `before` and `after`, then the files afterwards, in their order. */
export function packRun(run: Run, tree: Tree): PackedRun {
  const texts: (ByteText | null)[] = [];
  const sources: Source[] = [];
  for (const text of textsOf(run)) {
    sources.push(sourceOf(text, tree, texts));
    texts.push(text);
  }
  return { run: withTexts(run, () => ''), sources };
}

/** Puts them back. */
export function unpackRun({ run, sources }: PackedRun, fileText: (path: string) => ByteText): Run {
  const texts: (ByteText | null)[] = [];
  for (const source of sources) {
    texts.push(
      source.kind === 'file'
        ? fileText(source.path)
        : source.kind === 'earlier'
          ? (texts[source.index] ?? null)
          : source.text,
    );
  }
  return withTexts(run, (i) => texts[i] ?? '');
}

/** A run whose texts are those of `known` where they are equal: of a long file several appliers make the same result. */
export function sharing(run: Run, known: Map<ByteText, ByteText>): Run {
  const texts = textsOf(run).map((text) => {
    if (text === null || text.length < 1000) return text ?? '';
    const same = known.get(text) ?? text;
    known.set(same, same);
    return same;
  });
  return withTexts(run, (i) => texts[i]!);
}

const textsOf = ({ reports, filesAfter }: Run): (ByteText | null)[] => [
  ...reports.flatMap(({ before, after }) => [before, after]),
  ...[...filesAfter.values()].map(({ text }) => text),
];

/** The same string is found at once; strings of other lengths are told apart at once. */
function sourceOf(text: ByteText | null, tree: Tree, texts: readonly (ByteText | null)[]): Source {
  if (text === null || text.length < 1000) return { kind: 'text', text };
  const index = texts.indexOf(text);
  if (index >= 0) return { kind: 'earlier', index };
  for (const [path, file] of tree) if (file.text === text) return { kind: 'file', path };
  return { kind: 'text', text };
}

function withTexts(run: Run, textAt: (index: number) => ByteText): Run {
  let i = 0;
  return {
    ...run,
    reports: run.reports.map((report) => {
      const before = textAt(i++);
      const after = textAt(i++);
      return { ...report, before, after: report.after === null ? null : after };
    }),
    filesAfter: new Map([...run.filesAfter].map(([path, file]) => [path, { ...file, text: textAt(i++) }])),
  };
}

import { useStore } from 'zustand';
import { figures, fromBytes, type Run } from '../../engine/index.ts';
import { CommandLine } from '../options/CommandLine.tsx';
import { useApp, useHunk } from '../scene.ts';
import { useFormat } from '../use-format.ts';
import { firstFault } from './header-faults.ts';
import { Questions } from './Questions.tsx';
import styles from './Transcript.module.css';

/** What a terminal would show: the command, both streams in their order, the exit status. */
export function Transcript() {
  const { run, applier } = useHunk();
  const edit = useStore(useApp().document, (state) => state.edit);
  const format = useFormat() ?? null;
  if (!run || !applier) return null;
  const problem = run.problem ?? (run.ok ? null : firstFault(edit, format));
  return (
    <div className={styles.transcript}>
      <CommandLine applier={applier} />
      <div className={styles.told}>
        <Output run={run} />
        {problem && <Ours problem={problem} />}
        <p className={styles.exit}>
          {run.exit === null ? (run.ok ? 'It reports a success.' : 'It reports a failure.') : `exit ${run.exit}`}
        </p>
        {unsaid(run).map((sentence) => (
          <p key={sentence} className={styles.unsaid}>
            {sentence}
          </p>
        ))}
      </div>
      <Questions applier={applier} run={run} />
    </div>
  );
}

/** What is wrong with the edit in our own words, beside the tool's. */
function Ours({ problem: { line, sentence, remedy } }: { problem: NonNullable<Run['problem']> }) {
  return (
    <p className={styles.ours}>
      {line !== null && !new RegExp(`\\bline ${line}\\b`, 'i').test(sentence) && <b>Line {line}. </b>}
      {sentence} {remedy}
    </p>
  );
}

/** More than anybody reads; a tool may print a line for every hunk. */
const mostOutput = 100_000;

/** The first pieces of the output. */
function beginning(output: Run['output']): Run['output'] {
  let left = mostOutput;
  return output.flatMap((chunk) => {
    if (left <= 0) return [];
    const text = chunk.text.slice(0, left);
    left -= text.length;
    return [{ ...chunk, text }];
  });
}

/** More than this and nobody reads it. */
const mostUnsaid = 6;

/** What became of hunks of which the tool prints nothing, and what would make it speak. */
function unsaid({ ok, reports }: Run): string[] {
  const found = new Set<string>();
  for (const { hunks } of reports) {
    for (const { moves, outcome } of hunks) {
      if (found.size >= mostUnsaid) return [...found];
      if (outcome.kind === 'untried' && ok) found.add(outcome.sentence);
      for (const move of moves) if (move.kind === 'note' && move.code === 'unsaid') found.add(move.sentence);
    }
  }
  return [...found];
}

function Output({ run }: { run: Run }) {
  if (run.output.length === 0) return <p className={styles.nothing}>It prints nothing.</p>;
  const length = run.output.reduce((sum, { text }) => sum + text.length, 0);
  return (
    <pre className={styles.output}>
      {beginning(run.output).map(({ stream, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece of output has no identity but its place.
        <span key={i} data-stream={stream}>
          {fromBytes(text)}
        </span>
      ))}
      {length > mostOutput && <i>{`\n… and ${figures(length - mostOutput)} bytes more`}</i>}
    </pre>
  );
}

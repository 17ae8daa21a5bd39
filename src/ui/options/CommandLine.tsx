import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Profile } from '../../stores/run.ts';
import { useApp } from '../scene.ts';
import styles from './CommandLine.module.css';
import { argumentsIn, joinWords, splitWords } from './command-line.ts';
import { unknownFlags } from './flags.ts';

/** The command as one would type it. What cannot be read is told and changes nothing. */
export function CommandLine({ applier }: { applier: Profile }) {
  const { document } = useApp();
  const args = useStore(document, (state) => state.args[applier.id] ?? applier.defaults);
  const written = joinWords([...applier.command, ...args]);
  const [typed, setTyped] = useState(written);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    setTyped(written);
    setProblem(null);
  }, [written]);
  const unknown = unknownFlags(args, applier.options);
  const isCommand = applier.command.length > 0;
  if (!isCommand && applier.options.length === 0) return null;

  const enter = () => {
    const split = splitWords(typed);
    if (!split.ok) return setProblem(split.problem);
    const found = argumentsIn(split.words, applier.command);
    if (!found) {
      return setProblem(
        `This is ${applier.name}: the line begins with “${applier.command.join(' ')}”, or with an option.`,
      );
    }
    setProblem(null);
    setTyped(joinWords([...applier.command, ...found]));
    if (joinWords(found) !== joinWords(args)) document.getState().setArgs(applier.id, found);
  };

  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label>
        <span aria-hidden="true">{isCommand ? '$' : applier.name}</span>
        <input
          aria-label={`Command line of ${applier.name}`}
          placeholder={isCommand ? '' : 'without options'}
          value={typed}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={enter}
        />
      </label>
      {applier.family === 'command line' && <span className={styles.input}>&lt; the patch</span>}
      <span role="status" className={styles.problem}>
        {problem ??
          (unknown.length > 0 &&
            `${applier.name} has no option ${unknown.join(', ')} that we know of; what it prints is below.`)}
      </span>
    </form>
  );
}

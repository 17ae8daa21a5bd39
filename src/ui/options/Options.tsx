import { useStore } from 'zustand';
import type { Profile } from '../../stores/run.ts';
import { Button } from '../kit/Button.tsx';
import { useApp, useHunk } from '../scene.ts';
import { CommandLine } from './CommandLine.tsx';
import { optionValue, withValue } from './flags.ts';
import { OptionControl } from './OptionControl.tsx';
import styles from './Options.module.css';
import { Surroundings } from './Surroundings.tsx';

/** How the chosen applier is called: as a command line, as controls, and what surrounds the run. */
export function Options() {
  const { applier } = useHunk();
  if (!applier) return null;
  return (
    <div className={styles.options}>
      <div className={styles.call}>
        <CommandLine applier={applier} />
        <Controls applier={applier} />
      </div>
      <Surroundings applier={applier} />
    </div>
  );
}

function Controls({ applier }: { applier: Profile }) {
  const { document } = useApp();
  const args = useStore(document, (state) => state.args[applier.id] ?? applier.defaults);
  const { setArgs } = document.getState();
  const isDefault = args === applier.defaults;
  return (
    <>
      <div className={styles.controls}>
        {applier.options.map((spec) => (
          <OptionControl
            key={spec.id}
            spec={spec}
            value={optionValue(args, applier.options, spec.id)}
            set={(value) => setArgs(applier.id, withValue(args, applier.options, spec, value))}
          />
        ))}
        {applier.options.length === 0 && <p>{applier.name} has no options.</p>}
      </div>
      {!isDefault && <Button onClick={() => setArgs(applier.id, null)}>Back to the defaults</Button>}
    </>
  );
}

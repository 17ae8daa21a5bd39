import { useStore } from 'zustand';
import type { Profile } from '../../stores/run.ts';
import { Field } from '../kit/Field.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { useApp } from '../scene.ts';
import { BaseText } from './BaseText.tsx';
import { Intent } from './Intent.tsx';
import styles from './Options.module.css';

/** What is around the run: the version, the repository, what is meant, the base; and how the tool finds places. */
export function Surroundings({ applier }: { applier: Profile }) {
  const { document } = useApp();
  const version = useStore(document, (state) => state.versions[applier.id] ?? applier.versions[0]);
  const prefix = useStore(document, (state) => state.prefix);
  const { setVersion, setPrefix } = document.getState();
  const { finds, order, twins, leniency, context, atomicity, source } = applier.card;
  return (
    <div className={styles.around}>
      {applier.versions.length > 1 && (
        <div className={styles.line}>
          <span>Version</span>
          <Segmented
            label="Version"
            options={applier.versions.map((id) => ({ id, label: id }))}
            value={version}
            choose={(id) => setVersion(applier.id, id)}
          />
        </div>
      )}
      <Intent />
      <label className={styles.line}>
        <input
          type="checkbox"
          checked={prefix !== null}
          onChange={(event) => setPrefix(event.currentTarget.checked ? 'sub/' : null)}
        />
        Run from a subdirectory of a repository
      </label>
      {prefix !== null && (
        <Field label="Directory" value={prefix} onChange={(event) => setPrefix(event.currentTarget.value)} />
      )}
      <BaseText />
      <dl className={styles.card}>
        <Item name="Finds">{finds}</Item>
        <Item name="Order">{order}</Item>
        <Item name="Twins">{twins}</Item>
        <Item name="Forgives">{leniency}</Item>
        <Item name="Writes">{context}</Item>
        <Item name="All or nothing">{atomicity}</Item>
        <Item name="Known from">{source}</Item>
      </dl>
    </div>
  );
}

const Item = ({ name, children }: { name: string; children: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

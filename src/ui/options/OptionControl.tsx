import { useId } from 'react';
import type { OptionSpec } from '../../engine/index.ts';
import styles from './Options.module.css';

interface Props {
  readonly spec: OptionSpec;
  /** Null when it is not given. */
  readonly value: string | null;
  set(value: string | null): void;
}

/** One option as a control, made from its description. */
export function OptionControl({ spec, value, set }: Props) {
  const id = useId();
  const name = (
    <label htmlFor={id} title={spec.help}>
      {spec.label} <code>{spec.flags[0]}</code>
    </label>
  );
  switch (spec.kind) {
    case 'flag':
      return (
        <div className={styles.option} data-given={value !== null}>
          <input
            id={id}
            type="checkbox"
            checked={value !== null}
            onChange={(event) => set(event.currentTarget.checked ? '' : null)}
          />
          {name}
        </div>
      );
    case 'integer':
      return (
        <div className={styles.option} data-given={value !== null}>
          <input
            id={id}
            type="number"
            min={spec.min}
            max={spec.max}
            value={value ?? ''}
            placeholder={String(spec.default)}
            onChange={(event) => set(event.currentTarget.value === '' ? null : event.currentTarget.value)}
          />
          {name}
        </div>
      );
    case 'choice':
      return (
        <div className={styles.option} data-given={value !== null}>
          <select id={id} value={value ?? ''} onChange={(event) => set(event.currentTarget.value || null)}>
            <option value="">{spec.default} (default)</option>
            {spec.values.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
          {name}
        </div>
      );
    case 'text':
      return (
        <div className={styles.option} data-given={value !== null}>
          <input
            id={id}
            type="text"
            spellCheck={false}
            value={value ?? ''}
            placeholder={spec.placeholder}
            onChange={(event) => set(event.currentTarget.value || null)}
          />
          {name}
        </div>
      );
  }
}

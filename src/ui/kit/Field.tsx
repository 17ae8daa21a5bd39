import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

interface Props extends ComponentProps<'input'> {
  readonly label: string;
  /** Said under the field; in words, not by colour. */
  readonly problem?: string | null | undefined;
}

/** A line of text with its name before it. */
export function Field({ label, problem, className = '', ...rest }: Props) {
  const id = useId();
  return (
    <span className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem && (
        <span id={`${id}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}

import styles from './Segmented.module.css';

interface Props<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  choose(id: Id): void;
}

/** One of a few, all in sight. */
export const Segmented = <Id extends string>({ label, options, value, choose }: Props<Id>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
  <span className={styles.segmented} role="group" aria-label={label}>
    {options.map((option) => (
      <button key={option.id} type="button" aria-pressed={option.id === value} onClick={() => choose(option.id)}>
        {option.label}
      </button>
    ))}
  </span>
);

import styles from './Choice.module.css';

interface Props<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  choose(id: Id): void;
}

/** One of several, where there is no room for all of them: a select that reads like a word of the line it is in. */
export const Choice = <Id extends string>({ label, options, value, choose }: Props<Id>) => (
  <select
    className={styles.choice}
    aria-label={label}
    title={label}
    value={value}
    onChange={(event) => {
      const option = options[event.currentTarget.selectedIndex];
      if (option) choose(option.id);
    }}
  >
    {options.map(({ id, label: word }) => (
      <option key={id} value={id}>
        {word}
      </option>
    ))}
  </select>
);

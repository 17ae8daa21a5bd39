import { Mark } from '../kit/Mark.tsx';
import { useApp } from '../scene.ts';
import { toldWords } from '../told-words.ts';
import { LandsAt } from './LandsAt.tsx';
import styles from './Matrix.module.css';
import { OffsetAxis } from './OffsetAxis.tsx';
import type { Row } from './rows.ts';
import { verdictLook } from './verdicts.ts';

interface Props {
  readonly row: Row;
  readonly isCurrent: boolean;
  /** The rows that agree with it are folded. */
  readonly standsForOthers: boolean;
  readonly twins: readonly number[];
  readonly reach: number;
}

export function MatrixLine({ row, isCurrent, standsForOthers, twins, reach }: Props) {
  const { document } = useApp();
  const { mark, word } = verdictLook[row.verdict];
  const choose = () => document.getState().choose(row.applier.id, row.ref ?? document.getState().hunk);
  return (
    <tr aria-current={isCurrent || undefined} data-verdict={row.verdict} onClick={choose}>
      <td className={styles.applier}>
        <button
          type="button"
          className={styles.choose}
          aria-label={`Replay ${row.applier.name}`}
          title={[row.applier.name, row.version, ...row.flags].join(' ')}
        >
          <b>{row.applier.name}</b>
          {row.conversion?.ok && (
            <i className={styles.converted} title={toldWords(row.conversion.told)}>
              {' '}
              converted
            </i>
          )}{' '}
          <span>{row.version}</span>
          {row.flags.length > 0 && <code> {row.flags.join(' ')}</code>}
          {standsForOthers && row.agrees.length > 0 && (
            <span title={row.agrees.join(', ')}> and {row.agrees.length} more</span>
          )}
        </button>
      </td>
      <td>
        <span className={styles.at}>
          <Mark name={mark} label={word} />
          <LandsAt row={row} />
        </span>
      </td>
      <td>
        <span className={styles.off}>
          <OffsetAxis stated={row.stated} places={row.places} twins={twins} reach={reach} />
          {signed(row.offset)}
        </span>
      </td>
      <td className={styles.number} data-strong={Boolean(row.fuzz)}>
        {row.fuzz ?? '–'}
      </td>
      <td className={styles.number}>{row.exit ?? '–'}</td>
      <td title={row.output}>
        {row.printed === null ? <i className={styles.hush}>nothing</i> : <code>{row.printed}</code>}
      </td>
      <td data-strong={row.noticed.answer === 'no'} title={row.noticed.text}>
        {row.noticed.text}
      </td>
    </tr>
  );
}

const signed = (offset: number | null): string =>
  offset === null ? '–' : offset > 0 ? `+${offset}` : offset < 0 ? `−${-offset}` : '0';

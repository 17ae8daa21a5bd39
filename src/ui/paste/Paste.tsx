import { useMemo, useRef, useState } from 'react';
import { toBytes } from '../../engine/index.ts';
import { Button } from '../kit/Button.tsx';
import { useApp } from '../scene.ts';
import styles from './Paste.module.css';
import { recognise, type StretchKind } from './recognise.ts';
import { findings } from './sentences.ts';
import { useArrivals } from './useArrivals.ts';

const names: Partial<Record<StretchKind, string>> = { patch: 'Patch', file: 'File', log: 'Log', page: 'Web page' };

/** A field with so long a text would hold up the page: it is opened at once. */
const tooLongToShow = 1_000_000;

const looksFor = [
  { title: 'A patch', sentence: 'A diff, a mailed patch, a V4A block, SEARCH/REPLACE, a str_replace call.', where: '' },
  { title: 'A file', sentence: 'The text it should apply to. Without it the file on the page stays.', where: '' },
  { title: 'A log', sentence: 'It is told apart and left out.', where: '' },
];

/** One field for the whole mess; beside it, in sentences, what was recognised. */
export function Paste() {
  const { view } = useApp();
  const arrivals = useArrivals();
  const [text, setText] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const found = useMemo(() => recognise(toBytes(text)), [text]);
  const isEmpty = text.trim() === '';
  const leave = () => view.setState({ view: 'stage' });
  const open = async (chosen: FileList | null) => {
    if (!chosen || chosen.length === 0) return;
    await arrivals.files([...chosen]);
    leave();
  };
  return (
    <main className={styles.page}>
      <div className={styles.title}>
        <h1>{isEmpty ? 'Paste what you have' : title(found)}</h1>
        <p>Everything is read here in the page. Nothing is sent anywhere.</p>
      </div>
      <div className={styles.field}>
        <textarea
          aria-label="The patch, the file, the log, in any order"
          placeholder={
            'Paste the whole mess here: the patch, the file, the log, the chat reply around them. Any order.\n\nOr drop files anywhere on this page.'
          }
          // biome-ignore lint/a11y/noAutofocus: one came here to paste.
          autoFocus
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (pasted.length < tooLongToShow) return;
            event.preventDefault();
            void arrivals.text(pasted).then(leave);
          }}
        />
        <ol className={styles.margin} aria-hidden="true">
          {found.stretches
            .filter(({ kind, to }) => names[kind] && to > 0 && !isEmpty)
            .map(({ kind, from, to }) => (
              <li key={from} style={{ '--from': from - 1, '--lines': to - from + 1 } as React.CSSProperties}>
                {names[kind]}
              </li>
            ))}
        </ol>
      </div>
      <aside>
        <h2>{isEmpty ? 'What it looks for' : 'What was recognised'}</h2>
        <ul>
          {(isEmpty ? looksFor : findings(found)).map(({ title: name, sentence, where }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{sentence}</p>
              {where && <small>{where} of what you pasted</small>}
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          {!isEmpty && (
            <Button
              look="main"
              disabled={found.edit === '' && found.file === null}
              onClick={() => void arrivals.text(text)}
            >
              Show what happened
            </Button>
          )}
          <Button look={isEmpty ? 'line' : 'bare'} onClick={() => files.current?.click()}>
            Choose files
          </Button>
          <Button onClick={leave}>Back</Button>
          <input ref={files} type="file" multiple hidden onChange={(event) => void open(event.currentTarget.files)} />
        </div>
      </aside>
    </main>
  );
}

function title({ stretches }: ReturnType<typeof recognise>): string {
  const kinds = new Set(stretches.map(({ kind }) => kind));
  const words = [
    kinds.has('page') && 'a web page',
    kinds.has('patch') && 'a patch',
    kinds.has('file') && 'a file',
    kinds.has('log') && 'a log',
  ].filter((word) => word !== false);
  if (words.length === 0) return 'This is only talk so far';
  return `This is ${words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0]}`;
}

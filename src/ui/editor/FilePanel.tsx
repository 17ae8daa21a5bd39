import { useRef } from 'react';
import { toBytes } from '../../engine/index.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { useApp } from '../scene.ts';
import styles from './FileMenu.module.css';

/** The path of a file, and what can be done with it. */
export function FilePanel({ path, close }: { path: string; close(): void }) {
  const { document } = useApp();
  const name = useRef<HTMLInputElement>(null);
  const { addFiles, renameFile, removeFile } = document.getState();
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        renameFile(path, toBytes(name.current?.value.trim() ?? ''));
        close();
      }}
    >
      <Field label="Path" ref={name} defaultValue={path} disabled={path === ''} />
      <span className={styles.row}>
        <Button type="submit" look="line" disabled={path === ''}>
          Rename
        </Button>
        <Button
          disabled={path === ''}
          onClick={() => {
            removeFile(path);
            close();
          }}
        >
          Remove from the page
        </Button>
        <Button
          onClick={() => {
            addFiles([{ path: freshName(document.getState().files.map((file) => file.path)), text: '' }]);
            close();
          }}
        >
          New file
        </Button>
      </span>
    </form>
  );
}

function freshName(taken: readonly string[]): string {
  for (let i = 1; ; i++) if (!taken.includes(`file${i}.txt`)) return `file${i}.txt`;
}

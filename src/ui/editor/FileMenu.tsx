import { useRef } from 'react';
import { toBytes } from '../../engine/index.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Menu } from '../kit/Menu.tsx';
import { useApp } from '../scene.ts';
import styles from './FileMenu.module.css';

/** Adds, renames and removes files. */
export function FileMenu({ path }: { path: string }) {
  const { document } = useApp();
  const name = useRef<HTMLInputElement>(null);
  const { addFiles, renameFile, removeFile } = document.getState();
  return (
    <Menu label={<Icon name="down" />} name="Add, rename or remove files" className={styles.button ?? ''}>
      {(close) => (
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
      )}
    </Menu>
  );
}

function freshName(taken: readonly string[]): string {
  for (let i = 1; ; i++) if (!taken.includes(`file${i}.txt`)) return `file${i}.txt`;
}

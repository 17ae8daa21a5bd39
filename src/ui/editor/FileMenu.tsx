import { lazy } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { Menu } from '../kit/Menu.tsx';
import styles from './FileMenu.module.css';

const FilePanel = lazy(async () => ({ default: (await import('./FilePanel.tsx')).FilePanel }));

/** Adds, renames and removes files. */
export const FileMenu = ({ path }: { path: string }) => (
  <Menu label={<Icon name="down" />} name="Add, rename or remove files" className={styles.button ?? ''}>
    {(close) => <FilePanel path={path} close={close} />}
  </Menu>
);

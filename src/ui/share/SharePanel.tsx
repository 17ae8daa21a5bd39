import { useEffect, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { useApp } from '../scene.ts';
import styles from './SharePanel.module.css';

/** Chat programs and browsers begin to have trouble here. */
const long = 8000;
const tooLong = 32_000;

/** The link is made before the click that copies it: browsers give the clipboard to the click alone. */
export function SharePanel() {
  const { session } = useApp();
  const [link, setLink] = useState('');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    void session.save().then((fragment) => setLink(fragment === '1' ? 'none' : addressOf(fragment)));
  }, [session]);
  if (link === 'none')
    return <p className={styles.panel}>These texts are too large for a link. Save the files and send them instead.</p>;
  return (
    <div className={styles.panel}>
      <p>The link holds everything on show: texts, options, hunk and step. Nothing is stored anywhere.</p>
      <div className={styles.row}>
        <input aria-label="Link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <Button
          look="main"
          disabled={link === ''}
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          Copy link
        </Button>
      </div>
      <p role="status">
        {isCopied
          ? 'Copied.'
          : link.length > tooLong
            ? `It is ${link.length} characters long: many programs will cut it. Better send the files.`
            : link.length > long
              ? `It is ${link.length} characters long: some chat programs cut such links.`
              : link && `${link.length} characters.`}
      </p>
    </div>
  );
}

const addressOf = (fragment: string): string => `${location.href.split('#')[0]}#${fragment}`;

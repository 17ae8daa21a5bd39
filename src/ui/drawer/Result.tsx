import { useMemo, useState } from 'react';
import { fromBytes, overwritten, type Story, type Tree } from '../../engine/index.ts';
import type { DraftFile } from '../../stores/draft.ts';
import { emptyDraft } from '../../stores/draft.ts';
import { Button } from '../kit/Button.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { useApp, useHunk } from '../scene.ts';
import { DiffTable } from './DiffTable.tsx';
import styles from './Drawer.module.css';
import { difference } from './diff.ts';
import { saveText } from './save.ts';
import { ThreeVersions } from './ThreeVersions.tsx';
import { WhoseText } from './WhoseText.tsx';

type Look = (typeof looks)[number]['id'];

const looks = [
  { id: 'changes', label: 'What changed' },
  { id: 'owners', label: 'Whose text?' },
  { id: 'versions', label: 'Three versions' },
] as const;

/** What was done to a file and is still in it. */
function reportsFor(story: Story, path: string) {
  const undone = overwritten(story);
  return story.run.reports.filter((of) => (of.writtenTo ?? of.path) === path && !undone.includes(of));
}

/** The files as the chosen applier leaves them, against what they were. */
export function Result() {
  const { document, session } = useApp();
  const { run, story, applier } = useHunk();
  const changes = useMemo(() => (run && story ? changedFiles(story.tree, run.filesAfter) : []), [run, story]);
  const [wanted, choose] = useState('');
  const [look, setLook] = useState<Look>('changes');
  const change = changes.find(({ path }) => path === wanted) ?? changes[0];
  if (!run || !applier || !story) return null;
  const merge = reportsFor(story, change?.path ?? '').find((report) => report.merge)?.merge;
  const shown = look === 'versions' && !merge ? 'changes' : look;
  if (!change) return <p className={styles.body}>{applier.name} leaves every file as it was.</p>;
  const again = () => {
    const draft = document.getState();
    const files: DraftFile[] = [...run.filesAfter]
      .filter(([path]) => !/\.(?:rej|orig)$/.test(path))
      .map(([path, { text }]) => ({ path, text }));
    void session.openDraft({ ...emptyDraft, ...draft, files, scenario: null });
  };
  return (
    <div className={styles.body}>
      <div className={styles.bar}>
        {changes.length > 1 ? (
          <Segmented
            label="File"
            options={changes.map(({ path }) => ({ id: path, label: fromBytes(path) }))}
            value={change.path}
            choose={choose}
          />
        ) : (
          <b>{fromBytes(change.path)}</b>
        )}
        <span>{change.how}</span>
        <Segmented
          label="What is shown of it"
          options={looks.filter(({ id }) => id !== 'versions' || merge)}
          value={shown}
          choose={(id) => setLook(id)}
        />
        <Button look="line" onClick={again} title="Takes the result as the file and applies the same patch to it">
          Apply again
        </Button>
        {change.after !== null && (
          <Button onClick={() => saveText(change.path, change.after ?? '')}>Save the file</Button>
        )}
      </div>
      {merge && shown === 'versions' ? (
        <ThreeVersions merge={merge} />
      ) : shown === 'owners' ? (
        <WhoseText reports={change.after === null ? [] : reportsFor(story, change.path)} />
      ) : (
        <Changed before={change.before ?? ''} after={change.after ?? ''} />
      )}
    </div>
  );
}

function Changed({ before, after }: { before: string; after: string }) {
  const found = useMemo(() => difference(before, after), [before, after]);
  return <DiffTable difference={found} />;
}

interface FileChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly how: string;
}

function changedFiles(before: Tree, after: Tree): FileChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths.flatMap((path) => {
    const [from, to] = [before.get(path), after.get(path)];
    if (from?.text === to?.text && from?.mode === to?.mode) return [];
    const how = !from ? 'new' : !to ? 'deleted' : from.text === to.text ? 'only the mode changed' : 'changed';
    return [{ path, before: from?.text ?? null, after: to?.text ?? null, how }];
  });
}

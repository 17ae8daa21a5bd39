import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Image } from '../../engine/index.ts';
import { useArrivals } from '../paste/useArrivals.ts';
import { useApp, useHunk, useStep } from '../scene.ts';
import { FileHead } from './FileHead.tsx';
import styles from './FilePane.module.css';
import { fileMarks, toFile, topFor } from './file-marks.ts';
import { NoFile } from './NoFile.tsx';
import { PlainFile } from './PlainFile.tsx';

const FileEditor = lazy(async () => ({ default: (await import('./FileEditor.tsx')).FileEditor }));

/** The file that is patched: editable, with the step drawn on it. */
export function FilePane({ edit }: { edit: (isEdited: boolean) => void }) {
  const { document } = useApp();
  const files = useStore(document, (state) => state.files);
  const active = useStore(document, (state) => state.active);
  const file = files.find(({ path }) => path === active) ?? files[0];
  return (
    <>
      <FileHead files={files} active={file?.path ?? ''} text={file?.text ?? ''} />
      {file ? <FileBody path={file.path} text={file.text} edit={edit} /> : <NoFile />}
    </>
  );
}

function FileBody({ path, text, edit }: { path: string; text: string; edit: (isEdited: boolean) => void }) {
  const { document } = useApp();
  const arrivals = useArrivals();
  const [isTyping, setIsTyping] = useState(false);
  const setTyping = (next: boolean) => {
    setIsTyping(next);
    edit(next);
  };
  return (
    <div className={styles.body} data-pane="file" data-typing={isTyping}>
      <Suspense fallback={<StandIn path={path} text={text} />}>
        <FileEditor
          path={path}
          text={text}
          label={`${path}, the file that is patched. Control M lets Tab leave the editor.`}
          meanwhile={<StandIn path={path} text={text} />}
          isTyping={isTyping}
          pasteLong={(next) => void arrivals.intoFile(path, next)}
          change={(next) => {
            setTyping(true);
            document.getState().setFile(path, next);
          }}
          focus={(isInside) => {
            if (!isInside) setTyping(false);
          }}
        />
      </Suspense>
    </div>
  );
}

/** Of a longer text the beginning is on show until its lines have been found for other reasons. */
const long = 1_000_000;

function StandIn({ path, text }: { path: string; text: string }) {
  const { report, hunk, ref, image: searched } = useHunk();
  const isKnown = text.length < long || searched?.text === text;
  const image = useMemo(() => (searched?.text === text ? searched : new Image(text.slice(0, long))), [text, searched]);
  const { frame } = useStep();
  const place = isKnown && report?.path === path ? (frame?.place ?? hunk?.stated ?? null) : null;
  const toLine = toFile(report, ref.hunk);
  const shift = place === null ? 0 : place - (toLine(place) ?? place);
  const marks = frame && place !== null ? fileMarks(frame, new Set(), toLine) : [];
  const top = place === null ? 0 : topFor(place - shift, frame?.rows.length ?? 0, 20, hunk?.stated ?? null);
  const { viewport } = useApp();
  useEffect(() => {
    const { lines } = viewport.getState();
    viewport.setState({ top: top + shift, shift, lines, lineHeight: window.innerHeight < 860 ? 18 : 20 });
  }, [viewport, top, shift]);
  return <PlainFile image={image} top={top} marks={marks} />;
}

import { useStore } from 'zustand';
import { Blank } from '../kit/Blank.tsx';
import { useApp } from '../scene.ts';

/** What stands in the file pane before there is a file. */
export function NoFile() {
  const isOpening = useStore(useApp().session.told, (state) => state.isOpening);
  return isOpening ? null : (
    <Blank title="No file yet.">Paste or drop the file that the patch is for anywhere on this page.</Blank>
  );
}

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { Blank } from '../kit/Blank.tsx';
import { useSize } from '../kit/use-size.ts';
import { useApp, useHunk } from '../scene.ts';
import { labelOf } from './label.ts';
import { type RailLayout, railLayout } from './layout.ts';
import { type RailScene, railModel } from './model.ts';
import styles from './Rail.module.css';
import { RailPicture } from './RailPicture.tsx';
import { useLens, useMotion, useRailScene } from './use-rail.ts';

/** The neighbourhood of the hunk, and how the search went through it. */
export function Rail({ layoutFor = railLayout }: { layoutFor?: (width: number, height: number) => RailLayout }) {
  const [frame, size] = useSize<HTMLDivElement>();
  const scene = useRailScene();
  const { run, applier } = useHunk();
  const isIdle = useStore(useApp().document, ({ files, edit }) => files.length === 0 || edit === '');
  const layout = useMemo(() => size && layoutFor(size.width, size.height), [size, layoutFor]);
  return (
    <div className={styles.frame} ref={frame}>
      {scene && layout && layout.height > 0 && <Drawn scene={scene} layout={layout} />}
      {!scene && run && <Blank title="No search.">{applier?.name} read no hunk in this edit.</Blank>}
      {!run && !isIdle && <Blank title="The search is running." />}
    </div>
  );
}

function Drawn({ scene, layout }: { scene: RailScene; layout: RailLayout }) {
  const { player, viewport } = useApp();
  const model = useMemo(() => railModel(scene, layout), [scene, layout]);
  const lens = useLens(model, scene);
  const motion = useMotion(scene);
  // A place that was never tried has no step to go to: it is shown in the file.
  const showPlace = (place: number) => {
    if (!player.goToPlace(place)) viewport.setState({ wanted: { place } });
  };
  return (
    <RailPicture
      model={model}
      outline={scene.outline}
      lineCount={scene.fileLines}
      label={labelOf(scene)}
      lens={lens}
      motion={motion}
      onPlace={showPlace}
    />
  );
}

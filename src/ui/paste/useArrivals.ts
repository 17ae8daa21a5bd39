import { useMemo } from 'react';
import type { ByteText } from '../../engine/index.ts';
import { useApp } from '../scene.ts';

/** The ways in which texts come onto the page. Each says what became of it, where that is not plain to see. */
export interface Arrivals {
  files(files: readonly File[]): Promise<void>;
  /** `said` is said when it came in, in place of what else there is to say. */
  text(text: string, said?: string): Promise<void>;
  /** The file of this path as it is after a long paste. */
  intoFile(path: string, text: ByteText): Promise<void>;
  /** The patch as it is after a long paste. */
  intoPatch(edit: ByteText): Promise<void>;
}

type Tools = typeof import('./arrivals.ts');

/** What tells apart what comes: fetched once the page stands. Before that, editors and fields keep what they get. */
let tools: Tools | null = null;
export async function loadArrivals(): Promise<Tools> {
  tools = await import('./arrivals.ts');
  return tools;
}

/** Whether a text is a patch from end to end; not known before what tells has come. */
export const isWholePatch = (text: string): boolean => tools?.isWholePatch(text) ?? false;

export function useArrivals(): Arrivals {
  const { document, session, results } = useApp();
  return useMemo(() => {
    const ways = async () => (tools ?? (await loadArrivals())).arrivalsOf({ document, session, results });
    return {
      files: async (files) => (await ways()).files(files),
      text: async (text, said) => (await ways()).text(text, said),
      intoFile: async (path, text) => (await ways()).intoFile(path, text),
      intoPatch: async (edit) => (await ways()).intoPatch(edit),
    };
  }, [document, session, results]);
}

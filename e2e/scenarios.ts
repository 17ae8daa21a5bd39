import { readdirSync } from 'node:fs';
import { runnerImport } from 'vite';
import type { Preset, PresetCase } from '../src/content/preset.ts';
import type { Applier } from '../src/engine/index.ts';

/** A case under the name by which links call it. */
export interface NamedCase {
  readonly name: string;
  readonly shown: PresetCase;
}

const folder = 'src/content/presets';
const quietly = { logLevel: 'error' } as const;
const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const isPreset = (value: unknown): value is Preset => typeof value === 'object' && value !== null && 'cases' in value;

async function presetIn(name: string): Promise<Preset> {
  const { module } = await runnerImport<Record<string, unknown>>(`./${folder}/${name}/preset.ts`, quietly);
  return Object.values(module).find(isPreset)!;
}

const engine = await runnerImport<{ appliers: readonly Applier[] }>('./src/engine/index.ts', quietly);

/** The scenarios as they are shipped, read by vite because their texts are files beside them. */
export const presets: readonly Preset[] = await Promise.all(names.map(presetIn));
export const appliers = engine.module.appliers;

export const casesOf = (preset: Preset): NamedCase[] =>
  preset.cases.map((shown, i) => ({ name: i === 0 ? preset.id : `${preset.id}.${shown.id}`, shown }));

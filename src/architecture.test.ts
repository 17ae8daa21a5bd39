import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const core = ['engine/text/**', 'engine/patch/**', 'engine/search/**'];
const contract = ['engine/appliers/*.ts', 'not:engine/appliers/registry.ts'];
const shared = [
  'engine/appliers/*.ts',
  'engine/formats/**',
  'engine/analysis/**',
  'engine/replay/**',
  'engine/explain/**',
];

/**
 * Who may import what, as in ARCHITECTURE.md. The first row that fits a file holds for it. `<x>` is one folder, the
 * same on both sides; `type:` allows types alone, `not:` takes back; names that are no path are packages.
 */
const laws: readonly (readonly [from: string, ...may: string[]])[] = [
  ['engine/text/**', 'engine/text/**'],
  ['engine/patch/**', 'engine/text/**', 'engine/patch/**'],
  ['engine/search/**', ...core],
  ['engine/formats/*.ts', ...core, 'engine/formats/**'],
  ['engine/formats/<x>/**', ...core, 'engine/formats/*.ts', 'engine/formats/<x>/**'],
  ['engine/appliers/registry.ts', 'engine/appliers/**'],
  ['engine/appliers/*.ts', ...core, 'engine/appliers/*.ts', 'engine/formats/**', 'type:engine/analysis/outline.ts'],
  ['engine/appliers/shared/**', ...core, ...contract, 'engine/appliers/shared/**', 'engine/formats/**'],
  [
    'engine/appliers/<x>/**',
    ...core,
    ...contract,
    'engine/appliers/shared/**',
    'engine/appliers/<x>/**',
    'engine/formats/**',
    'engine/analysis/**',
    'diff',
    'diff-match-patch',
  ],
  ['engine/analysis/**', ...core, ...shared],
  ['engine/replay/**', ...core, ...shared],
  ['engine/explain/**', ...core, ...shared],
  ['engine/index.ts', ...core, ...shared],
  ['engine/conformance/**', 'engine/**', 'node:*', 'fast-check', 'diff', 'vitest'],
  ['syntax/node.ts', 'syntax/**', 'node:module'],
  ['syntax/**', 'syntax/**', 'engine/index.ts', 'web-tree-sitter', 'web-tree-sitter/*', '@vscode/tree-sitter-wasm/**'],
  ['worker/protocol.ts', 'type:engine/index.ts', 'type:worker/packed.ts'],
  ['worker/packed.ts', 'type:engine/index.ts'],
  ['worker/**', 'worker/**', 'engine/index.ts', 'syntax/**'],
  ['share/**', 'share/**', 'engine/index.ts', 'fflate'],
  ['content/**', 'content/**', 'engine/index.ts'],
  [
    'stores/**',
    'stores/**',
    'engine/index.ts',
    'worker/client.ts',
    'worker/protocol.ts',
    'worker/packed.ts',
    'share/**',
    'content/**',
    'zustand/vanilla',
  ],
  ['ui/kit/**', 'ui/kit/**', 'react'],
  [
    'ui/*',
    'ui/**',
    'stores/**',
    'engine/index.ts',
    'content/**',
    'share/**',
    'react',
    'zustand',
    '@fontsource-variable/**',
  ],
  ['ui/styles/**', 'ui/styles/**', '@fontsource-variable/**'],
  [
    'ui/editor/**',
    'ui/**',
    'stores/**',
    'engine/index.ts',
    'react',
    'zustand',
    'type:monaco-editor',
    'monaco-editor/**',
    '@monaco-editor/react',
  ],
  ['ui/drawer/**', 'ui/**', 'stores/**', 'engine/index.ts', 'react', 'zustand', 'diff'],
  ['ui/<x>/**', 'ui/**', 'stores/**', 'engine/index.ts', 'content/**', 'share/**', 'react', 'zustand'],
  ['main.tsx', '**'],
  ['cli/**', '**'],
  ['bench/**', '**'],
];

interface Edge {
  readonly from: string;
  /** A path from src/, or the name of a package. */
  readonly to: string;
  readonly isType: boolean;
}

const source = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => path.replaceAll('\\', '/'));
const shipped = files.filter((path) => !/\.test\.tsx?$/.test(path));
const edges = shipped.flatMap(importsOf);

function importsOf(from: string): Edge[] {
  const text = readFileSync(join(source, from), 'utf8');
  const { module, errors } = parseSync(from, text);
  expect(errors, from).toEqual([]);
  const edge = (request: string, isType: boolean): Edge => ({ from, to: resolved(from, request), isType });
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      edge(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [edge(moduleRequest.value, isType)] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      edge(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), false),
    ),
  ];
}

function resolved(from: string, request: string): string {
  return request.startsWith('.') ? posix.join(posix.dirname(from), request.replace(/\?.*$/, '')) : request;
}

function isAllowed({ from, to, isType }: Edge): boolean {
  const law = laws.find(([pattern]) => matcher(pattern).test(from));
  if (!law) return false;
  const folder = matcher(law[0]).exec(from)?.groups?.x ?? '';
  const fits = (prefix: string) =>
    law.some((may, i) => i > 0 && may.startsWith(prefix) && matcher(may.slice(prefix.length), folder).test(to));
  return !fits('not:') && (fits('') || (isType && fits('type:')));
}

function matcher(pattern: string, folder = '<x>'): RegExp {
  const escaped = pattern.replace('<x>', folder).replace(/[.+^$()|[\]\\]/g, '\\$&');
  return new RegExp(
    `^${escaped.replace('<x>', '(?<x>[^/]+)').replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))}$`,
  );
}

const told = ({ from, to }: Edge) => `${from} imports ${to}`;

describe('imports', () => {
  test('the files were seen', () => {
    expect(shipped.length).toBeGreaterThan(50);
    expect(edges.length).toBeGreaterThan(100);
  });

  test('no file is without a law', () => {
    expect(shipped.filter((file) => !laws.some(([pattern]) => matcher(pattern).test(file)))).toEqual([]);
  });

  test('every import is allowed', () => {
    expect(edges.filter((edge) => !isAllowed(edge)).map(told)).toEqual([]);
  });

  test.for([
    ['engine/text/a.ts', 'engine/search/find.ts', true, false],
    ['engine/appliers/a/index.ts', 'engine/appliers/b/index.ts', true, false],
    ['engine/appliers/a/index.ts', 'engine/appliers/registry.ts', false, false],
    ['engine/appliers/a/index.ts', 'engine/appliers/a/deep/x.ts', false, true],
    ['ui/rail/Rail.tsx', 'engine/search/find.ts', true, false],
    ['ui/rail/Rail.tsx', 'monaco-editor/editor', false, false],
    ['worker/protocol.ts', 'engine/index.ts', false, false],
    ['worker/protocol.ts', 'engine/index.ts', true, true],
  ] as const)('a law can refuse: %s → %s (types only: %s)', ([from, to, isType, allowed]) => {
    expect(isAllowed({ from, to, isType })).toBe(allowed);
  });
});

test('no file is longer than 300 lines', () => {
  const lengths = files.map((file) => [file, readFileSync(join(source, file), 'utf8').split('\n').length - 1] as const);
  expect(lengths.filter(([, lines]) => lines > 300)).toEqual([]);
});

/** Shared code must not know for whom it works; presets and bench cases may name appliers, since they are about them. */
test('no shared code names an applier', () => {
  const ids = new Set(
    files
      .flatMap((file) => /^engine\/appliers\/([^/]+)\/index\.ts$/.exec(file)?.[1] ?? [])
      .filter((id) => id !== 'shared'),
  );
  const mayName = /^(engine\/appliers\/[^/]+\/|engine\/conformance\/|content\/|bench\/)/;
  const named = shipped
    .filter((file) => !mayName.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      return [...text.matchAll(/'([a-z0-9_-]+)'/g)]
        .filter(([, id]) => ids.has(id!))
        .map(([quoted]) => `${file}: ${quoted}`);
    });
  expect(named).toEqual([]);
});

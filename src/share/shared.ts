import type { ByteText } from '../engine/index.ts';

/** A file by path, its text as bytes. */
export interface SharedFile {
  readonly path: string;
  readonly text: ByteText;
}

/** How the applier and the step are chosen. Every field may be left out: links live longer than fields. */
export interface Position {
  readonly applier?: string | undefined;
  readonly file?: number | undefined;
  readonly hunk?: number | undefined;
  readonly step?: number | undefined;
  readonly zoom?: 'moves' | 'places' | undefined;
  readonly args?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly versions?: Readonly<Record<string, string>> | undefined;
  readonly answers?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly prefix?: string | undefined;
  readonly intent?: string | undefined;
  readonly active?: string | undefined;
  /** What the edit is taken for, against what it looks like: the id of a syntax, if this version knows it. */
  readonly format?: string | undefined;
  /** Appliers that are given the edit converted: all that do not read it, or these. */
  readonly converting?: 'all' | readonly string[] | undefined;
  /** Of whole texts: the scenario whose texts they are, by its name in links. */
  readonly scenario?: string | undefined;
}

/** What the part of an address after `#` says. */
export type Shared =
  | { readonly kind: 'none' }
  | { readonly kind: 'preset'; readonly preset: string; readonly position: Position }
  | {
      readonly kind: 'state';
      readonly files: readonly SharedFile[];
      readonly edit: ByteText;
      readonly base: readonly SharedFile[];
      readonly position: Position;
      /** The link was cut short: the last of the texts that are here may be too. */
      readonly isCut: boolean;
    }
  | { readonly kind: 'unreadable'; readonly sentence: string };

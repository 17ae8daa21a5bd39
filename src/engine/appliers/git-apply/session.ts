import type { ByteText } from '../../text/bytes.ts';
import type { Tree } from '../../text/tree.ts';
import type { AttributeValue } from './attributes.ts';
import type { Config } from './config.ts';
import type { StatWidths } from './look/stat.ts';
import type { Blobs } from './merge/blobs.ts';
import type { Messages } from './messages.ts';
import type { Settings, Version } from './settings.ts';
import type { WhitespaceLedger } from './whitespace/ledger.ts';
import type { WhitespaceRules } from './whitespace/rules.ts';

/** How many leading components names lose. A guess that succeeds holds for the rest of the run. */
export interface StripLevel {
  value: number;
  isGuess: boolean;
}

/** What one run of the command carries from input to input. */
export interface Session {
  readonly settings: Settings;
  readonly version: Version;
  readonly config: Config;
  readonly messages: Messages;
  readonly ledger: WhitespaceLedger;
  readonly widths: StatWidths;
  readonly strip: StripLevel;
  /** Path from the top of the repository to where the command runs; '' at the top and outside one. */
  readonly prefix: ByteText;
  /** How added lines of this path are judged. */
  readonly rulesFor: (path: ByteText) => WhitespaceRules;
  /** An attribute of a path; none outside a repository. */
  readonly attribute: (path: ByteText, name: ByteText) => AttributeValue | undefined;
  readonly blobs: Blobs;
  /** The versions that were given as bases, by path. */
  readonly givenBase: Tree | null;
  /** Turned off by whitespace errors under the action `error`. */
  applies: boolean;
}

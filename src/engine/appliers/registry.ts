import { agentsSdk } from './agents-sdk/index.ts';
import { aiderEditblock } from './aider-editblock/index.ts';
import { aiderPatch } from './aider-patch/index.ts';
import { aiderUdiff } from './aider-udiff/index.ts';
import { aiderWhole } from './aider-whole/index.ts';
import type { Applier } from './applier.ts';
import { busyboxPatch } from './busybox-patch/index.ts';
import { clineApplyPatch } from './cline-apply-patch/index.ts';
import { clineEditor } from './cline-editor/index.ts';
import { clineReplaceInFile } from './cline-replace-in-file/index.ts';
import { codexApplyPatch } from './codex-apply-patch/index.ts';
import { cookbookApplyPatch } from './cookbook-apply-patch/index.ts';
import { freebsdPatch } from './freebsd-patch/index.ts';
import { geminiEdit } from './gemini-edit/index.ts';
import { gitApply } from './git-apply/index.ts';
import { gnuPatch } from './gnu-patch/index.ts';
import { gptme } from './gptme/index.ts';
import { hgImport } from './hg-import/index.ts';
import { jsdiff } from './jsdiff/index.ts';
import { opencode } from './opencode/index.ts';
import { rooApplyDiff } from './roo-apply-diff/index.ts';
import { strReplace } from './str_replace/index.ts';
import { strReplaceSimple } from './str_replace-simple/index.ts';
import { strict } from './strict/index.ts';

/** Every applier, in the order of the matrix. */
export const appliers: readonly Applier[] = [
  gnuPatch,
  gitApply,
  busyboxPatch,
  hgImport,
  freebsdPatch,
  strict,
  codexApplyPatch,
  cookbookApplyPatch,
  agentsSdk,
  strReplace,
  strReplaceSimple,
  gptme,
  opencode,
  geminiEdit,
  clineEditor,
  clineApplyPatch,
  clineReplaceInFile,
  rooApplyDiff,
  jsdiff,
  aiderEditblock,
  aiderWhole,
  aiderUdiff,
  aiderPatch,
];

export const applierById = (id: string): Applier | undefined => appliers.find((applier) => applier.id === id);

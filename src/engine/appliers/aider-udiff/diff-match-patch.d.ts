declare module 'diff-match-patch' {
  /** −1 deleted, 0 kept, 1 inserted. */
  type Diff = { 0: number; 1: string };
  class DiffMatchPatch {
    diff_linesToChars_(a: string, b: string): { chars1: string; chars2: string; lineArray: string[] };
    diff_main(a: string, b: string, checkLines: boolean, deadline: number): Diff[];
    diff_cleanupSemantic(diffs: Diff[]): void;
    diff_cleanupEfficiency(diffs: Diff[]): void;
    diff_charsToLines_(diffs: Diff[], lineArray: string[]): void;
  }
  // The package has no other shape.
  // biome-ignore lint/style/noDefaultExport: a CommonJS module is its default export.
  export default DiffMatchPatch;
}

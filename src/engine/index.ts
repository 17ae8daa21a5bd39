/** The only door to the engine: nothing outside imports deeper than this. */

export { type CharacterName, characterColumn, characterName } from './analysis/characters.ts';
export { type AuditedRange, auditHeaders, type HeaderAudit, type Tally } from './analysis/header-audit.ts';
export { type Intent, intentOf, type KnownIntent, nothingKnown, symbolAt } from './analysis/intent.ts';
export { type LineEnds, lineEndsOf } from './analysis/line-ends.ts';
export { doesNothing, lostLines, overwritten } from './analysis/loss.ts';
export { type MatchMap, matchedRows, matchMap } from './analysis/match-map.ts';
export { type Noticed, noticed } from './analysis/noticed.ts';
export type { Outline, Symbol } from './analysis/outline.ts';
export { enclosing } from './analysis/outline.ts';
export { printedLines, tellingLine } from './analysis/output.ts';
export { type PassMatches, passMatches } from './analysis/pass-matches.ts';
export { type PlaceRow, placeTable, wasTried } from './analysis/place-table.ts';
export { inBefore, landingOf } from './analysis/places.ts';
export { chosenHunk, type Story } from './analysis/story.ts';
export { type Candidate, matchedAt, type Survey, survey } from './analysis/survey.ts';
export { type TreeChanges, treeChanges } from './analysis/tree-changes.ts';
export { type HunkVerdict, hunkVerdict, leadingContext, runVerdict, type VerdictKind } from './analysis/verdicts.ts';
export { type WrittenLine, writtenLines } from './analysis/whose-text.ts';
export type { Applier, Card, FormatId, RunInput, Scene } from './appliers/applier.ts';
export { plainScene } from './appliers/applier.ts';
export type { OptionSpec } from './appliers/options.ts';
export { applierById, appliers } from './appliers/registry.ts';
export type { Chunk, FileReport, HunkReport, Problem, Question, Run } from './appliers/run.ts';
export { streamText } from './appliers/run.ts';
export { type Fact, facts } from './explain/facts.ts';
export { headline } from './explain/headline.ts';
export { moveSentence } from './explain/move-sentence.ts';
export { counted, figures, inWords } from './explain/numbers.ts';
export { stepSentence } from './explain/sentence.ts';
export { plain, type Span, type Words } from './explain/words.ts';
export type { EditProblem } from './formats/problem.ts';
export { type PastedKind, type Recognised, recognise } from './formats/recognise.ts';
export type { HunkHeader } from './formats/unified/hunk-header.ts';
export { readUnified } from './formats/unified/read.ts';
export {
  hunksOf,
  type PatchLineKind,
  type UnifiedFile,
  type UnifiedHunk,
  type UnifiedReading,
} from './formats/unified/reading.ts';
export type { Row } from './patch/row.ts';
export { postimage, preimage, reversed } from './patch/row.ts';
export type { RowComparison } from './replay/comparison.ts';
export type { Difference } from './replay/difference.ts';
export type { Extent } from './replay/extent.ts';
export { type Frame, frameAt, type Phase } from './replay/frame.ts';
export {
  nextMove,
  nextMoveEnd,
  previousMove,
  previousMoveEnd,
  segmentAt,
  stepTouching,
  stepTrying,
} from './replay/navigation.ts';
export { patternOf } from './replay/pattern.ts';
export { searchedImage } from './replay/searched-image.ts';
export { type Segment, segmentsOf } from './replay/segments.ts';
export { addressOf, firstStepOf, stepCount } from './replay/steps.ts';
export type { LineRule } from './search/line-rules.ts';
export type { Order } from './search/order.ts';
export { orderLength, placeAt, visitOf } from './search/order.ts';
export type { Edit, Fuzz, Landing, Move, Note, Pass, Reject, RejectReason, Sweep } from './search/trace.ts';
export type { ByteText } from './text/bytes.ts';
export { fromBytes, isUtf8, toBytes } from './text/bytes.ts';
export type { LineIndex, LineNumber } from './text/image.ts';
export { Image, lineIndex, lineNumber, toIndex, toNumber } from './text/image.ts';
export type { Tree, TreeFile } from './text/tree.ts';
export { plainFile, treeOf } from './text/tree.ts';

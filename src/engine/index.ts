/** The only door to the engine: nothing outside imports deeper than this. */

export { characterName } from './analysis/characters.ts';
export { auditHeaders, type HeaderAudit } from './analysis/header-audit.ts';
export { hunkMeant } from './analysis/hunk-ref.ts';
export { type KnownIntent, nothingKnown, symbolAt } from './analysis/intent.ts';

export { overwritten, vanished } from './analysis/loss.ts';

export { type Noticed, noticed } from './analysis/noticed.ts';
export type { Outline, Symbol } from './analysis/outline.ts';
export { enclosing } from './analysis/outline.ts';
export { tellingLine } from './analysis/output.ts';
export { type PassMatches, passMatches } from './analysis/pass-matches.ts';
export { type PlaceRow, placeTable } from './analysis/place-table.ts';
export { inBefore, inFile, inSearched, landingOf } from './analysis/places.ts';
export type { Story } from './analysis/story.ts';
export { type Candidate, type Survey, survey } from './analysis/survey.ts';

export { type HunkVerdict, hunkVerdict, leadingContext, runVerdict, type VerdictKind } from './analysis/verdicts.ts';
export { type WrittenLine, writtenLines } from './analysis/whose-text.ts';
export type { Applier, Scene } from './appliers/applier.ts';
export { plainScene } from './appliers/applier.ts';
export { runConverted } from './appliers/converted.ts';
export type { OptionSpec } from './appliers/options.ts';
export { applierById, appliers } from './appliers/registry.ts';
export type { FileReport, HunkReport, LineSpan, Merge, MergeRegion, Run } from './appliers/run.ts';
export { streamText } from './appliers/run.ts';
export { type Fact, facts } from './explain/facts.ts';
export { headline } from './explain/headline.ts';
export { moveSentence } from './explain/move-sentence.ts';
export { counted, figures, inWords } from './explain/numbers.ts';
export { stepSentence } from './explain/sentence.ts';
export { plain, type Words } from './explain/words.ts';

export { readEdit, writeEdit } from './formats/convert.ts';
export type { EditReading, Told } from './formats/edit.ts';
export { type FormatId, isFormatId } from './formats/format-id.ts';
export { formatOf } from './formats/format-of.ts';
export { recognise as kindOfText } from './formats/recognise.ts';
export { type CallFormat, dialectOf, isCall } from './formats/tool-call/dialects.ts';

export { readUnified } from './formats/unified/read.ts';
export {
  hunksOf,
  type PatchLineKind,
  type UnifiedReading,
} from './formats/unified/reading.ts';
export type { Row } from './patch/row.ts';

export type { RowComparison } from './replay/comparison.ts';

export { type Frame, frameAt } from './replay/frame.ts';
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
export { firstStepOf, stepCount } from './replay/steps.ts';
export { type Used, usedAt, usedLines } from './replay/used-lines.ts';

export { placeAt, visitOf } from './search/order.ts';
export type { Marked, Pass, Sweep } from './search/trace.ts';
export type { ByteText } from './text/bytes.ts';
export { fromBytes, isUtf8, toBytes } from './text/bytes.ts';

export { Image, type LineIndex, lineIndex } from './text/image.ts';
export type { Tree } from './text/tree.ts';
export { plainFile, treeOf } from './text/tree.ts';

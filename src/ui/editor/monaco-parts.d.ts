/** Parts of Monaco that come without types. */
declare module 'monaco-editor/editor/common/model/pieceTreeTextBuffer/pieceTreeTextBufferBuilder.js' {
  export class PieceTreeTextBufferBuilder {
    acceptChunk(chunk: string): void;
    /** What a model can be made of in place of a text. */
    finish(): object;
  }
}

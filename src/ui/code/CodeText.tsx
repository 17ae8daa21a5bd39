import styles from './CodeText.module.css';

/** Words that most languages keep for themselves. Emphasis only: nothing is decided by them. */
const keywords = new Set(
  (
    'and as assert async await begin break case catch class const continue def default defer do elif else elsif end ' +
    'ensure enum except export extends false finally fn for foreach from func function go goto if impl implements ' +
    'import in instanceof interface is let loop match mod module mut namespace new nil None not null or package pass ' +
    'private protected public raise rescue return self static struct super switch then this throw trait true True ' +
    'False try type typeof union unless until use using var void when where while with yield'
  ).split(' '),
);

const word = /[A-Za-z_][A-Za-z0-9_]*/g;

/** Code without colour: keywords are heavier, nothing else. */
export function CodeText({ text }: { text: string }) {
  const pieces: { readonly text: string; readonly at: number; readonly isKeyword: boolean }[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!keywords.has(found)) continue;
    if (index > done) pieces.push({ text: text.slice(done, index), at: done, isKeyword: false });
    pieces.push({ text: found, at: index, isKeyword: true });
    done = index + found.length;
  }
  return (
    <>
      {pieces.map(({ text: piece, at, isKeyword }) =>
        isKeyword ? (
          <span key={at} className={styles.keyword}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
      {text.slice(done)}
    </>
  );
}

const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** A whole number in figures, thousands apart: "1,407". */
export const figures = (n: number): string => String(n).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** A whole number as prose has it: in words up to twelve, then in figures. Zero is "no". */
export const inWords = (n: number): string => small[n] ?? figures(n);

/** "twice", "six times". */
export const times = (n: number): string => (n === 2 ? 'twice' : `${inWords(n)} times`);

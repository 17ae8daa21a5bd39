import { expect, test } from 'vitest';
import { sequenceRatio } from './sequence-ratio.ts';

/** Recorded from Python 3.11's difflib. */
const recorded = [
  ['cad', 'baaadca', 0.4],
  ['ccb', 'c', 0.5],
  ['acc', 'bcc', 0.6666666666666666],
  ['cacdbbbdca', 'caccbddc', 0.6666666666666666],
  ['dbbcca', 'a', 0.2857142857142857],
  ['cdcbbad', 'dcb', 0.6],
  ['dcbca', '', 0.0],
  ['bcbacbcdaac', 'accacccbdac', 0.36363636363636365],
  ['bdcbcdbca', 'adbcc', 0.42857142857142855],
  ['adbd', 'aaa', 0.2857142857142857],
  ['', 'bbadbcaacdb', 0.0],
  ['bbdddab', 'dbdbdb', 0.6153846153846154],
  ['', '', 1.0],
  ['cbbb', 'cbcaca', 0.4],
  ['daddadbbc', 'dcdb', 0.46153846153846156],
  ['ccddacbadb', 'cabddddbabba', 0.5454545454545454],
  ['caddbabbc', 'ddaaaadc', 0.35294117647058826],
  ['bacaaccaa', 'ddbcdbdd', 0.23529411764705882],
  ['a', 'c', 0.0],
  ['dddabcdd', 'b', 0.2222222222222222],
  ['bbbcd', 'cabac', 0.4],
  ['a', 'dabdccb', 0.25],
  ['baacdcdddbcc', 'cbdabbccbc', 0.45454545454545453],
  ['aadbcccbca', 'aacabbdaa', 0.42105263157894735],
  ['db', 'cdbdbccbc', 0.36363636363636365],
  ['dddccdda', 'bdcd', 0.5],
  ['abadcc', 'c', 0.2857142857142857],
  ['bdabbac', 'ab', 0.4444444444444444],
  ['cabbab', '', 0.0],
  ['aacac', 'bbdbacabd', 0.42857142857142855],
  [
    'ababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzqqqqqqq',
    'qqqqqqqzyxzyxzyxzyxzyxzyxzyxzyxzyxzyxbabababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababa',
    0.0,
  ],
] as const;

test.for(recorded)('%s and %s', ([a, b, ratio]) => {
  expect(sequenceRatio([...a], [...b])).toBeCloseTo(ratio, 12);
});

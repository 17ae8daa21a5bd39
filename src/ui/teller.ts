/** What tells in words what the appliers did. Nothing is told before the first of them has run. */
export { facts, headline, moveSentence, stepSentence } from '../engine/index.ts';

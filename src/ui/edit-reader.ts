/** Everything that reads the edit on the page itself: the appliers have their own readings, in the worker. */
export { formatOf } from '../engine/index.ts';
export { headerFaults } from './drawer/header-faults.ts';
export { inputProblem } from './lead/input-problem.ts';

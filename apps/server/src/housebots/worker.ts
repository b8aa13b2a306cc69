import { type Question, think } from './bots.ts';

/** Runs in a worker thread. */
const answer = (question: Question): string => think(question);

// The pool takes the default export of its file.
// oxlint-disable-next-line import/no-default-export
export default answer;

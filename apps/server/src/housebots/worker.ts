import { type Question, think } from './bots.ts';

/** Runs in a worker thread. Without a question it only reports that it is running. */
const answer = (question: Question | null): string => (question === null ? '' : think(question));

// The pool takes the default export of its file.
// oxlint-disable-next-line import/no-default-export
export default answer;

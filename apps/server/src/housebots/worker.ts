import { playDaily, type SentMatch } from '../daily/play.ts';
import { type Question, think } from './bots.ts';

/** A bot's decision, or a daily match to play again. */
export type Job = Question | SentMatch;

/** Runs in a worker thread. Without a job it only reports that it is running. */
const answer = (job: Job | null): string => {
  if (job === null) return '';
  return 'answers' in job ? JSON.stringify(playDaily(job)) : think(job);
};

// The pool takes the default export of its file.
// oxlint-disable-next-line import/no-default-export
export default answer;

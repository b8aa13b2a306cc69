import { changedOptions } from '@santiago/kernel';
import { type Progress, type Review, reviewMatch } from '@santiago/review';
import { type Call, type Command, JSON_FLAG, wholeNumber } from '../command.ts';
import { Fault } from '../fault.ts';
import { openMatch } from '../matchfile.ts';
import { describeSetup } from '../setup.ts';
import { Progress as ProgressLine, say, sayJson } from '@santiago/table/terminal/terminal.ts';
import { textOf } from './text.ts';

const DEEPEST = 2;

/** Runs a review to its end, showing its progress. */
const judge = (steps: Generator<Progress, Review>): Review => {
  const progress = new ProgressLine('% of the match reviewed');
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      progress.end();
      return step.value;
    }
    progress.at(Math.floor(100 * step.value.done), 100);
  }
};

const run = (call: Call): void => {
  const seed = wholeNumber(call, 'seed', { from: 0, to: 65535, standard: 1 });
  const depth = wholeNumber(call, 'depth', { from: 0, to: DEEPEST, standard: DEEPEST });
  const { game, file } = openMatch(call.words[0]!);
  const head = describeSetup(game.game.name, file.setup, changedOptions(game.game.setup, file.setup));
  const { setup, rows } = file;
  if (game.judge === null) throw new Fault(`Matches of ${game.game.name} cannot be reviewed yet.`);
  const review = judge(reviewMatch(game.judge, { setup, rows, seed, depth }));
  if (call.has('json')) return sayJson(review);
  say([head, ...textOf(game, review, file.tags)].join('\n'));
};

export const reviewCommand: Command = {
  name: 'review',
  words: ['FILE'],
  summary: 'review the decisions of a match and show where it was won and lost',
  flags: [
    { name: 'seed', value: 'S', about: 'seed for the trials: a number (1)' },
    { name: 'depth', value: 'N', about: 'how deep: 0 a first look, 2 in full (2)' },
    JSON_FLAG,
  ],
  about: [
    'Every decision is tried against many different players, the same ones for each action. A choice counts as an',
    'inaccuracy, a mistake or a blunder only if its cost exceeds the uncertainty, given after ±. The parts of a score add',
    'up to it: the start, chance, the others, what best play would have added and what was lost of that. In the card game',
    'they are in percent of a win. docs/review.md says more.',
  ],
  examples: [
    'santiago review match.santiago',
    'santiago review match.santiago --depth 0',
    'santiago review match.santiago --seed 2 --json',
  ],
  run,
};

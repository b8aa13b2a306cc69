// What `npm run test:all` runs, part by part.

import path from 'node:path';
import { own, tool } from './tools.ts';

export type Part = {
  readonly name: string;
  readonly about: string;
  /** What its result follows from: these files and folders; `code` is everything but `docs`, `all` that too. */
  readonly follows: readonly string[] | 'code' | 'all';
  /** `kept` is a folder for what the part has done, if it can go on later. */
  readonly command: (kept: string) => readonly string[];
  readonly env?: (kept: string) => Readonly<Record<string, string>>;
};

const RULES = ['packages/kernel', 'packages/canals', 'packages/cards'];
const SERVED = ['packages', 'apps/web', 'apps/server'];
/** The bots and what they play, without the tests. */
const BOTS = [...RULES, 'packages/bots'].map((folder) => `${folder}/src`);
const ARENA = [...BOTS, 'apps/cli/src', 'apps/cli/test/bot-bars.ts', 'apps/cli/test/bars.ts'];
const REVIEW = [...BOTS, 'packages/review/src', 'packages/review/test'];

const tests = (...paths: string[]): string[] => [...tool('vitest'), 'run', '--reporter=default', ...paths];

/** One of `npm run bars`. */
const bar = (name: string, about: string, call: string): Part => ({
  name,
  about: `review: ${about}`,
  follows: REVIEW,
  command: () => [...own('packages/review/test/bars.ts'), ...call.split(' ')],
});

/** One that keeps every match it is done with, and works at two at a time. */
const longBar = (name: string, about: string, call: string): Part => {
  const part = bar(name, about, `${call} --threads 2`);
  return { ...part, command: (kept) => [...part.command(kept), '--out', path.join(kept, 'bar')] };
};

/** One part for each number of players, since all of them together take hours. */
const ladder = (game: 'canals' | 'cards', ...numbers: number[]): Part[] =>
  numbers.map((players) => ({
    name: `ladder-${game}-${players}`,
    about: `bots: what each bot of ${game === 'canals' ? 'Canals' : 'Cards'} must take of others with ${players} players`,
    follows: ARENA,
    command: (kept) => [...own('apps/cli/test/bars.ts'), game, '--players', String(players), '--out', kept],
  }));

export const PARTS: readonly Part[] = [
  { name: 'test', about: 'npm test', follows: 'all', command: () => own('scripts/test/main.ts') },
  {
    name: 'looks',
    about: 'the browser tests in every language and window, with whole matches',
    follows: [...SERVED, 'scripts/test'],
    command: () => [...own('scripts/test/main.ts'), 'apps/web/e2e'],
    env: () => ({ SANTIAGO_SOAK: '2' }),
  },
  {
    name: 'browsers',
    about: 'the table in Firefox and WebKit',
    follows: [...SERVED, 'scripts/browsers.ts'],
    command: () => own('scripts/browsers.ts'),
  },
  {
    name: 'laws',
    about: 'the laws of the games at every state, ten times as many matches, pairs and files',
    follows: ['packages', 'apps/cli', 'apps/web'],
    command: () =>
      tests(
        'packages/canals',
        'packages/cards',
        'packages/testkit',
        'apps/cli/test/simulate.test.ts',
        'apps/web/test',
      ),
    env: () => ({ SANTIAGO_SOAK: '10' }),
  },
  {
    name: 'mutants',
    about: 'the rules of the games changed in one place at a time: some test fails each time',
    follows: [...RULES, 'packages/testkit', 'scripts/mutate'],
    command: () => own('scripts/mutate/main.ts'),
  },
  {
    name: 'bots',
    about: 'the laws of bots and review, ten times as many positions',
    follows: ['packages'],
    command: () => tests('packages/bots', 'packages/review'),
    env: () => ({ SANTIAGO_SOAK: '10' }),
  },
  {
    name: 'moves',
    about: 'a hundred whole matches of each game, move by move as they always were',
    follows: [...RULES, 'packages/bots'],
    command: () => tests('packages/bots/test/moves.test.ts'),
    env: () => ({ SANTIAGO_MATCHES: '100' }),
  },
  {
    name: 'documents',
    about: 'every command of the documents with its own numbers',
    follows: 'all',
    command: () => tests('scripts/doc-commands.test.ts'),
    env: () => ({ SANTIAGO_SOAK: '10' }),
  },
  {
    name: 'soak',
    about: 'faults and secrecy of the server in full',
    follows: ['packages', 'apps/server'],
    command: () => own('apps/server/test/soak.ts'),
    env: (kept) => ({ SANTIAGO_NOTES: path.join(kept, 'kills.jsonl') }),
  },
  bar('seeds', 'another seed calls the same choices mistakes, 10 matches', 'seeds --matches 10'),
  bar('endgames', 'ends whose best answer is known, 100', 'endgames --matches 100'),
  longBar('placing', 'who loses more by it comes in lower, 205 matches', 'placing --matches 205'),
  longBar('confirm-canals', 'mistakes of Canals played out, 105', 'confirm --from 7 --mistakes 105'),
  longBar('confirm-cards', 'mistakes of Cards played out, 105', 'confirm --game cards --mistakes 105'),
  longBar('chances-canals', 'chances it gives in Canals come true, 200 matches', 'calibration'),
  longBar('chances-cards', 'chances it gives in Cards come true, 200 matches', 'calibration --game cards'),
  ...ladder('canals', 2, 3, 4, 5),
  ...ladder('cards', 2, 3, 4),
  {
    name: 'packages',
    about: 'the tarballs of the packages, installed in an empty project',
    follows: ['packages', 'scripts/pack'],
    command: () => own('scripts/pack/check.ts'),
  },
  {
    name: 'nodes',
    about: 'npm test on the oldest and the newest Node',
    follows: 'code',
    command: () => own('scripts/nodes.ts'),
  },
  {
    name: 'image',
    about: 'the steps of the Containerfile, and the server in it',
    follows: 'code',
    command: () => own('scripts/image.ts'),
  },
  {
    name: 'speed',
    about: 'everything legal on a table with 40 cards in less than 0.1 ms',
    follows: ['packages/kernel', 'packages/cards'],
    command: () => own('packages/cards/test/speed/forty-cards.ts'),
  },
];

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { weightsSource, writeNets } from '@santiago/canals/bots/value';
import { prospectSource } from '@santiago/cards/bots/value';
import { type Call, type Command, wholeNumber } from '@santiago/cli/src/command.ts';
import { Fault, misuse, reasonOf } from '@santiago/cli/src/fault.ts';
import { say } from '@santiago/table/terminal/terminal.ts';
import { findCardsExercises } from './cards/exercises.ts';
import { findExercises } from './canals/exercises.ts';
import { trainNets } from './canals/net.ts';
import { trainProspects } from './cards/prospects.ts';
import { trainSteward } from './canals/steward.ts';

const TUNED_FILE = 'games/canals/bots/value/tuned.ts';
const NETS_FILE = 'games/canals/bots/value/nets.bin';
const exercisesFolder = (game: string): string => `games/${game}/review/exercises`;
const PROSPECTS_FILE = 'games/cards/bots/value/trained.ts';

const write = (file: string, content: string | Uint8Array): void => {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch (error) {
    throw new Fault(`${file} cannot be written: ${reasonOf(error)}.`);
  }
  say(`wrote ${file}`);
};

/** The matches as files of their own, and everything else of the exercises in exercises.json. */
const writeExercises = (
  call: Call,
  game: string,
  exercises: readonly { readonly id: string; readonly match: string }[],
): void => {
  const out = call.value('out');
  const folder = out === null ? exercisesFolder(game) : path.join(out, game);
  for (const { id, match } of exercises) write(path.join(folder, 'matches', `${id}.santiago`), match);
  const index = exercises.map(({ match: _, id, ...entry }) => ({ id, ...entry }));
  write(path.join(folder, 'exercises.json'), `${JSON.stringify(index, null, 2)}\n`);
};

const number = (call: Call, flag: string, standard: number): number =>
  wholeNumber(call, flag, { from: 1, to: 1_000_000, standard });

const run = async (call: Call): Promise<void> => {
  const what = call.words[0]!;
  const seed = wholeNumber(call, 'seed', { from: 0, to: 1_000_000, standard: 1 });
  const count = wholeNumber(call, 'threads', { from: 0, to: 64, standard: 0 });
  const threads = count === 0 ? undefined : count;
  if (what === 'steward') {
    const weights = await trainSteward({
      generations: number(call, 'generations', 40),
      population: 2 * Math.ceil(number(call, 'population', 32) / 2),
      sets: number(call, 'deals', 24),
      seed,
      threads,
      say,
    });
    write(call.value('out') ?? TUNED_FILE, weightsSource(weights));
  } else if (what === 'net') {
    const file = call.value('out') ?? NETS_FILE;
    const nets = await trainNets({
      generations: number(call, 'generations', 2),
      firstMatches: number(call, 'first', 6000),
      matches: number(call, 'matches', 400),
      evaluations: number(call, 'evaluations', 8),
      epochs: number(call, 'epochs', 4),
      seed,
      threads,
      say,
      save: (some) => write(file, writeNets(some)),
    });
    write(file, writeNets(nets));
  } else if (what === 'exercises') {
    const each = call.value('each') === null ? undefined : number(call, 'each', 4);
    const isWanted = (game: string): boolean => (call.value('game') ?? game) === game;
    if (isWanted('canals')) writeExercises(call, 'canals', findExercises({ each: each ?? 4, seed, say }));
    if (isWanted('cards')) writeExercises(call, 'cards', findCardsExercises({ each: each ?? 6, seed, say }));
  } else if (what === 'prospects') {
    const weights = trainProspects({
      matches: number(call, 'matches', 2000),
      epochs: number(call, 'epochs', 4),
      seed,
      stalemate: 'draw',
      say,
    });
    write(call.value('out') ?? PROSPECTS_FILE, prospectSource(weights));
  } else throw misuse(`"${what}" cannot be trained. Choose steward, net, exercises or prospects.`);
};

export const trainCommand: Command = {
  name: 'train',
  calledAs: 'npm run train --',
  words: ['WHAT'],
  summary: 'tune the weights that bots use by letting them play',
  flags: [
    { name: 'generations', value: 'N', about: 'rounds of improvement (steward 40, net 2)' },
    { name: 'population', value: 'N', about: 'steward: candidates per generation (32)' },
    { name: 'deals', value: 'N', about: 'steward: sets of matches per candidate (24)' },
    { name: 'first', value: 'N', about: 'net: matches of the heuristic to begin with (6000)' },
    {
      name: 'matches',
      value: 'N',
      about: 'net: matches of each later generation (400); prospects: matches (2000)',
    },
    { name: 'evaluations', value: 'N', about: 'net: look-aheads per decision in those matches (8)' },
    { name: 'each', value: 'N', about: 'exercises: how many of each kind (4 of Canals, 6 of Cards)' },
    { name: 'game', value: 'GAME', about: 'exercises: canals or cards (both)' },
    { name: 'epochs', value: 'N', about: 'net, prospects: times each position is learned from (4)' },
    { name: 'seed', value: 'S', about: 'seed for everything (1)' },
    { name: 'threads', value: 'N', about: 'number of threads (one per processor)' },
    { name: 'out', value: 'FILE', about: 'the file to write, instead of the one that is read' },
  ],
  about: [
    'steward: tunes the beliefs of the heuristic by self-play (an evolution strategy).',
    'net: trains the value net, first on matches of the heuristic, then on matches of look-ahead players with the',
    'net so far. A net belongs to the beliefs it was trained with: train the steward first, then the net.',
    'exercises: searches matches between bots for positions with a best answer that can be proved and that novices seldom',
    'find.',
    'prospects: learns what wins in the end in a match of Cards, from matches of the oddsmaker against itself.',
    'Run it from the root of the repository. The usual sizes take minutes on two processors.',
  ],
  examples: [
    'npm run train -- steward',
    'npm run train -- net --generations 4 --first 24000 --matches 4000 --epochs 8',
  ],
  run,
};

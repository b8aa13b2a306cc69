import { census, type CensusLevel, changedOptions, Match, type GameTypes } from '@santiago/kernel';
import { type Call, type Command, JSON_FLAG, wholeNumber } from './command.ts';
import { gameNamed } from './games.ts';
import { drawsOf, seedOf } from './seed.ts';
import { describeSetup, SETUP_FLAGS, setupOf } from './setup.ts';
import { say, sayJson } from '@santiago/table/terminal/terminal.ts';

const DEEPEST = 12;

const run = (call: Call): void => {
  const terminalGame = gameNamed(call.words[0]!);
  const { game } = terminalGame;
  const setup = setupOf(call, terminalGame, terminalGame.players);
  const depth = wholeNumber(call, 'depth', { from: 0, to: DEEPEST, standard: 3 });
  const seedText = call.value('seed') ?? '1';
  const draws = drawsOf(seedOf(seedText), [], setup.players);
  const match = new Match<GameTypes>(game, setup, draws);
  const before = match.advance().filter(({ who }) => who === '*').length;
  const started = performance.now();
  const levels = census(game, match.state, depth, (state, chanceRows) => [
    game.draw(state, draws(before + chanceRows)),
  ]);
  const seconds = (performance.now() - started) / 1000;
  const what = describeSetup(game.name, setup, changedOptions(game.setup, setup));
  if (call.has('json')) sayJson({ game: game.name, setup, seed: seedText, levels, seconds });
  else
    say(
      [`${what}; seed ${seedText}`, '', ...tableOf(levels), '', `time: ${seconds.toFixed(2)} s`].join('\n'),
    );
};

const tableOf = (levels: readonly CensusLevel[]): string[] => [
  'rows           lines            ends',
  ...levels.map(
    ({ rows, lines, ends }) =>
      `${String(rows).padStart(4)}${String(lines).padStart(16)}${String(ends).padStart(16)}`,
  ),
];

export const censusCommand: Command = {
  name: 'census',
  words: ['GAME'],
  summary: 'count the possible lines of play, level by level',
  flags: [
    ...SETUP_FLAGS,
    { name: 'depth', value: 'N', about: `rows to look ahead (3; at most ${DEEPEST})` },
    { name: 'seed', value: 'S', about: 'seed for chance (1)' },
    JSON_FLAG,
  ],
  about: [
    'It starts from the first decision of a match with this seed: chance has one outcome, players have all of theirs.',
    'The numbers tell whether two versions of the rules agree. Each level costs many times the one before.',
  ],
  examples: [
    'santiago census canals --players 4 --depth 4',
    'santiago census cards --players 2 --depth 2 --json',
  ],
  run,
};

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  changedOptions,
  formatResult,
  type GameTypes,
  Match,
  type Outcome,
  owingSeats,
  type Row,
  seatIndex,
  seatsOf,
  type Setup,
  type Tag,
  writeMatch,
} from '@santiago/kernel';
import { type Call, type Command, JSON_FLAG, wholeNumber } from './command.ts';
import { Fault, misuse, reasonOf } from './fault.ts';
import { gameNamed } from './games.ts';
import type { SeatPlayer, TerminalGame } from '@santiago/table/terminal/terminal-game.ts';
import { drawsOf, freshSeed, type Seed, seatChance, seedOf, seedTag } from './seed.ts';
import { describeSetup, optionHelp, playerNamed, seatNames, SETUP_FLAGS, setupOf } from './setup.ts';
import { Progress, say, sayJson } from '@santiago/table/terminal/terminal.ts';

const MOST_GAMES = 1_000_000;
/** A match that runs longer than this is stuck: the rules allow no such match. */
const MOST_ROWS = 100_000;

export interface Simulated {
  readonly rows: readonly Row<unknown>[];
  readonly outcome: Outcome;
}

/** Plays one match among seat players; everything in it follows from the seed. */
export const simulateMatch = (
  { game }: TerminalGame,
  setup: Setup,
  players: readonly SeatPlayer[],
  seed: Seed,
): Simulated => {
  const match = new Match<GameTypes>(game, setup, drawsOf(seed, [], setup.players));
  const chance = seatChance(seed);
  const seats = seatsOf(setup.players);
  for (;;) {
    match.advance();
    const [seat] = owingSeats(game.owes(match.state), seats);
    if (seat === undefined) break;
    const index = seatIndex(seat);
    const action = players[index]!.choose(match.state, index, chance(match.log.length));
    const refused = match.answer(seat, game.decode(action));
    if (refused !== null)
      throw new Error(`${players[index]!.name} played an illegal action: ${refused.text}`);
    if (match.log.length > MOST_ROWS) throw new Error(`a match is not over after ${MOST_ROWS} rows`);
  }
  return { rows: match.line.map(({ row }) => row), outcome: game.outcome(match.state)! };
};

const playerTags = (players: readonly SeatPlayer[]): Tag[] =>
  seatsOf(players.length).map((seat, index) => ({
    key: 'Player',
    subject: seat,
    value: players[index]!.name,
  }));

/** Made of everything the match depends on, so that the same name means the same match. */
const fileStem = (
  { game }: TerminalGame,
  setup: Setup,
  players: readonly SeatPlayer[],
  seedText: string,
): string => {
  const names = [...new Set(players.map(({ name }) => name))];
  return [
    game.name,
    `${setup.players}p`,
    ...(setup.preset === null ? [] : [setup.preset]),
    ...changedOptions(game.setup, setup).map(([name, value]) => `${name}=${value}`),
    names.length === 1 ? names[0]! : players.map(({ name }) => name).join('+'),
    `seed-${seedText.replaceAll(/[^A-Za-z0-9]+/g, '_').slice(0, 24)}`,
  ].join('-');
};

/** Never overwrites a file with other content; writing the same match again is harmless. */
const writeNew = (name: string, text: string): void => {
  try {
    writeFileSync(name, text, { flag: 'wx' });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw new Fault(`${name} cannot be written: ${reasonOf(error)}.`);
    if (readFileSync(name, 'utf8') !== text)
      throw new Fault(`${name} already exists with other content; it was left alone.`);
  }
};

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const isFile = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new Fault(
      `The folder ${folder} cannot be created: ${isFile ? 'a file has that name' : reasonOf(error)}.`,
    );
  }
};

/** Counts the results of a run of matches. */
class Tally {
  readonly wins: number[];
  readonly shared: number[];
  readonly points: number[][];
  readonly rows: number[] = [];

  constructor(players: number) {
    this.wins = Array.from({ length: players }, () => 0);
    this.shared = Array.from({ length: players }, () => 0);
    this.points = Array.from({ length: players }, () => []);
  }

  add({ rows, outcome }: Simulated): void {
    this.rows.push(rows.length);
    for (const [seat, share] of outcome.shares.entries()) {
      if (share === 1) this.wins[seat]!++;
      else if (share > 0) this.shared[seat]!++;
      this.points[seat]!.push(outcome.points[seat]!);
    }
  }
}

const spread = (numbers: readonly number[]): { mean: number; least: number; most: number } => {
  let least = Infinity;
  let most = -Infinity;
  let sum = 0;
  for (const number of numbers) {
    sum += number;
    least = Math.min(least, number);
    most = Math.max(most, number);
  }
  return { mean: Math.round((100 * sum) / numbers.length) / 100, least, most };
};

interface Plan {
  readonly game: TerminalGame;
  readonly setup: Setup;
  readonly players: readonly SeatPlayer[];
  readonly games: number;
  readonly seedText: string;
  readonly out: string | null;
}

const readPlan = (call: Call): Plan => {
  const game = gameNamed(call.words[0]!);
  const setup = setupOf(call, game, game.players);
  const names = seatNames(call, setup.players) ?? seatsOf(setup.players).map(() => 'random');
  if (names.includes('human')) throw misuse('A simulation has no human seats; use play.');
  const out = call.value('out');
  if (out === '') throw misuse('--out needs a folder name.');
  return {
    game,
    setup,
    players: names.map((name) => playerNamed(game, name)),
    games: wholeNumber(call, 'games', { from: 1, to: MOST_GAMES, standard: 100 }),
    seedText: call.value('seed') ?? Buffer.from(freshSeed().subarray(0, 4)).toString('hex'),
    out,
  };
};

const runPlan = ({ game, setup, players, games, seedText, out }: Plan): Tally => {
  const tally = new Tally(setup.players);
  const progress = new Progress('matches');
  const stem = fileStem(game, setup, players, seedText);
  const digits = String(games).length;
  if (out !== null) makeFolder(out);
  try {
    for (let number = 1; number <= games; number++) {
      const seed = seedOf(`${seedText}/${number}`);
      const simulated = simulateMatch(game, setup, players, seed);
      tally.add(simulated);
      if (out !== null) {
        const tags = [
          ...playerTags(players),
          seedTag(seed),
          { key: 'Result', subject: null, value: formatResult(simulated.outcome) },
        ];
        const text = writeMatch(game.game, { setup, tags, rows: simulated.rows, variations: [] });
        writeNew(path.join(out, `${stem}-${String(number).padStart(digits, '0')}.santiago`), text);
      }
      progress.at(number, games);
    }
  } finally {
    progress.end();
  }
  return tally;
};

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const summary = (plan: Plan, tally: Tally, seconds: number): string[] => {
  const { game, setup, players, games, seedText, out } = plan;
  const what = describeSetup(game.game.name, setup, changedOptions(game.game.setup, setup));
  const rows = spread(tally.rows);
  return [
    `${games} ${games === 1 ? 'match' : 'matches'} of ${what}; seed ${seedText}`,
    '',
    'seat  player        won    shared   points: mean   least    most',
    ...seatsOf(setup.players).map((seat, index) => {
      const points = spread(tally.points[index]!);
      return [
        seat.padEnd(6),
        players[index]!.name.padEnd(8),
        percent(tally.wins[index]!, games).padStart(9),
        percent(tally.shared[index]!, games).padStart(10),
        points.mean.toFixed(1).padStart(15),
        String(points.least).padStart(8),
        String(points.most).padStart(8),
      ].join('');
    }),
    '',
    `rows per match: ${rows.mean.toFixed(1)}, from ${rows.least} to ${rows.most}`,
    `time: ${seconds.toFixed(2)} s, ${Math.round(games / seconds)} matches per second`,
    ...(out === null ? [] : [`files: ${games} in ${out}`]),
  ];
};

const report = (plan: Plan, tally: Tally, seconds: number): unknown => {
  const { game, setup, players, games, seedText, out } = plan;
  return {
    game: game.game.name,
    setup,
    games,
    seed: seedText,
    seats: seatsOf(setup.players).map((seat, index) => ({
      seat,
      player: players[index]!.name,
      won: tally.wins[index]!,
      shared: tally.shared[index]!,
      points: spread(tally.points[index]!),
    })),
    rows: spread(tally.rows),
    seconds,
    matchesPerSecond: Math.round(games / seconds),
    out,
  };
};

const run = (call: Call): void => {
  const plan = readPlan(call);
  const started = performance.now();
  const tally = runPlan(plan);
  const seconds = (performance.now() - started) / 1000;
  if (call.has('json')) sayJson(report(plan, tally, seconds));
  else say(summary(plan, tally, seconds).join('\n'));
};

export const simulateCommand: Command = {
  name: 'simulate',
  words: ['GAME'],
  summary: 'play many matches between bots and summarise them',
  flags: [
    ...SETUP_FLAGS,
    {
      name: 'seats',
      value: 'A,B,…',
      about: 'who plays: one name per seat, or one for all (default: random)',
    },
    { name: 'games', value: 'G', about: `how many matches (100; at most ${MOST_GAMES})` },
    { name: 'seed', value: 'S', about: 'seed: a word or number (default: random)' },
    { name: 'out', value: 'DIR', about: 'write each match as a file NAME.santiago into this folder' },
    JSON_FLAG,
  ],
  about: [
    'The folder is created if it is missing. File names contain the set-up and the seed; a file with other content is',
    'never overwritten.',
    '',
    ...optionHelp(),
  ],
  examples: [
    'santiago simulate canals --players 2 --games 2000 --seed 7 --out matches',
    'santiago simulate cards --players 3 --seats eager --json',
  ],
  run,
};

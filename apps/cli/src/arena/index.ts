import { allBots } from '@santiago/bots';
import { changedOptions, type Setup } from '@santiago/kernel';
import { type Call, type Command, JSON_FLAG, wholeNumber } from '../command.ts';
import { Fault, misuse } from '../fault.ts';
import { isFresh, runFresh } from '../fresh.ts';
import { GAMES, gameNamed, USUAL_GAME } from '../games.ts';
import type { TerminalGame } from '@santiago/table/terminal/terminal-game.ts';
import { describeSetup, SETUP_FLAGS, setupOf } from '../setup.ts';
import { Progress, say, sayJson } from '@santiago/table/terminal/terminal.ts';
import { Threads } from '../threads.ts';
import { type Cell, playCell } from './cell.ts';
import { fuzz } from './canals/fuzz.ts';
import { type Habits, habitsOf } from './canals/habits.ts';
import { pairsOf, sparringPairs } from './pairs.ts';
import { probe } from './canals/probe.ts';
import { habitsLines, keepHabits, keepProbe, probeLine, reportOn, writeReport } from './report.ts';
import { fitRatings, type Sprt } from './statistics.ts';
import type { MatchSet, SetResult } from './set.ts';

const MOST_MATCHES = 1_000_000;

interface Plan {
  readonly game: TerminalGame;
  readonly pairs: readonly (readonly [string, string])[];
  readonly names: readonly string[];
  readonly gauntlet: boolean;
  readonly setup: Setup;
  readonly matches: number;
  readonly seed: number;
  readonly sprt: Sprt | null;
  readonly out: string | null;
  readonly threads: number | undefined;
}

const readNames = (call: Call, { bots }: TerminalGame): string[] => {
  const known = allBots(bots).map(({ name }) => name);
  const ladder = bots.ladder.map(({ name }) => name);
  const names = (call.value('bots') ?? ladder.join(',')).split(',').map((name) => name.trim());
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined) throw misuse(`There is no bot "${stranger}". Bots are ${known.join(', ')}.`);
  return names;
};

/** `25,35`: two shares in percent; the test decides which of them is true. */
const readSprt = (call: Call): Sprt | null => {
  const text = call.value('sprt');
  if (text === null) return null;
  const [low, high] = text.split(',').map((part) => Number(part) / 100);
  if (low === undefined || high === undefined || !(low >= 0 && low < high && high <= 1))
    throw misuse(`--sprt takes two shares in percent, the lower first, such as 25,35; not "${text}".`);
  return { low, high };
};

const readPlan = (call: Call): Plan => {
  const game = gameNamed(call.value('game') ?? USUAL_GAME);
  const names = readNames(call, game);
  const isLadder = call.value('bots') === null;
  const gauntlet = names.length > 2 || call.has('gauntlet') || isLadder;
  const both = call.has('gauntlet') || !isLadder;
  const threads = wholeNumber(call, 'threads', { from: 0, to: 64, standard: 0 });
  return {
    game,
    names,
    gauntlet,
    pairs: gauntlet
      ? [...pairsOf(names, both), ...(isLadder ? sparringPairs(game.bots) : [])]
      : [[names[0]!, names.at(-1)!]],
    setup: setupOf(call, game, game.players),
    matches: wholeNumber(call, 'matches', { from: 1, to: MOST_MATCHES, standard: 400 }),
    seed: wholeNumber(call, 'seed', { from: 0, to: 1_000_000, standard: 1 }),
    sprt: readSprt(call),
    out: call.value('out'),
    threads: threads === 0 ? undefined : threads,
  };
};

const percent = (share: number): string => (100 * share).toFixed(1);

const cellLine = ({
  challenger,
  others,
  matches,
  share,
  shared,
  score,
  lead,
  milliseconds,
  sprt,
}: Cell): string =>
  [
    `${challenger} over ${others}`.padEnd(28),
    `${percent(share.mean).padStart(5)} %  (${percent(share.low)}–${percent(share.high)})`.padEnd(24),
    `shared ${percent(shared.mean)} %`.padEnd(16),
    `score ${score.mean.toFixed(1)}`.padEnd(12),
    `lead ${lead.mean >= 0 ? '+' : '−'}${Math.abs(lead.mean).toFixed(1)}`.padEnd(12),
    `ms p50 ${milliseconds.p50.toFixed(1)} p95 ${milliseconds.p95.toFixed(1)}`.padEnd(26),
    `${matches} matches`,
    sprt === null ? '' : `  it is the ${sprt === 'high' ? 'higher' : 'lower'} share`,
  ].join('');

/** Rows are challengers, columns are the bots they played against. */
const matrixOf = (names: readonly string[], cells: readonly Cell[]): (number | null)[][] =>
  names.map((row) =>
    names.map(
      (column) =>
        cells.find(({ challenger, others }) => challenger === row && others === column)?.share.mean ?? null,
    ),
  );

const matrixLines = (names: readonly string[], cells: readonly Cell[], setup: Setup): string[] => {
  const width = Math.max(...names.map((name) => name.length)) + 2;
  const ratings = fitRatings(matrixOf(names, cells), setup.players);
  const cellText = (row: string, column: string): string => {
    const cell = cells.find(({ challenger, others }) => challenger === row && others === column);
    return cell === undefined ? '–' : percent(cell.share.mean);
  };
  return [
    `${'one of ↓ among →'.padEnd(20)}${names.map((name) => name.padStart(width)).join('')}${'Elo'.padStart(8)}`,
    ...names.map((row, i) =>
      [
        row.padEnd(20),
        ...names.map((column) => cellText(row, column).padStart(width)),
        ratings[i]!.toFixed(0).padStart(8),
      ].join(''),
    ),
  ];
};

const play = async (plan: Plan): Promise<Cell[]> => {
  const threads = new Threads<MatchSet, SetResult>(new URL('worker.ts', import.meta.url), plan.threads);
  const progress = new Progress('sets');
  const sets = Math.ceil(plan.matches / plan.setup.players);
  const cells: Cell[] = [];
  try {
    for (const [index, [challenger, others]] of plan.pairs.entries()) {
      const { setup, seed, sprt, out } = plan;
      const { game } = plan.game;
      const cell = await playCell(
        { game, challenger, others, setup, sets, seed, sprt, out },
        threads,
        (done) => progress.at(index * sets + done, plan.pairs.length * sets),
      );
      cells.push(cell);
    }
  } finally {
    progress.end();
    await threads.close();
  }
  return cells;
};

/** What the arena does for Canals alone. */
const CANALS_ALONE = ['probe', 'habits', 'fuzz', 'report'];

const refuseForeign = (call: Call): void => {
  const game = call.value('game') ?? USUAL_GAME;
  const foreign = CANALS_ALONE.find((flag) => call.has(flag));
  if (foreign !== undefined && game !== USUAL_GAME) throw misuse(`--${foreign} knows ${USUAL_GAME} alone.`);
};

const report = (call: Call): void => {
  const folder = call.value('out');
  if (folder === null) throw misuse('--report needs --out, the folder with the finished sets.');
  writeReport(call.value('report')!, reportOn(USUAL_GAME, folder));
};

/** Searches for the strongest opponent of the last bot named, and reports how well it does. */
const runProbe = async (
  call: Call,
  { names, setup, matches, seed, out, threads: count }: Plan,
): Promise<void> => {
  const threads = new Threads<MatchSet, SetResult>(new URL('worker.ts', import.meta.url), count);
  const progress = new Progress('rounds of the probe');
  try {
    const champion = names.at(-1)!;
    const found = await probe({ champion, setup, matches, seed }, threads, (round, rounds) =>
      progress.at(round, rounds),
    );
    if (out !== null) keepProbe(out, found);
    if (call.has('json')) sayJson(found);
    else say(probeLine(found));
  } finally {
    progress.end();
    await threads.close();
  }
};

/** How tables of each of the bots play, beside what is known about people. */
const runHabits = async (call: Call, { names, setup, matches, seed, out, threads }: Plan): Promise<void> => {
  const all: Habits[] = [];
  for (const name of names) all.push(await habitsOf(name, setup, { matches, seed, threads }));
  if (out !== null) for (const habits of all) keepHabits(out, habits);
  if (call.has('json')) sayJson(all);
  else say(habitsLines(all).join('\n'));
};

/** Asks each of the bots in this many odd positions; the run fails if one of them fails. */
const runFuzz = async (call: Call, { names, matches, seed, threads }: Plan): Promise<void> => {
  const all = [];
  for (const name of names) all.push(await fuzz(name, matches, seed, threads));
  if (call.has('json')) sayJson(all);
  else
    for (const { bot, positions, faults, slowestMs } of all)
      say(
        `${bot.padEnd(12)} ${positions} positions, ${faults.length} faults, slowest ${slowestMs.toFixed(0)} ms`,
      );
  const [first] = all.flatMap(({ faults }) => faults);
  if (first !== undefined) throw new Fault(`A bot played an illegal action: ${first}`);
};

const run = async (call: Call): Promise<void> => {
  refuseForeign(call);
  if (call.value('report') !== null) return report(call);
  const plan = readPlan(call);
  if (!isFresh()) return runFresh();
  if (call.has('probe')) return runProbe(call, plan);
  if (call.has('habits')) return runHabits(call, plan);
  if (call.has('fuzz')) return runFuzz(call, plan);
  const started = performance.now();
  const cells = await play(plan);
  const seconds = (performance.now() - started) / 1000;
  const { names, setup, seed, gauntlet } = plan;
  const { game } = plan.game;
  if (call.has('json')) {
    const ratings = fitRatings(matrixOf(names, cells), setup.players);
    sayJson({
      game: game.name,
      setup,
      seed,
      par: 1 / setup.players,
      cells,
      ...(gauntlet
        ? { ratings: Object.fromEntries(names.map((name, i) => [name, Math.round(ratings[i]!)])) }
        : {}),
      seconds,
    });
    return;
  }
  const what = describeSetup(game.name, setup, changedOptions(game.setup, setup));
  say(`${what}; seed ${seed}; par is ${percent(1 / setup.players)} %; ${seconds.toFixed(0)} s`);
  for (const cell of cells) say(cellLine(cell));
  if (gauntlet) say(['', ...matrixLines(names, cells, setup)].join('\n'));
};

export const arenaCommand: Command = {
  name: 'arena',
  words: [],
  summary: 'let bots play each other, and say how certain the result is',
  flags: [
    { name: 'game', value: 'GAME', about: `which game (${USUAL_GAME})` },
    {
      name: 'bots',
      value: 'A,B',
      about:
        'two names: A against copies of B; more: a round robin; none: each bot of the ladder against those below it',
    },
    { name: 'gauntlet', about: 'round robin also with two names or none' },
    ...SETUP_FLAGS,
    { name: 'matches', value: 'M', about: 'matches per pair (400), rounded up to whole sets' },
    { name: 'seed', value: 'S', about: 'seed for sets and bots (1)' },
    {
      name: 'sprt',
      value: 'LOW,HIGH',
      about: 'stop as soon as it is clear which of two shares (in percent) is right',
    },
    {
      name: 'out',
      value: 'DIR',
      about: 'keep finished sets here; a second run continues where the first stopped',
    },
    { name: 'threads', value: 'N', about: 'number of threads (one per processor)' },
    {
      name: 'probe',
      about:
        'search for the opponent that does best against copies of the last bot, instead of playing pairs',
    },
    {
      name: 'habits',
      about: 'matches between copies of each bot: scores, bids, bribes, how often they pass',
    },
    {
      name: 'fuzz',
      about: 'ask each bot for an action in odd positions (as many as --matches) and count the failures',
    },
    {
      name: 'report',
      value: 'FILE',
      about: 'play nothing; write the results in --out into a document, between its marks',
    },
    JSON_FLAG,
  ],
  about: [
    'A set has the same tiles or dice for the challenger in each seat, with copies of the other bot in the rest. A share',
    'is the part of the victories the challenger took, ties split; shared is the part of the matches without a single',
    'winner; intervals are of 95 %, over sets. With --bots A,A copies of one bot play, each match with its own chance.',
    'Each bot thinks with its usual number of evaluations, so results do not depend on how fast the machine is.',
    '',
    ...GAMES.flatMap(({ game, bots }) => [
      `${game.name}:`,
      ...allBots(bots).map(({ name, about }) => `  ${name.padEnd(12)} ${about}`),
    ]),
  ],
  examples: [
    'santiago arena --bots hydrologist,steward --players 4 --matches 400 --seed 1',
    'santiago arena --game cards --bots seer,oddsmaker --players 2 --matches 400',
    'santiago arena --matches 400 --seed 1 --out .cache/arena',
    'santiago arena --bots overseer --probe --matches 400',
    'santiago arena --out .cache/arena --report research/notes/bots.md',
  ],
  run,
};

/**
 * Measures whether judgements are worth something: `npm run bars -- BAR [--matches N] [--from N]`. The bars are placing,
 * seeds, endgames, net, prospects, confirm, calibration and reasons. Placing, seeds, confirm and calibration take
 * `--game cards` and `--players N`; confirm takes `--mistakes N --playouts N --bots A,B`, calibration `--bots A,B`. With
 * `--out PREFIX` placing, confirm and calibration keep what is done, a second run goes on from there, and `--threads N`
 * shares the matches out. One line a match as it comes, and at the end what all of them say, and where there is a bar
 * whether it holds; it ends with 1 if it does not. docs/review.md has the figures.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import {
  Heuristic as CardsHeuristic,
  JACK_BASE,
  ratedActions as ratedCards,
} from '@santiago/cards/bots/value';
import { Heuristic, ratedActions, TUNED } from '@santiago/canals/bots/value';
import { makeResult } from '@santiago/bots/search';
import { canals, type State } from '@santiago/canals';
import { cards } from '@santiago/cards';
import { FastRandom, replay } from '@santiago/kernel';
import { canalsJudge } from '@santiago/canals/review/judge.ts';
import { cardsJudge } from '@santiago/cards/review/judge.ts';
import { Population } from '@santiago/canals/review/population.ts';
import { CardPopulation } from '@santiago/cards/review/population.ts';
import {
  type Expectation,
  type JudgeMaker,
  type Loss,
  type Review,
  reviewMatch,
} from '@santiago/review/index.ts';
import { lossBetween, Tried } from '@santiago/review/trial.ts';
import { printCalibration, type SaidRow, saidIn } from './calibration.ts';
import { type CalledIn, calledIn, isCalled, type PlayedOut, playedOut, printConfirmed } from './confirm.ts';
import { endgames } from './endgames.ts';
import { storyOf } from './reasons.ts';
import { SavedResults } from './saved-results.ts';
import { cardsSetup, finish, type Played, playCards, playMatch, setupOf } from './matches.ts';
import { agreementOf, together } from './seeds.ts';
import { interval, placesOf, spearman } from './statistics.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    depth: { type: 'string', default: '2' },
    /** Only so many rows of each match. */
    rows: { type: 'string', default: 'Infinity' },
    game: { type: 'string', default: 'canals' },
    players: { type: 'string', default: '4' },
    /** Keeps what is done here; a second run takes up where the first stopped. */
    out: { type: 'string' },
    /** With `out`: how many matches are worked on at a time. */
    threads: { type: 'string', default: '1' },
    /** confirm: how many called mistakes are played out, how often each, and by which bots; calibration: who plays. */
    mistakes: { type: 'string', default: '100' },
    playouts: { type: 'string', default: '200' },
    bots: { type: 'string' },
  },
});
const matches = Number(values.matches);
const from = Number(values.from);
const depth = Number(values.depth);
const players = Number(values.players);
const threads = values.out === undefined ? 1 : Number(values.threads);
/** Which of the threads this is. */
const thread = isMainThread ? 0 : (workerData as number);
const game: 'canals' | 'cards' = values.game === 'cards' ? 'cards' : 'canals';
const print = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);
/** Says whether a bar holds; of fewer than `least` nothing follows. */
const judge = (
  bar: string,
  isHeld: boolean,
  [least, tried]: readonly [least: number, tried: number],
): void => {
  if (tried < least || values.rows !== 'Infinity') return;
  process.stdout.write(`${game}, ${bar}: ${isHeld ? 'holds' : 'FAILS'}\n`);
  if (!isHeld) process.exitCode = 1;
};
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

const review = ({ setup, rows }: Played<unknown>, seed: number): Review =>
  finish(reviewMatch(JUDGES[game], { setup, rows: rows.slice(0, Number(values.rows)), seed, depth })).review;

const JUDGES: Readonly<Record<'canals' | 'cards', JudgeMaker>> = { canals: canalsJudge, cards: cardsJudge };

const LADDERS = {
  canals: ['random', 'novice', 'apprentice', 'steward', 'journeyman', 'hydrologist'],
  cards: ['random', 'eager', 'oddsmaker', 'seer'],
};
/** Those who make mistakes. */
const WEAK = { canals: 'novice', cards: 'eager' };

const played = (names: readonly string[], match: number): Played<unknown> =>
  game === 'cards' ? playCards(cardsSetup(players), names, match) : playMatch(setupOf(players), names, match);

/** The matches that this thread works on, without end. */
function* ownMatches(): Generator<number> {
  for (let match = from + thread; ; match += threads) yield match;
}

const fileOf = (part: string): string | undefined =>
  values.out === undefined ? undefined : `${values.out}-${part}.jsonl`;

/**
 * Goes through the matches until `work` says that it is enough, shared out among the threads. False in a thread that
 * only worked: the results are told by the first.
 */
const forMatches = async (work: (match: number) => 'on' | 'enough'): Promise<boolean> => {
  if (isMainThread && threads > 1) {
    const argv = process.argv.slice(2);
    const workers = Array.from(
      { length: threads },
      (_, index) => new Worker(import.meta.filename, { argv, workerData: index }),
    );
    await Promise.all(workers.map((worker) => once(worker, 'exit')));
    return true;
  }
  for (const match of ownMatches()) if (work(match) === 'enough') break;
  return isMainThread;
};

/** Works out a result for each of the matches asked for; null in a thread that only worked. */
const resultsOf = async <T extends { readonly match: number }>(
  part: string,
  work: (match: number) => T,
): Promise<readonly T[] | null> => {
  const saved = new SavedResults<T>(fileOf(part));
  const isFirst = await forMatches((match) => {
    if (match >= from + matches) return 'enough';
    print(saved.get({ match }, () => work(match)));
    return 'on';
  });
  return isFirst ? saved.all : null;
};

interface Placed {
  readonly match: number;
  readonly names: readonly string[];
  readonly places: readonly number[];
  /** By seat: what the review says it lost. */
  readonly points: readonly number[];
  readonly chance: readonly number[];
}

const placedIn = (match: number): Placed => {
  const random = new FastRandom(match, 9);
  const ladder = LADDERS[game];
  const names = Array.from({ length: players }, () => ladder[random.below(ladder.length)]!);
  const one = played(names, match);
  const { seats } = review(one, match);
  return {
    match,
    names,
    places: placesOf(one.outcome.points),
    points: seats.map(({ all }) => all.points),
    chance: seats.map(({ all }) => all.chance),
  };
};

/** By seat of a match: what it lost, and its place. */
type Lost = readonly (readonly [loss: number, place: number])[];

/** Of two seats of a match that came in differently: how often had the lower one lost more? */
const concordance = (sample: readonly Lost[]): number => {
  const pairs = sample.flatMap((seats) =>
    seats.flatMap(([loss, place], i) =>
      seats.slice(i + 1).map(([other, its]) => (loss - other) * (place - its)),
    ),
  );
  return pairs.filter((each) => each > 0).length / pairs.filter((each) => each !== 0).length;
};

/** Matches of mixed strength: does who loses more by the review come in lower? */
const placing = async (): Promise<void> => {
  const all = await resultsOf('placing', placedIn);
  if (all === null) return;
  for (const by of ['points', 'chance'] as const) {
    const clusters = all.map((placed) =>
      placed[by].map((lost, seat) => [lost, placed.places[seat]!] as const),
    );
    const correlate = (sample: readonly Lost[]): number => spearman(sample.flat());
    const whole = correlate(clusters);
    const { low, high } = interval(clusters, correlate);
    print({
      loss: by,
      depth,
      matches: all.length,
      spearman: whole,
      low,
      high,
      within: { agree: concordance(clusters), ...interval(clusters, concordance) },
    });
    // Matches of Cards differ too much in length: docs/review.md.
    if (by === 'points' && game === 'canals')
      judge(
        `loss against placing over ${all.length} matches, Spearman ${whole.toFixed(2)} ` +
          `(${low.toFixed(2)}–${high.toFixed(2)}), at least 0.4`,
        low >= 0.4,
        [200, all.length],
      );
  }
};

/** Matches of the weak, each reviewed with two seeds: how many of the calls differ? */
const seeds = (): void => {
  const names = Array.from({ length: players }, () => WEAK[game]);
  const all = Array.from({ length: matches }, (_, i) => {
    const match = from + i;
    const one = played(names, match);
    const agreement = agreementOf(review(one, 2 * match + 1), review(one, 2 * match + 2));
    print({ match, ...agreement });
    return agreement;
  });
  const { either, changed, gone, called } = together(all);
  const aPlayer = called / (players * matches);
  print({ matches, either, aPlayer, changed: changed / either, noLongerCalled: gone / either });
  // Eager players of Cards make too few mistakes to count: docs/review.md.
  if (game === 'canals')
    judge(
      `another seed changes ${changed} of ${either} calls (${percent(changed / either)}), less than 5 %, ` +
        `and ${aPlayer.toFixed(1)} a player, at least 2`,
      changed / either < 0.05 && aPlayer >= 2,
      [10, matches],
    );
};

/** Ends of matches whose best answer is known by looking at everything that can follow. */
const ends = (): void => {
  const each = Math.ceil(matches / 4);
  const right: Record<string, number> = {};
  for (const { state, seat, phase, best } of endgames(each, 1 + from, POSITIONS)) {
    const weighing = canalsJudge(1).weigh(state, seat, canals.encode(best));
    for (const stage of [0, 1, 2]) weighing.refine(stage);
    const found = weighing.candidates()[0]!.action === canals.format(best);
    right[phase] = (right[phase] ?? 0) + (found ? 1 : 0);
  }
  print({ ofEach: each, right });
  const all = Object.values(right).reduce((sum, each) => sum + each, 0);
  judge(`${all} of ${4 * each} ends judged right, at least 95 %`, all >= 0.95 * 4 * each, [20, each]);
};
const POSITIONS = 60_000;

const FAR_TRIALS = 400;
const USUAL_TRIALS = 128;
const ROUNDS_FURTHER = 3;

/** What one action costs against another, by so many trials of a population. */
const lossBy = (
  population: Population,
  { state, seat }: { readonly state: State; readonly seat: number },
  actions: readonly [number, number],
  trials: number,
): Loss => {
  const result = makeResult();
  const twin = canals.copy(state);
  const [a, b] = actions.map((action) => {
    const tried = new Tried(action, state.players, seat);
    for (let trial = 0; trial < trials; trial++) {
      population.seat(trial);
      twin.assign(state);
      canals.play(twin, seat, action);
      population.playOn(twin, result, null);
      tried.add(result);
    }
    return tried;
  });
  return lossBetween(a!, b!);
};

/** How far differences are off that rest on the value net: against playing some rounds further before asking it. */
const net = (): void => {
  const prior = new Heuristic(TUNED);
  const usual = new Population(1);
  const far = new Population(2, () => ROUNDS_FURTHER);
  const pairs: Pair[] = [];
  for (let match = from; match < from + matches; match++) {
    const { setup, rows } = playMatch(setupOf(4), ['novice', 'steward', 'hydrologist', 'steward'], match);
    const random = new FastRandom(match, 5);
    const state = canals.start(setup);
    for (const { who, action } of rows) {
      const seat = who === '*' ? -1 : Number(who.slice(1)) - 1;
      if (
        seat >= 0 &&
        state.round < state.rounds &&
        canals.forced(state, seat) < 0 &&
        random.below(8) === 0
      ) {
        const [best, ...rest] = ratedActions(prior, state, seat).slice(0, 13);
        if (rest.length > 0) {
          const actions = [best!.action, rest[random.below(rest.length)]!.action] as const;
          pairs.push({
            near: lossBy(usual, { state, seat }, actions, USUAL_TRIALS),
            far: lossBy(far, { state, seat }, actions, FAR_TRIALS),
          });
        }
      }
      canals.play(state, seat, canals.encode(action));
    }
    print({ match, pairs: pairs.length });
  }
  printOff(pairs);
};

interface Pair {
  readonly near: Loss;
  readonly far: Loss;
}

/** How far the near differences are off, the chance of the trials taken away. */
const printOff = (pairs: readonly Pair[]): void => {
  const root = (squares: readonly number[]): number =>
    Math.sqrt(
      Math.max(
        0,
        squares.reduce((sum, each) => sum + each, 0),
      ) / squares.length,
    );
  const off = (some: readonly Pair[], of: 'points' | 'chance'): number =>
    root(
      some.map(
        (pair) =>
          (pair.near[of] - pair.far[of]) ** 2 - pair.near[`${of}Error`] ** 2 - pair.far[`${of}Error`] ** 2,
      ),
    );
  const large = pairs.filter(({ near }) => Math.abs(near.chance) >= 0.06);
  const small = pairs.filter(({ near }) => Math.abs(near.chance) < 0.06);
  print({
    pairs: pairs.length,
    pointsOff: off(pairs, 'points'),
    chanceOffSmall: off(small, 'chance'),
    chanceOffLarge: off(large, 'chance'),
    meanLarge: root(large.map(({ near }) => near.chance ** 2)),
  });
};

const END_TRIALS = 1200;

/** The same for the prospects of the card game: against playing to the end of the match. */
const ahead = (): void => {
  const prior = new CardsHeuristic(JACK_BASE);
  const population = new CardPopulation(1);
  const result = makeResult();
  const pairs: Pair[] = [];
  for (let match = from; match < from + matches; match++) {
    const { setup, rows } = playCards(
      cardsSetup(players),
      ['oddsmaker', 'eager', 'oddsmaker', 'eager'],
      match,
    );
    const random = new FastRandom(match, 5);
    const state = cards.start(setup);
    for (const { who, action } of rows) {
      const seat = who === '*' ? -1 : Number(who.slice(1)) - 1;
      if (seat >= 0 && cards.forced(state, seat) < 0 && random.below(5) === 0) {
        const [best, ...rest] = ratedCards(prior, state, seat).slice(0, 13);
        if (rest.length > 0) {
          const loss = (lastTurn: number, trials: number): Loss => {
            const twin = cards.copy(state);
            const [a, b] = [best!, rest[Math.floor(rest.length / 2)]!].map((tried) => {
              const entry = new Tried(tried, players, seat);
              while (entry.trials < trials) {
                population.seat(entry.trials);
                cards.assign(twin, state);
                cards.play(twin, seat, tried);
                population.playOn(twin, lastTurn, result);
                entry.add(result);
              }
              return entry;
            });
            return lossBetween(a!, b!);
          };
          pairs.push({
            near: loss(population.lastTurn(state), USUAL_TRIALS * 4),
            far: loss(Number.POSITIVE_INFINITY, END_TRIALS),
          });
        }
      }
      cards.play(state, seat, cards.encode(action));
    }
    printOff(pairs);
  }
};

/** Bots that play a position on, one drawn for each seat of each playout; none of them is the judge. */
const STRONG = { canals: 'steward,thrifty,generous,spiteful', cards: 'oddsmaker' };

/**
 * Who makes matches of mixed strength: not the lowest, who resigns or bids at random, and of Cards not the highest, who
 * thinks long and makes few mistakes.
 */
const MIXED = { canals: LADDERS.canals.slice(1), cards: ['eager', 'oddsmaker'] };

const mixed = (match: number, ladder: readonly string[] = MIXED[game]): Played<unknown> => {
  const random = new FastRandom(match, 11);
  return played(
    Array.from({ length: players }, () => ladder[random.below(ladder.length)]!),
    match,
  );
};

/** A match in which mistakes are made; among strong players of Cards they are rare. */
const flawed = (match: number): Played<unknown> =>
  game === 'cards' ? played(Array<string>(players).fill(WEAK.cards), match) : mixed(match);

/** Called mistakes, the better and the chosen action played out: is the difference what the review says? */
const confirm = async (): Promise<void> => {
  const wanted = Number(values.mistakes);
  const bots = (values.bots ?? STRONG[game]).split(',');
  const asked = { game, bots, playouts: Number(values.playouts) } as const;
  const reviews = new SavedResults<CalledIn>(fileOf('called'));
  const saved = new SavedResults<PlayedOut>(fileOf(`playouts-${asked.playouts}`));
  const isFirst = await forMatches((match) => {
    const one = flawed(match);
    const { mistakes } = reviews.get({ match }, () => calledIn(review(one, match), match));
    for (const called of mistakes) {
      if (saved.all.length >= wanted) return 'enough';
      print(saved.get(called, () => playedOut(one, called, asked)));
    }
    return 'on';
  });
  if (!isFirst) return;
  const { mistakes, right } = printConfirmed(saved.all.slice(0, wanted), { ...asked, print });
  judge(
    `${right} of ${mistakes} called mistakes confirmed by playing out (${percent(right / mistakes)}), at least 90 %`,
    right >= 0.9 * mistakes,
    [100, mistakes],
  );
};

/** The graph of a match without judging its decisions. The review tries some of these positions more often. */
const graphOf = ({ setup, rows, outcome }: Played<unknown>, seed: number): Pick<Review, 'graph' | 'over'> => {
  const judge = JUDGES[game](seed, rows.length);
  const graph: Expectation[] = [];
  replay(judge.game, setup, rows, (state) => {
    const outlook = judge.expect(state, null);
    for (let stage = 0; stage < judge.stages; stage++) outlook.refine(stage);
    graph.push(outlook.expectation());
  });
  return { graph: [...graph, { scores: outcome.points, chances: outcome.shares }], over: true };
};

/** What is said of everybody's chances at every row, and what happened. */
const calibration = async (): Promise<void> => {
  const bots = values.bots?.split(',');
  const all = await resultsOf<SaidRow>('said', (match) => saidIn(graphOf(mixed(match, bots), match), match));
  if (all === null) return;
  const worst = printCalibration(all, print);
  judge(
    `chances over ${all.length} matches, the worst bin of 500 rows or more ${worst.toFixed(1)} points off, at most 8`,
    worst <= 8,
    [200, all.length],
  );
};

const STORIES = 10;

/** Called mistakes of mixed matches, one of a seat, as the page tells them: for a reader who does not see the board. */
const reasons = (): void => {
  const stories: string[][] = [];
  for (let match = from; stories.length < STORIES; match++) {
    const one = mixed(match);
    const judged = review(one, match);
    const random = new FastRandom(match, 17);
    for (const { seat } of judged.seats) {
      const called = judged.decisions.filter((each) => each.seat === seat && isCalled(each));
      if (called.length > 0) stories.push(storyOf(one, judged, called[random.below(called.length)]!));
    }
  }
  const lines = stories.slice(0, STORIES).flatMap((story, i) => [`## ${i + 1}`, '', ...story, '']);
  process.stdout.write(lines.join('\n'));
};

const BARS: Readonly<Record<string, () => void | Promise<void>>> = {
  placing,
  seeds,
  endgames: ends,
  net,
  prospects: ahead,
  confirm,
  calibration,
  reasons,
};
const bar = BARS[positionals[0] ?? ''];
if (bar === undefined) throw new Error(`bars are ${Object.keys(BARS).join(', ')}`);
await bar();

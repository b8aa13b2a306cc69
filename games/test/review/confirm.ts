import { botNamed, type Roster } from '@santiago/bots';
import { canalsBots } from '@santiago/canals/bots';
import { cardsBots } from '@santiago/cards/bots';
import { turnsPlayed } from '@santiago/cards/bots/search';
import { canals } from '@santiago/canals';
import { cards, type State } from '@santiago/cards';
import {
  CHANCE,
  FastRandom,
  type Game,
  type GameTypes,
  lowestSeat,
  OWES_CHANCE,
  type Seat,
  seatIndex,
  seatName,
  whoIndex,
} from '@santiago/kernel';
import type { Grade, JudgedDecision, Loss, Review } from '@santiago/review/index.ts';
import { stepsOf } from '@santiago/review/grade.ts';
import type { Played } from './matches.ts';

/** So many of the mistakes of one match are played out: those of a single match are alike. */
const OF_A_MATCH = 10;
/** No table has more. */
const SEATS = 5;
/** Errors beyond which a difference has its sign in 97 of 100 cases. */
const SURE = 1.96;

/** What two actions differ by when they are played out: the mean of the differences and its standard error. */
interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** A called mistake of a match. */
interface Called {
  readonly match: number;
  readonly index: number;
  readonly seat: Seat;
  readonly phase: string;
  readonly grade: Grade;
  /** In notation, and how often the better one was tried; 0 if everything that follows was searched. */
  readonly chosen: string;
  readonly best: string;
  readonly trials: number;
  /** What the review says that it lost. */
  readonly said: Loss;
}

/** The called mistakes of one match that are to be played out. */
export interface CalledIn {
  readonly match: number;
  readonly mistakes: readonly Called[];
}

/** The same, played out. */
export interface PlayedOut extends Called {
  readonly points: Difference;
  readonly chance: Difference;
}

interface Playouts {
  readonly game: 'canals' | 'cards';
  /** Each seat of each playout is played by one of these. */
  readonly bots: readonly string[];
  readonly playouts: number;
}

interface Engine {
  readonly game: Game;
  readonly bots: Roster<GameTypes>;
  /** Chance begins anew whenever this changes, so that both actions meet the same luck at the same moment. */
  readonly momentOf: (state: unknown) => number;
}

const ENGINES: Readonly<Record<Playouts['game'], Engine>> = {
  // Both actions are followed by as many draws, round by round.
  canals: { game: canals, bots: canalsBots, momentOf: () => 1 },
  // The cards on the table identify the fights of a turn; a tie is rolled again, with the next dice.
  cards: {
    game: cards,
    bots: cardsBots,
    momentOf: (state) => turnsPlayed(state as State) * 64 + (state as State).table.count,
  },
};

export const isCalled = ({ grade }: JudgedDecision): boolean => grade === 'mistake' || grade === 'blunder';

/** Some of these, chosen at random. */
const someOf = <T>(all: readonly T[], most: number, random: FastRandom): T[] => {
  const left = [...all];
  const drawn: T[] = [];
  while (drawn.length < most && left.length > 0) drawn.push(...left.splice(random.below(left.length), 1));
  return drawn;
};

/** Some of the called mistakes of a match. */
export const calledIn = ({ decisions }: Review, match: number): CalledIn => ({
  match,
  mistakes: someOf(decisions.filter(isCalled), OF_A_MATCH, new FastRandom(match, 13)).map(
    ({ index, seat, phase, grade, chosen, candidates, loss }) => {
      const { action: best, trials } = candidates[0]!;
      return { match, index, seat, phase, grade, chosen, best, trials, said: loss };
    },
  ),
});

/** Plays both answers out: from the same worlds with the same luck, as far as it stays the same. */
export const playedOut = (
  { setup, rows }: Played<unknown>,
  called: Called,
  { game: name, bots, playouts }: Playouts,
): PlayedOut => {
  const engine = ENGINES[name];
  const { game } = engine;
  const { index, seat, best, chosen } = called;
  const state = game.start(setup);
  for (const { who, action } of rows.slice(0, index)) game.play(state, whoIndex(who), game.encode(action));
  const own = seatIndex(seat);
  const view = game.view(state, seat);
  const points: number[] = [];
  const chance: number[] = [];
  for (let playout = 0; playout < playouts; playout++) {
    // What the seat could not know is dealt anew, any way as likely as another; never what really lay there.
    const world = game.imagine(view, new FastRandom(index, playout));
    const [better, made] = [best, chosen].map((action) => {
      const twin = game.copy(world);
      game.play(twin, own, game.encode(game.parse(action)));
      return playOut(engine, twin, { names: bots, seed: playout });
    });
    points.push(better!.points[own]! - made!.points[own]!);
    chance.push(better!.shares[own]! - made!.shares[own]!);
  }
  return { ...called, points: meanOf(points), chance: meanOf(chance) };
};

const playOut = (
  { game, bots, momentOf }: Engine,
  state: unknown,
  { names, seed }: { readonly names: readonly string[]; readonly seed: number },
) => {
  const seating = new FastRandom(seed, 3);
  const players = Array.from({ length: SEATS }, () => botNamed(bots, names[seating.below(names.length)]!)!);
  const random = new FastRandom(seed, 2);
  let moment = -1;
  let chance = random;
  for (let owes = game.owes(state); owes !== 0; owes = game.owes(state)) {
    if (owes === OWES_CHANCE) {
      const now = momentOf(state);
      if (now !== moment) chance = new FastRandom(seed, now);
      moment = now;
      game.play(state, CHANCE, game.draw(state, chance));
      continue;
    }
    const seat = lowestSeat(owes);
    const only = game.forced(state, seat);
    const question = () => ({ view: game.view(state, seatName(seat)), told: [], random });
    game.play(state, seat, only >= 0 ? only : game.encode(players[seat]!.choose(question()).action));
  }
  return game.outcome(state)!;
};

export const meanOf = (numbers: readonly number[]): Difference => {
  const n = numbers.length;
  const mean = numbers.reduce((sum, each) => sum + each, 0) / n;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / n / Math.max(1, n - 1)) };
};

/** Whether the playouts agree: `right` and `wrong` beyond their error, `open` within it. */
export const verdictOf = ({ mean, error }: Difference): 'right' | 'open' | 'wrong' => {
  if (mean > SURE * error) return 'right';
  return mean < -SURE * error ? 'wrong' : 'open';
};

/**
 * By what a mistake was called: the measure that gave it its grade; if both did, the one in which it lost more, by the
 * steps of the grades (10 % or 6 points).
 */
const measureOf = ({ said }: PlayedOut): 'points' | 'chance' => {
  const { chance, points } = stepsOf(said);
  if (chance !== points) return points > chance ? 'points' : 'chance';
  return said.points / 6 > said.chance / 0.1 ? 'points' : 'chance';
};

/** Prints the counts; returns those of all. */
export const printConfirmed = (
  all: readonly PlayedOut[],
  { print, game, bots, playouts }: Playouts & { readonly print: (value: unknown) => void },
) => {
  const count = (some: readonly PlayedOut[]) => {
    const verdicts = some.map((each) => verdictOf(each[game === 'cards' ? 'chance' : measureOf(each)]));
    const of = (verdict: string): number => verdicts.filter((each) => each === verdict).length;
    return { mistakes: some.length, right: of('right'), open: of('open'), wrong: of('wrong') };
  };
  const phases = [...new Set(all.map(({ phase }) => phase))];
  for (const phase of phases) print({ phase, ...count(all.filter((each) => each.phase === phase)) });
  for (const grade of ['mistake', 'blunder'] as const)
    print({ grade, ...count(all.filter((each) => each.grade === grade)) });
  const total = count(all);
  print({ game, bots, playouts, ...total, confirmed: total.right / total.mistakes });
  return total;
};

import { drawBid } from '@santiago/canals/bots/search';
import { bestPerturbed, Hash, type Result, Stream } from '@santiago/bots/search';
import {
  BoardMemory,
  type Evaluator,
  Heuristic,
  NOVICE_BELIEFS,
  readPoints,
  trainedEvaluators,
  TUNED,
} from '@santiago/canals/bots/value';
import { bidCode, draw, owes, play, SQUARE_COUNT, type State } from '@santiago/canals/engine';
import { CHANCE, lowestSeat, OWES_CHANCE } from '@santiago/kernel';
import { Endgame } from './endgame.ts';

const SEAT_COUNT = 5;
/** How many answers of the net are cached. */
const MOST_REMEMBERED = 4096;
/** How many positions a playout may search at the end of the match: a decision and the extra canals after it. */
const PLAYOUT_LIMIT = 2_000;

/** [C40] By seat: how often each amount is bid. */
export type SealedStrategies = readonly [Float64Array, Float64Array];

/** A way to play: beliefs, and points by which each action's rating is off. */
interface Style {
  readonly heuristic: Heuristic;
  readonly stray: number;
  /** How many of 16 players are like this. */
  readonly often: number;
}

/** Shared by the styles that value boards alike. */
const plain = new BoardMemory();

const STYLES: readonly Style[] = [
  { heuristic: new Heuristic(TUNED, plain), stray: 0, often: 5 },
  { heuristic: new Heuristic(TUNED, plain), stray: 1.5, often: 4 },
  { heuristic: new Heuristic({ ...TUNED, spite: 0.5 }, new BoardMemory()), stray: 0.5, often: 2 },
  { heuristic: new Heuristic({ ...TUNED, cash: 0.95, reserve: 2 }, plain), stray: 0.5, often: 2 },
  { heuristic: new Heuristic({ ...TUNED, cash: 0.75, bribeThreshold: 0 }, plain), stray: 0.5, often: 2 },
  { heuristic: new Heuristic(NOVICE_BELIEFS, new BoardMemory()), stray: 1, often: 1 },
];
const DRAWN = STYLES.flatMap((style) => Array.from({ length: style.often }, () => style));

/**
 * What a position between rounds is worth to this population. All of its styles are kinds of stewards, so it is the net
 * that learnt how stewards end a match. The searchers' net is too careful here: among players who look ahead more can
 * still change (docs/review.md).
 */
export const populationEvaluator = (): Evaluator => trainedEvaluators().stewards;

const everyThird = (scenario: number): number => (scenario % 3 === 1 ? 1 : 0);

/**
 * A table of different people who play on from a position. Scenario i always seats the same people with the same
 * whims, so two actions differ in their results only by the actions. Scenario 0 seats plain stewards.
 */
export class Population {
  private readonly seed: number;
  /** How many rounds after this one a scenario is played. */
  private readonly furtherIn: (scenario: number) => number;
  private readonly stream = new Stream();
  private readonly seated: Style[] = Array.from({ length: SEAT_COUNT }, () => STYLES[0]!);
  private readonly endgame = new Endgame();
  private noiseSeed = 0;
  private further = 0;
  /** At every second table people see the very end of the match as it is; at the others they decide by their style. */
  private seesTheEnd = true;

  constructor(seed: number, further = everyThird) {
    this.seed = seed;
    this.furtherIn = further;
  }

  /** Seats the people of a scenario. */
  seat(scenario: number): void {
    const { stream, seated } = this;
    stream.begin(this.seed, scenario);
    this.noiseSeed = stream.below(65536);
    this.further = this.furtherIn(scenario);
    this.seesTheEnd = scenario % 2 === 0;
    for (let seat = 0; seat < SEAT_COUNT; seat++)
      seated[seat] = scenario === 0 ? STYLES[0]! : DRAWN[stream.below(DRAWN.length)]!;
  }

  /**
   * Plays to the end of the round, in every third scenario to the end of the next one, and returns what the seats can
   * expect there: two different views of what an action leads to. [C40] Secret bids of this round come from the mixed
   * strategies.
   */
  playOn(s: State, result: Result, sealed: SealedStrategies | null): void {
    this.setTable(s);
    if (this.playRound(s, result, sealed)) return;
    for (let round = 0; round < this.further && owes(s) === OWES_CHANCE; round++) {
      play(s, CHANCE, draw(s, this.stream));
      if (this.playRound(s, result, null)) return;
    }
    this.ask(s, result);
  }

  /** Plays the auction to its end. */
  playAuction(s: State): void {
    for (const { heuristic } of STYLES) heuristic.forget();
    while (s.phase === 'auction' || s.phase === 'sealed') {
      const owing = owes(s);
      const seat = lowestSeat(owing);
      play(s, seat, this.choose(s, seat));
    }
  }

  /** Before the first round chance sets up the table, and the first tiles are turned over. */
  private setTable(s: State): void {
    while (s.round === 0 && owes(s) === OWES_CHANCE) play(s, CHANCE, draw(s, this.stream));
  }

  /** Plays until chance must act or the match is over; true if the end was searched and the result is known. */
  private playRound(s: State, result: Result, sealed: SealedStrategies | null): boolean {
    for (const { heuristic } of STYLES) heuristic.forget();
    for (;;) {
      const owing = owes(s);
      if (owing === 0 || owing === OWES_CHANCE) return false;
      const isEnd = s.round === s.rounds && (s.phase === 'decision' || s.phase === 'extra');
      if (isEnd && this.seesTheEnd && this.solved(s, result)) return true;
      const seat = lowestSeat(owing);
      const bids = s.phase === 'sealed' && sealed !== null ? sealed[seat]! : null;
      play(s, seat, bids === null ? this.choose(s, seat) : bidCode(drawBid(bids, this.stream)));
      this.setTable(s);
    }
  }

  /** Asks the net. Late in a round many lines of play end alike, so its answers are cached for a while. */
  private ask(s: State, result: Result): void {
    const key = keyOf(s);
    const known = this.remembered.get(key);
    if (known === undefined) {
      populationEvaluator().read(s, result);
      if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
      this.remembered.set(key, Float64Array.of(...result.scores, ...result.shares));
      return;
    }
    result.scores.set(known.subarray(0, SEAT_COUNT));
    result.shares.set(known.subarray(SEAT_COUNT));
  }
  private readonly remembered = new Map<number, Float64Array>();

  /** What follows if everybody sees the very end. */
  private solved(s: State, result: Result): boolean {
    const points = this.endgame.solve(s, PLAYOUT_LIMIT);
    if (points === null) return false;
    readPoints(points, s.players, result);
    return true;
  }

  private choose(s: State, seat: number): number {
    const { heuristic, stray } = this.seated[seat]!;
    const salt = this.noiseSeed ^ Math.imul(8 * s.round + seat + 1, 0x9e37_79b1);
    return bestPerturbed(heuristic, heuristic.rate(s, seat), stray, salt);
  }
}

const hash = new Hash();

/** The key of everything that tells positions between two rounds of one match apart. */
const keyOf = (s: State): number => {
  hash.begin(s.canals);
  hash.mix(s.unseen);
  hash.mix(s.extras);
  hash.mix(s.overseer);
  hash.mix(s.round);
  for (let square = 0; square < SQUARE_COUNT; square++) hash.mix(s.squares[square]!);
  for (let seat = 0; seat < s.players; seat++) hash.mix(s.cash[seat]!);
  return hash.key;
};

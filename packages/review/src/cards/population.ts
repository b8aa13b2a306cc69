import {
  Heuristic,
  JACK_BASE,
  PROSPECTS,
  Prospects,
  STRONG_BASE,
  type Weights,
} from '@santiago/bots/cards/value';
import { eagerly } from '@santiago/bots/cards';
import { bestPerturbed, type Result, Stream } from '@santiago/bots/search';
import { readShares, turnsPlayed } from '@santiago/bots/cards/search';
import { cards, type State } from '@santiago/cards';
import { PHASES, play } from '@santiago/cards/engine';
import { CHANCE, lowestSeat, OWES_CHANCE } from '@santiago/kernel';

const SEAT_COUNT = 4;

/**
 * By players: turns of all seats together that a trial is played on for, and up to so many more of each. The fewer
 * there are, the sooner a match is decided, and the less the prospects know of it before (docs/review.md).
 */
const AHEAD: Readonly<Record<number, number>> = { 2: 18, 3: 13, 4: 10 };
const MORE = 1;

/** A way to play: beliefs, and by how much the rating of each action in a turn is off. No beliefs: eagerly. */
interface Style {
  readonly judge: Heuristic | null;
  readonly stray: number;
  /** How many of 16 players are like this. */
  readonly often: number;
}

const styleOf = (weights: Weights, stray: number, often: number): Style => ({
  judge: new Heuristic(weights),
  stray,
  often,
});

const STYLES: readonly Style[] = [
  styleOf(JACK_BASE, 0, 4),
  styleOf(JACK_BASE, 4, 4),
  styleOf({ ...JACK_BASE, risk: 0.2, threat: 15, lose: 0.7, march: 1.5 }, 1, 2),
  styleOf({ ...STRONG_BASE, risk: 0.9, lose: 1.3, feed: 0.5 }, 1, 2),
  styleOf({ ...JACK_BASE, baseRank: 5, walk: 0.5, strike: 0.4 }, 2, 2),
  { judge: null, stray: 0, often: 2 },
];
const DRAWN = STYLES.flatMap((style) => Array.from({ length: style.often }, () => style));

const prospects = new Prospects(PROSPECTS);

/**
 * A table of different people who play a position on, each from what their seat may know. Trial i always seats the
 * same people with the same whims, and rolls the same dice in the same fight. So two actions differ in their results
 * by the actions alone, and the expectations before and after a row by the row alone.
 */
export class CardPopulation {
  private readonly seed: number;
  private readonly stream = new Stream();
  private readonly seated: Style[] = Array.from({ length: SEAT_COUNT }, () => STYLES[0]!);
  private noiseSeed = 0;
  /** Bases are chosen among thousands by what lies there alone, again and again in the trials of one decision. */
  private readonly bases = new Map<string, number>();

  constructor(seed: number) {
    this.seed = seed;
  }

  /** Seats the people of a trial. */
  seat(trial: number): void {
    const { stream, seated } = this;
    stream.begin(this.seed, trial);
    this.noiseSeed = stream.below(65536) | (stream.below(16384) << 16);
    for (let seat = 0; seat < SEAT_COUNT; seat++) seated[seat] = DRAWN[stream.below(DRAWN.length)]!;
  }

  /** The turn up to which trials from this position are played. */
  lastTurn(state: State): number {
    // Stops at the same turn for many rows on end, so that what is expected changes little by itself.
    const step = MORE * state.players;
    return Math.ceil((turnsPlayed(state) + AHEAD[state.players]!) / step) * step;
  }

  /** Plays up to a turn and says what the prospects are then; true where the match ended before, so that it is known. */
  playOn(state: State, lastTurn: number, result: Result): boolean {
    let rolling = -1;
    for (;;) {
      const owes = cards.owes(state);
      if (owes === 0) {
        readShares(state, result);
        return true;
      }
      if (state.phaseNumber === PHASES.act && turnsPlayed(state) >= lastTurn) {
        prospects.look(state);
        for (let seat = 0; seat < state.players; seat++)
          result.shares[seat] = result.scores[seat] = prospects.shares[seat]!;
        return false;
      }
      if (owes === OWES_CHANCE) {
        // The cards on the table tell the fights of a turn apart; a tie is rolled again, so its dice must go on.
        const fight = turnsPlayed(state) * 64 + state.table.count;
        if (fight !== rolling) this.stream.begin(this.noiseSeed, fight);
        rolling = fight;
        play(state, CHANCE, cards.draw(state, this.stream));
        continue;
      }
      const seat = lowestSeat(owes);
      const only = cards.forced(state, seat);
      play(state, seat, only >= 0 ? only : this.choose(state, seat));
    }
  }

  private choose(state: State, seat: number): number {
    const { judge, stray } = this.seated[seat]!;
    if (judge === null) return eagerly(state, seat, this.stream);
    if (state.phaseNumber === PHASES.base) return this.chooseBase(judge, state, seat);
    if (stray === 0 || state.phaseNumber !== PHASES.act) return judge.choose(state, seat);
    judge.rate(state, seat);
    const salt = this.noiseSeed ^ Math.imul(turnsPlayed(state) + 1, 0x9e37_79b1);
    return bestPerturbed(judge, judge.count, stray, salt);
  }

  private chooseBase(judge: Heuristic, state: State, seat: number): number {
    const { table } = state;
    const bases = Array.from({ length: table.count }, (_, slot) => table.spot(slot)).join();
    const key = `${STYLES.findIndex((style) => style.judge === judge)} ${seat} ${bases}`;
    const known = this.bases.get(key);
    if (known !== undefined) return known;
    const chosen = judge.choose(state, seat);
    this.bases.set(key, chosen);
    return chosen;
  }
}

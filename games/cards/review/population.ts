import { Heuristic, PROSPECTS, Prospects, Situation, TO_WIN, type Weights } from '@santiago/cards/bots/value';
import { eagerly } from '@santiago/cards/bots';
import { bestPerturbed, type Result, Stream } from '@santiago/bots/search';
import { readShares, turnsPlayed } from '@santiago/cards/bots/search';
import { cards, type State } from '@santiago/cards';
import { PHASES, play } from '@santiago/cards/engine';
import { CHANCE, lowestSeat, OWES_CHANCE } from '@santiago/kernel';

const SEAT_COUNT = 4;

/**
 * By number of players: how many turns of all seats together a trial is played, and up to how many more of each. With
 * fewer players a match is decided sooner, and the prospects know less about it before (docs/review.md).
 */
const AHEAD: Readonly<Record<number, number>> = { 2: 18, 3: 13, 4: 10 };
const MORE = 1;

/** A way to play: beliefs, and how far the rating of each action in a turn is off. No beliefs: eagerly. */
interface Style {
  readonly judge: Heuristic | null;
  readonly stray: number;
  /** How many of 16 players are like this. */
  readonly often: number;
}

/** All styles look at the same table, one after the other. */
const situation = new Situation();

const styleOf = (weights: Weights, stray: number, often: number): Style => ({
  judge: new Heuristic(weights, situation),
  stray,
  often,
});

const STYLES: readonly Style[] = [
  styleOf(TO_WIN.more, 0, 4),
  styleOf(TO_WIN.more, 4, 4),
  styleOf({ ...TO_WIN.more, risk: 0.2, threat: 15, lose: 0.7, march: 1.5 }, 1, 2),
  styleOf({ ...TO_WIN.two, risk: 0.9, lose: 1.3, feed: 0.5 }, 1, 2),
  styleOf({ ...TO_WIN.more, baseRank: 5, walk: 0.5, strike: 0.4 }, 2, 2),
  { judge: null, stray: 0, often: 2 },
];
const DRAWN = STYLES.flatMap((style) => Array.from({ length: style.often }, () => style));

/** How often nobody has a style of their own: what is lost among all kinds of people must be lost among these too. */
const PLAIN_EVERY = 2;

const prospects = new Prospects(PROSPECTS);

/**
 * A table of different people who play on from a position, each from what their seat may know. Trial i always seats
 * the same people with the same whims, and rolls the same dice in the same fight. So two actions differ in their
 * results only by the actions, and the expectations before and after a row only by the row.
 */
export class CardPopulation {
  private readonly seed: number;
  private readonly stream = new Stream();
  private readonly seated: Style[] = Array.from({ length: SEAT_COUNT }, () => STYLES[0]!);
  private noiseSeed = 0;
  /**
   * Bases are chosen among thousands only by what lies on the table, again and again in the trials of one decision.
   */
  private readonly bases = new Map<string, number>();

  constructor(seed: number) {
    this.seed = seed;
  }

  /** Seats the people of a trial. */
  seat(trial: number): void {
    const { stream, seated } = this;
    stream.begin(this.seed, trial);
    this.noiseSeed = stream.below(65536) | (stream.below(16384) << 16);
    for (let seat = 0; seat < SEAT_COUNT; seat++)
      seated[seat] = trial % PLAIN_EVERY === 0 ? STYLES[0]! : DRAWN[stream.below(DRAWN.length)]!;
  }

  /** The turn up to which trials from this position are played. */
  lastTurn(state: State): number {
    // Stops at the same turn for many rows in a row, so that expectations change little by themselves.
    const step = MORE * state.players;
    return Math.ceil((turnsPlayed(state) + AHEAD[state.players]!) / step) * step;
  }

  /**
   * Plays up to a turn and writes the prospects then; true if the match ended before, so that the result is known.
   */
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
        // The cards on the table identify the fights of a turn; a tie is rolled again, so its dice must differ.
        const fight = turnsPlayed(state) * 64 + state.table.count;
        if (fight !== rolling) this.stream.begin(this.noiseSeed, fight);
        rolling = fight;
        play(state, CHANCE, cards.draw(state, this.stream));
        continue;
      }
      const seat = lowestSeat(owes);
      // Before the action of a turn everybody finds a forced pass by themselves, as the only thing to do.
      const only = state.phaseNumber === PHASES.act ? -1 : cards.forced(state, seat);
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

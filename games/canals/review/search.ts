import { type Action, canals, type CanalsTypes } from '@santiago/canals';
import { worthOf } from '@santiago/review/worth.ts';

type State = CanalsTypes['State'];
/** Final points by seat. */
type Points = readonly number[];

const worth = (points: Points, seat: number): number => worthOf(points, points.length, seat);

const MANY_ENDS = 12;

/**
 * What may follow from a position if everybody takes what is worth most to them; several ends if somebody is
 * indifferent.
 */
class Exhaustive {
  left: number;
  private readonly lists: Int32Array[] = [];

  constructor(positions: number) {
    this.left = positions;
  }

  /** Null if there is too much to search, or too many ends are possible. */
  ends(state: State, depth = 1): Points[] | null {
    if (canals.owes(state) === 0) return [canals.outcome(state)!.points];
    const seat = state.actor;
    if (seat < 0) return null;
    const answers: Points[][] = [];
    for (const action of this.answers(state, seat, depth)) {
      if (--this.left < 0) return null;
      const after = canals.copy(state);
      canals.play(after, seat, action);
      const ends = this.ends(after, depth + 1);
      if (ends === null) return null;
      answers.push(ends);
    }
    const guaranteed = Math.max(
      ...answers.map((ends) => Math.min(...ends.map((points) => worth(points, seat)))),
    );
    const possible = answers.filter((ends) =>
      ends.some((points) => worth(points, seat) >= guaranteed - 1e-9),
    );
    const different = new Map(possible.flat().map((points) => [points.join(), points]));
    return different.size > MANY_ENDS ? null : [...different.values()];
  }

  answers(state: State, seat: number, depth: number): Int32Array {
    const out = (this.lists[depth] ??= new Int32Array(canals.widest));
    return out.subarray(0, canals.list(state, seat, out));
  }
}

/** Far more positions than this follow if those who may still bribe have much money. */
const looksLarge = (state: State, positions: number): boolean => {
  if (state.phase === 'decision' || state.phase === 'extra') return false;
  let ways = state.phase === 'bribing' ? 1 : 8;
  const bribers = state.phase === 'bribing' ? state.left : state.players - 1;
  const first = state.phase === 'bribing' ? state.actor : state.overseer + 1;
  for (let i = 0; i < bribers; i++) ways *= 1 + 6 * state.cash[(first + i) % state.players]!;
  return 60 * ways > positions || (state.phase === 'planting' && state.left > 1);
};

/** A position whose best answer is known. */
export interface Known {
  readonly state: State;
  readonly seat: number;
  readonly phase: string;
  /** The only best answer: a point or more ahead of every other, whatever indifferent players do. */
  readonly best: Action;
  /** What it leads to for the seat at least, and the next best answer with what that leads to at most. */
  readonly points: number;
  readonly next: Action;
  readonly nextPoints: number;
  /** By answer in notation: the best one with the worst end that may come of it, each other with the best one. */
  readonly ends: Readonly<Record<string, Points>>;
  /** How many positions it took. */
  readonly positions: number;
}

/** The best answer in a position, found by searching everything that can follow; null if there is no proof. */
export const bestAnswer = (state: State, seat: number, positions: number): Known | null => {
  const search = new Exhaustive(positions);
  const answers = search.answers(state, seat, 0);
  if (answers.length < 4 || looksLarge(state, positions)) return null;
  const all: { action: number; ends: Points[] }[] = [];
  for (const action of answers) {
    const after = canals.copy(state);
    canals.play(after, seat, action);
    const ends = search.ends(after);
    if (ends === null) return null;
    all.push({ action, ends });
  }
  const best = all.find(({ action, ends }) =>
    all.every(
      (other) =>
        other.action === action ||
        (least(ends, (points) => points[seat]!) >= most(other.ends, (points) => points[seat]!) + 1 &&
          least(ends, (points) => worth(points, seat)) > most(other.ends, (points) => worth(points, seat))),
    ),
  );
  if (best === undefined) return null;
  const own = (points: Points): number => points[seat]!;
  const next = all
    .filter((other) => other !== best)
    .reduce((a, b) => (most(b.ends, own) > most(a.ends, own) ? b : a));
  return {
    state: canals.copy(state),
    seat,
    phase: state.phase === 'leftover' ? 'planting' : state.phase,
    best: canals.decode(best.action),
    points: least(best.ends, own),
    next: canals.decode(next.action),
    nextPoints: most(next.ends, own),
    ends: Object.fromEntries(
      all.map(({ action, ends }) => {
        const sorted = ends.toSorted((a, b) => worth(a, seat) - worth(b, seat));
        return [canals.format(canals.decode(action)), action === best.action ? sorted[0]! : sorted.at(-1)!];
      }),
    ),
    positions: positions - search.left,
  };
};

const least = (ends: readonly Points[], of: (points: Points) => number): number => Math.min(...ends.map(of));
const most = (ends: readonly Points[], of: (points: Points) => number): number => Math.max(...ends.map(of));

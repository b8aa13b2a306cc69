import { canals, hasLeftoverTile } from '@santiago/canals';
import {
  digDitches,
  legalDitches,
  list,
  passCode,
  play,
  scores,
  SQUARE_COUNT,
  type State,
} from '@santiago/canals/engine';
import { bitCount } from '@santiago/kernel';
import { worthOf } from '@santiago/review/worth.ts';

const SEAT_COUNT = 5;

/** What each seat has at the end of the match. */
export type Points = Int32Array;

interface Depth {
  readonly state: State;
  readonly actions: Int32Array;
}

/**
 * The end of a match, searched to its last row: from a position of the last round on, everybody takes what is worth
 * most to them (worth.ts). Within the last round nothing is left to chance, so this is exact. If several actions are
 * worth the same, the first listed is taken.
 */
export class Endgame {
  /** Positions looked at since the last `forget`. */
  nodes = 0;
  private limit = 0;
  private readonly depths: Depth[] = [];
  /** Points from areas by canals, for one board. */
  private readonly areas = new Map<number, Points>();

  /** The final points if all play for the most worth; null if that takes more positions than the limit. */
  solve(position: State, limit: number): Points | null {
    if (position.round !== position.rounds || treeSize(position) > limit) return null;
    this.areas.clear();
    this.nodes = 0;
    this.limit = limit;
    const points = new Int32Array(SEAT_COUNT);
    return this.follow(position, 0, points) ? points : null;
  }

  private depthAt(depth: number, like: State): Depth {
    return (this.depths[depth] ??= { state: canals.copy(like), actions: new Int32Array(canals.widest) });
  }

  /** Writes the points that follow from here; false if the limit was reached. */
  private follow(s: State, depth: number, out: Points): boolean {
    if (s.actor < 0) {
      scores(s, out);
      return true;
    }
    if (s.phase === 'extra') return this.followExtra(s, depth, out);
    // A planting changes the board, and with it what canals are worth.
    if (s.phase === 'planting' || s.phase === 'leftover') this.areas.clear();
    const { state, actions } = this.depthAt(depth, s);
    const seat = s.actor;
    const count = list(s, seat, actions);
    const points = new Int32Array(SEAT_COUNT);
    let best = Number.NEGATIVE_INFINITY;
    this.nodes += count;
    if (this.nodes > this.limit) return false;
    for (let i = 0; i < count; i++) {
      state.assign(s);
      play(state, seat, actions[i]!);
      if (state.phase === 'bribing' && s.phase !== 'bribing') this.areas.clear();
      if (!this.follow(state, depth + 1, points)) return false;
      const worth = worthOf(points, s.players, seat);
      if (worth <= best) continue;
      best = worth;
      out.set(points);
    }
    return true;
  }

  /** [C46] As soon as somebody builds, the match is over: only passing leads on. */
  private followExtra(s: State, depth: number, out: Points): boolean {
    const { state } = this.depthAt(depth, s);
    const seat = s.actor;
    state.assign(s);
    play(state, seat, passCode());
    // After the last pass the engine has dried the board; points are those of the canals either way [C51].
    if (state.actor < 0) this.finalPoints(s, s.canals, out);
    else if (!this.follow(state, depth + 1, out)) return false;
    let best = worthOf(out, s.players, seat);
    const points = this.built;
    for (let m = legalDitches(s); m !== 0; m &= m - 1) {
      this.nodes++;
      this.finalPoints(s, s.canals | (m & -m), points);
      const worth = worthOf(points, s.players, seat);
      if (worth <= best) continue;
      best = worth;
      out.set(points);
    }
    return true;
  }
  private readonly built = new Int32Array(SEAT_COUNT);

  private finalPoints(s: State, built: number, out: Points): void {
    let earned = this.areas.get(built);
    if (earned === undefined) {
      earned = new Int32Array(SEAT_COUNT);
      const before = s.canals;
      s.canals = built;
      scores(s, earned);
      s.canals = before;
      for (let seat = 0; seat < s.players; seat++) earned[seat]! -= s.cash[seat]!;
      this.areas.set(built, earned);
    }
    for (let seat = 0; seat < s.players; seat++) out[seat] = earned[seat]! + s.cash[seat]!;
  }
}

/** About how many positions follow from one of the last round; infinite before its planting ends. */
const treeSize = (s: State): number => {
  if (s.phase === 'over') return 0;
  const legal = bitCount(legalDitches(s));
  const extras = 1 + legal * bitCount(s.extras);
  if (s.phase === 'extra') return extras;
  // [C31] A canal brings up to four more ditches into reach.
  const later = 1 + (legal + 4) * bitCount(s.extras);
  if (s.phase === 'decision') return (bitCount(s.proposed) + bitCount(digDitches(s)) + 1) * later;
  const decisions = (legal + 1) * later;
  if (s.phase === 'bribing') return bribeWays(s, s.actor, s.left, legal) * decisions;
  if (s.phase !== 'leftover' && s.phase !== 'planting') return Number.POSITIVE_INFINITY;
  const first = (s.overseer + 1) % s.players;
  return plantWays(s) * bribeWays(s, first, s.players - 1, legal) * decisions;
};

const bribeWays = (s: State, from: number, left: number, legal: number): number => {
  let ways = 1;
  for (let i = 0, seat = from; i < left; i++, seat = (seat + 1) % s.players)
    ways *= 1 + legal * Math.max(0, s.cash[seat]! - s.minBribe + 1);
  return ways;
};

const plantWays = (s: State): number => {
  let ways = 1;
  for (let tiles = s.tileCount, free = SQUARE_COUNT - s.plantedCount; tiles > 0; tiles--, free--)
    ways *= free * (s.phase === 'leftover' || (tiles === 1 && hasLeftoverTile(s.players)) ? 1 : tiles);
  return ways;
};

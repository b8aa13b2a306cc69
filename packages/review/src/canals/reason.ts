import type { Crop, Ditch, Square, Tile } from '@santiago/canals';
import type { Seat } from '@santiago/kernel';
import type { Fact } from '../fact.ts';

/** Facts of the board game. "Now" is as if the match ended now: what is dry is lost [C51]. */

/** A canal here waters so many markers of each seat, and changes its points now by so much. */
export interface CanalWaters extends Fact {
  readonly kind: 'canal-waters';
  readonly ditch: Ditch;
  /** Seats whose markers it waters or whose points it changes, the one who gains most first. */
  readonly gains: readonly { readonly seat: Seat; readonly markers: number; readonly points: number }[];
}

/** A canal here waters nobody's markers. */
export interface CanalIdle extends Fact {
  readonly kind: 'canal-idle';
  readonly ditch: Ditch;
  /** Free squares that would have water. */
  readonly opens: number;
}

/** A plantation is dry after this action and is desert after so many more rounds unless one of the ditches is dug. */
export interface Drying extends Fact {
  readonly kind: 'drying';
  readonly square: Square;
  readonly crop: Crop;
  readonly owner: Seat;
  readonly markers: number;
  /** [C48] 0: at the end of this round. */
  readonly rounds: number;
  readonly ditches: readonly Ditch[];
}

/** Planting makes an area of this size with so many marks of the planter's. */
export interface AreaMade extends Fact {
  readonly kind: 'area-made';
  readonly tile: Tile;
  readonly square: Square;
  readonly size: number;
  /** [C53] Of the planter's; palms are counted with them. */
  readonly marks: number;
  /** Size × marks: what it earns where all of it has water. */
  readonly points: number;
  /** Areas that were apart before. */
  readonly joined: number;
}

/** Planting takes one of the free squares around an area of another crop. */
export interface AreaBlocked extends Fact {
  readonly kind: 'area-blocked';
  readonly square: Square;
  readonly crop: Crop;
  readonly owner: Seat;
  readonly size: number;
  readonly marks: number;
  /** Free squares at its sides, after the planting. */
  readonly open: number;
}

/** Planting lets an area of others grow too. */
export interface AreaShared extends Fact {
  readonly kind: 'area-shared';
  readonly square: Square;
  readonly owner: Seat;
  readonly marks: number;
  /** What it adds to the owner's points where all of it has water. */
  readonly points: number;
}

/** A bid against those that were made: the rank it got, and what would have been enough for it. */
export interface BidRank extends Fact {
  readonly kind: 'bid-rank';
  readonly bid: number;
  /** From 1. */
  readonly rank: number;
  /** The lowest bid that gets the same rank, if the bids still to come stay what they were. */
  readonly enough: number;
  /** [C21] Whether it brings the overseer's office. */
  readonly overseer: boolean;
}

/** [C24] Passing costs a marker; the field is the one the seat planted then, null where it has not planted yet. */
export interface PassMarker extends Fact {
  readonly kind: 'pass-marker';
  /** [C21] */
  readonly overseer: boolean;
  readonly field: number | null;
}

/** What an overseer who counts points now must be paid for this ditch, and what lies on it. */
export interface BribeEven extends Fact {
  readonly kind: 'bribe-even';
  readonly ditch: Ditch;
  readonly overseer: Seat;
  /** The least pool that makes the ditch as good as any other for the overseer. */
  readonly even: number;
  /** With this seat's bribe. */
  readonly pool: number;
}

/** [C36] Building elsewhere costs this, and refuses this pool. */
export interface OwnPlan extends Fact {
  readonly kind: 'own-plan';
  readonly ditch: Ditch;
  readonly cost: number;
  readonly refused: number;
}

/** [C35] Accepting pays this. */
export interface PoolTaken extends Fact {
  readonly kind: 'pool-taken';
  readonly ditch: Ditch;
  readonly pool: number;
}

/** [C45] The extra canal: used for so many points now. */
export interface ExtraUsed extends Fact {
  readonly kind: 'extra-used';
  readonly ditch: Ditch;
  readonly points: number;
  /** Rounds after this one in which it could have been used. */
  readonly roundsLeft: number;
}

/** [C45] The extra canal was not built although this ditch was worth so many points now; in the last round it is lost. */
export interface ExtraUnused extends Fact {
  readonly kind: 'extra-unused';
  readonly ditch: Ditch;
  readonly points: number;
  readonly roundsLeft: number;
}

/** An answer is ahead of all others: what it leads to, and the next best one. */
export interface Ahead extends Fact {
  readonly kind: 'ahead';
  /** Whether points are those at the end of the match, or those as if it ended with this row. */
  readonly when: 'end' | 'now';
  readonly answer: string;
  readonly points: number;
  readonly next: string;
  readonly nextPoints: number;
}

/** What can be said of an action from the position alone. */
export type CanalsFact =
  | CanalWaters
  | CanalIdle
  | Drying
  | AreaMade
  | AreaBlocked
  | AreaShared
  | BidRank
  | PassMarker
  | BribeEven
  | OwnPlan
  | PoolTaken
  | ExtraUsed
  | ExtraUnused;

/** A fact, or what a search found. */
export type CanalsReason = CanalsFact | Ahead;

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

/** A tile that somebody planted in this round. */
export interface Planted {
  readonly seat: Seat;
  readonly tile: Tile;
  readonly square: Square;
}

/** [C22] A bid against those that were made, where nobody has planted yet: its rank, and what is enough for it. */
export interface BidRank extends Fact {
  readonly kind: 'bid-rank';
  readonly bid: number;
  /** From 1. */
  readonly rank: number;
  /** The lowest bid that gets the same rank. */
  readonly enough: number;
  /** [C21] Whether it brings the overseer's office. */
  readonly overseer: boolean;
}

/** [C22] What a bid (0: a pass) brought: when the seat planted, what was gone by then, and what it planted itself. */
export interface OrderGot extends Fact {
  readonly kind: 'order-got';
  readonly bid: number;
  /** From 1. */
  readonly rank: number;
  /** The lowest bid that gets the same rank against the bids that were made; the bid itself where none does. */
  readonly enough: number;
  /** [C21] Whether the seat became overseer by it. */
  readonly overseer: boolean;
  /** What the others had planted before. */
  readonly before: readonly Planted[];
  readonly own: Planted;
}

/** [C22] What another bid (0: a pass) would have brought against the bids that were made. */
export interface OrderOther extends Fact {
  readonly kind: 'order-other';
  readonly bid: number;
  readonly rank: number;
  readonly overseer: boolean;
  /** Escudos more than the bid that was made; below 0 those saved. */
  readonly more: number;
  /** Tiles that others planted before the seat, and that would have been free to it. */
  readonly freed: readonly Planted[];
  /** Tiles that others planted after the seat, and that would have been gone. */
  readonly gone: readonly Planted[];
}

/** What became of a plantation: when it dried, and what its area earned the planter in the end. */
export interface PlantingFate extends Fact {
  readonly kind: 'planting-fate';
  readonly square: Square;
  /** The round in which it first lost a marker, and the one in which it turned to desert; null where it did not. */
  readonly lost: number | null;
  readonly desert: number | null;
  /** [C53] The size of its area in the end and the planter's marks on it; 0 for a desert. */
  readonly size: number;
  readonly marks: number;
  readonly points: number;
}

/** What came of a seat's bribe, or of offering nothing (0), in this round. */
export interface BribeResult extends Fact {
  readonly kind: 'bribe-result';
  readonly overseer: Seat;
  readonly amount: number;
  /** The ditch the bribe was for; null where nothing was offered. */
  readonly ditch: Ditch | null;
  /** The ditch that the overseer built on; null where none was built. */
  readonly built: Ditch | null;
}

/** [C48] Plantations of the seat that lost a marker, and those that turned to desert, at the end of this round. */
export interface RoundDried extends Fact {
  readonly kind: 'round-dried';
  readonly lost: readonly Square[];
  readonly deserts: readonly Square[];
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
  | OrderGot
  | OrderOther
  | PlantingFate
  | BribeResult
  | RoundDried
  | BribeEven
  | OwnPlan
  | PoolTaken
  | ExtraUsed
  | ExtraUnused;

/** A fact, or what a search found. */
export type CanalsReason = CanalsFact | Ahead;

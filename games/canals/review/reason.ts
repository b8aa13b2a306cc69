import type { Crop, Ditch, Square, Tile } from '@santiago/canals';
import type { Seat } from '@santiago/kernel';
import type { Fact } from '@santiago/review/fact.ts';

/** Facts of the board game. "Now" is as if the match ended now: what is dry is lost [C51]. */

/** A canal here waters this many markers of each seat, and changes its points now by this much. */
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

/**
 * A plantation is dry after this action and turns to desert after this many more rounds, unless a canal is built on
 * one of the ditches.
 */
export interface Drying extends Fact {
  readonly kind: 'drying';
  readonly square: Square;
  readonly crop: Crop;
  readonly owner: Seat;
  readonly markers: number;
  /** [C48] 0: at the end of this round. */
  readonly rounds: number;
  readonly ditches: readonly Ditch[];
  /** The smallest number of canals, built one after the other, that brings water there. */
  readonly canals: number;
  /** The most markers, on other plantations, that a canal on one of the ditches waters too. */
  readonly along: number;
}

/** A tile is planted on a square that has water. */
export interface HasWater extends Fact {
  readonly kind: 'has-water';
  readonly square: Square;
}

/** [C39] The overseer builds no canal; this one leaves the match, and so many are left. */
export interface CanalUnbuilt extends Fact {
  readonly kind: 'canal-unbuilt';
  readonly left: number;
}

/** Planting creates an area of this size with this many marks of the planter. */
export interface AreaMade extends Fact {
  readonly kind: 'area-made';
  readonly tile: Tile;
  readonly square: Square;
  readonly size: number;
  /** [C53] The planter's marks, including palms. */
  readonly marks: number;
  /** Size × marks: what it is worth if all of it has water. */
  readonly points: number;
}

/** How far an area can grow: the free squares around it after the planting. */
export interface AreaRoom extends Fact {
  readonly kind: 'area-room';
  readonly square: Square;
  readonly open: number;
}

/** What another planted later in the round, with the tile or on the square of the better choice. */
export interface ThenPlanted extends Fact {
  readonly kind: 'then-planted';
  readonly by: Seat;
  readonly tile: Tile;
  readonly square: Square;
  /** What it added to their points if all of its area has water. */
  readonly points: number;
}

/** A tile that somebody planted in this round. */
export interface Planted {
  readonly seat: Seat;
  readonly tile: Tile;
  readonly square: Square;
}

/** [C22] What a bid (0: a pass) brought: when the seat planted, what was gone by then, and what it planted itself. */
export interface OrderGot extends Fact {
  readonly kind: 'order-got';
  readonly bid: number;
  /** From 1. */
  readonly rank: number;
  /** The lowest bid that gets the same rank against the bids that were made; the bid itself if no lower one does. */
  readonly enough: number;
  /** [C21] Whether it made the seat overseer. */
  readonly overseer: boolean;
  /** What the others had planted before. */
  readonly before: readonly Planted[];
  readonly own: Planted;
  /** What the own tile added to the seat's points if all of its area has water. */
  readonly points: number;
}

/** A tile that could have been planted, and what it would have added to the seat's points once its area has water. */
export interface Plantable {
  readonly tile: Tile;
  readonly square: Square;
  readonly points: number;
}

/** [C22] What another bid (0: a pass) would have brought against the bids that were made. */
export interface OrderOther extends Fact {
  readonly kind: 'order-other';
  readonly bid: number;
  readonly rank: number;
  readonly overseer: boolean;
  /** How many escudos more than the bid that was made; negative if it saves some. */
  readonly more: number;
  /** Tiles that others planted before the seat, and that would still have been available. */
  readonly freed: readonly Planted[];
  /** Of these, the planting that adds most, where that is more than what the seat's own tile added. */
  readonly could: Plantable | null;
  /** Tiles that others planted after the seat, and that would have been gone. */
  readonly gone: readonly Planted[];
  /** Players who had yet to bid, where a higher bid gets the same rank. */
  readonly open: number;
}

/** [C35][C36] What the overseer of this round had from it: escudos, negative if paid, and where they built. */
export interface OverseerGot extends Fact {
  readonly kind: 'overseer-got';
  readonly overseer: Seat;
  readonly ditch: Ditch;
  readonly money: number;
}

/** [C19] Another bid that was still free; somebody made it later, so that nobody knows what would have followed. */
export interface BidFree extends Fact {
  readonly kind: 'bid-free';
  readonly bid: number;
  /** How many escudos more than the bid that was made; negative if it saves some. */
  readonly more: number;
  /** Who made it later, and their rank in the planting order, from 1. */
  readonly by: Seat;
  readonly rank: number;
  /** The rank that the seat got, and whether it passed, which costs a marker [C24]. */
  readonly own: number;
  readonly passed: boolean;
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

/** The result of a seat's bribe, or of offering nothing (0), in this round. */
export interface BribeResult extends Fact {
  readonly kind: 'bribe-result';
  readonly overseer: Seat;
  readonly amount: number;
  /** The ditch the bribe was for; null where nothing was offered. */
  readonly ditch: Ditch | null;
  /** The ditch that the overseer built on; null where none was built. */
  readonly built: Ditch | null;
  /** [C35] The total of the bribes that the overseer accepted for it; 0 where they paid themselves. */
  readonly paid: number;
}

/**
 * [C48] Plantations of the seat that lost a marker, and those that turned to desert, at the end of this round; only
 * those that the better canal would have watered.
 */
export interface RoundDried extends Fact {
  readonly kind: 'round-dried';
  readonly lost: readonly Square[];
  readonly deserts: readonly Square[];
}

/** What an overseer who counts points now must be paid for this ditch, and the total on it. */
export interface BribeEven extends Fact {
  readonly kind: 'bribe-even';
  readonly ditch: Ditch;
  readonly overseer: Seat;
  /** The smallest total that makes the ditch as good as any other for the overseer. */
  readonly even: number;
  /** Including this seat's bribe. */
  readonly pool: number;
}

/** [C36] Building elsewhere costs this much, and refuses this total. */
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

/** What the seat would have kept by paying for nothing. */
export interface MoneySaved extends Fact {
  readonly kind: 'money-kept';
  readonly amount: number;
}

/** [C45] The extra canal would have been kept for later rounds. */
export interface ExtraSaved extends Fact {
  readonly kind: 'extra-kept';
  readonly roundsLeft: number;
}

/** What can be said about an action from the position alone. */
export type CanalsFact =
  | CanalWaters
  | CanalIdle
  | Drying
  | HasWater
  | CanalUnbuilt
  | AreaMade
  | AreaRoom
  | ThenPlanted
  | OrderGot
  | OrderOther
  | OverseerGot
  | BidFree
  | PlantingFate
  | BribeResult
  | RoundDried
  | BribeEven
  | OwnPlan
  | PoolTaken
  | MoneySaved
  | ExtraSaved;

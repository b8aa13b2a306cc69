/** What the heuristic believes things to be worth, one number for each belief. The numbers are in tuned.ts. */
export const WEIGHT_NAMES = [
  /** How strong a base it places, as a rank from 0, and how far from the middle, in units. */
  'baseRank',
  'baseFar',
  /** A base that lies a card's length nearer to an enemy base, or to where one will be. */
  'baseNear',
  /** 0: a card is worth its value; 1: the square of it, so that high cards count for more. */
  'curve',
  /** A card's length nearer to an enemy base. */
  'progress',
  /** A card that an enemy may attack next, and the attacker that may be lost. */
  'risk',
  'bait',
  /** A position from which the next card could attack an enemy base. */
  'threat',
  /** A card that leaves the hand on the way, and one that leaves it for a fight. */
  'walk',
  'strike',
  /** An enemy card beaten, one cut off from its base, and an enemy line thrown back by a card's length. */
  'kill',
  'strand',
  'push',
  /** An attack on the player's own base that is no longer possible. */
  'relief',
  /** The player's own card beaten, and its value in the enemy's pool. */
  'lose',
  'feed',
  /** A base destroyed while others are left, and the last one. */
  'out',
  'victory',
  /** A pass with cards in hand and without; and what must be gained by a move. */
  'pass',
  'rest',
  'move',
  /** A card that is moved a card's length nearer to an enemy base. */
  'march',
  /** [X30] Contempt: a match that ends without a winner, and a pass that brings such an end nearer. */
  'draw',
  'offer',
  /** [X30] A card that stays connected on the table, by its value, where the strongest table wins. */
  'stand',
  /** A placement or a fight while the count of quiet turns runs against the seat. */
  'stir',
  /** What a bought card must be worth, as a fraction of its price. */
  'thrift',
] as const;

export type WeightName = (typeof WEIGHT_NAMES)[number];
export type Weights = Readonly<Record<WeightName, number>>;

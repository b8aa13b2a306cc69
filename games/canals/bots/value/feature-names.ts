import { indexesOf } from '@santiago/bots/indexes.ts';

/** What a seat is described by, in the order in which the net reads it. Each number is about as large as 1. */
const SEAT_FEATURES = [
  /** Palms on its plantations. */
  'palms',
  /** Markers on watered plantations, on dry ones near the water, and on dry ones far from it. */
  'wateredMarkers',
  'nearMarkers',
  'farMarkers',
  /** Dry plantations with one marker left, and dry markers times the size of their areas. */
  'lastMarkers',
  'dryWorth',
  /** Over its areas, markers times: expected growth, tiles to come that have room, open squares, rivals' markers. */
  'growth',
  'tilesToCome',
  'openSquares',
  'rivalMarkers',
  /** How many areas it has a part in, and its two best. */
  'areas',
  'bestArea',
  'secondArea',
  /** What the best canal would save for it. */
  'bestRescue',
  /** Its money, and its money up to what a round can need. */
  'money',
  'smallMoney',
  /** Points as the board is scored now, and points to expect. */
  'points',
  'expectedPoints',
  'hasExtraCanal',
  'isOverseer',
  /** [C18] When it bids: 0 for the first, 1 for the overseer. */
  'biddingOrder',
  /** Against the best of the others, and against their mean. */
  'expectedLead',
  'expectedAboveMean',
  'moneyLead',
  'moneyAboveMean',
  'isAhead',
  /** By the heuristic: what the next tile is worth where the seat plants it best, and how that compares. */
  'nextTile',
  'nextTileLead',
  'nextTileAboveMean',
  /** By the heuristic: what the best canal brings it, and what all canals in reach bring it together. */
  'bestCanal',
  'allCanals',
  'isRichest',
] as const;

/** What the table is described by; every seat's numbers end with these. */
const TABLE_FEATURES = [
  'roundsLeft',
  'oneRoundLeft',
  'twoRoundsLeft',
  'fourRoundsLeft',
  'twoPlayers',
  'threePlayers',
  'fourPlayers',
  'fivePlayers',
  'canals',
  'ditchesInReach',
  'extraCanals',
  /** Free squares that are watered, and free squares near the water. */
  'wateredFree',
  'nearFree',
  'freePalms',
  'dryPlantations',
  'neutralPlantations',
] as const;

type SeatFeature = (typeof SEAT_FEATURES)[number];
type TableFeature = (typeof TABLE_FEATURES)[number];

/** All that the net reads of a seat, by name: the version of the feature set. */
export const FEATURE_NAMES: readonly (SeatFeature | TableFeature)[] = [...SEAT_FEATURES, ...TABLE_FEATURES];

/** How many numbers the net reads of a seat. */
export const FEATURES = FEATURE_NAMES.length;

/** Where each feature stands in the numbers of a seat, and in those of the table. */
export const SEAT_INDEXES = indexesOf(SEAT_FEATURES);
export const TABLE_INDEXES = indexesOf(TABLE_FEATURES);
export const SEAT_SIZE = SEAT_FEATURES.length;
export const TABLE_SIZE = TABLE_FEATURES.length;

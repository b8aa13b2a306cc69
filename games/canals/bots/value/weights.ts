/**
 * What the steward believes, one number for each belief. The numbers in tuned.ts come from the optimiser
 * (`npm run train -- steward`); nobody chose them.
 */
export const WEIGHT_NAMES = [
  /** Chance that a dry tile is still watered, by how near its ditches are to the water; and more with each marker. */
  'keepNearTwice',
  'keepNear',
  'keepFar',
  'keepRemote',
  'keepPerMarker',
  /** The same for a tile with a ditch in reach, in the last round. */
  'keepLast',
  /** Markers a dry tile loses before it is watered. */
  'dryLoss',
  /** How many of the crop's tiles still to come an open area attracts, and how many open squares that takes. */
  'growth',
  'growthRoom',
  /** What an open square is worth for growth when it is near the water, and when it is not. */
  'openNear',
  'openFar',
  /** The weight of a rival's gain compared with the player's own. */
  'spite',
  /** An escudo in points: at the end, and more with all rounds to come. */
  'cash',
  'cashEarly',
  /** Escudos to keep for the next round, and what each missing one costs. */
  'reserve',
  'scarcity',
  /** The middle of what others bid: by the stakes, and besides. */
  'rivalBidStake',
  'rivalBid',
  /** How often others pass. */
  'rivalPass',
  /** What being overseer is worth: always, with all rounds to come, and by what lies dry. */
  'overseer',
  'overseerEarly',
  'overseerDry',
  /** How certain an overseer's choice is: the advantage in points that makes it certain. */
  'bribeDoubt',
  /** Points a bribe must promise before it is made. */
  'bribeThreshold',
  /** What an unused extra canal is worth with no further round, and more with all rounds to come. */
  'extra',
  'extraEarly',
  /** [C28] Placing the leftover tile. */
  'leftover',
] as const;

export type WeightName = (typeof WEIGHT_NAMES)[number];
export type Weights = Readonly<Record<WeightName, number>>;

/** The file tuned.ts for these weights. */
export const weightsSource = (weights: Weights): string =>
  [
    "import type { Weights } from './weights.ts';",
    '',
    '/** Written by `npm run train -- steward`. */',
    'export const TUNED: Weights = {',
    ...WEIGHT_NAMES.map((name) => `  ${name}: ${Number(weights[name].toFixed(4))},`),
    '};',
    '',
  ].join('\n');

import { type Card, type Place, winChance, worthOf } from '@santiago/cards';

/**
 * The numbers and spots in the examples of the rules. The texts and pictures take them from here; a test plays every
 * example with the engine and compares, so no example can be wrong in any language. Ana is p1, Bo p2.
 */

/** [X2] */
export const worth = (card: Card): number => worthOf([card]);

/** [X16] The attacker's card and dice, the defender's card and dice, and both totals. */
export const FIGHT = { attack: [8, 4, 2], defence: [10, 2, 1], totals: [14, 13] } as const;

/** [X16] The chance to win a fight, by how much higher the player's own card is; from 10 on the fight is certain. */
export const CHANCES: readonly { readonly ahead: number; readonly chance: number }[] = [
  0, 1, 2, 3, 4, 5, 6, 10,
].map((ahead) => ({ ahead, chance: winChance(ahead, 0) }));

/** [X22] After the fight Ana pays with the 10 for a 9. */
export const CHANGE = { paid: 10, back: 9, lost: 1 } as const;

/** [X23] */
export const BUY_BACK = { paid: 15, back: 15, king: 14, eight: 8, lost: 6 } as const;

/** [X12] The twelve spots around an upright card at 0,0. */
export const SPOTS: readonly Place[] = [
  { x: 0, y: 7, dir: 'v' },
  { x: 0, y: -7, dir: 'v' },
  { x: -5, y: 0, dir: 'v' },
  { x: 5, y: 0, dir: 'v' },
  { x: 0, y: 7, dir: 'h' },
  { x: -2, y: 7, dir: 'h' },
  { x: 0, y: -5, dir: 'h' },
  { x: -2, y: -5, dir: 'h' },
  { x: 5, y: 0, dir: 'h' },
  { x: 5, y: 2, dir: 'h' },
  { x: -7, y: 0, dir: 'h' },
  { x: -7, y: 2, dir: 'h' },
];

/** [X12] Spots beside the upright card at 0,0 where no card may be placed: corner only, no corner, overlap. */
export const WRONG_SPOTS = {
  corner: { x: 5, y: 7, dir: 'v' },
  edge: { x: 5, y: 3, dir: 'v' },
  overlap: { x: 2, y: 5, dir: 'h' },
} as const satisfies Readonly<Record<string, Place>>;

/** [X14] Cards beside the upright card at 0,0: edge to edge, almost, and corner to corner. */
export const TOUCHING = {
  edge: { x: 5, y: 2, dir: 'h' },
  almost: { x: 6, y: 2, dir: 'h' },
  corner: { x: 5, y: 7, dir: 'h' },
} as const satisfies Readonly<Record<string, Place>>;

/** [X8] Bases of four players, all right; the one of p3 touches the cross. */
export const BASES = [
  { owner: 'p1', x: -22, y: -12, dir: 'v' },
  { owner: 'p2', x: -5, y: 22, dir: 'h' },
  { owner: 'p3', x: 19, y: 0, dir: 'v' },
  { owner: 'p4', x: 24, y: -20, dir: 'h' },
] as const satisfies readonly (Place & { readonly owner: string })[];

/** [X8] Wrong bases of p4: on the cross, in the square between the arms, outside the frame. */
export const WRONG_BASES = {
  cross: { x: 1, y: -14, dir: 'h' },
  square: { x: 10, y: -12, dir: 'v' },
  frame: { x: 28, y: -11, dir: 'h' },
} as const satisfies Readonly<Record<string, Place>>;

/** [X8] Wrong bases of p3: touching the base of p2, and so near it that one card could touch both. */
export const NEAR_BASES = {
  touching: { x: 2, y: 22, dir: 'v' },
  near: { x: 9, y: 21, dir: 'v' },
} as const satisfies Readonly<Record<string, Place>>;

/** [X19] D and E are Bo's; F is placed against Ana's line and touches both. */
export const TWO_FIGHTS = {
  base: { x: -12, y: 0, dir: 'h' },
  d: { x: -5, y: 0, dir: 'h' },
  e: { x: 2, y: 0, dir: 'h' },
  ana: { x: 0, y: -12, dir: 'v' },
  f: { x: 0, y: -5, dir: 'h' },
} as const satisfies Readonly<Record<string, Place>>;

/** [X28] A line of four, and where its last card goes in three turns. */
export const MOVING = {
  line: [
    { x: 0, y: 0, dir: 'v' },
    { x: 5, y: 0, dir: 'v' },
    { x: 10, y: 0, dir: 'v' },
    { x: 15, y: 0, dir: 'v' },
  ],
  mover: { x: 0, y: -7, dir: 'v' },
  turns: [
    { x: 5, y: -7, dir: 'v' },
    { x: 10, y: -7, dir: 'v' },
    { x: 15, y: -7, dir: 'v' },
  ],
} as const satisfies Readonly<Record<string, Place | readonly Place[]>>;

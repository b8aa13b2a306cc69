import { INCOME } from '@santiago/canals';

/**
 * The numbers in the examples of the rules. The texts take them from here; a test plays every example with the engine
 * and compares, so no example can be wrong in any language. Ana is p1, Bo p2, Cleo p3, Dario p4.
 */

/** [C8][C9][C10] By number of players. */
export const SET_UP = {
  2: { out: 15, stacks: 3, each: 10, rounds: 10, money: 5 },
  3: { out: 1, stacks: 4, each: 11, rounds: 11, money: 10 },
  4: { out: 1, stacks: 4, each: 11, rounds: 11, money: 10 },
  5: { out: 0, stacks: 5, each: 9, rounds: 9, money: 10 },
} as const;

export const income = INCOME;

/** [C18]–[C22] Ana is overseer; Cleo passes. */
export const AUCTION = { bo: 5, dario: 4, ana: 1, cleoInstead: 3 } as const;

/** [C24] By planting order: what the tiles show, and the markers they get. */
export const PLANTING = { planters: [2, 2, 1, 2], markers: [2, 2, 1, 1] } as const;

/** [C32]–[C36] Dario proposes alone, Ana proposes and Bo supports. */
export const BRIBES = { dario: 1, ana: 3, bo: 2, total: 5, elsewhere: 6 } as const;

/** [C35][C50] Money of Ana, Bo, Cleo and Dario after Cleo accepted the larger total, and after income. */
export const MONEY = { accepted: [6, 3, 15, 6], afterIncome: [9, 6, 18, 9] } as const;

/** [C53] */
export const AREA = { tiles: 5, markers: [2, 4, 1], points: [10, 20, 5] } as const;
export const ALONE = { one: 1, two: 2 } as const;
export const PALM = { tiles: 4, markers: 2, points: 12 } as const;

/** [C54] */
export const SCORE = { areas: [9, 12, 20, 2, 12], money: 15, total: 70 } as const;

/** [C40]–[C42] Two players. */
export const SECRET = { ana: 3, bo: 1, equal: 2 } as const;

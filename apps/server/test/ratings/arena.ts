/** One bot among copies of another, as the arena measured it: research/notes/bots.md says how each was played. */
export interface Cell {
  readonly one: string;
  readonly among: string;
  /** Of the victories. */
  readonly share: number;
  readonly matches: number;
}

const cell = (one: string, among: string, share: number, matches: number): Cell => ({
  one,
  among,
  share,
  matches,
});

/** By game and number of players. */
export const CELLS: Readonly<Record<string, Readonly<Record<number, readonly Cell[]>>>> = {
  canals: {
    2: [
      cell('novice', 'random', 1, 200),
      cell('steward', 'novice', 0.9975, 400),
      cell('overseer', 'random', 1, 40),
      cell('overseer', 'novice', 1, 120),
      cell('overseer', 'steward', 0.911, 400),
      cell('overseer', 'gambler', 0.894, 160),
      cell('overseer', 'hydrologist', 0.629, 400),
    ],
    3: [
      cell('novice', 'random', 1, 201),
      cell('steward', 'novice', 0.996, 402),
      cell('overseer', 'random', 1, 36),
      cell('overseer', 'novice', 1, 90),
      cell('overseer', 'steward', 0.993, 402),
      cell('overseer', 'gambler', 0.913, 120),
      cell('overseer', 'hydrologist', 0.903, 402),
    ],
    4: [
      cell('novice', 'random', 1, 400),
      cell('steward', 'random', 1, 2000),
      cell('steward', 'novice', 0.973, 400),
      cell('gambler', 'random', 1, 100),
      cell('gambler', 'novice', 0.973, 200),
      cell('gambler', 'steward', 0.797, 400),
      cell('hydrologist', 'random', 1, 392),
      cell('hydrologist', 'novice', 0.988, 400),
      cell('hydrologist', 'steward', 0.983, 400),
      cell('hydrologist', 'gambler', 0.61, 400),
      cell('overseer', 'random', 1, 200),
      cell('overseer', 'novice', 1, 200),
      cell('overseer', 'steward', 0.978, 400),
      cell('overseer', 'gambler', 0.872, 400),
      cell('overseer', 'hydrologist', 0.852, 400),
    ],
    5: [
      cell('novice', 'random', 1, 200),
      cell('steward', 'novice', 0.954, 400),
      cell('overseer', 'random', 1, 40),
      cell('overseer', 'novice', 0.969, 80),
      cell('overseer', 'steward', 0.975, 180),
      cell('overseer', 'gambler', 0.799, 120),
      cell('overseer', 'hydrologist', 0.813, 310),
    ],
  },
  cards: {
    2: [
      cell('eager', 'random', 0.958, 200),
      cell('oddsmaker', 'eager', 0.808, 400),
      cell('seer', 'oddsmaker', 0.81, 400),
    ],
    3: [
      cell('eager', 'random', 0.774, 201),
      cell('oddsmaker', 'eager', 0.658, 402),
      cell('seer', 'oddsmaker', 0.725, 60),
    ],
    4: [
      cell('eager', 'random', 0.561, 200),
      cell('oddsmaker', 'eager', 0.513, 400),
      cell('seer', 'oddsmaker', 0.6, 60),
    ],
  },
};

/** What the box contains for each number of players [C6][C8]–[C10]. */

const ROUNDS: readonly number[] = [0, 0, 10, 11, 11, 9];
const STACKS: readonly number[] = [0, 0, 3, 4, 4, 5];

/** [C10] Markers of each player. */
export const MARKERS = 22;

/** [C50] Escudos that every player gets after a round. */
export const INCOME = 3;

/** [C8][C9] */
export const roundsFor = (players: number): number => {
  const rounds = ROUNDS[players];
  if (rounds === undefined) throw new RangeError(`this game is not for ${players} players`);
  return rounds;
};

/** [C8][C9] Stacks of tiles: a round shows the top tile of each. */
export const stacksFor = (players: number): number => STACKS[players]!;

/** [C10] Escudos that each player starts with. */
export const startingCash = (players: number): number => (players === 2 ? 5 : 10);

/** [C6][C9] How many tiles of a kind are in the match: 3 and 6, with two players 2 and 4. */
export const tilesInMatch = (players: number, kind: number): number => {
  const showsTwo = (kind & 1) === 1;
  if (players === 2) return showsTwo ? 4 : 2;
  return showsTwo ? 6 : 3;
};

/** [C8] With three and four players one tile is set aside. */
export const setsTileAside = (players: number): boolean => players === 3 || players === 4;

/** [C28] With two and three players a round has one tile more than players. */
export const hasLeftoverTile = (players: number): boolean => players <= 3;

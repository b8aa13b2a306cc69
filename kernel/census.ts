import { lowestSeat, OWES_CHANCE, type Game, type GameTypes } from './game.ts';
import { CHANCE } from './seats.ts';

/** What chance may do at a state: one outcome for a script, several to follow each of them. */
export type ChanceLines<S> = (state: S, chanceRows: number) => readonly number[];

/** How many lines of play have this number of rows. */
export interface CensusLevel {
  readonly rows: number;
  readonly lines: number;
  /** How many of them end the match with their last row. */
  readonly ends: number;
}

/**
 * Counts the different lines of play from a state, level by level up to `depth` rows; chance rows count as rows.
 * Where several seats owe a decision at once the lowest answers first, so that each set of answers counts once.
 * The state is not changed.
 */
export const census = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  depth: number,
  chance: ChanceLines<T['State']>,
): CensusLevel[] => {
  const lines = Array.from({ length: depth + 1 }, () => 0);
  const ends = Array.from({ length: depth + 1 }, () => 0);
  const states = lines.map(() => game.copy(state));
  const buffers = lines.map(() => new Int32Array(game.widest));

  const visit = (level: number, chanceRows: number): void => {
    const here = states[level]!;
    const owes = game.owes(here);
    lines[level]!++;
    if (owes === 0) ends[level]!++;
    if (owes === 0 || level === depth) return;
    const who = owes === OWES_CHANCE ? CHANCE : lowestSeat(owes);
    const actions = who === CHANCE ? chance(here, chanceRows) : listed(here, who, buffers[level]!);
    for (const action of actions) {
      const next = states[level + 1]!;
      game.assign(next, here);
      game.play(next, who, action);
      visit(level + 1, who === CHANCE ? chanceRows + 1 : chanceRows);
    }
  };
  const listed = (here: T['State'], seat: number, buffer: Int32Array): Int32Array =>
    buffer.subarray(0, game.list(here, seat, buffer));

  visit(0, 0);
  return lines.map((count, rows) => ({ rows, lines: count, ends: ends[rows]! }));
};

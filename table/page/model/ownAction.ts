import { type Game, type GameTypes, type Seat, seatIndex } from '@santiago/kernel';
import type { TableFacts, TableRow } from '../sources/contract.ts';

/**
 * Whether a row can never be taken back. A row that a viewer was not told is final: taking it back would reveal it.
 */
const isBinding = <T extends GameTypes>(game: Game<T>, before: T['View'], row: TableRow): boolean => {
  const [who = '', ...words] = row.told.text.split(' ');
  if (who === '*') return true;
  const action = game.parse(words.join(' '));
  return action === null || game.binds(game.known(before), seatIndex(who as Seat), action);
};

/**
 * The number of rows up to and including the viewer's last action, while the others can be asked to let it be taken
 * back; null if there is none. The server has the same rule: nothing final since then; forced answers do not count.
 */
export const lastOwnAction = <T extends GameTypes>(
  game: Game<T>,
  facts: TableFacts,
  viewAfter: (rows: number) => T['View'],
): number | null => {
  if (facts.mayAsk !== true) return null;
  for (let index = facts.rows.length - 1; index >= 0; index--) {
    const row = facts.rows[index]!;
    if (isBinding(game, viewAfter(index), row)) return null;
    const { told, note } = row;
    if (note !== 'forced' && told.text.startsWith(`${facts.viewer} `)) return index + 1;
  }
  return null;
};

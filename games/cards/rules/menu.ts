import { lowestBit, Menu } from '@santiago/kernel';
import { BASE_SPOTS_AT_MOST } from './cross.ts';
import { ADJOINING } from './geometry.ts';
import type { Ground } from './ground.ts';
import { SUIT_SIZE } from './vocabulary.ts';

/**
 * Every move and a few words. Of at most fifteen cards fourteen can move, to fourteen others; whatever such a card is
 * connected to takes at least two of its twelve adjoining spots, so 14 · 14 · 10 are left.
 */
const SINGLES_AT_MOST = SUIT_SIZE * SUIT_SIZE * ADJOINING;

/** No decision has more answers: any card as a base, anywhere. */
export const WIDEST = SUIT_SIZE * BASE_SPOTS_AT_MOST;

/** A menu with room for every decision of this game. */
export const makeMenu = (): Menu => new Menu(SUIT_SIZE + BASE_SPOTS_AT_MOST + SINGLES_AT_MOST);

/** [X11] Every spot where a card may be placed, as columns. */
export const addSpots = (menu: Menu, ground: Ground): void => {
  const { used } = menu;
  menu.addWrittenColumns(ground.writeSpots(menu.values, used) - used);
};

/** [X28] Every move of every card. */
export const addMoves = (menu: Menu, ground: Ground): void => {
  const { used } = menu;
  let end = used;
  for (let m = ground.movable; m !== 0; m &= m - 1)
    end = ground.writeMoveActions(lowestBit(m), menu.values, end);
  menu.addWritten(end - used);
};

import type { State } from './state/state.ts';
import { JOKER, UNKNOWN } from './vocabulary.ts';

/** [X31] A card is turned face up, for everybody to see. */
export const turnUp = ({ table, hands }: State, slot: number): void => {
  if (table.isUp(slot)) return;
  table.turnUp(slot);
  if (table.card(slot) === JOKER) hands.showJoker(table.owner(slot), table.placed(slot));
};

/** [X31] What a viewer learns about a card that has just been turned up, or is shown at the end. */
export const learn = ({ table, hands }: State, slot: number, card: number): void => {
  if (table.card(slot) !== UNKNOWN) return;
  table.learn(slot, card);
  if (card === JOKER && table.isUp(slot)) hands.showJoker(table.owner(slot), table.placed(slot));
};

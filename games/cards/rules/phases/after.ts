import { seatIndex, seatName } from '@santiago/kernel';
import { addGives } from '../buying.ts';
import { END } from '../code.ts';
import { endTurn } from '../turn.ts';
import { giveRules } from './give.ts';
import type { SeatPhase } from './phase.ts';

const writeMenu: SeatPhase<'after'>['menu'] = (state, seat, menu) => {
  addGives(state, seat, menu);
  menu.add(END);
};

/** [X10] After the turn's action, where something can be bought back. */
export const after: SeatPhase<'after'> = {
  decides: 'seat',
  expected: 'Buy back, or end your turn.',
  menu: writeMenu,
  actions: { give: giveRules, end: { play: endTurn } },
  show: ({ actor }) => ({ kind: 'after', by: seatName(actor) }),
  restore: (state, { by }) => {
    state.actor = seatIndex(by);
    state.acted = true;
  },
};

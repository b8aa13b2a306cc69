import { lowestBit, refusal, seatIndex, seatName } from '@santiago/kernel';
import { regain, takeable } from '../buying.ts';
import { cardAction, cardIn, DONE, PICK } from '../code.ts';
import { cornerOf, spotOfCorner } from '../geometry.ts';
import { NONE } from '../state/layout.ts';
import type { State } from '../state/state.ts';
import { nextFight } from '../turn.ts';
import { ownCard, rankOf } from '../vocabulary.ts';
import type { SeatPhase } from './phase.ts';

const writeMenu: SeatPhase<'pick'>['menu'] = (state, seat, menu) => {
  for (let m = takeable(state, seat); m !== 0; m &= m - 1)
    menu.add(cardAction(PICK, ownCard(seat, lowestBit(m))));
  menu.add(DONE);
};

/** [X24][X26] The loser's pool goes to the recycle pool, and the fights go on. */
const done = (state: State): void => {
  state.pools.recycle(state.loser);
  state.loser = NONE;
  nextFight(state);
};

/** [X25] The seat that destroyed a base takes cards of its own suit from the pools, for free. */
export const pick: SeatPhase<'pick'> = {
  decides: 'seat',
  expected: 'Pick cards of your suit, or say that you are done.',
  menu: writeMenu,
  actions: {
    pick: {
      play: (state, seat, action) => regain(state, seat, rankOf(cardIn(action))),
      refuse: (_, __, { card }) =>
        refusal('not-in-pools', `${card} is not a card of your suit in another pool.`, { card }),
    },
    done: { play: done },
  },
  show: ({ table, actor, attacker, loser }) => ({
    kind: 'pick',
    by: seatName(actor),
    attacker: cornerOf(table.spot(attacker)),
    loser: seatName(loser),
  }),
  restore: (state, { by, attacker, loser }) => {
    state.actor = seatIndex(by);
    state.acted = true;
    state.attacker = state.table.slotAt(spotOfCorner(attacker));
    state.loser = seatIndex(loser);
  },
};

import { refusal, seatIndex, seatName } from '@santiago/kernel';
import { FIGHT, spotIn } from '../code.ts';
import { cornerOf, cornerSpot, spotOfCorner } from '../geometry.ts';
import { nextTouched } from '../ground.ts';
import { formatCorner } from '../notation.ts';
import { turnUp } from '../reveal.ts';
import { PHASES, type State } from '../state/state.ts';
import type { SeatPhase } from './phase.ts';
import { refuseEmpty } from './placing.ts';

/** [X15] Every opponent's card that the attacker touches: those it has beaten are gone. */
const writeMenu: SeatPhase<'fight'>['menu'] = ({ table, attacker }, seat, menu) => {
  const spot = table.spot(attacker);
  for (
    let slot = nextTouched(table, seat, spot, 0);
    slot >= 0;
    slot = nextTouched(table, seat, spot, slot + 1)
  )
    menu.add(FIGHT | cornerSpot(table.spot(slot)));
};

/** [X16] Both cards are turned up; chance rolls. */
const play = (state: State, _: number, action: number): void => {
  const { attacker } = state;
  state.target = state.table.slotAt(spotIn(action));
  state.stirred = true;
  turnUp(state, attacker);
  turnUp(state, state.target);
  state.phaseNumber = PHASES.dice;
};

/** [X15] The attacker chooses whom to fight next. */
export const fight: SeatPhase<'fight'> = {
  decides: 'seat',
  expected: 'Your card touches cards of opponents: choose which one to fight.',
  menu: writeMenu,
  actions: {
    fight: {
      play,
      refuse: ({ table }, _, { target }) =>
        table.slotAt(spotOfCorner(target)) < 0
          ? refuseEmpty(target)
          : refusal('not-touching', 'Your card does not touch a card of an opponent there.', {
              at: formatCorner(target),
            }),
    },
  },
  show: ({ table, actor, attacker }) => ({
    kind: 'fight',
    by: seatName(actor),
    attacker: cornerOf(table.spot(attacker)),
  }),
  restore: (state, { by, attacker }) => {
    state.actor = seatIndex(by);
    state.acted = true;
    state.attacker = state.table.slotAt(spotOfCorner(attacker));
  },
};

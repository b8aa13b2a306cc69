import { refusal, type Refusal, seatIndex, seatName } from '@santiago/kernel';
import type { ActionOf } from '../action.ts';
import { BASE, cardIn, spotIn } from '../code.ts';
import { BASE_SPOTS, quadrantOf, type Spots } from '../cross.ts';
import { spotOf } from '../geometry.ts';
import { formatPlace } from '../notation.ts';
import { BRIDGED, nearnessOf, TOGETHER } from '../relations.ts';
import { NONE } from '../state/layout.ts';
import { PHASES, type State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import type { SeatPhase } from './phase.ts';
import { addHand, placeCard, refuseHand, refuseOverlap } from './placing.ts';

/** [X8] How bases must not lie to each other. */
const tooNearIn = ({ isApart }: State): number => (isApart ? TOGETHER | BRIDGED : TOGETHER);

const isClear = (table: Table, spot: number, tooNear: number): boolean => {
  for (let slot = 0; slot < table.count; slot++) {
    if ((nearnessOf(spot, table.spot(slot)) & tooNear) !== 0) return false;
  }
  return true;
};

/** [X8] No base that lies already is too near this spot. */
export const baseFits = (state: State, spot: number): boolean => isClear(state.table, spot, tooNearIn(state));

/** [X8] The spots of a seat's own quadrant, before other bases take some away. */
export const baseSpotsOf = ({ players }: State, seat: number): Spots => BASE_SPOTS[quadrantOf(players, seat)];

const writeMenu: SeatPhase<'base'>['menu'] = (state, seat, menu) => {
  addHand(state, seat, BASE, menu);
  const spots = baseSpotsOf(state, seat);
  const { table } = state;
  const tooNear = tooNearIn(state);
  const { values, used } = menu;
  let end = used;
  for (let i = 0; i < spots.length; i++) if (isClear(table, spots[i]!, tooNear)) values[end++] = spots[i]!;
  menu.addWrittenColumns(end - used);
};

/** [X7][X9] Bases are placed against the order of play. Whoever goes first places the last one and has the first turn. */
const play = (state: State, seat: number, action: number): void => {
  const { table, first, players } = state;
  table.makeBase(placeCard(state, seat, cardIn(action), spotIn(action)));
  if (seat === first) state.phaseNumber = PHASES.act;
  else state.actor = (seat + players - 1) % players;
};

const refuse = (state: State, seat: number, { card, place }: ActionOf<'base'>): Refusal => {
  const details = { place: formatPlace(place) };
  const notHeld = refuseHand(state, seat, card);
  if (notHeld !== null) return notHeld;
  if (!baseSpotsOf(state, seat).includes(spotOf(place))) {
    return refusal(
      'base-place',
      'A base goes in your own quarter, inside the frame and outside the square between the arms of the cross. It may touch the cross, but not cover it.',
      details,
    );
  }
  return (
    refuseOverlap(state, place, NONE) ?? refusal('base-near', 'That is too close to another base.', details)
  );
};

/** [X7] Each player places a base. */
export const base: SeatPhase<'base'> = {
  decides: 'seat',
  expected: 'Place your base now.',
  menu: writeMenu,
  actions: { base: { play, refuse } },
  show: ({ actor }) => ({ kind: 'base', by: seatName(actor) }),
  restore: (state, { by }) => {
    state.actor = seatIndex(by);
  },
};

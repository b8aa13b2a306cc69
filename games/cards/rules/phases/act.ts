import { refusal, type Refusal, seatIndex, seatName } from '@santiago/kernel';
import type { ActionOf } from '../action.ts';
import { addGives, canBuy } from '../buying.ts';
import { cardIn, moveFrom, moveTo, PASS, PLACE, RESIGN, spotIn } from '../code.ts';
import { ADJOINING, adjoining, spotOf, spotOfCorner } from '../geometry.ts';
import { Ground } from '../ground.ts';
import { addMoves, addSpots } from '../menu.ts';
import { formatPlace } from '../notation.ts';
import { turnUp } from '../reveal.ts';
import { NONE } from '../state/layout.ts';
import type { State } from '../state/state.ts';
import { endTurn, finish, nextFight, nextTurn, putOut } from '../turn.ts';
import { SEATS_AT_MOST } from '../vocabulary.ts';
import { giveRules } from './give.ts';
import type { SeatPhase } from './phase.ts';
import { addHand, holdsCards, placeCard, refuseEmpty, refuseHand, refuseOverlap } from './placing.ts';

/** By seat: what was surveyed last, so that the next survey need only look at what has changed. */
const grounds = Array.from({ length: SEATS_AT_MOST }, () => new Ground());

const surveyed = ({ table }: State, seat: number): Ground => {
  const ground = grounds[seat]!;
  ground.survey(table, seat);
  return ground;
};

const writeMenu: SeatPhase<'act'>['menu'] = (state, seat, menu) => {
  const ground = surveyed(state, seat);
  if (holdsCards(state, seat)) {
    addHand(state, seat, PLACE, menu);
    addSpots(menu, ground);
  }
  if (canBuy(state, seat)) addGives(state, seat, menu);
  if (state.hasMoves) addMoves(menu, ground);
  menu.add(PASS);
  menu.add(RESIGN);
};

/** Passing is forced where no card can be placed, moved or bought back: no need to write all that could be done. */
const forced = (state: State, seat: number): number => {
  if (canBuy(state, seat)) return -1;
  const ground = surveyed(state, seat);
  if (holdsCards(state, seat) && ground.hasSpot) return -1;
  return state.hasMoves && ground.hasMove ? -1 : PASS;
};

/** [X15] The card that was placed or moved now fights what it touches. */
const fightOn = (state: State, slot: number): void => {
  state.acted = true;
  state.passes = 0;
  state.attacker = slot;
  nextFight(state);
};

/** [X11] */
const place = (state: State, seat: number, action: number): void => {
  const slot = placeCard(state, seat, cardIn(action), spotIn(action));
  state.stirred = true;
  fightOn(state, slot);
};

/** [X28] A moved card lies face up. */
const move = (state: State, _: number, action: number): void => {
  const slot = state.table.slotAt(moveFrom(action));
  state.table.move(slot, moveTo(action));
  turnUp(state, slot);
  fightOn(state, slot);
};

/** [X30] A buy-back since the first of the passes starts the count again; one before this pass does not hinder it. */
const pass = (state: State): void => {
  state.passes = state.bought ? 1 : state.passes + 1;
  endTurn(state);
};

/** [X29] Hand and pool go; the base stays as a card like any other. */
const resign = (state: State, seat: number): void => {
  state.table.unmakeBase(seat);
  putOut(state, seat);
  state.pools.recycle(seat);
  if (state.playersIn === 1) finish(state, 'resigned');
  else nextTurn(state);
};

/** The spot adjoins a card that is cut off from the base. */
const adjoinsStranded = (ground: Ground, spot: number): boolean => {
  for (let card = 0; card < ground.count; card++) {
    if ((ground.connected & (1 << card)) !== 0) continue;
    for (let step = 0; step < ADJOINING; step++) if (adjoining(ground.spot(card), step) === spot) return true;
  }
  return false;
};

/** [X11][X12][X20] */
const refusePlace = (state: State, seat: number, { card, place: at }: ActionOf<'place'>): Refusal => {
  const details = { place: formatPlace(at) };
  return (
    refuseHand(state, seat, card) ??
    refuseOverlap(state, at, NONE) ??
    (adjoinsStranded(surveyed(state, seat), spotOf(at))
      ? refusal(
          'stranded',
          'The card there is cut off from your base: you cannot place cards against it.',
          details,
        )
      : refusal('not-adjoining', 'A card must share an edge and a corner with a card in your line.', details))
  );
};

/** [X28] */
const refuseMove = (state: State, seat: number, { from, place: to }: ActionOf<'move'>): Refusal => {
  const { table } = state;
  if (!state.hasMoves) return refusal('no-moves', 'Moving cards is off in this match.');
  const slot = table.slotAt(spotOfCorner(from));
  if (slot < 0) return refuseEmpty(from);
  if (table.owner(slot) !== seat) return refusal('not-yours', 'You can only move your own cards.');
  if (table.isBase(slot)) return refusal('base-moves', 'A base cannot be moved.');
  if (table.spot(slot) === spotOf(to)) return refusal('same-place', 'The card is already there.');
  const ground = surveyed(state, seat);
  if ((ground.connected & (1 << ground.cardIn(slot))) === 0)
    return refusal('stranded', 'A card that is cut off from your base cannot move.');
  return (
    refuseOverlap(state, to, slot) ??
    refusal('move-far', 'A card moves next to one of its neighbours, or next to a neighbour of one.', {
      place: formatPlace(to),
    })
  );
};

/** [X10] A buy-back first, or the turn's one action. */
export const act: SeatPhase<'act'> = {
  decides: 'seat',
  expected: 'Buy back, place, move, pass or resign now.',
  menu: writeMenu,
  // [X29] Resigning is no choice.
  aside: RESIGN,
  hot: { forced },
  actions: {
    place: { play: place, refuse: refusePlace },
    move: { play: move, refuse: refuseMove },
    give: giveRules,
    pass: { play: pass },
    resign: { play: resign },
  },
  show: ({ actor }) => ({ kind: 'act', by: seatName(actor) }),
  restore: (state, { by }) => {
    state.actor = seatIndex(by);
  },
};

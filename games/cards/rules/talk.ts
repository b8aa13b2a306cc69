import {
  type Deal,
  lowestBit,
  type Row,
  type Seat,
  seatIndex,
  type Talk,
  type Verdict,
} from '@santiago/kernel';
import type { Action } from './action.ts';
import type { CardsTypes } from './game.ts';
import { ADJOINING, spotOf } from './geometry.ts';
import { Ground, nextTouched } from './ground.ts';
import type { State } from './state/state.ts';
import { SUIT_SIZE } from './vocabulary.ts';

const seat = { kind: 'seat' } as const;

/** [X32] Nothing said is binding. */
export const cardsSentences = {
  /** Neither of us attacks the other in our next turns. */
  truce: { gaps: { to: seat }, promises: ['from', 'to'] },
  /** Let us both attack `seat`, each in the first turn in which they can. */
  against: { gaps: { to: seat, seat }, promises: ['from', 'to'] },
  /** Watch out for `seat`. */
  beware: { gaps: { seat } },
} as const satisfies Talk['sentences'];

const isIn = (state: State, who: Seat): boolean => state.isIn(seatIndex(who));

/** Who promised, and about whose cards. */
interface Sides {
  readonly by: Seat;
  readonly victim: Seat;
}

/** [X14] A card of the one at this spot touches a card of the other. */
const touches = ({ table }: State, spot: number, { by, victim }: Sides): boolean => {
  const next = (from: number): number => nextTouched(table, seatIndex(by), spot, from);
  for (let slot = next(0); slot >= 0; slot = next(slot + 1))
    if (table.owner(slot) === seatIndex(victim)) return true;
  return false;
};

/** [X11][X28] There is a spot where a card could be placed or moved to attack. Everybody can see that. */
const canAttack = (state: State, sides: Sides): boolean => {
  const seat = seatIndex(sides.by);
  const ground = new Ground();
  ground.survey(state.table, seat);
  // At most fifteen cards, and what each is connected to takes two of its adjoining spots: 15 · 10 are left.
  const spots = new Int32Array(SUIT_SIZE * ADJOINING);
  const hasAttack = (count: number): boolean =>
    spots.subarray(0, count).some((spot) => touches(state, spot, sides));
  if (state.hands.size(seat) > 0 && hasAttack(ground.writeSpots(spots))) return true;
  for (let m = state.hasMoves ? ground.movable : 0; m !== 0; m &= m - 1)
    if (hasAttack(ground.writeAttacks(lowestBit(m), spots))) return true;
  return false;
};

/** Whether an action attacks; null while the turn's action is still to come [X10]. */
const attacks = (state: State, action: Action, sides: Sides): boolean | null => {
  if (action.kind === 'pass') return false;
  if (action.kind !== 'place' && action.kind !== 'move') return null;
  return touches(state, spotOf(action.place), sides);
};

/** [X15] Contact is never optional: whoever touches a card attacks it. */
const checkTruce = (state: State, action: Action, sides: Sides): Verdict | null => {
  const isAttack = attacks(state, action, sides);
  if (isAttack === null) return null;
  return isAttack ? 'broken' : 'kept';
};

/** Decided in the first turn in which the promise could be kept. */
const checkAgainst = (state: State, action: Action, sides: Sides): Verdict | null => {
  const isAttack = attacks(state, action, sides);
  if (isAttack === true) return 'kept';
  return isAttack === false && canAttack(state, sides) ? 'broken' : null;
};

const targetOf = ({ phrase }: Deal): Seat => phrase.gaps['seat'] as Seat;

/** Apart from the rest of the talk, for those who judge no promise. */
export const isDealOpen = (deal: Deal, state: State): boolean => {
  const seats = deal.phrase.name === 'against' ? [deal.from, deal.to, targetOf(deal)] : [deal.from, deal.to];
  return state.phase !== 'over' && seats.every((seat) => isIn(state, seat));
};

const check: Talk<CardsTypes>['check'] = (deal, party, state, { who, action }: Row<Action>) => {
  const [by, other] = party === 'from' ? [deal.from, deal.to] : [deal.to, deal.from];
  if (!isDealOpen(deal, state)) return 'lapsed';
  if (state.phase !== 'act' || who !== by) return null;
  if (action.kind === 'resign') return 'lapsed';
  return deal.phrase.name === 'against'
    ? checkAgainst(state, action, { by, victim: targetOf(deal) })
    : checkTruce(state, action, { by, victim: other });
};

export const cardsTalk: Talk<CardsTypes> = { sentences: cardsSentences, isOpen: isDealOpen, check };

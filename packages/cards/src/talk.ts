import { type Deal, type Row, type Seat, seatIndex, type Talk, type Verdict } from '@santiago/kernel';
import type { Action } from './action.ts';
import type { CardsTypes } from './game.ts';
import { type Place, spotOf } from './geometry.ts';
import { nextTouched } from './ground.ts';
import type { State } from './state/state.ts';

const seat = { kind: 'seat' } as const;

/** [X32] Nothing said is binding. */
export const cardsSentences = {
  /** Neither of us attacks the other in our next turns. */
  truce: { gaps: { to: seat }, promises: ['from', 'to'] },
  /** Let us both attack `seat`. */
  against: { gaps: { to: seat, seat } },
  /** Watch out for `seat`. */
  beware: { gaps: { seat } },
} as const satisfies Talk['sentences'];

const isIn = (state: State, who: Seat): boolean => state.isIn(seatIndex(who));

/** [X14] A card of the one at this spot touches a card of the other. */
const attacks = ({ table }: State, place: Place, by: Seat, victim: Seat): boolean => {
  const next = (from: number): number => nextTouched(table, seatIndex(by), spotOf(place), from);
  for (let slot = next(0); slot >= 0; slot = next(slot + 1))
    if (table.owner(slot) === seatIndex(victim)) return true;
  return false;
};

/** [X10] A turn has one action; whoever places or moves a card attacks all that it touches [X15]. */
const checkTurn = (state: State, { action }: Row<Action>, by: Seat, other: Seat): Verdict | null => {
  if (action.kind === 'resign') return 'lapsed';
  if (action.kind === 'pass') return 'kept';
  if (action.kind !== 'place' && action.kind !== 'move') return null;
  return attacks(state, action.place, by, other) ? 'broken' : 'kept';
};

const isOpen = ({ from, to }: Deal, state: State): boolean =>
  state.phase !== 'over' && isIn(state, from) && isIn(state, to);

const check: Talk<CardsTypes>['check'] = (deal, party, state, row) => {
  const [by, other] = party === 'from' ? [deal.from, deal.to] : [deal.to, deal.from];
  if (!isOpen(deal, state)) return 'lapsed';
  return state.phase === 'act' && row.who === by ? checkTurn(state, row, by, other) : null;
};

export const cardsTalk: Talk<CardsTypes> = { sentences: cardsSentences, isOpen, check };

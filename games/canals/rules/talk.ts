import {
  type Deal,
  type Party,
  type Row,
  type Seat,
  seatIndex,
  type Talk,
  type Verdict,
} from '@santiago/kernel';
import type { Action } from './action.ts';
import { NEIGHBOURS } from './board.ts';
import type { CanalsTypes } from './game.ts';
import { seatsLeft } from './common/clockwise.ts';
import { legalDitches } from './common/ditches.ts';
import { roundTiles } from './common/plantings.ts';
import { isFree, marksAt, planterAt } from './state/square.ts';
import type { State } from './state/state.ts';
import { CROPS, cropOf, type Ditch, DITCHES, ditchIndex, squareIndex } from './vocabulary.ts';

/** [C55] Nothing said is binding. No one can promise more than this. */
const MOST_PROMISED = 20;

const to = { kind: 'seat' } as const;
const ditch = { kind: 'name', names: DITCHES } as const;
const crop = { kind: 'name', names: CROPS } as const;

/** Seats are filled with `to`; `ditch` and `crop` are named as in the notation. */
export const canalsSentences = {
  /** I give you `n` if you build `ditch`: the next canal of an overseer. */
  pay: { gaps: { to, n: { kind: 'amount', from: 1, to: MOST_PROMISED }, ditch }, promises: ['from', 'to'] },
  /** Let us both support `ditch`, at the next bribing. */
  support: { gaps: { to, ditch }, promises: ['from', 'to'] },
  /** Plant `crop` next to me, with your next tile. */
  plant: { gaps: { to, crop }, promises: ['to'] },
  /** Not the desert, please. */
  'no-desert': { gaps: {} },
  /** Water here, please. */
  water: { gaps: { ditch } },
} as const satisfies Talk['sentences'];

const ditchOf = ({ phrase }: Deal): Ditch => phrase.gaps['ditch'] as Ditch;

/** What the seat has offered for the ditch this round. */
const bribeOf = (s: State, seat: Seat, ditch: Ditch): number =>
  s.bribeDitches[seatIndex(seat)] === ditchIndex(ditch) ? s.bribes[seatIndex(seat)]! : 0;

/** [C30] The seat may still make its offer of this round, or has made this one. */
const mayOffer = (s: State, seat: Seat, ditch: Ditch, amount: number): boolean =>
  s.phase === 'bribing'
    ? bribeOf(s, seat, ditch) >= amount || seatsLeft(s).includes(seat)
    : s.phase !== 'decision' || bribeOf(s, seat, ditch) >= amount;

/** [C21] From planting on the round has its overseer, and the ditches where a canal may be built stay the same. */
const hasOverseer = ({ phase }: State): boolean =>
  phase === 'planting' || phase === 'leftover' || phase === 'bribing' || phase === 'decision';

const isBuilt = (s: State, ditch: Ditch): boolean => (s.canals & (1 << ditchIndex(ditch))) !== 0;

const isLegal = (s: State, ditch: Ditch): boolean => (legalDitches(s) & (1 << ditchIndex(ditch))) !== 0;

const isOverseer = (s: State, seat: Seat): boolean => s.overseer === seatIndex(seat);

/** [C26] Squares next to a plantation with markers of this seat. */
const isBeside = (s: State, square: number, seat: Seat): boolean =>
  NEIGHBOURS[square]!.some(
    (near) => marksAt(s.squares[near]!) > 0 && planterAt(s.squares[near]!) === seatIndex(seat),
  );

/** The tile is there, and a free square beside the one who asked. */
const mayPlant = (s: State, { phrase, from }: Deal): boolean =>
  roundTiles(s).some((tile) => cropOf(tile) === phrase.gaps['crop']) &&
  s.squares.some((square, index) => isFree(square) && isBeside(s, index, from));

/** Apart from the rest of the talk, for those who judge no promise. */
export const isDealOpen = (deal: Deal, s: State): boolean => {
  const { phrase, from, to: partner } = deal;
  if (s.phase === 'over') return false;
  if (phrase.name === 'plant') return true;
  // [C30] Of two players one is the overseer, and only the other offers anything.
  if (phrase.name === 'support' && s.players === 2) return false;
  if (isBuilt(s, ditchOf(deal))) return false;
  if (!hasOverseer(s)) return true;
  if (!isLegal(s, ditchOf(deal)) || isOverseer(s, from)) return false;
  return phrase.name === 'pay'
    ? isOverseer(s, partner) && mayOffer(s, from, ditchOf(deal), Number(phrase.gaps['n']))
    : !isOverseer(s, partner) && [from, partner].every((seat) => mayOffer(s, seat, ditchOf(deal), 1));
};

const checkPlanting = (deal: Deal, s: State, { who, action }: Row<Action>): Verdict | null => {
  if (s.phase !== 'planting' || who !== deal.to || action.kind !== 'plant') return null;
  if (!mayPlant(s, deal)) return 'lapsed';
  const isWanted = cropOf(action.tile) === deal.phrase.gaps['crop'];
  return isWanted && isBeside(s, squareIndex(action.square), deal.from) ? 'kept' : 'broken';
};

/** Whether the money was there, and the overseer took it. */
const checkPay = (deal: Deal, party: Party, s: State, { action }: Row<Action>): Verdict => {
  if (!isOverseer(s, deal.to)) return 'lapsed';
  const isPaid = bribeOf(s, deal.from, ditchOf(deal)) >= Number(deal.phrase.gaps['n']);
  if (party === 'from') return isPaid ? 'kept' : 'broken';
  if (!isPaid) return 'lapsed';
  return action.kind === 'accept' && action.ditch === ditchOf(deal) ? 'kept' : 'broken';
};

const checkSupport = (deal: Deal, party: Party, s: State): Verdict => {
  if (isOverseer(s, deal.from) || isOverseer(s, deal.to)) return 'lapsed';
  return bribeOf(s, deal[party], ditchOf(deal)) > 0 ? 'kept' : 'broken';
};

/** Deals about a canal are decided when the overseer decides [C34]. */
const check: Talk<CanalsTypes>['check'] = (deal, party, s, row) => {
  if (deal.phrase.name === 'plant') return checkPlanting(deal, s, row);
  if (s.phase !== 'decision') return null;
  if (!isLegal(s, ditchOf(deal))) return 'lapsed';
  return deal.phrase.name === 'pay' ? checkPay(deal, party, s, row) : checkSupport(deal, party, s);
};

export const canalsTalk: Talk<CanalsTypes> = { sentences: canalsSentences, isOpen: isDealOpen, check };

import { CHANCE, type Refusal, refusal, seatIndex, seatName } from '@santiago/kernel';
import type { Action } from './action.ts';
import { encode } from './code.ts';
import { BASE_PLACES } from './cross.ts';
import { adjoining, ADJOINING, codeAt, type Corner, overlaps, type Place, placeCode } from './geometry.ts';
import { ground, ownPlace, ownSlot, survey } from './ground.ts';
import { budget, canBuy, onMenu, open, poolWorth, quadrantOf, takeable } from './legality.ts';
import { formatCorner, formatPlace } from './notation.ts';
import {
  ACTOR,
  GIVEN,
  HAND,
  HAND_JOKERS,
  IS_BASE,
  MOVES,
  PHASE,
  PHASE_ACT,
  PHASE_AFTER,
  PHASE_BASE,
  PHASE_DICE,
  PHASE_FIGHT,
  PHASE_FIRST,
  PHASE_GIVE,
  PHASE_OVER,
  PHASE_PICK,
  PHASE_TAKE,
  PLAYERS,
  poolAt,
  slotAt,
  type State,
  TABLE,
  TAKEN,
  WHAT,
  whatOwner,
  WHERE,
} from './state.ts';
import { type Card, cardNumber, rankOf, suitOf, valueOf } from './vocabulary.ts';

type Kind = Action['kind'];
type Of<K extends Kind> = Extract<Action, { kind: K }>;

/** What may be done in a phase, and what that is called. */
const PHASES: Readonly<Record<number, { readonly kinds: readonly Kind[]; readonly text: string }>> = {
  [PHASE_FIRST]: { kinds: ['first'], text: 'Chance draws who begins now.' },
  [PHASE_BASE]: { kinds: ['base'], text: 'Now each player lays his base.' },
  [PHASE_ACT]: {
    kinds: ['place', 'move', 'give', 'pass', 'resign'],
    text: 'Buy back, place, move, pass or resign now.',
  },
  [PHASE_GIVE]: { kinds: ['give', 'take'], text: 'A purchase has begun: give more, or take.' },
  [PHASE_TAKE]: { kinds: ['take', 'close'], text: 'A purchase is under way: take more, or close it.' },
  [PHASE_FIGHT]: { kinds: ['fight'], text: 'Your card touches enemies: choose whom to fight.' },
  [PHASE_DICE]: { kinds: ['dice'], text: 'The dice are rolled now.' },
  [PHASE_PICK]: { kinds: ['pick', 'done'], text: 'Pick cards of your suit, or say that you are done.' },
  [PHASE_AFTER]: { kinds: ['give', 'end'], text: 'Buy back, or end your turn.' },
  [PHASE_OVER]: { kinds: [], text: 'The match is over.' },
};

const wrongPhase = (n: Int32Array): Refusal =>
  refusal('wrong-phase', PHASES[n[PHASE]!]!.text, { phase: n[PHASE]! });

/** The place of a card that lies where this one would; none if it is free. `lifted` is a slot to leave out. */
const coveredBy = (n: Int32Array, place: number, lifted: number): number => {
  for (let slot = 0; slot < n[TABLE]!; slot++) {
    if (slot !== lifted && overlaps(place, n[WHERE + slot]!)) return slot;
  }
  return -1;
};

const refuseHand = (n: Int32Array, seat: number, card: Card): Refusal | null => {
  const number = cardNumber(card);
  const holds =
    card === 'JK'
      ? n[HAND_JOKERS + seat]! > 0
      : suitOf(number) === seat && (n[HAND + seat]! & (1 << rankOf(number))) !== 0;
  return holds ? null : refusal('not-in-hand', `You do not hold ${card}.`, { card });
};

const refuseOverlap = (n: Int32Array, place: Place, lifted: number): Refusal | null => {
  const slot = coveredBy(n, placeCode(place), lifted);
  if (slot < 0) return null;
  return refusal('overlap', `There is no room at ${formatPlace(place)}: another card lies there.`, {
    place: formatPlace(place),
  });
};

/** [X8] */
const refuseBase = (n: Int32Array, seat: number, { card, place }: Of<'base'>): Refusal | null => {
  const unheld = refuseHand(n, seat, card);
  if (unheld !== null) return unheld;
  if (!BASE_PLACES[quadrantOf(n[PLAYERS]!, seat)].includes(placeCode(place))) {
    return refusal(
      'base-place',
      'A base lies around your own quadrant: not in it, not on the cross, and not too far out.',
      { place: formatPlace(place) },
    );
  }
  return (
    refuseOverlap(n, place, -1) ??
    refusal('base-near', 'That is too near another base.', { place: formatPlace(place) })
  );
};

/** Whether the place adjoins one of the own cards in the set. */
const adjoinsAny = (place: number, cards: number): boolean => {
  for (let card = 0; card < ground.count; card++) {
    if ((cards & (1 << card)) === 0) continue;
    for (let step = 0; step < ADJOINING; step++) if (adjoining(ownPlace[card]!, step) === place) return true;
  }
  return false;
};

/** [X11][X12] */
const refusePlace = (n: Int32Array, seat: number, { card, place }: Of<'place'>): Refusal | null => {
  const blocked = refuseHand(n, seat, card) ?? refuseOverlap(n, place, -1);
  if (blocked !== null) return blocked;
  survey(n, seat);
  const code = placeCode(place);
  return adjoinsAny(code, ~ground.connected)
    ? refusal('stranded', 'The card there is cut off from your base: nothing may be built from it.', {
        place: formatPlace(place),
      })
    : refusal('not-adjoining', 'A card must share an edge and a corner with one of your line.', {
        place: formatPlace(place),
      });
};

const slotOf = (n: Int32Array, { x, y }: Corner): number => slotAt(n, codeAt(x, y, 0));

const nothingAt = (corner: Corner): Refusal =>
  refusal('no-card', `No card lies at ${formatCorner(corner)}.`, { at: formatCorner(corner) });

/** [X28] */
const refuseMove = (n: Int32Array, seat: number, { from, place }: Of<'move'>): Refusal | null => {
  if (n[MOVES] === 0) return refusal('no-moves', 'This match is played without moves.');
  const slot = slotOf(n, from);
  if (slot < 0) return nothingAt(from);
  if (whatOwner(n[WHAT + slot]!) !== seat) return refusal('not-yours', 'You move only your own cards.');
  if ((n[WHAT + slot]! & IS_BASE) !== 0) return refusal('base-moves', 'A base does not move.');
  if (n[WHERE + slot] === placeCode(place)) return refusal('same-place', 'The card lies there already.');
  survey(n, seat);
  const card = ownSlot.subarray(0, ground.count).indexOf(slot);
  if ((ground.connected & (1 << card)) === 0)
    return refusal('stranded', 'A card that is cut off from your base cannot move.');
  return (
    refuseOverlap(n, place, slot) ??
    refusal('move-far', 'A card moves beside one that it was linked to, or beside the next one in line.', {
      place: formatPlace(place),
    })
  );
};

/** [X15] */
const refuseFight = (n: Int32Array, { target }: Of<'fight'>): Refusal =>
  slotOf(n, target) < 0
    ? nothingAt(target)
    : refusal('not-touching', 'Your card does not touch an enemy there.', { at: formatCorner(target) });

/** [X22] */
const refuseGive = (n: Int32Array, seat: number, { card }: Of<'give'>): Refusal | null => {
  const number = cardNumber(card);
  const [suit, rank] = [suitOf(number), 1 << rankOf(number)];
  if (card === 'JK' || (n[poolAt(seat, suit)]! & rank) === 0)
    return refusal('not-in-pool', `${card} is not in your pool.`, { card });
  if ((n[GIVEN + suit]! & rank) !== 0)
    return refusal('given-already', `You have given ${card} already.`, { card });
  if (takeable(n, seat) === 0) return refusal('nothing-to-buy', 'No card of your suit lies in a pool.');
  return canBuy(n, seat)
    ? null
    : refusal('pool-too-small', `Your pool is worth ${poolWorth(n, seat)}: no card is as cheap.`, {
        worth: poolWorth(n, seat),
      });
};

const refuseTake = (n: Int32Array, seat: number, { card }: Of<'take'>): Refusal => {
  const number = cardNumber(card);
  if (card === 'JK' || suitOf(number) !== seat)
    return refusal('not-your-suit', `You take only cards of your own suit, not ${card}.`, { card });
  if ((n[TAKEN]! & (1 << rankOf(number))) !== 0)
    return refusal('taken-already', `You have taken ${card} already.`, { card });
  if ((takeable(n, seat) & (1 << rankOf(number))) === 0)
    return refusal('not-in-pools', `${card} lies in no pool.`, { card });
  const left = budget(n);
  return refusal('too-dear', `${card} is worth ${valueOf(number)}; you have ${left} to spend.`, {
    card,
    left,
  });
};

/** [X25] */
const refusePick = ({ card }: Of<'pick'>): Refusal =>
  refusal('not-in-pools', `${card} is not a card of your suit in another pool.`, { card });

const refuseSeat = (n: Int32Array, seat: number, action: Action): Refusal | null => {
  switch (action.kind) {
    case 'base':
      return refuseBase(n, seat, action);
    case 'place':
      return refusePlace(n, seat, action);
    case 'move':
      return refuseMove(n, seat, action);
    case 'fight':
      return refuseFight(n, action);
    case 'give':
      return refuseGive(n, seat, action);
    case 'take':
      return refuseTake(n, seat, action);
    case 'pick':
      return refusePick(action);
    case 'close':
    case 'done':
    case 'pass':
    case 'end':
    case 'resign':
    case 'first':
    case 'dice':
      return wrongPhase(n);
  }
};

/** Chance: a seat that plays, any dice. */
const refuseChance = (n: Int32Array, action: Action): Refusal | null => {
  if (!PHASES[n[PHASE]!]!.kinds.includes(action.kind)) return wrongPhase(n);
  if (action.kind === 'first' && seatIndex(action.seat) >= n[PLAYERS]!)
    return refusal('no-seat', `${action.seat} does not play in this match.`, { seat: action.seat });
  return action.kind === 'first' || action.kind === 'dice' ? null : wrongPhase(n);
};

/** Why this may not be done now. What is on the menu may be done; the rest is told why not. */
export const refuse = ({ n }: State, who: number, action: Action): Refusal | null => {
  if (who === CHANCE) return refuseChance(n, action);
  if (n[PHASE] !== PHASE_OVER && n[ACTOR] !== who)
    return refusal('not-your-turn', `It is not ${seatName(who)}'s turn.`, { seat: seatName(who) });
  open(n, who);
  if (onMenu(encode(action))) return null;
  if (!PHASES[n[PHASE]!]!.kinds.includes(action.kind)) return wrongPhase(n);
  const reason = refuseSeat(n, who, action);
  if (reason === null) throw new Error(`${action.kind} is neither on the menu nor refused`);
  return reason;
};

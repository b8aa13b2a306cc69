import {
  type Action,
  type Card,
  cardAtCorner,
  cards,
  type CardsTypes,
  comingBack,
  type Corner,
  type Direction,
  type Offer,
  type Place,
  placesOf,
  purchaseFault,
  purchaseOf,
  type Run,
  touchedFrom,
  type View,
} from '@santiago/cards';
import { refusal as makeRefusal, seatIndex } from '@santiago/kernel';
import {
  type Choice as AnyChoice,
  type CommandEvent,
  commandStep,
  type Interaction,
  type Step as AnyStep,
} from '@santiago/table/page/model/interaction.ts';
import { centreOf, keyOf, nearest, nextPlace, placeKey, STEPS } from '../board/geometry.ts';
import { nextStep, type Plan } from './plan.ts';

/** A buy-back as it is planned, in addition to what has been paid and taken already. */
export interface Trade {
  readonly gives: readonly Card[];
  readonly takes: readonly Card[];
}

/** What a player has chosen so far, before acting. */
export interface Draft {
  /** A card of the hand, or one on the table that is about to move. */
  readonly card: Card | null;
  readonly from: Corner | null;
  readonly dir: Direction;
  readonly place: Place | null;
  /** The card to fight. */
  readonly target: Corner | null;
  /** Null while no buy-back is being planned. */
  readonly trade: Trade | null;
  readonly picks: readonly Card[];
  /** The player has been asked once more before resigning. */
  readonly resigning: boolean;
  /** A plan that continues by itself over several decisions; it ends with the next thing the player does. */
  readonly plan: Plan | null;
}

/** What a player can do at the card table, by mouse, touch, keyboard or command line. */
export type CardsEvent =
  /** Picks up a card of the hand, turned for the spot that the coach points at. */
  | { readonly kind: 'card'; readonly card: Card; readonly dir?: Direction | undefined }
  /** Drags a card of the hand, or the one already held, over a spot. */
  | { readonly kind: 'drag'; readonly card: Card | null; readonly place: Place }
  /** Points at a spot. */
  | { readonly kind: 'spot'; readonly place: Place }
  /** Points at a card on the table. */
  | { readonly kind: 'lying'; readonly at: Corner }
  /** Points at neither a card nor a spot. */
  | { readonly kind: 'nothing' }
  /** Chooses from a list; null chooses nothing. */
  | { readonly kind: 'mover'; readonly from: Corner | null }
  | { readonly kind: 'place'; readonly place: Place | null }
  | { readonly kind: 'target'; readonly target: Corner }
  | { readonly kind: 'turn' }
  /** Starts planning a buy-back, or gives the plan up. */
  | { readonly kind: 'buy' }
  | { readonly kind: 'not-now' }
  /** Puts a card on one side of the buy-back or among the picks, or takes it back. */
  | { readonly kind: 'give'; readonly card: Card }
  | { readonly kind: 'take'; readonly card: Card }
  | { readonly kind: 'pick'; readonly card: Card }
  /** Resigning needs a second answer; `keep-on` means no. */
  | { readonly kind: 'resign' }
  | { readonly kind: 'keep-on' }
  /** Does what has been chosen. */
  | { readonly kind: 'commit' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'end' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'key'; readonly key: string }
  /** A decision has opened in the middle of a plan. */
  | { readonly kind: 'continue' };

type Choice = AnyChoice<View, Offer>;
type Step = AnyStep<Draft, Action>;

/** The player pointed where no card can be placed. */
export const NOTHING_HERE = makeRefusal('nothing-here', 'Nothing can be placed here.');

const EMPTY_TRADE: Trade = { gives: [], takes: [] };

const NO_DRAFT: Draft = {
  card: null,
  from: null,
  dir: 'v',
  place: null,
  target: null,
  trade: null,
  picks: [],
  resigning: false,
  plan: null,
};

/** [X22] A buy-back has begun: it is the only thing to do, even where the cards paid so far buy nothing yet. */
const isBuying = ({ give, take, words }: Offer): boolean =>
  take.length > 0 || words.includes('close') || (give.length > 0 && words.length === 0);

/** A buy-back that has begun must be finished; all picks are taken unless the player says otherwise. */
const fresh = (offer: Offer | null, dir: Direction): Draft => ({
  ...NO_DRAFT,
  dir,
  trade: offer !== null && isBuying(offer) ? EMPTY_TRADE : null,
  picks: offer?.pick ?? [],
  target: offer?.fight.length === 1 ? offer.fight[0]! : null,
});

const begin = (offer: Offer | null, last: Draft | null): Draft => ({
  ...fresh(offer, last?.dir ?? 'v'),
  plan: last?.plan ?? null,
});

/** Whether two corners are the same. */
const isSame = (a: Corner | null, b: Corner): boolean => a !== null && keyOf(a) === keyOf(b);
const has = (list: readonly Corner[], corner: Corner): boolean => list.some((each) => isSame(each, corner));

/** The runs of spots that the card in hand may go to. */
export const runsOf = (offer: Offer | null, { card, from }: Pick<Draft, 'card' | 'from'>): readonly Run[] => {
  if (offer === null) return [];
  if (from !== null) return offer.moves.find((move) => isSame(move.from, from))?.runs ?? [];
  return card === null || offer.lay === null ? [] : offer.lay.runs;
};

/** The spots it may go to as it is turned now. */
export const spotsOf = (offer: Offer | null, draft: Pick<Draft, 'card' | 'from' | 'dir'>): Place[] =>
  placesOf(runsOf(offer, draft).filter(({ dir }) => dir === draft.dir));

export const canTurn = (offer: Offer | null, draft: Draft): boolean =>
  runsOf(offer, draft).some(({ dir }) => dir !== draft.dir);

export const hasPlace = (spots: readonly Place[], place: Place): boolean =>
  spots.some((spot) => placeKey(spot) === placeKey(place));

/** The cards on the table that can be pointed at, to be moved or fought. */
export const pickableOf = (offer: Offer | null, { card, trade }: Draft): readonly Corner[] => {
  if (offer === null || trade !== null) return [];
  if (offer.fight.length > 0) return offer.fight;
  return card === null ? offer.moves.map(({ from }) => from) : [];
};

/** A card is held, from the hand or lifted from the table. */
export const isHolding = ({ card, from }: Draft): boolean => card !== null || from !== null;

/** The action that a draft on the felt describes; null while something is missing. */
export const actionOf = (offer: Offer, { card, from, place, target }: Draft): Action | null => {
  if (offer.fight.length > 0) return target === null ? null : { kind: 'fight', target };
  if (place === null) return null;
  if (from !== null) return { kind: 'move', from, place };
  if (card === null || offer.lay === null) return null;
  return { kind: offer.lay.kind, card, place };
};

/** The whole buy-back: what is fixed already and what is planned. */
export const plannedPurchase = (view: View, { trade }: Draft) => {
  const { given, taken } = purchaseOf(view);
  return { given: [...given, ...(trade?.gives ?? [])], taken: [...taken, ...(trade?.takes ?? [])] };
};

const chosen = (draft: Draft): Step => ({ kind: 'draft', draft });

/** The engine's reason against an action. If it has none, nothing happens. */
const whyNot = ({ view, seat }: Choice, draft: Draft, intention: Action): Step => {
  const refusal = cards.refuse(cards.known(view), seatIndex(seat), intention);
  return refusal === null ? chosen(draft) : { kind: 'refusal', refusal, draft };
};

/** Sends the action if it is legal, and says why not if it is not. */
const sent = (choice: Choice, draft: Draft, action: Action): Step => {
  const step = whyNot(choice, draft, action);
  return step.kind === 'refusal' ? step : { kind: 'action', action, draft };
};

/** Turns the card so that it fits somewhere at all. */
const fitting = (offer: Offer, draft: Draft): Draft =>
  spotsOf(offer, draft).length > 0 ? draft : { ...draft, dir: draft.dir === 'v' ? 'h' : 'v' };

const clear = ({ offer }: Choice, draft: Draft): Step => chosen(fresh(offer, draft.dir));

const chooseCard = (
  choice: Choice,
  draft: Draft,
  { card, dir = draft.dir }: { card: Card; dir?: Direction | undefined },
): Step => {
  const { lay } = choice.offer;
  if (draft.card === card) return chosen(draft);
  if (lay === null) return { kind: 'refusal', refusal: NOTHING_HERE, draft };
  if (!lay.cards.includes(card)) {
    const [place] = placesOf(lay.runs);
    return whyNot(choice, draft, { kind: lay.kind, card, place: place! });
  }
  return chosen(fitting(choice.offer, { ...fresh(choice.offer, dir), card }));
};

const placeOn = (choice: Choice, draft: Draft, place: Place): Step => {
  const { offer, confirm } = choice;
  if (!hasPlace(placesOf(runsOf(offer, draft)), place)) {
    const intention = actionOf(offer, { ...draft, place });
    return intention === null ? nothing(choice, draft) : whyNot(choice, draft, intention);
  }
  const again = draft.place !== null && placeKey(draft.place) === placeKey(place);
  const next = { ...draft, place, dir: place.dir };
  const action = actionOf(offer, next);
  return action !== null && (again || !confirm) ? { kind: 'action', action, draft: next } : chosen(next);
};

const drag = (
  { offer }: Choice,
  draft: Draft,
  { card, place }: { card: Card | null; place: Place },
): Step => {
  const held = card === null ? draft : { ...fresh(offer, draft.dir), card };
  const next = { ...held, dir: place.dir, place };
  return chosen(hasPlace(spotsOf(offer, next), place) ? next : draft);
};

/** Points at a card during a fight: it is the next one to fight. */
const aim = (choice: Choice, draft: Draft, target: Corner): Step => {
  if (!has(choice.offer.fight, target)) return whyNot(choice, draft, { kind: 'fight', target });
  if (isSame(draft.target, target)) return { kind: 'action', action: { kind: 'fight', target }, draft };
  return chosen({ ...draft, target });
};

const chooseTarget = (choice: Choice, draft: Draft, { target }: { target: Corner }): Step =>
  has(choice.offer.fight, target) ? chosen({ ...draft, target }) : aim(choice, draft, target);

const pointAt = (choice: Choice, draft: Draft, at: Corner): Step => {
  const { offer, view } = choice;
  if (offer.fight.length > 0) return aim(choice, draft, at);
  if (isSame(draft.from, at)) return chosen(fresh(offer, draft.dir));
  const card = cardAtCorner(view, at);
  if (card === null) return nothing(choice, draft);
  if (has(pickableOf(offer, draft), at)) {
    const from = { x: card.x, y: card.y };
    return chosen(fitting(offer, { ...fresh(offer, card.dir), from }));
  }
  if (offer.lay?.kind !== 'place' && offer.moves.length === 0) return chosen(draft);
  // Any other spot would do here: the question is whether this card can move at all.
  const place = { x: at.x + 1, y: at.y, dir: card.dir };
  return whyNot(choice, draft, { kind: 'move', from: { x: at.x, y: at.y }, place });
};

const nothing = ({ offer }: Choice, draft: Draft): Step => {
  if (draft.place !== null || isHolding(draft)) return chosen(fresh(offer, draft.dir));
  return offer.lay === null ? chosen(draft) : { kind: 'refusal', refusal: NOTHING_HERE, draft };
};

/** The spot nearest to the old one that the turned card fits into. */
const turn = ({ offer }: Choice, draft: Draft): Step => {
  const turned: Draft = { ...draft, dir: draft.dir === 'v' ? 'h' : 'v', place: null };
  const spots = spotsOf(offer, turned);
  if (spots.length === 0) return chosen(draft);
  const place = draft.place === null ? null : nearest(spots, centreOf(draft.place), Infinity);
  return chosen({ ...turned, place });
};

const chooseMover = (choice: Choice, draft: Draft, from: Corner | null): Step => {
  if (from === null) return chosen({ ...draft, card: null, from: null, place: null });
  return has(pickableOf(choice.offer, draft), from)
    ? chosen(fitting(choice.offer, { ...draft, card: null, from, place: null }))
    : pointAt(choice, draft, from);
};

const choosePlace = (choice: Choice, draft: Draft, place: Place | null): Step => {
  if (place === null) return chosen({ ...draft, place });
  const step = placeOn(choice, draft, place);
  // People move through a list with the arrow keys, so choosing from it never sends an action.
  return step.kind === 'action' ? chosen(step.draft) : step;
};

const toggled = (list: readonly Card[], card: Card): Card[] =>
  list.includes(card) ? list.filter((each) => each !== card) : [...list, card];

const toggleGive = (choice: Choice, draft: Draft, card: Card): Step => {
  const trade = draft.trade ?? EMPTY_TRADE;
  if (!choice.offer.give.includes(card)) return whyNot(choice, draft, { kind: 'give', card });
  return chosen({ ...draft, trade: { ...trade, gives: toggled(trade.gives, card) } });
};

const toggleTake = (choice: Choice, draft: Draft, card: Card): Step => {
  const trade = draft.trade ?? EMPTY_TRADE;
  const { view, seat } = choice;
  const free = comingBack(view, seat).filter((each) => !purchaseOf(view).taken.includes(each.card));
  if (!free.some((each) => each.card === card)) return whyNot(choice, draft, { kind: 'take', card });
  return chosen({ ...draft, trade: { ...trade, takes: toggled(trade.takes, card) } });
};

const togglePick = (choice: Choice, draft: Draft, card: Card): Step =>
  choice.offer.pick.includes(card)
    ? chosen({ ...draft, picks: toggled(draft.picks, card) })
    : whyNot(choice, draft, { kind: 'pick', card });

const buy = (choice: Choice, draft: Draft): Step => {
  const { offer, view, seat } = choice;
  if (offer.give.length > 0) return chosen({ ...fresh(offer, draft.dir), trade: EMPTY_TRADE });
  const [card] = view.seats[seatIndex(seat)]!.pool;
  return card === undefined ? chosen(draft) : whyNot(choice, draft, { kind: 'give', card });
};

/** The next step of a plan; a plan without one is over. */
const carryOut = ({ offer, view }: Choice, draft: Draft, plan: Plan): Step => {
  const action = nextStep(offer, view.phase, plan);
  if (action === null) return chosen({ ...draft, plan: null });
  return { kind: 'action', action, draft: { ...draft, plan: { ...plan, begun: true } } };
};

const commit = (choice: Choice, draft: Draft): Step => {
  const { offer, view } = choice;
  if (draft.resigning) return sent(choice, draft, { kind: 'resign' });
  if (draft.trade !== null) {
    return purchaseFault(plannedPurchase(view, draft)) === null
      ? carryOut(choice, draft, { kind: 'trade', begun: false, ...draft.trade })
      : chosen(draft);
  }
  if (offer.words.includes('done')) {
    return carryOut(choice, draft, { kind: 'picks', begun: false, picks: draft.picks });
  }
  const action = actionOf(offer, draft);
  return action === null ? chosen(draft) : sent(choice, draft, action);
};

const resign = (choice: Choice, draft: Draft): Step => {
  if (draft.resigning || !choice.offer.words.includes('resign'))
    return sent(choice, draft, { kind: 'resign' });
  return chosen({ ...draft, resigning: true });
};

/** The middle of the cross, where the arrow keys start. */
const MIDDLE = { x: 25, y: -25 };

const withPlace = (draft: Draft, place: Place | null): Step =>
  chosen(place === null ? draft : { ...draft, place });

const arrow = ({ offer }: Choice, draft: Draft, way: keyof typeof STEPS): Step => {
  const spots = spotsOf(offer, draft);
  return withPlace(
    draft,
    draft.place === null
      ? nearest(spots, MIDDLE, Infinity)
      : nextPlace(spots, centreOf(draft.place), STEPS[way]),
  );
};

/** The next spot; those that touch an opponent's card come first. */
const cycle = ({ offer, view, seat }: Choice, draft: Draft, by: 1 | -1): Step => {
  const spots = spotsOf(offer, draft);
  if (spots.length === 0) return chosen(draft);
  const state = cards.known(view);
  const touches = new Map(
    spots.map((spot) => [
      spot,
      offer.lay?.kind === 'base' ? 0 : Math.min(1, touchedFrom(state, seat, spot).length),
    ]),
  );
  const sorted = spots.toSorted((a, b) => touches.get(b)! - touches.get(a)! || a.x - b.x || a.y - b.y);
  const now = sorted.findIndex((spot) => draft.place !== null && placeKey(spot) === placeKey(draft.place));
  return withPlace(draft, sorted[(now + by + sorted.length) % sorted.length]!);
};

/** The next card on the table that can be moved or fought. */
const nextLying = (choice: Choice, draft: Draft): Step => {
  const { offer } = choice;
  const pickable = pickableOf(offer, draft);
  if (pickable.length === 0) return chosen(draft);
  const now = offer.fight.length > 0 ? draft.target : draft.from;
  const at = pickable.findIndex((corner) => isSame(now, corner));
  const next = pickable[(at + 1) % pickable.length]!;
  // If there is only one, it stays chosen: a key that cycles neither sends it nor drops it.
  return isSame(now, next) ? chosen(draft) : pointAt(choice, draft, next);
};

const KEYS: Readonly<Record<string, (choice: Choice, draft: Draft) => Step>> = {
  ArrowLeft: (choice, draft) => arrow(choice, draft, 'ArrowLeft'),
  ArrowRight: (choice, draft) => arrow(choice, draft, 'ArrowRight'),
  ArrowUp: (choice, draft) => arrow(choice, draft, 'ArrowUp'),
  ArrowDown: (choice, draft) => arrow(choice, draft, 'ArrowDown'),
  n: (choice, draft) => cycle(choice, draft, 1),
  N: (choice, draft) => cycle(choice, draft, -1),
  t: turn,
  T: turn,
  m: nextLying,
  M: nextLying,
  Enter: (choice, draft) => commitFelt(choice, draft),
  ' ': (choice, draft) => commitFelt(choice, draft),
  Escape: clear,
};

/** Keys on the felt choose what lies on the felt; they never end a turn or a buy-back. */
const commitFelt = (choice: Choice, draft: Draft): Step => {
  const action = actionOf(choice.offer, draft);
  return action === null ? chosen(draft) : sent(choice, draft, action);
};

/** Whether a key has a meaning on the felt. */
export const isFeltKey = (key: string): boolean => Object.hasOwn(KEYS, key);

type Handlers = {
  readonly [Kind in CardsEvent['kind']]: (
    choice: Choice,
    draft: Draft,
    event: Extract<CardsEvent, { kind: Kind }>,
  ) => Step;
};

const HANDLERS: Handlers = {
  card: chooseCard,
  drag,
  spot: (choice, draft, { place }) => placeOn(choice, draft, place),
  lying: (choice, draft, { at }) => pointAt(choice, draft, at),
  nothing,
  mover: (choice, draft, { from }) => chooseMover(choice, draft, from),
  place: (choice, draft, { place }) => choosePlace(choice, draft, place),
  target: chooseTarget,
  turn,
  buy,
  'not-now': clear,
  give: (choice, draft, { card }) => toggleGive(choice, draft, card),
  take: (choice, draft, { card }) => toggleTake(choice, draft, card),
  pick: (choice, draft, { card }) => togglePick(choice, draft, card),
  resign,
  'keep-on': (_choice, draft) => chosen({ ...draft, resigning: false }),
  commit,
  pass: (choice, draft) => sent(choice, draft, { kind: 'pass' }),
  end: (choice, draft) => sent(choice, draft, { kind: 'end' }),
  clear,
  key: (choice, draft, { key }) => KEYS[key]?.(choice, draft) ?? chosen(draft),
  continue: (_choice, draft) => chosen(draft),
};

const step = (choice: Choice, draft: Draft, event: CardsEvent | CommandEvent): Step => {
  if (event.kind === 'continue' && draft.plan !== null) return carryOut(choice, draft, draft.plan);
  // Whatever the player does ends a plan in progress.
  const now: Draft = { ...draft, plan: null };
  if (event.kind === 'command') return commandStep(cards, choice, now, event);
  const handler = HANDLERS[event.kind] as (choice: Choice, draft: Draft, event: CardsEvent) => Step;
  return handler(choice, now, event);
};

const carriedTrade = (trade: Trade | null, offer: Offer): Trade | null => {
  if (trade === null || offer.give.length + offer.take.length === 0) return null;
  return {
    gives: trade.gives.filter((card) => offer.give.includes(card)),
    takes: offer.take.length === 0 ? trade.takes : trade.takes.filter((card) => offer.take.includes(card)),
  };
};

const carry = (draft: Draft, offer: Offer | null): Draft => {
  const start = fresh(offer, draft.dir);
  if (offer === null) return start;
  const card = draft.card !== null && offer.lay?.cards.includes(draft.card) === true ? draft.card : null;
  const from =
    draft.from !== null && offer.moves.some((move) => isSame(draft.from, move.from)) ? draft.from : null;
  const held = { ...start, card, from };
  const fits = draft.place !== null && hasPlace(spotsOf(offer, held), draft.place);
  return {
    ...held,
    place: fits ? draft.place : null,
    target: draft.target !== null && has(offer.fight, draft.target) ? draft.target : start.target,
    trade: carriedTrade(draft.trade, offer) ?? start.trade,
    picks: draft.picks.length === 0 ? start.picks : draft.picks.filter((each) => offer.pick.includes(each)),
    resigning: draft.resigning && offer.words.includes('resign'),
  };
};

/** How a person chooses at the card table. */
export const interaction: Interaction<CardsTypes, Draft, CardsEvent | CommandEvent> = { begin, carry, step };

import {
  type Action,
  BEST_VALUE,
  type Card,
  CARD_LONG,
  cardNumber,
  cards,
  type CardsTypes,
  connectedCards,
  type Corner,
  type Place,
  RANKS,
  type State,
  strandedBy,
  suitCards,
  SUITS,
  suitSeat,
  type TableCard,
  touchedFrom,
  valueOf,
  type View,
  winChance,
} from '@santiago/cards';
import {
  ADJOINING,
  adjoining,
  budget,
  CROSS_MIDDLE,
  distance,
  Ground,
  PHASES,
  poolWorth,
  spotOf,
  stepsTouching,
  takeable,
} from '@santiago/cards/engine';
import { bitsOf, type Seat, seatIndex, seatName, seatsOf, whoIndex } from '@santiago/kernel';
import type { Compared, MatchContext } from '../judge.ts';
import { fightWorth } from './fight.ts';
import type { BaseCard, BaseSpot, CardsReason, FightOdds } from './reason.ts';

/** How many facts a reader can take in at once. */
const MOST = 5;

/** What a fact is about: the table as the seat knows it. */
interface FactContext {
  readonly known: State;
  readonly view: View;
  readonly seat: Seat;
  readonly about: 'chosen' | 'best';
  /** The real table and what came after, for a choice that was made. */
  readonly real: { readonly state: State; readonly match: MatchContext<CardsTypes> } | null;
}

/** The facts behind a judgement: about the choice, and about the better action. */
export const cardsReasons = (
  state: State,
  seat: number,
  { chosen, best }: Compared,
  match: MatchContext<CardsTypes> | null,
): CardsReason[] => {
  const view = cards.view(state, seatName(seat));
  const known = cards.known(view);
  const of = (text: string, about: FactContext['about']): CardsReason[] =>
    factsOf(cards.parse(text)!, {
      known,
      view,
      seat: seatName(seat),
      about,
      real: about === 'best' || match === null ? null : { state, match },
    });
  const had = of(chosen, 'chosen');
  if (chosen === best) return had.slice(0, MOST);
  const said = new Set(had.map(gist));
  const instead = of(best, 'best');
  const others = instead.filter((fact) => !said.has(gist(fact)));
  // The first fact says which choice it is, even where the same is true of the one that was made.
  const better = [...instead.slice(0, 1), ...others.filter((fact) => fact !== instead[0])];
  const first = had.slice(0, Math.max(Math.ceil(MOST / 2), MOST - better.length));
  return [...first, ...better.slice(0, MOST - first.length)];
};

/** What a fact says, whichever action it is about. */
const gist = (fact: CardsReason): string => JSON.stringify({ ...fact, about: null });

const factsOf = (action: Action, context: FactContext): CardsReason[] => {
  const { known, view } = context;
  const own = seatIndex(context.seat);
  switch (action.kind) {
    case 'base':
      return [
        { kind: 'base-card', ...who(context), ...holding(action.card) },
        { kind: 'base-spot', ...who(context), ...nearestTo(action.place, view) },
      ];
    case 'place':
      return laidFacts(action, action.card, context);
    case 'move':
      return [...strandFacts(action, context), ...laidFacts(action, cardAt(view, action.from)!, context)];
    case 'fight':
      return view.phase.kind === 'fight'
        ? [fightFact(cardAt(view, view.phase.attacker)!, action.target, context)]
        : [];
    case 'pass':
      return [passFact(context), ...openFacts(afterwards(action, context), context)];
    case 'resign': {
      const table = view.table.filter(({ owner }) => owner === context.seat).length;
      return [{ kind: 'resigned', ...who(context), hand: known.hands.size(own), table }];
    }
    case 'give': {
      const spend = budget(known) + worth(action.card);
      return [
        { kind: 'pool-give', ...who(context), ...valued(action.card), spend, ...bestFor(context, spend) },
      ];
    }
    case 'take': {
      const left = budget(known) - worth(action.card);
      return [{ kind: 'pool-take', ...who(context), ...valued(action.card), left }];
    }
    case 'close':
      return [{ kind: 'pool-close', ...who(context), lost: budget(known) }];
    case 'end': {
      const { best, bestValue } = bestFor(context, poolWorth(known, own));
      if (best === null) return [];
      return [{ kind: 'pool-end', ...who(context), worth: poolWorth(known, own), best, bestValue }];
    }
    case 'pick':
      return [{ kind: 'pool-pick', ...who(context), ...valued(action.card) }];
    case 'done': {
      const left = suitCards(own, takeable(known, own));
      return [{ kind: 'pool-done', ...who(context), cards: left.length, worth: sumOf(left) }];
    }
    case 'first':
    case 'dice':
      return [];
  }
};

const who = ({ about, seat }: FactContext) => ({ about, seat });
const worth = (card: Card): number => valueOf(cardNumber(card));
const sumOf = (list: readonly Card[]): number => list.reduce((sum, card) => sum + worth(card), 0);
const valued = (card: Card) => ({ card, value: worth(card) });
const percent = (chance: number): number => Math.round(100 * chance);
const isAt = (card: Corner, { x, y }: Corner): boolean => card.x === x && card.y === y;

const lyingAt = (view: View, at: Corner): TableCard => view.table.find((card) => isAt(card, at))!;
/** Null for a card face down that the seat does not know. */
const cardAt = (view: View, at: Corner): Card | null => {
  const { card } = lyingAt(view, at);
  return card === '?' ? null : card;
};
const baseOf = (view: View, seat: Seat): TableCard | undefined =>
  view.table.find(({ owner, base }) => base && owner === seat);
const enemiesOf = ({ known, view, seat }: FactContext): Seat[] =>
  seatsOf(view.seats.length).filter((each) => each !== seat && known.isIn(seatIndex(each)));

/** How well a base of this card resists an ace. */
const holding = (card: Card): Pick<BaseCard, 'card' | 'value' | 'percent'> => ({
  ...valued(card),
  percent: percent(winChance(BEST_VALUE, worth(card))),
});

/** [X22] The best card of the seat's own suit that this much can buy. */
const bestFor = ({ known, seat }: FactContext, spend: number) => {
  const own = seatIndex(seat);
  const best = suitCards(own, takeable(known, own)).findLast((card) => worth(card) <= spend) ?? null;
  return { best, bestValue: best === null ? 0 : worth(best) };
};

/** The table after an action that brings no fight, as the seat would know it. */
const afterwards = (action: Action, { known, seat }: FactContext): State => {
  const state = cards.copy(known);
  cards.play(state, seatIndex(seat), cards.encode(action));
  return state;
};

const fightFact = (card: Card, target: Corner, context: FactContext): FightOdds => {
  const { owner, base } = lyingAt(context.view, target);
  const { chance, gain, loss, cuts } = fightWorth(context.known, card, target);
  return {
    kind: 'fight-odds',
    ...who(context),
    card,
    owner,
    target: cardAt(context.view, target),
    base,
    percent: percent(chance),
    gain: Math.round(gain),
    loss: Math.round(loss),
    cuts: cuts.length,
  };
};

type Laying = Extract<Action, { kind: 'place' | 'move' }>;

/** What a card does where it is placed: its fights, or else the position of the lines afterwards. */
const laidFacts = (action: Laying, card: Card, context: FactContext): CardsReason[] => {
  const touched = touchedFrom(context.known, context.seat, action.place);
  if (touched.length > 0) return touched.map((target) => fightFact(card, target, context));
  const after = afterwards(action, context);
  const advance = advanceFacts(action, card, context);
  return [
    // Of the better choice, first which one it is.
    ...(context.about === 'best' ? advance : []),
    ...openFacts(after, context),
    ...lostFacts(action, card, context),
    ...threatFacts(after, context),
    ...exposedFacts(after, context),
    ...(context.about === 'best' ? [] : advance),
  ];
};

/** [X14] How many units apart two cards may be and still touch. */
const SLACK = 1;

/** [X12][X14] The smallest number of cards that reach this far: each extends a line by at most its long side. */
const cardsFor = (units: number): number => Math.max(1, Math.ceil((units - SLACK) / CARD_LONG));

/** The nearest base on the table, or else the middle, and the cards it takes to get there. */
const nearestTo = (place: Place, view: View): Pick<BaseSpot, 'enemy' | 'cards'> => {
  const cardsTo = (spot: number): number => cardsFor(distance(spotOf(place), spot));
  const [nearest] = view.table
    .map((base) => ({ enemy: base.owner, cards: cardsTo(spotOf(base)) }))
    .toSorted((a, b) => a.cards - b.cards);
  return nearest ?? { enemy: null, cards: cardsTo(CROSS_MIDDLE) };
};

/** A card that is lost within this many turns of its owner counts as lost soon. */
const SOON = 2;

/** What happened to a card that was placed: whether it soon lost a fight. */
const lostFacts = (action: Laying, card: Card, context: FactContext): CardsReason[] => {
  if (context.real === null) return [];
  const { state, match } = context.real;
  const own = seatIndex(context.seat);
  const twin = cards.copy(state);
  const until = state.turns(own) + SOON;
  for (const { who: by, action: next } of match.rows.slice(match.index)) {
    const before = cards.copy(twin);
    cards.play(twin, whoIndex(by), cards.encode(next));
    if (before.turns(own) > until) return [];
    const { phase, table } = next.kind === 'dice' ? cards.view(before, 'all') : NO_FIGHT;
    if (phase.kind !== 'dice' || phase.by === context.seat || !isAt(phase.target, action.place)) continue;
    const attacker = table.find((each) => isAt(each, phase.attacker))!.card as Card;
    const stays = cards.view(twin, 'all').table.some((each) => isAt(each, action.place));
    if (stays) continue;
    const cuts = strandedBy(before, action.place).length;
    return [{ kind: 'card-lost', ...who(context), card, by: phase.by, attacker, cuts }];
  }
  return [];
};
const NO_FIGHT: Pick<View, 'phase' | 'table'> = { phase: { kind: 'first' }, table: [] };

/** The cards of a seat's suit that nobody has seen on the table or in a pool. */
const unseenOf = (view: View, seat: Seat): Card[] => {
  const seen = new Set<string>([
    ...view.seats.flatMap(({ pool }) => pool),
    ...view.recycle,
    ...view.table.map(({ card }) => card),
  ]);
  return SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}${rank}` as const)).filter(
    (card) => suitSeat(card) === seat && !seen.has(card),
  );
};

/**
 * The player's own card that an enemy could attack next and whose loss would cost most. The base has its own fact.
 */
const exposedFacts = (after: State, context: FactContext): CardsReason[] => {
  const { seat } = context;
  const view = cards.view(after, seat);
  const line = connectedCards(after, seat);
  const own = view.table.filter((card) => !card.base && line.some((each) => isAt(each, card)));
  const found = enemiesOf(context).flatMap((enemy) => {
    const attackers = unseenOf(view, enemy);
    if (attackers.length === 0) return [];
    return own
      .filter((card) => canStrike(after, enemy, card))
      .map((target) => {
        const card = target.card as Card;
        const chances = attackers.map((each) => winChance(worth(each), worth(card)));
        const chance = chances.reduce((sum, each) => sum + each, 0) / chances.length;
        const cut = strandedBy(after, target);
        const value = sumOf([card, ...cut.map((each) => cardAt(view, each)!)]);
        return { card, enemy, percent: percent(chance), cuts: cut.length, cost: chance * value };
      });
  });
  const [worst] = found.toSorted((a, b) => b.cost - a.cost);
  if (worst === undefined) return [];
  const { card, enemy, percent: chance, cuts } = worst;
  return [{ kind: 'exposed', ...who(context), card, enemy, percent: chance, cuts }];
};

/** Units between a seat's line and a place. */
const reachOf = (state: State, seat: Seat, to: Place): number => {
  const line = connectedCards(state, seat);
  const { table } = cards.view(state, seat);
  const lying = table.filter((card) => line.some((each) => isAt(each, card)));
  return Math.min(...lying.map((card) => distance(spotOf(card), spotOf(to))));
};

/** [X12][X28] The first card of the line that a card comes to lie against. */
const besideOf = (action: Laying, { known, view, seat }: FactContext): Card => {
  const line = connectedCards(known, seat);
  const own = view.table.filter((card) => line.some((each) => isAt(each, card)));
  const stays = own.filter((card) => action.kind === 'place' || !isAt(card, action.from));
  const isBeside = (card: TableCard): boolean =>
    Array.from({ length: ADJOINING }, (_, step) => adjoining(spotOf(card), step)).includes(
      spotOf(action.place),
    );
  return stays.find(isBeside)!.card as Card;
};

const advanceFacts = (action: Laying, card: Card, context: FactContext): CardsReason[] => {
  const { known, view, seat } = context;
  const after = afterwards(action, context);
  const reached = enemiesOf(context).map((enemy) => {
    const base = baseOf(view, enemy)!;
    return {
      enemy,
      before: cardsFor(reachOf(known, seat, base)),
      after: cardsFor(reachOf(after, seat, base)),
    };
  });
  const nearest = reached.toSorted((a, b) => a.after - b.after)[0];
  if (nearest === undefined) return [];
  const against = besideOf(action, context);
  return [{ kind: 'advance', ...who(context), how: action.kind, card, against, ...nearest }];
};

/** [X11][X14] Whether the seat could place a card that touches this one. */
const canStrike = ({ table, hands }: State, seat: Seat, target: Place): boolean => {
  const striker = seatIndex(seat);
  if (hands.size(striker) === 0) return false;
  const ground = new Ground();
  ground.survey(table, striker);
  return bitsOf(ground.connected).some(
    (card) => (ground.freeSteps(card) & stepsTouching(ground.spot(card), spotOf(target))) !== 0,
  );
};

/** The enemy base that the best card in hand could attack next with the best chance. */
const threatFacts = (after: State, context: FactContext): CardsReason[] => {
  const { view, seat } = context;
  const hand = cards.view(after, seat).seats[seatIndex(seat)]!.hand!;
  const card = hand.toSorted((a, b) => worth(b) - worth(a))[0];
  if (card === undefined) return [];
  const threats = enemiesOf(context).flatMap((enemy) => {
    const base = baseOf(view, enemy)!;
    return canStrike(after, seat, base) ? [{ enemy, chance: fightWorth(after, card, base).chance }] : [];
  });
  const best = threats.toSorted((a, b) => b.chance - a.chance)[0];
  if (best === undefined) return [];
  return [{ kind: 'threat', ...who(context), card, enemy: best.enemy, percent: percent(best.chance) }];
};

/** Enemies who could then attack the player's own base. */
const openFacts = (after: State, context: FactContext): CardsReason[] => {
  if (after.phaseNumber === PHASES.over) return [];
  const base = baseOf(context.view, context.seat)!;
  const { value, percent: taken } = holding(base.card as Card);
  return enemiesOf(context)
    .filter((enemy) => canStrike(after, enemy, base))
    .map((enemy) => ({ kind: 'base-open', ...who(context), enemy, value, percent: taken }));
};

/** [X28] The player's own cards that were connected and no longer are. */
const strandFacts = (action: Extract<Action, { kind: 'move' }>, context: FactContext): CardsReason[] => {
  const after = connectedCards(afterwards(action, context), context.seat);
  const cut = connectedCards(context.known, context.seat).filter(
    (card) => !isAt(card, action.from) && !after.some((each) => isAt(each, card)),
  );
  return cut.length > 0 ? [{ kind: 'move-strands', ...who(context), cards: cut.length }] : [];
};

const passFact = (context: FactContext): CardsReason => {
  const { known, view, seat } = context;
  const hand = view.seats[seatIndex(seat)]!.hand!;
  // [X30] A buy-back in this turn starts the count again.
  const passes = view.calm.bought ? 1 : view.calm.passes + 1;
  return {
    kind: 'pass-hand',
    ...who(context),
    cards: hand.length,
    worth: sumOf(hand),
    passes,
    players: known.playersIn,
  };
};

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
  SEATS_AT_MOST,
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
  distance,
  Ground,
  overlaps,
  PHASES,
  poolWorth,
  spotOf,
  stepsTouching,
  takeable,
  touches,
} from '@santiago/cards/engine';
import { bitsOf, type Seat, seatIndex, seatName, seatsOf, whoIndex } from '@santiago/kernel';
import { type Argument, convincing, type Later, MOST_FACTS } from '@santiago/review/argument.ts';
import type { Compared, MatchContext } from '@santiago/review/judge.ts';
import { fightWorth } from './fight.ts';
import type { BaseCard, CardsReason } from './reason.ts';

/** What a fact is about: the table as the seat knows it. */
interface FactContext {
  readonly known: State;
  readonly view: View;
  readonly seat: Seat;
  readonly about: 'chosen' | 'best';
  /** The real table and what came after, for a choice that was made. */
  readonly real: { readonly state: State; readonly match: MatchContext<CardsTypes> } | null;
}

/** A fact and what it is worth to the seat, about in values of cards; below zero where it is bad. */
interface Weighed {
  readonly fact: CardsReason;
  readonly worth: number;
  /** Facts of two answers with the same subject are compared. */
  readonly subject: string;
}

/** The facts behind a judgement: about the choice, and about the better action. */
export const cardsReasons = (
  state: State,
  seat: number,
  { chosen, best }: Compared,
  match: MatchContext<CardsTypes> | null,
): readonly (CardsReason | Later)[] => {
  const view = cards.view(state, seatName(seat));
  const known = cards.known(view);
  const contextOf = (about: FactContext['about']): FactContext => ({
    known,
    view,
    seat: seatName(seat),
    about,
    real: about === 'best' || match === null ? null : { state, match },
  });
  const [made, better] = [cards.parse(chosen)!, cards.parse(best)!];
  const had = factsOf(made, contextOf('chosen'));
  if (chosen === best) return had.slice(0, MOST_FACTS).map(({ fact }) => fact);
  const context = contextOf('best');
  const instead = factsOf(better, context);
  const isMixed = BUYING.has(made.kind) !== BUYING.has(better.kind);
  const later = boughtLater(made, better, context);
  const compared = [...new Set([...instead, ...had].map(({ subject }) => subject))].map((subject) => {
    const argument = argumentOn(subject, had, instead);
    const counts = later.length > 0 ? OWN_EFFECTS.has(subject) : !isMixed || COMMON.has(subject);
    return counts ? argument : { ...argument, weight: 0 };
  });
  return convincing([...compared, ...later, ...spending(made, better, context)], who(context));
};

/** What both answers have to say on one subject. */
const argumentOn = (
  subject: string,
  had: readonly Weighed[],
  instead: readonly Weighed[],
): Argument<CardsReason> => {
  const on = (list: readonly Weighed[]): readonly Weighed[] =>
    list.filter((each) => each.subject === subject);
  const total = (list: readonly Weighed[]): number => on(list).reduce((sum, { worth }) => sum + worth, 0);
  return {
    facts: [...on(had), ...on(instead)].map(({ fact }) => fact),
    weight: total(instead) - total(had),
    isNeeded: subject === FIGHTS,
  };
};

const FIGHTS = 'fights';
const SAFETY = 'safety';
/** A buy-back and the action of a turn have only these in common: the one does not replace the other [X10]. */
const COMMON: ReadonlySet<string> = new Set([FIGHTS, 'pool']);
/** What an action brings by itself, whether a purchase comes before or after it. */
const OWN_EFFECTS: ReadonlySet<string> = new Set([FIGHTS, 'advance', 'threat']);
const BUYING: ReadonlySet<Action['kind']> = new Set(['give', 'take', 'close', 'end']);

/**
 * [X10] A purchase before the action can be made after it as well: what is won by then only adds to the pool. Not said
 * of an attack on a base, which may end the match.
 */
const boughtLater = (chosen: Action, best: Action, context: FactContext): Argument<CardsReason>[] => {
  const { known, seat, view } = context;
  if (chosen.kind !== 'give' || (best.kind !== 'place' && best.kind !== 'move')) return [];
  if (touchedFrom(known, seat, best.place).some((target) => lyingAt(view, target).base)) return [];
  const pool = poolWorth(known, seatIndex(seat));
  const { best: card, bestValue } = bestFor(context, pool);
  if (card === null) return [];
  const fact: CardsReason = { kind: 'pool-later', ...who(context), worth: pool, best: card, bestValue };
  return [{ facts: [fact], weight: 0, isNeeded: true }];
};

/** From this value on it matters which card of the hand is spent. */
const STRONG = 11;
/** A value that stays in hand is worth this part of a value that is won. */
const HELD = 0.3;

/** What the better answer keeps that the other one spends. */
const spending = (chosen: Action, best: Action, context: FactContext): Argument<CardsReason>[] => {
  if (chosen.kind === 'move' && best.kind === 'place') {
    const card = cardAt(context.view, chosen.from)!;
    return [{ facts: [{ kind: 'line-grows', ...who(context), card }], weight: 1 }];
  }
  if (chosen.kind !== 'place' || worth(chosen.card) < STRONG) return [];
  const { card } = chosen;
  if (best.kind === 'place' && best.card === card) return [];
  const spent = best.kind === 'place' ? worth(best.card) : 0;
  return [{ facts: [{ kind: 'in-hand', ...who(context), card }], weight: HELD * (worth(card) - spent) }];
};

const factsOf = (action: Action, context: FactContext): Weighed[] => {
  const { known, view } = context;
  const own = seatIndex(context.seat);
  const one = (subject: string, value: number, fact: CardsReason): Weighed[] => [
    { fact, worth: value, subject },
  ];
  switch (action.kind) {
    case 'base': {
      const held = holding(action.card);
      return one('base', -held.percent / 10, { kind: 'base-card', ...who(context), ...held });
    }
    case 'place':
      return placedFacts(action, action.card, context);
    case 'move':
      return [...strandFacts(action, context), ...placedFacts(action, cardAt(view, action.from)!, context)];
    case 'fight':
      return view.phase.kind === 'fight'
        ? fightFacts(cardAt(view, view.phase.attacker)!, [action.target], context)
        : [];
    case 'pass':
      return [
        ...one('pass', -1, passFact(context)),
        ...standing(afterwards(action, context), false, context),
      ];
    case 'resign': {
      const table = view.table.filter(({ owner }) => owner === context.seat).length;
      const hand = known.hands.size(own);
      return one('resign', -RESIGNED, { kind: 'resigned', ...who(context), hand, table });
    }
    case 'give': {
      const spend = budget(known) + worth(action.card);
      const bought = bestFor(context, spend);
      const lost = spend - bought.bestValue;
      return one('pool', bought.bestValue - lost, {
        kind: 'pool-give',
        ...who(context),
        ...valued(action.card),
        spend,
        ...bought,
        lost,
      });
    }
    case 'take': {
      const left = budget(known) - worth(action.card);
      return one('pool', worth(action.card), {
        kind: 'pool-take',
        ...who(context),
        ...valued(action.card),
        left,
      });
    }
    case 'close':
      return one('pool', -budget(known), { kind: 'pool-close', ...who(context), lost: budget(known) });
    case 'end': {
      const { best, bestValue } = bestFor(context, poolWorth(known, own));
      if (best === null) return [];
      const left = poolWorth(known, own);
      return one('pool', -bestValue, { kind: 'pool-end', ...who(context), worth: left, best, bestValue });
    }
    case 'pick':
      return one('pool', worth(action.card), { kind: 'pool-pick', ...who(context), ...valued(action.card) });
    case 'done': {
      const left = suitCards(own, takeable(known, own));
      const lost = sumOf(left);
      return one('pool', -lost, { kind: 'pool-done', ...who(context), cards: left.length, worth: lost });
    }
    case 'first':
    case 'dice':
      return [];
  }
};

/** Nothing is worse. */
const RESIGNED = 100;

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
const enemiesOf = (state: State, { seat }: FactContext): Seat[] =>
  seatsOf(state.players).filter((each) => each !== seat && state.isIn(seatIndex(each)));

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

/** A value that is lost weighs more than one that is won: it is a card of the own hand. */
const LOST = 1.3;
/** What a destroyed base and a card that is cut off are worth. */
const BASE = 15;
const CUT = 2;

const fightFacts = (card: Card, targets: readonly Corner[], context: FactContext): Weighed[] =>
  targets.map((target) => {
    const { owner, base } = lyingAt(context.view, target);
    const { chance, gain, loss, cuts } = fightWorth(context.known, card, target);
    const won = base ? BASE * chance : gain + CUT * chance * cuts.length;
    return {
      subject: FIGHTS,
      worth: won - LOST * loss,
      fact: {
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
      },
    };
  });

type Laying = Extract<Action, { kind: 'place' | 'move' }>;

/** What a card does where it is placed: its fights, and the table afterwards, if it wins them. */
const placedFacts = (action: Laying, card: Card, context: FactContext): Weighed[] => {
  const touched = touchedFrom(context.known, context.seat, action.place);
  const fights = fightFacts(card, touched, context);
  const won = touched.length > 0;
  const after = won ? afterWinning(action, card, context) : afterwards(action, context);
  return [
    ...fights,
    ...standing(after, won, context),
    ...lostFacts(action, card, context),
    ...advanceFacts(after, won, context),
  ];
};

/** The table after a card has won all its fights: what it beat is gone, and it lies face up. Whose base it beat is out. */
const afterWinning = (action: Laying, card: Card, { view, seat, known }: FactContext): State => {
  const beaten = touchedFrom(known, seat, action.place);
  const table = view.table.filter(
    (each) =>
      !beaten.some((target) => isAt(each, target)) && !(action.kind === 'move' && isAt(each, action.from)),
  );
  const laid = { ...action.place, owner: seat, card, up: true, base: false, laid: view.laid + 1 };
  const out = view.table.filter((each) => each.base && !table.includes(each)).map(({ owner }) => owner);
  const seats = view.seats.map((each, i) => {
    if (out.includes(seatName(i))) return { ...each, in: false };
    if (seatName(i) !== seat || action.kind === 'move') return each;
    const hand = each.hand!.toSpliced(each.hand!.indexOf(card), 1);
    return { ...each, hand, handSize: hand.length };
  });
  return cards.known({ ...view, seats, table: [...table, laid] });
};

/** Who can attack what on a table, before the others act. */
const standing = (after: State, won: boolean, context: FactContext): Weighed[] => [
  ...openFacts(after, won, context),
  ...threatFacts(after, won, context),
  ...exposedFacts(after, won, context),
];

/** [X14] How many units apart two cards may be and still touch. */
const SLACK = 1;

/** [X12][X14] The smallest number of cards that reach this far: each extends a line by at most its long side. */
const cardsFor = (units: number): number => Math.max(1, Math.ceil((units - SLACK) / CARD_LONG));

/** A card that is lost within this many turns of its owner counts as lost soon. */
const SOON = 2;

/** What happened to a card that was placed: whether it soon lost a fight. */
const lostFacts = (action: Laying, card: Card, context: FactContext): Weighed[] => {
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
    // It may have lost its own fight, and another one have come there.
    if (table.find((each) => isAt(each, action.place))!.card !== card) return [];
    const attacker = table.find((each) => isAt(each, phase.attacker))!.card as Card;
    const stays = cards.view(twin, 'all').table.some((each) => isAt(each, action.place));
    if (stays) continue;
    const cuts = strandedBy(before, action.place).length;
    const fact: CardsReason = { kind: 'card-lost', ...who(context), card, by: phase.by, attacker, cuts };
    return [{ fact, worth: -worth(card) / 2 - CUT * cuts, subject: 'lost' }];
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
const exposedFacts = (after: State, won: boolean, context: FactContext): Weighed[] => {
  const { seat } = context;
  const view = cards.view(after, seat);
  const line = connectedCards(after, seat);
  const own = view.table.filter((card) => !card.base && line.some((each) => isAt(each, card)));
  const found = enemiesOf(after, context).flatMap((enemy) => {
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
  const { card, enemy, percent: chance, cuts, cost } = worst;
  const fact: CardsReason = { kind: 'exposed', ...who(context), card, enemy, percent: chance, cuts, won };
  return [{ fact, worth: -Math.max(0, cost - SMALL), subject: 'exposed' }];
};

/** A smaller loss to be expected is worth no word. */
const SMALL = 1.5;

/** Units between a seat's line and a place. */
const reachOf = (state: State, seat: Seat, to: Place): number => {
  const line = connectedCards(state, seat);
  const { table } = cards.view(state, seat);
  const lying = table.filter((card) => line.some((each) => isAt(each, card)));
  return Math.min(...lying.map((card) => distance(spotOf(card), spotOf(to))));
};

const advanceFacts = (after: State, won: boolean, context: FactContext): Weighed[] => {
  const { known, view, seat } = context;
  const reached = enemiesOf(after, context).map((enemy) => {
    const base = baseOf(view, enemy)!;
    return {
      enemy,
      before: cardsFor(reachOf(known, seat, base)),
      after: cardsFor(reachOf(after, seat, base)),
    };
  });
  const nearest = reached.toSorted((a, b) => a.after - b.after)[0];
  if (nearest === undefined) return [];
  const fact: CardsReason = { kind: 'advance', ...who(context), won, ...nearest };
  return [{ fact, worth: nearest.before - nearest.after, subject: 'advance' }];
};

/** By seat. Reading a table that differs little from the one before costs little. */
const grounds = Array.from({ length: SEATS_AT_MOST }, () => new Ground());

/** [X11][X14] Whether the seat could place a card that touches this one. */
const canStrike = ({ table, hands }: State, seat: Seat, target: Place): boolean => {
  const striker = seatIndex(seat);
  if (hands.size(striker) === 0) return false;
  const ground = grounds[striker]!;
  ground.survey(table, striker);
  return bitsOf(ground.connected).some(
    (card) => (ground.freeSteps(card) & stepsTouching(ground.spot(card), spotOf(target))) !== 0,
  );
};

/** The enemy base that the best card in hand could attack next with the best chance. */
const threatFacts = (after: State, won: boolean, context: FactContext): Weighed[] => {
  const { view, seat } = context;
  const hand = cards.view(after, seat).seats[seatIndex(seat)]!.hand!;
  const card = hand.toSorted((a, b) => worth(b) - worth(a))[0];
  if (card === undefined) return [];
  const threats = enemiesOf(after, context).flatMap((enemy) => {
    const base = baseOf(view, enemy)!;
    return canStrike(after, seat, base) ? [{ enemy, chance: fightWorth(after, card, base).chance }] : [];
  });
  const best = threats.toSorted((a, b) => b.chance - a.chance)[0];
  if (best === undefined) return [];
  const { enemy, chance } = best;
  const fact: CardsReason = { kind: 'threat', ...who(context), card, enemy, percent: percent(chance), won };
  return [{ fact, worth: BASE * chance, subject: 'threat' }];
};

/** Beyond this many cards nobody looks: a base is far away then. */
const FAR = 4;

/** Enemies who could then attack the player's own base, or how far away the nearest is. */
const openFacts = (after: State, won: boolean, context: FactContext): Weighed[] => {
  if (after.phaseNumber === PHASES.over) return [];
  const base = baseOf(context.view, context.seat)!;
  const { value, percent: taken } = holding(base.card as Card);
  const enemies = enemiesOf(after, context);
  const open = enemies
    .filter((enemy) => canStrike(after, enemy, base))
    .map(
      (enemy): Weighed => ({
        fact: { kind: 'base-open', ...who(context), enemy, value, percent: taken, won },
        worth: (-BASE * taken) / 100,
        subject: SAFETY,
      }),
    );
  if (open.length > 0) return open;
  const [nearest] = enemies
    .map((enemy) => ({ enemy, cards: cardsToTouch(after, enemy, base) }))
    .toSorted((a, b) => a.cards - b.cards);
  if (nearest === undefined) return [];
  const fact: CardsReason = { kind: 'base-far', ...who(context), ...nearest, won };
  return [{ fact, worth: -BASE / nearest.cards / 2, subject: SAFETY }];
};

/**
 * [X11][X12][X14] The smallest number of cards, one after the other from a line, of which the last touches a place: no
 * more than one beyond FAR. Other cards are in the way.
 */
const cardsToTouch = (state: State, seat: Seat, target: Place): number => {
  const { table } = state;
  const goal = spotOf(target);
  const lying = Array.from({ length: table.count }, (_, slot) => table.spot(slot));
  const ground = grounds[seatIndex(seat)]!;
  ground.survey(table, seatIndex(seat));
  const seen = new Set<number>();
  let line = bitsOf(ground.connected).map((card) => ground.spot(card));
  for (let placed = 1; placed <= FAR; placed++) {
    const next: number[] = [];
    for (const from of line)
      for (let step = 0; step < ADJOINING; step++) {
        const spot = adjoining(from, step);
        // Every further card brings the line nearer by a long side at most.
        const left = Math.ceil((distance(spot, goal) - SLACK) / CARD_LONG);
        if (placed + left > FAR || seen.has(spot)) continue;
        seen.add(spot);
        if (lying.some((each) => overlaps(each, spot))) continue;
        if (touches(spot, goal)) return placed;
        next.push(spot);
      }
    line = next;
  }
  return FAR + 1;
};

/** [X28] The player's own cards that were connected and no longer are. */
const strandFacts = (action: Extract<Action, { kind: 'move' }>, context: FactContext): Weighed[] => {
  const after = connectedCards(afterwards(action, context), context.seat);
  const cut = connectedCards(context.known, context.seat).filter(
    (card) => !isAt(card, action.from) && !after.some((each) => isAt(each, card)),
  );
  const fact: CardsReason = { kind: 'move-strands', ...who(context), cards: cut.length };
  return cut.length > 0 ? [{ fact, worth: -CUT * cut.length, subject: 'strands' }] : [];
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

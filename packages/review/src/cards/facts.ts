import {
  type Action,
  BEST_VALUE,
  type Card,
  cardNumber,
  cards,
  connectedCards,
  type Corner,
  type Place,
  type State,
  suitCards,
  type TableCard,
  touchedFrom,
  valueOf,
  type View,
  winChance,
} from '@santiago/cards';
import {
  budget,
  distance,
  Ground,
  PHASES,
  poolWorth,
  spotOf,
  stepsTouching,
  takeable,
} from '@santiago/cards/engine';
import { bitsOf, type Seat, seatIndex, seatName, seatsOf } from '@santiago/kernel';
import type { Compared } from '../judge.ts';
import { fightWorth } from './fight.ts';
import type { BaseCard, CardsReason, FightOdds } from './reason.ts';

/** Facts a reader can take in at once. */
const MOST = 5;

/** What is asked about: the table as the seat knows it. */
interface Asked {
  readonly known: State;
  readonly view: View;
  readonly seat: Seat;
  readonly about: 'chosen' | 'best';
}

/** The facts behind a judgement: of what was chosen, and of what was better. */
export const cardsReasons = (state: State, seat: number, { chosen, best }: Compared): CardsReason[] => {
  const view = cards.view(state, seatName(seat));
  const known = cards.known(view);
  const of = (text: string, about: Asked['about']): CardsReason[] =>
    factsOf(cards.parse(text)!, { known, view, seat: seatName(seat), about });
  const had = of(chosen, 'chosen');
  if (chosen === best) return had.slice(0, MOST);
  const said = new Set(had.map(gist));
  const better = of(best, 'best').filter((fact) => !said.has(gist(fact)));
  const kept = had.slice(0, Math.max(Math.ceil(MOST / 2), MOST - better.length));
  return [...kept, ...better.slice(0, MOST - kept.length)];
};

/** What a fact says, whichever action it is about. */
const gist = (fact: CardsReason): string => JSON.stringify({ ...fact, about: null });

const factsOf = (action: Action, asked: Asked): CardsReason[] => {
  const { known, view } = asked;
  const own = seatIndex(asked.seat);
  switch (action.kind) {
    case 'base':
      return [{ kind: 'base-card', ...who(asked), ...holding(action.card) }];
    case 'place':
      return laidFacts(action, action.card, asked);
    case 'move':
      return [...strandFacts(action, asked), ...laidFacts(action, cardAt(view, action.from)!, asked)];
    case 'fight':
      return view.phase.kind === 'fight'
        ? [fightFact(cardAt(view, view.phase.attacker)!, action.target, asked)]
        : [];
    case 'pass':
      return [passFact(asked), ...openFacts(afterwards(action, asked), asked)];
    case 'resign': {
      const table = view.table.filter(({ owner }) => owner === asked.seat).length;
      return [{ kind: 'resigned', ...who(asked), hand: known.hands.size(own), table }];
    }
    case 'give': {
      const spend = budget(known) + worth(action.card);
      return [{ kind: 'pool-give', ...who(asked), ...valued(action.card), spend, ...bestFor(asked, spend) }];
    }
    case 'take': {
      const left = budget(known) - worth(action.card);
      return [{ kind: 'pool-take', ...who(asked), ...valued(action.card), left }];
    }
    case 'close':
      return [{ kind: 'pool-close', ...who(asked), lost: budget(known) }];
    case 'end': {
      const { best, bestValue } = bestFor(asked, poolWorth(known, own));
      if (best === null) return [];
      return [{ kind: 'pool-end', ...who(asked), worth: poolWorth(known, own), best, bestValue }];
    }
    case 'pick':
      return [{ kind: 'pool-pick', ...who(asked), ...valued(action.card) }];
    case 'done': {
      const left = suitCards(own, takeable(known, own));
      return [{ kind: 'pool-done', ...who(asked), cards: left.length, worth: sumOf(left) }];
    }
    case 'first':
    case 'dice':
      return [];
  }
};

const who = ({ about, seat }: Asked) => ({ about, seat });
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
const enemiesOf = ({ known, view, seat }: Asked): Seat[] =>
  seatsOf(view.seats.length).filter((each) => each !== seat && known.isIn(seatIndex(each)));

/** How a base of this card holds against an ace. */
const holding = (card: Card): Pick<BaseCard, 'card' | 'value' | 'percent'> => ({
  ...valued(card),
  percent: percent(winChance(BEST_VALUE, worth(card))),
});

/** [X22] The best card of the own suit that can be had for this much. */
const bestFor = ({ known, seat }: Asked, spend: number) => {
  const own = seatIndex(seat);
  const best = suitCards(own, takeable(known, own)).findLast((card) => worth(card) <= spend) ?? null;
  return { best, bestValue: best === null ? 0 : worth(best) };
};

/** The table after an action that brings no fight, as the seat would know it. */
const afterwards = (action: Action, { known, seat }: Asked): State => {
  const state = cards.copy(known);
  cards.play(state, seatIndex(seat), cards.encode(action));
  return state;
};

const fightFact = (card: Card, target: Corner, asked: Asked): FightOdds => {
  const { owner, base } = lyingAt(asked.view, target);
  const { chance, gain, loss, cuts } = fightWorth(asked.known, card, target);
  return {
    kind: 'fight-odds',
    ...who(asked),
    card,
    owner,
    target: cardAt(asked.view, target),
    base,
    percent: percent(chance),
    gain: Math.round(gain),
    loss: Math.round(loss),
    cuts: cuts.length,
  };
};

type Laying = Extract<Action, { kind: 'place' | 'move' }>;

/** What a card does where it is laid: its fights, or else how the lines stand then. */
const laidFacts = (action: Laying, card: Card, asked: Asked): CardsReason[] => {
  const touched = touchedFrom(asked.known, asked.seat, action.place);
  if (touched.length > 0) return touched.map((target) => fightFact(card, target, asked));
  const after = afterwards(action, asked);
  return [...openFacts(after, asked), ...threatFacts(after, asked), ...advanceFacts(after, card, asked)];
};

/** Units between a seat's line and a place. */
const reachOf = (state: State, seat: Seat, to: Place): number => {
  const line = connectedCards(state, seat);
  const { table } = cards.view(state, seat);
  const lying = table.filter((card) => line.some((each) => isAt(each, card)));
  return Math.min(...lying.map((card) => distance(spotOf(card), spotOf(to))));
};

const advanceFacts = (after: State, card: Card, asked: Asked): CardsReason[] => {
  const { known, view, seat } = asked;
  const reached = enemiesOf(asked).map((enemy) => {
    const base = baseOf(view, enemy)!;
    return { enemy, before: reachOf(known, seat, base), after: reachOf(after, seat, base) };
  });
  const nearest = reached.toSorted((a, b) => a.after - b.after)[0];
  return nearest === undefined ? [] : [{ kind: 'advance', ...who(asked), ...valued(card), ...nearest }];
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

/** The enemy base that the best card in hand could strike next with the best chance. */
const threatFacts = (after: State, asked: Asked): CardsReason[] => {
  const { view, seat } = asked;
  const hand = cards.view(after, seat).seats[seatIndex(seat)]!.hand!;
  const card = hand.toSorted((a, b) => worth(b) - worth(a))[0];
  if (card === undefined) return [];
  const threats = enemiesOf(asked).flatMap((enemy) => {
    const base = baseOf(view, enemy)!;
    return canStrike(after, seat, base) ? [{ enemy, chance: fightWorth(after, card, base).chance }] : [];
  });
  const best = threats.toSorted((a, b) => b.chance - a.chance)[0];
  if (best === undefined) return [];
  return [{ kind: 'threat', ...who(asked), card, enemy: best.enemy, percent: percent(best.chance) }];
};

/** Enemies who could then strike the own base. */
const openFacts = (after: State, asked: Asked): CardsReason[] => {
  if (after.phaseNumber === PHASES.over) return [];
  const base = baseOf(asked.view, asked.seat)!;
  const { value, percent: taken } = holding(base.card as Card);
  return enemiesOf(asked)
    .filter((enemy) => canStrike(after, enemy, base))
    .map((enemy) => ({ kind: 'base-open', ...who(asked), enemy, value, percent: taken }));
};

/** [X28] Own cards that were in the line and are no longer. */
const strandFacts = (action: Extract<Action, { kind: 'move' }>, asked: Asked): CardsReason[] => {
  const after = connectedCards(afterwards(action, asked), asked.seat);
  const cut = connectedCards(asked.known, asked.seat).filter(
    (card) => !isAt(card, action.from) && !after.some((each) => isAt(each, card)),
  );
  return cut.length > 0 ? [{ kind: 'move-strands', ...who(asked), cards: cut.length }] : [];
};

const passFact = (asked: Asked): CardsReason => {
  const { known, view, seat } = asked;
  const hand = view.seats[seatIndex(seat)]!.hand!;
  // [X30] A purchase in this turn starts the count again.
  const passes = view.calm.bought ? 1 : view.calm.passes + 1;
  return {
    kind: 'pass-hand',
    ...who(asked),
    cards: hand.length,
    worth: sumOf(hand),
    passes,
    players: known.playersIn,
  };
};

import { type Action as CanalsAction, canals, type Crop, cropOf, plantersOf } from '@santiago/canals';
import { type Action as CardsAction, type Card, cards } from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import { type JudgedDecision, type Names, type Review, sentenceOf } from '../src/index.ts';
import { en } from '../src/words/en.ts';

/** A called mistake as a question: what the review says about it, without the better choice itself. */
export interface Question {
  readonly asked: readonly string[];
  readonly answer: string;
}

const PEOPLE: Readonly<Record<Seat, string>> = { p1: 'Ana', p2: 'Bo', p3: 'Cleo', p4: 'Dario', p5: 'Eva' };
const CROPS: Readonly<Record<Crop, string>> = {
  banana: 'bananas',
  cane: 'sugar cane',
  potato: 'potatoes',
  bean: 'beans',
  pepper: 'red peppers',
};
const SUITS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' };
const RANKS: Readonly<Record<string, string>> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' };

const cardName = (card: Card): string =>
  card === 'JK' ? 'joker' : `${RANKS[card.slice(1)] ?? card.slice(1)} of ${SUITS[card.charAt(0)]}`;

const namesFor = (you: Seat): Names => ({
  person: (seat) => ({ name: PEOPLE[seat], you: seat === you }),
  crop: (crop) => CROPS[crop],
  card: cardName,
});

const PASSES: Readonly<Record<string, string>> = {
  bidding: 'pass in the auction',
  bribing: 'offer no bribe',
  deciding: 'build no canal',
  extra: 'not build the extra canal now',
};

const canalsWords = (action: CanalsAction, phase: string): string => {
  switch (action.kind) {
    case 'bid':
      return `bid ${action.amount}`;
    case 'pass':
      return PASSES[phase]!;
    case 'plant':
      return `plant ${CROPS[cropOf(action.tile)]} (${plantersOf(action.tile)}) on ${action.square}`;
    case 'propose':
    case 'support':
      return `offer ${action.amount} for a canal on ${action.ditch}`;
    case 'accept':
      return `accept the bribe on ${action.ditch}`;
    case 'dig':
      return `build a canal on ${action.ditch}`;
    case 'extra':
      return `build the extra canal on ${action.ditch}`;
    case 'spring':
    case 'overseer':
    case 'palms':
    case 'aside':
    case 'reveal':
      return canals.format(action);
  }
};

const cardsWords = (action: CardsAction): string => {
  switch (action.kind) {
    case 'base':
      return `place the ${cardName(action.card)} as the base`;
    case 'place':
      return `place the ${cardName(action.card)}`;
    case 'move':
      return 'move a card of the line';
    case 'fight':
      return 'choose this fight';
    case 'give':
      return `pay with the ${cardName(action.card)} to buy back`;
    case 'take':
      return `buy back the ${cardName(action.card)}`;
    case 'pick':
      return `pick the ${cardName(action.card)}`;
    case 'close':
      return 'end the buy-back';
    case 'end':
      return 'end the turn without buying back';
    case 'done':
      return 'stop picking';
    case 'pass':
    case 'resign':
      return action.kind;
    case 'first':
    case 'dice':
      return cards.format(action);
  }
};

const inWords = (game: string, phase: string, text: string): string =>
  game === 'cards' ? cardsWords(cards.parse(text)!) : canalsWords(canals.parse(text)!, phase);

const cost = ({ loss }: JudgedDecision, scored: boolean): string => {
  const chance = `${Math.round(100 * loss.chance)} % of the victory`;
  return scored ? `${loss.points.toFixed(1)} points and ${chance}` : chance;
};

/** Which card a move is about: the notation knows only where it lies. */
const movedCard = ({ reasons, candidates }: JudgedDecision): string => {
  const said = reasons.find(({ about }) => about === 'best');
  return candidates[0]!.action.startsWith('move ') &&
    (said?.kind === 'advance' || said?.kind === 'fight-odds')
    ? `: the ${cardName(said.card)}`
    : '';
};

export const questionOf = ({ game, scored }: Review, decision: JudgedDecision): Question => {
  const { seat, phase, round, chosen, candidates, reasons } = decision;
  const names = namesFor(seat);
  const said = (about: 'chosen' | 'best'): string[] =>
    reasons.filter((reason) => reason.about === about).map((reason) => `- ${sentenceOf(en, reason, names)}`);
  const when = game === 'cards' ? `turn ${round}` : `round ${round}, ${phase}`;
  return {
    asked: [
      `In ${when} you chose to ${inWords(game, phase, chosen)}. That cost ${cost(decision, scored)}.`,
      '',
      'About this choice:',
      '',
      ...said('chosen'),
      '',
      'About the better choice:',
      '',
      ...said('best'),
    ],
    answer: `${inWords(game, phase, candidates[0]!.action)}${movedCard(decision)} (${candidates[0]!.action})`,
  };
};

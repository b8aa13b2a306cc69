import { type Action as CanalsAction, canals, type Crop, cropOf, plantersOf } from '@santiago/canals';
import {
  type Action as CardsAction,
  type Card,
  cards,
  type Corner,
  type Place,
  type View,
} from '@santiago/cards';
import { type Row, type Seat, type Setup, whoIndex } from '@santiago/kernel';
import { type Names, sentenceOf } from '@santiago/games/words/words.ts';
import type { JudgedDecision, Review } from '@santiago/review';
import { en } from '@santiago/games/words/en.ts';
import type { Played } from './matches.ts';
import { at, isBeside, line, same, touched } from './recount-cards.ts';

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
      return `offer a bribe of ${action.amount} for a canal on ${dashed(action.ditch)}`;
    case 'accept':
      return `accept the bribe on ${dashed(action.ditch)}`;
    case 'dig':
      return `build a canal on ${dashed(action.ditch)}`;
    case 'extra':
      return `build the extra canal on ${dashed(action.ditch)}`;
    case 'spring':
    case 'overseer':
    case 'palms':
    case 'aside':
    case 'reveal':
      return canals.format(action);
  }
};

const dashed = (ditch: string): string => ditch.replace('-', '–');

const cardWords = (card: Card | '?'): string => (card === '?' ? 'face-down card' : cardName(card));

/** `next to your 5 of spades, touching Bo’s face-down card`. */
const spotWords = (place: Place, table: View, seat: Seat, from: Corner | null): string => {
  const own = line(table, seat).filter((card) => from === null || !same(card, from));
  const beside = own.filter((card) => isBeside(card, place));
  const met = touched(table, seat, place).map(
    ({ owner, card, base }) => `${PEOPLE[owner]}’s ${base ? 'base' : cardWords(card)}`,
  );
  return [
    beside.length === 0
      ? []
      : ` next to your ${beside.map(({ base, card }) => (base ? 'base' : cardWords(card))).join(' and your ')}`,
    place.dir === 'v' ? ', upright' : ', sideways',
    met.length === 0 ? [] : `, touching ${met.join(' and ')}`,
  ]
    .flat()
    .join('');
};

const cardsWords = (action: CardsAction, view: View, seat: Seat): string => {
  switch (action.kind) {
    case 'base':
      return `place the ${cardName(action.card)} as your base`;
    case 'place':
      return `place the ${cardName(action.card)}${spotWords(action.place, view, seat, null)}`;
    case 'move':
      return `move the ${cardWords(at(view, action.from).card)}${spotWords(action.place, view, seat, action.from)}`;
    case 'fight': {
      const { owner, base, card } = at(view, action.target);
      return `fight ${PEOPLE[owner]}’s ${base ? 'base' : cardWords(card)} first`;
    }
    case 'give':
      return `pay with the ${cardName(action.card)} to buy back`;
    case 'take':
      return `buy back the ${cardName(action.card)}`;
    case 'pick':
      return `take the ${cardName(action.card)} back for free`;
    case 'close':
      return 'end the buy-back';
    case 'end':
      return 'end the turn without buying back';
    case 'done':
      return 'take no more cards';
    case 'pass':
    case 'resign':
      return action.kind;
    case 'first':
    case 'dice':
      return cards.format(action);
  }
};

/** What the choice cost, and what it gained in the other measure; neither is ever below zero. */
const cost = ({ loss }: JudgedDecision, scored: boolean): string => {
  const parts = [
    {
      n: scored ? Math.round(10 * loss.points) / 10 : 0,
      unit: Math.round(10 * Math.abs(loss.points)) === 10 ? ' point' : ' points',
    },
    { n: Math.round(100 * loss.chance), unit: '% of the chance of winning' },
  ];
  const said = (sign: number): string =>
    parts
      .filter(({ n }) => sign * n > 0)
      .map(({ n, unit }) => `${Math.abs(n)}${unit}`)
      .join(' and ');
  return `${said(1)}${said(-1) === '' ? '' : `, and gained ${said(-1)}`}`;
};

/** A called mistake as the page tells it, without the board. */
export const storyOf = (
  { setup, rows }: Played<unknown>,
  review: Review,
  decision: JudgedDecision,
): string[] => {
  const { seat, phase, round, index, chosen, candidates, reasons } = decision;
  const names = namesFor(seat);
  const said = (about: 'chosen' | 'best'): string[] =>
    reasons.filter((reason) => reason.about === about).map((reason) => `- ${sentenceOf(en, reason, names)}`);
  const view =
    review.game === 'cards' ? viewBefore(setup, rows as readonly Row<CardsAction>[], index, seat) : null;
  const inWords = (text: string): string =>
    view === null ? canalsWords(canals.parse(text)!, phase) : cardsWords(cards.parse(text)!, view, seat);
  const when = view === null ? `Round ${round}` : round === 0 ? 'Bases' : `Turn ${round}`;
  return [
    `${when}. You chose to ${inWords(chosen)}.`,
    `Compared with the best choice found, this cost ${cost(decision, review.scored)}.`,
    ...said('chosen'),
    '',
    `Better: ${inWords(candidates[0]!.action)}.`,
    ...said('best'),
  ];
};

const viewBefore = (setup: Setup, rows: readonly Row<CardsAction>[], index: number, seat: Seat): View => {
  const state = cards.start(setup);
  for (const { who, action } of rows.slice(0, index)) cards.play(state, whoIndex(who), cards.encode(action));
  return cards.view(state, seat);
};

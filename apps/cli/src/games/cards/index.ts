import { cards, type CardsTypes, eager, type Offer, type TableCard, type View } from '@santiago/cards';
import { seatIndex, seatsOf } from '@santiago/kernel';
import type { Look } from '../../terminal.ts';
import { randomPlayer, type SeatPlayer, type TerminalGame } from '../terminal-game.ts';

const eagerPlayer: SeatPlayer<CardsTypes> = {
  name: 'eager',
  about: 'touches where it can, else walks towards an enemy',
  quick: true,
  choose: eager,
};

const cardText = ({ x, y, dir, card, up, base }: TableCard): string =>
  `${card}${up ? '' : '*'}${base ? ' (base)' : ''} at ${x},${y} ${dir}`;

const pile = (names: readonly string[]): string => (names.length === 0 ? '-' : names.join(' '));

/** The table as a list, seat by seat; `*` is a card that lies face down. */
const draw = (view: View, look: Look): string[] => [
  ...seatsOf(view.setup.players).flatMap((seat) => {
    const { hand, handSize, pool, in: isIn } = view.seats[seatIndex(seat)]!;
    const laid = view.table.filter(({ owner }) => owner === seat).map(cardText);
    return [
      look.paint({ bold: true }, `${seat}${view.eye === seat ? ', you' : ''}${isIn ? '' : ', out'}`),
      `  table  ${laid.length === 0 ? '-' : laid.join('; ')}`,
      `  hand   ${hand === null ? `${handSize} cards` : pile(hand)}`,
      `  pool   ${pile(pool)}`,
    ];
  }),
  `Recycle pool ${pile(view.recycle)}; jokers aside ${view.jokers}.`,
];

const kindsOf = ({ lay, moves, fight, give, take, pick, words }: Offer): string[] => [
  ...(lay === null ? [] : [lay.kind]),
  ...(moves.length > 0 ? ['move'] : []),
  ...(fight.length > 0 ? ['fight'] : []),
  ...(give.length > 0 ? ['give'] : []),
  ...(take.length > 0 ? ['take'] : []),
  ...(pick.length > 0 ? ['pick'] : []),
  ...words,
];

const runText = ({ dir, y, from, to }: { dir: string; y: number; from: number; to: number }): string =>
  from === to ? `${from},${y} ${dir}` : `${from}…${to},${y} ${dir}`;

const hints = ({ lay, moves, fight, give, take, pick, words }: Offer): string[] => [
  ...(lay === null
    ? []
    : [`  ${lay.kind} ${lay.cards.join('|')} at`, `    ${lay.runs.map(runText).join('; ')}`]),
  ...moves.map(({ from, runs }) => `  move ${from.x},${from.y} to ${runs.map(runText).join('; ')}`),
  ...(fight.length === 0 ? [] : [`  fight ${fight.map(({ x, y }) => `${x},${y}`).join('|')}`]),
  ...(give.length === 0 ? [] : [`  give ${give.join('|')}`]),
  ...(take.length === 0 ? [] : [`  take ${take.join('|')}`]),
  ...(pick.length === 0 ? [] : [`  pick ${pick.join('|')}`]),
  ...words.map((word) => `  ${word}`),
];

const breakdown = (view: View): string[] => {
  if (view.phase.kind !== 'over') return ['The last base standing wins.'];
  const left = seatsOf(view.setup.players).filter((seat) => view.seats[seatIndex(seat)]!.in);
  return [left.length === 1 ? `${left[0]} wins.` : `A draw among ${left.join(', ')}.`];
};

export const cardsInTerminal: TerminalGame<CardsTypes> = {
  game: cards,
  title: 'Santiago: cards',
  players: 2,
  secretHands: true,
  seatPlayers: [eagerPlayer, randomPlayer(cards)],
  usual: 'eager',
  draw,
  ask: (offer) => `You may ${kindsOf(offer).join(', ')}.`,
  hints,
  spellOut: (typed) => typed,
  consequences: () => [],
  breakdown,
  scores: (view) => view.seats.map(({ in: isIn, handSize, pool }) => ({ in: isIn, handSize, pool })),
};

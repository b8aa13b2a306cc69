import { cards, connectedCards, decidingSums, type TableCard, type View } from '@santiago/cards';
import { seatIndex, seatsOf } from '@santiago/kernel';
import type { Look } from '@santiago/table/terminal/terminal.ts';
import { seatInk } from './inks.ts';
import { cornerText } from './picture.ts';

const ENDINGS = {
  destroyed: "The last opponent's base was destroyed.",
  resigned: 'All opponents have resigned.',
  passes: 'Everyone has passed.',
  quiet: 'Ten turns each without placing, fighting or buying back.',
  hundred: 'A hundred turns each.',
} as const;

/** Cards that are cut off from the base of a player who is in. */
const strandedIn = (view: View): TableCard[] => {
  const state = cards.known(view);
  return seatsOf(view.setup.players)
    .filter((seat) => view.seats[seatIndex(seat)]!.in && view.first !== null)
    .flatMap((seat) => {
      const connected = new Set(connectedCards(state, seat).map(cornerText));
      return view.table.filter((card) => card.owner === seat && !connected.has(cornerText(card)));
    });
};

/** Who took a beaten card. */
const taker = (before: View, after: View, card: string): string => {
  const seat = seatsOf(after.setup.players).find((each) => {
    const held = (view: View): boolean =>
      (view.seats[seatIndex(each)]!.pool as readonly string[]).includes(card);
    return held(after) && !held(before);
  });
  if (seat !== undefined) return `goes to ${seat}'s pool`;
  return card === 'JK' ? 'is gone for good' : 'goes to the recycle pool';
};

const lastFallen = (before: View, after: View): string[] => {
  if (before.phase.kind !== 'dice' || after.table.length === before.table.length) return [];
  const left = new Set(after.table.map(cornerText));
  const fallen = before.table.filter((card) => !left.has(cornerText(card)));
  return fallen.map(({ card, owner }) => `${owner}'s ${card} loses and ${taker(before, after, card)}.`);
};

/** The consequences of a row that are not written in it. */
export const consequences = (before: View, after: View): string[] => {
  const cutBefore = new Set(strandedIn(before).map(cornerText));
  const cut = strandedIn(after).filter((card) => !cutBefore.has(cornerText(card)));
  const fell = seatsOf(after.setup.players).filter(
    (seat) => before.seats[seatIndex(seat)]!.in && !after.seats[seatIndex(seat)]!.in,
  );
  return [
    ...lastFallen(before, after),
    ...fell.map((seat) => `${seat} is out.`),
    ...(after.jokers < before.jokers && after.phase.kind === 'pick'
      ? [`${after.phase.by} gets a joker.`]
      : []),
    ...(cut.length === 0
      ? []
      : [`Cut off: ${cut.map((card) => `${card.owner} ${cornerText(card)}`).join(', ')}.`]),
    ...(after.phase.kind === 'over' && before.phase.kind !== 'over' ? [ENDINGS[after.phase.ending]] : []),
  ];
};

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** [X30] `p1 wins, 42 – 31 connected to the bases`: the sums where they decided. */
const resultOf = (view: View): string => {
  const { shares } = cards.outcome(cards.known(view))!;
  const winners = seatsOf(view.setup.players).filter((seat) => shares[seatIndex(seat)]! > 0);
  const result = winners.length === 1 ? `${winners[0]} wins` : `${winners.join(' and ')} share the victory`;
  const sums = decidingSums(view);
  return sums === null ? result : `${result}, ${sums.join(' – ')} connected to the bases`;
};

/** The state of each seat; when the match is over, who has won. */
export const breakdown = (view: View, look: Look): string[] => {
  const seats = seatsOf(view.setup.players);
  const lines = seats.map((seat) => {
    const { in: stays, handSize, pool } = view.seats[seatIndex(seat)]!;
    const laid = view.table.filter(({ owner }) => owner === seat).length;
    const text = stays ? '' : 'out, ';
    return `${look.paint(seatInk(seat), seat)}  ${text}${laid} on the table, ${handSize} in hand, ${pool.length} in the pool`;
  });
  if (view.phase.kind !== 'over') return ['The last base standing wins.', ...lines];
  const turns = Math.max(...view.seats.map((seat) => seat.turns));
  return [...lines, `${ENDINGS[view.phase.ending]} ${resultOf(view)} after ${count(turns, 'turn')}.`];
};

export const scores = (view: View): unknown =>
  view.seats.map(({ in: stays, handSize, pool }, index) => ({
    seat: seatsOf(view.setup.players)[index],
    in: stays,
    hand: handSize,
    pool,
  }));

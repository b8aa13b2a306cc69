import fc from 'fast-check';
import { eagerly } from '@santiago/cards/bots';
import { makeSetup, type Random, type Setup } from '@santiago/kernel';
import type { Case, Odds, Subject } from '@santiago/kernel/laws';
import {
  type Action,
  type Card,
  cardName,
  cards,
  type CardsTypes,
  type Place,
  type State,
  type View,
} from '@santiago/cards';
import { touches, overlaps, spotOf } from '../geometry.ts';
import { fromMenu } from '../phases/index.ts';

export const setupOf = (players: number, options: Readonly<Record<string, string>> = {}): Setup => {
  const setup = makeSetup(cards.setup, { players, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

const ALL_CARDS: readonly Card[] = Array.from({ length: 53 }, (_, index) => cardName(index + 1));

/** Every card there is in a match, sorted, without jokers. */
const deck = (players: number): string[] => ALL_CARDS.slice(0, 13 * players).toSorted();

const seatCards = (view: View): Card[] => view.seats.flatMap(({ hand, pool }) => [...(hand ?? []), ...pool]);

/** Cards are neither made nor lost: every card of every suit is in one place, and jokers only go. */
const conserveCards = (view: View): void => {
  const onTable = view.table.map(({ card }) => card);
  const everywhere = [...onTable, ...seatCards(view), ...view.recycle];
  const suited = everywhere.filter((card) => card !== 'JK').toSorted();
  if (suited.join() !== deck(view.setup.players).join()) throw new Error(`the cards are ${suited.join(' ')}`);
  const jokers = everywhere.length - suited.length + view.jokers;
  if (jokers > Number(view.setup.options['jokers'])) throw new Error(`there are ${jokers} jokers`);
};

const checkSeats = (view: View): void => {
  for (const [index, { hand, handSize, pool, in: stays }] of view.seats.entries()) {
    const suit = ALL_CARDS[13 * index]![0]!;
    if (hand?.length !== handSize) throw new Error(`hand of ${hand?.length} is said to be ${handSize}`);
    if (hand.some((card) => card !== 'JK' && !card.startsWith(suit)))
      throw new Error(`p${index + 1} holds ${hand.join(' ')}`);
    // [X25] His own pool can never hold his suit.
    if (pool.some((card) => card.startsWith(suit) || card === 'JK'))
      throw new Error(`p${index + 1}'s pool has ${pool.join(' ')}`);
    const bases = view.table.filter(({ base, owner }) => base && owner === `p${index + 1}`).length;
    const due = stays && !['first', 'base'].includes(view.phase.kind) ? 1 : 0;
    if (view.phase.kind !== 'base' && bases !== due) throw new Error(`p${index + 1} has ${bases} bases`);
  }
};

/** Phases in which a card has just been laid and not fought yet. */
const FIGHTING: readonly View['phase']['kind'][] = ['fight', 'dice', 'pick', 'over'];

/** [X15] No two cards overlap; between turns no two enemies touch. */
const checkTable = ({ table, phase }: View): void => {
  const codes = table.map(spotOf);
  for (const [a, one] of codes.entries()) {
    for (let b = 0; b < a; b++) {
      if (overlaps(one, codes[b]!)) throw new Error(`${JSON.stringify([table[a], table[b]])} overlap`);
      const enemies = table[a]!.owner !== table[b]!.owner;
      if (enemies && !FIGHTING.includes(phase.kind) && touches(one, codes[b]!))
        throw new Error(`${JSON.stringify([table[a], table[b]])} touch`);
    }
  }
};

/** How far a card reaches in each direction: 5 × 7 units upright, 7 × 5 across [X4]. */
const boxOf = ({ x, y, dir }: Place) => ({
  left: x,
  right: x + (dir === 'v' ? 5 : 7),
  low: y,
  high: y + (dir === 'v' ? 7 : 5),
});

/** [X13] Two cards share a stretch of edge. */
const isLinked = (one: Place, other: Place): boolean => {
  const [a, b] = [boxOf(one), boxOf(other)];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const along = Math.min(a.high, b.high) - Math.max(a.low, b.low);
  return (across === 0 && along > 0) || (along === 0 && across > 0);
};

const VALUES: Readonly<Record<string, number>> = { J: 11, Q: 12, K: 14, A: 15 };
const worthOf = (card: string): number =>
  card === 'JK' ? 15 : (VALUES[card.slice(1)] ?? Number(card.slice(1)));

/** [X30] The sum of a seat's cards that are connected to its base, counted card by card as at a table. */
const countTable = ({ table }: View, seat: string): number => {
  const own = table.filter(({ owner }) => owner === seat);
  const line = own.filter(({ base }) => base);
  for (const card of line)
    line.push(...own.filter((other) => !line.includes(other) && isLinked(card, other)));
  return line.reduce((sum, { card }) => sum + worthOf(card), 0);
};

/** Who has won, by whoever reads the rules slowly: those still in, or the strongest of them. */
const checkOutcome = (view: View, shares: readonly number[]): void => {
  const seats = view.seats.map((_, index) => `p${index + 1}`);
  const left = seats.filter((_, index) => view.seats[index]!.in);
  const sums = new Map(left.map((seat) => [seat, countTable(view, seat)]));
  const isDecided = view.setup.options['stalemate'] === 'strength';
  const most = Math.max(...sums.values());
  const winners = isDecided ? left.filter((seat) => sums.get(seat) === most) : left;
  const due = seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  if (due.join() !== shares.join())
    throw new Error(`${JSON.stringify([...sums])} on the table, but the shares are ${shares.join()}`);
};

export const conserved = (state: State): void => {
  const view = cards.view(state, 'all');
  conserveCards(view);
  checkSeats(view);
  checkTable(view);
  const outcome = cards.outcome(state);
  if (outcome !== null) checkOutcome(view, outcome.shares);
};

const coordinate = fc.integer({ min: -126, max: 126 });
const near = fc.integer({ min: -21, max: 21 });
const corner = fc.record({ x: coordinate, y: coordinate });
const place: fc.Arbitrary<Place> = fc.record({
  x: coordinate,
  y: coordinate,
  dir: fc.constantFrom('v', 'h'),
});
const card = fc.constantFrom(...ALL_CARDS);
const die = fc.integer({ min: 1, max: 6 });
const within = (value: number): number => Math.max(-126, Math.min(126, value));

const move: fc.Arbitrary<Action> = fc
  .tuple(corner, near, near, fc.constantFrom('v', 'h'))
  .map(([from, dx, dy, dir]) => ({
    kind: 'move',
    from,
    place: { x: within(from.x + dx), y: within(from.y + dy), dir },
  }));

const wellFormed: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('first'), seat: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5') }),
  fc.record({ kind: fc.constantFrom('base', 'place'), card, place }),
  move,
  fc.record({ kind: fc.constant('fight'), target: corner }),
  fc.record({ kind: fc.constant('dice'), dice: fc.tuple(die, die, die, die) }),
  fc.record({ kind: fc.constantFrom('give', 'take', 'pick'), card }),
  fc.record({ kind: fc.constantFrom('close', 'done', 'pass', 'end', 'resign') }),
);

/** [X29] Resigning does not count when it is asked whether a decision is forced. */
const forced = (state: State, seat: number): number => {
  const buffer = new Int32Array(cards.widest);
  const actions = [...buffer.subarray(0, cards.list(state, seat, buffer))];
  const others = actions.filter((action) => cards.decode(action).kind !== 'resign');
  return others.length === 1 ? others[0]! : -1;
};

const even = (texts: readonly string[]): Odds => new Map(texts.map((text) => [text, 1 / texts.length]));

const ROLLS: readonly string[] = Array.from({ length: 1296 }, (_, roll) => {
  const dice = [216, 36, 6, 1].map((unit) => (Math.floor(roll / unit) % 6) + 1);
  return `dice ${dice.join(' ')}`;
});

const odds = (state: State): Odds =>
  cards.view(state, 'all').phase.kind === 'first'
    ? even(['p1', 'p2', 'p3', 'p4'].slice(0, state.setup.players).map((seat) => `first ${seat}`))
    : even(ROLLS);

export const subject: Subject<CardsTypes> = {
  game: cards,
  wellFormed,
  maxRows: 6000,
  conserved,
  forced,
  fromMenu,
  odds,
  imagined: () => 'even',
};

/** Mostly eager, at times anything else but resigning: what neither of the two comes to alone. */
export const restless = (state: State, seat: number, random: Random): number => {
  if (random.below(4) > 0) return eagerly(state, seat, random);
  const action = cards.sample(state, seat, random);
  return cards.decode(action).kind === 'resign' && random.below(20) > 0
    ? eagerly(state, seat, random)
    : action;
};

const OPTIONS: readonly Readonly<Record<string, string>>[] = [
  {},
  { jokers: '0', bases: 'free' },
  { jokers: '1', moves: 'off' },
  { stalemate: 'strength' },
];

const title = (players: number, options: Readonly<Record<string, string>>, how: string): string =>
  [`${players} players`, ...Object.entries(options).map(([name, value]) => `${name}=${value}`), how].join(
    ', ',
  );

const caseOf = (
  players: number,
  options: Readonly<Record<string, string>>,
  how: 'eager' | 'restless' | 'random',
): Case<CardsTypes> => {
  const each = { name: title(players, options, how), setup: setupOf(players, options), matches: 1 };
  if (how === 'random') return each;
  return { ...each, pick: how === 'eager' ? eagerly : restless };
};

/** Every player count with every value of every option; random seats where they cost little. */
export const CASES: readonly Case<CardsTypes>[] = [
  ...[2, 3, 4].flatMap((players) => OPTIONS.map((options) => caseOf(players, options, 'restless'))),
  ...[2, 3, 4].map((players) => caseOf(players, {}, 'eager')),
  ...[2, 3, 4].map((players) => caseOf(players, { moves: 'off' }, 'random')),
  caseOf(2, {}, 'random'),
];

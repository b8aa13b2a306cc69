import type { Card, Corner, Place, TableCard, View } from '@santiago/cards';

/** The card game counted again from a view, by the rules as they are written and without the engine. */

const VALUES: Readonly<Record<string, number>> = { J: 11, Q: 12, K: 14, A: 15 };
const SUITS = ['S', 'H', 'C', 'D'] as const;
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

/** [X2][X27] */
export const value = (card: Card): number =>
  card === 'JK' ? 15 : (VALUES[card.slice(1)] ?? Number(card.slice(1)));
export const sum = (list: readonly Card[]): number => list.reduce((total, card) => total + value(card), 0);

/** [X16] Every way four dice can fall; ties roll again. */
export const odds = (attack: number, defence: number): number => {
  let [wins, losses] = [0, 0];
  const faces = [1, 2, 3, 4, 5, 6];
  for (const a of faces)
    for (const b of faces)
      for (const c of faces)
        for (const d of faces) {
          if (attack + a + b > defence + c + d) wins++;
          if (attack + a + b < defence + c + d) losses++;
        }
  return wins / (wins + losses);
};

export const same = (a: Corner, b: Corner): boolean => a.x === b.x && a.y === b.y;
export const at = (view: View, corner: Corner): TableCard => view.table.find((card) => same(card, corner))!;
export const indexOf = (seat: string): number => Number(seat.slice(1)) - 1;
export const baseIn = (view: View, seat: string): TableCard =>
  view.table.find(({ owner, base }) => base && owner === seat)!;

const width = ({ dir }: Place): number => (dir === 'v' ? 5 : 7);
const height = ({ dir }: Place): number => (dir === 'v' ? 7 : 5);
/** How far apart along each way; below nought where they overlap. */
const gaps = (a: Place, b: Place): [number, number] => [
  Math.max(b.x - a.x - width(a), a.x - b.x - width(b)),
  Math.max(b.y - a.y - height(a), a.y - b.y - height(b)),
];
const overlaps = (a: Place, b: Place): boolean => gaps(a, b).every((gap) => gap < 0);
/** Facing edges along a common stretch, no farther apart than this. */
const faces = (a: Place, b: Place, slack: number): boolean => {
  const [x, y] = gaps(a, b);
  return (x >= 0 && x <= slack && y < 0) || (y >= 0 && y <= slack && x < 0);
};
/** [X13] Whether the edges of two cards meet. */
export const isBeside = (a: Place, b: Place): boolean => faces(a, b, 0);
export const unitsApart = (a: Place, b: Place): number =>
  gaps(a, b).reduce((total, gap) => total + Math.max(0, gap), 0);

/** [X14] Enemy cards that a card of the seat would touch here. */
export const touched = (view: View, seat: string, place: Place): TableCard[] =>
  view.table.filter((card) => card.owner !== seat && faces(card, place, 1));

/** [X13] The seat's cards that are connected to its base. */
export const line = (view: View, seat: string): TableCard[] => {
  const own = view.table.filter(({ owner }) => owner === seat);
  const reached = own.filter(({ base }) => base);
  for (const card of reached)
    for (const other of own) if (!reached.includes(other) && faces(card, other, 0)) reached.push(other);
  return reached;
};

/** [X20] Cards of the same owner that hang on this one. */
export const cutBy = (view: View, corner: Corner): number => {
  const { owner } = at(view, corner);
  const without = { ...view, table: view.table.filter((card) => !same(card, corner)) };
  const was = line(view, owner).filter((card) => !same(card, corner)).length;
  return was - line(without, owner).length;
};

/** [X12] The twelve positions around a card, as the rule lists them. */
const AROUND: Readonly<Record<'v' | 'h', readonly (readonly [number, number, 'v' | 'h'])[]>> = {
  v: [
    [5, 0, 'v'],
    [-5, 0, 'v'],
    [0, 7, 'v'],
    [0, -7, 'v'],
    [0, 7, 'h'],
    [-2, 7, 'h'],
    [0, -5, 'h'],
    [-2, -5, 'h'],
    [5, 0, 'h'],
    [5, 2, 'h'],
    [-7, 0, 'h'],
    [-7, 2, 'h'],
  ],
  h: [
    [7, 0, 'h'],
    [-7, 0, 'h'],
    [0, 5, 'h'],
    [0, -5, 'h'],
    [0, 5, 'v'],
    [2, 5, 'v'],
    [0, -7, 'v'],
    [2, -7, 'v'],
    [7, 0, 'v'],
    [7, -2, 'v'],
    [-5, 0, 'v'],
    [-5, -2, 'v'],
  ],
};

/** [X11] Whether the seat could lay a card that touches this one. */
export const strikes = (view: View, seat: string, target: Place): boolean =>
  view.seats[indexOf(seat)]!.handSize > 0 &&
  line(view, seat).some((card) =>
    AROUND[card.dir].some(([dx, dy, dir]) => {
      const place = { x: card.x + dx, y: card.y + dy, dir };
      return faces(place, target, 1) && !view.table.some((other) => overlaps(other, place));
    }),
  );

/** [X11] How many cards, one after the other, a seat needs to touch this one, if that takes no more than `most`. */
export const cardsNeeded = (view: View, seat: string, target: Place, most: number): number => {
  let ends: readonly Place[] = line(view, seat);
  const tried = new Set<string>();
  for (let needed = 1; needed <= most; needed++) {
    const next = ends.flatMap((card) =>
      AROUND[card.dir]
        .map(([dx, dy, dir]) => ({ x: card.x + dx, y: card.y + dy, dir }))
        .filter((place) => {
          const key = `${place.x},${place.y}${place.dir}`;
          if (tried.has(key)) return false;
          tried.add(key);
          return !view.table.some((other) => overlaps(other, place));
        }),
    );
    if (next.some((place) => faces(place, target, 1))) return needed;
    ends = next;
  }
  return most + 1;
};

/** [X31] What lies here as the view's eye may think, every table that is possible counted once. */
export const possible = (view: View, corner: Corner): Map<Card, number> => {
  const { card, owner } = at(view, corner);
  if (card !== '?') return new Map([[card, 1]]);
  const suit = SUITS[indexOf(owner)]!;
  const open = new Set<string>([
    ...view.seats.flatMap(({ pool }) => pool),
    ...view.recycle,
    ...view.table.map((each) => each.card),
  ]);
  const { returned } = view.seats[indexOf(owner)]!;
  const ranks = RANKS.map((rank) => `${suit}${rank}` as Card).filter((each) => !open.has(each));
  const since = ranks.map((each) => returned.find((back) => back.card === each)?.laid ?? 0);
  const jokers = returned.filter((back) => back.card === 'JK').map(({ laid }) => laid);
  const places = view.table
    .filter((each) => each.owner === owner && each.card === '?')
    .toSorted((a, b) => a.laid - b.laid);
  const here = places.findIndex((each) => same(each, corner));
  /** Ways to fill the places from number i on; at `here` only this card may lie. Jokers are alike. */
  const ways = (wanted: Card): number => {
    const known = new Map<number, number>();
    const from = (i: number, used: number, jokersUsed: number): number => {
      if (i === places.length) return 1;
      const key = (used * 3 + jokersUsed) * 32 + i;
      const before = known.get(key);
      if (before !== undefined) return before;
      const { laid } = places[i]!;
      let count = 0;
      for (const [k, rank] of ranks.entries())
        if ((used & (1 << k)) === 0 && since[k]! < laid && (i !== here || rank === wanted))
          count += from(i + 1, used | (1 << k), jokersUsed);
      if (jokers.filter((came) => came < laid).length > jokersUsed && (i !== here || wanted === 'JK'))
        count += from(i + 1, used, jokersUsed + 1);
      known.set(key, count);
      return count;
    };
    return from(0, 0, 0);
  };
  const counts = [...ranks, 'JK' as const].map((each) => [each, ways(each)] as const);
  const total = counts.reduce((all, [, count]) => all + count, 0);
  return new Map(counts.filter(([, count]) => count > 0).map(([each, count]) => [each, count / total]));
};

/** The cards of a seat's suit that lie neither open on the table nor in a pool. */
export const unseenCards = (view: View, seat: string): Card[] => {
  const open = new Set<string>([
    ...view.seats.flatMap(({ pool }) => pool),
    ...view.recycle,
    ...view.table.map(({ card }) => card),
  ]);
  return RANKS.map((rank) => `${SUITS[indexOf(seat)]!}${rank}` as Card).filter((card) => !open.has(card));
};

/** [X22] Cards of the seat's own suit in pools, those it has just taken left out, lowest first. */
export const comingBack = (view: View, seat: string): Card[] => {
  const suit = SUITS[indexOf(seat)]!;
  const taken: readonly Card[] = view.phase.kind === 'take' ? view.phase.taken : [];
  const lying = new Set([...view.seats.flatMap(({ pool }) => pool), ...view.recycle]);
  return RANKS.map((rank) => `${suit}${rank}` as Card).filter(
    (card) => lying.has(card) && !taken.includes(card),
  );
};

/** [X22] What has been given in the purchase under way, less what was taken. */
export const purse = ({ phase }: View): number =>
  phase.kind === 'give' ? sum(phase.given) : phase.kind === 'take' ? sum(phase.given) - sum(phase.taken) : 0;

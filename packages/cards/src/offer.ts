import type { Action } from './action.ts';
import { BASE, decode } from './code.ts';
import {
  codeDir,
  codeX,
  codeY,
  type Corner,
  DIRECTIONS,
  type Direction,
  type Place,
  placeCode,
} from './geometry.ts';
import { menu, menuCards, menuPlaces, menuSingles, open } from './legality.ts';
import { type Card, cardName } from './vocabulary.ts';

/** Places side by side: the same direction and height, x from `from` to `to`, both included. */
export interface Run {
  readonly dir: Direction;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** What is a single word. */
export type Word = Extract<Action['kind'], 'close' | 'done' | 'pass' | 'end' | 'resign'>;

/** What a seat may do now, compactly. */
export interface Offer {
  /** Any of the cards in any of the places; null where none may be laid. */
  readonly lay: {
    readonly kind: 'base' | 'place';
    readonly cards: readonly Card[];
    readonly runs: readonly Run[];
  } | null;
  readonly moves: readonly { readonly from: Corner; readonly runs: readonly Run[] }[];
  readonly fight: readonly Corner[];
  readonly give: readonly Card[];
  readonly take: readonly Card[];
  readonly pick: readonly Card[];
  readonly words: readonly Word[];
}

const runsOf = (places: readonly number[]): Run[] => {
  const sorted = places.toSorted(
    (a, b) => codeDir(a) - codeDir(b) || codeY(a) - codeY(b) || codeX(a) - codeX(b),
  );
  const runs: { dir: Direction; y: number; from: number; to: number }[] = [];
  for (const place of sorted) {
    const [dir, x, y] = [DIRECTIONS[codeDir(place)]!, codeX(place), codeY(place)];
    const last = runs.at(-1);
    if (last !== undefined && last.dir === dir && last.y === y && last.to === x - 1) last.to = x;
    else runs.push({ dir, y, from: x, to: x });
  }
  return runs;
};

/** The places of the runs, one by one. */
export const placesOf = (runs: readonly Run[]): Place[] =>
  runs.flatMap(({ dir, y, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, step) => ({ x: from + step, y, dir })),
  );

const layOf = (): Offer['lay'] => {
  if (menu.cards === 0 || menu.places === 0) return null;
  return {
    kind: menu.lay === BASE ? 'base' : 'place',
    cards: [...menuCards.subarray(0, menu.cards)].map(cardName),
    runs: runsOf([...menuPlaces.subarray(0, menu.places)]),
  };
};

const movesOf = (actions: readonly Action[]): Offer['moves'] => {
  const moves = new Map<string, { from: Corner; places: Place[] }>();
  for (const action of actions) {
    if (action.kind !== 'move') continue;
    const key = `${action.from.x},${action.from.y}`;
    const move = moves.get(key) ?? { from: action.from, places: [] };
    move.places.push(action.place);
    moves.set(key, move);
  }
  return [...moves.values()].map(({ from, places }) => ({ from, runs: runsOf(places.map(placeCode)) }));
};

/** What a seat may do; read from the menu. */
export const offerOf = (n: Int32Array, seat: number): Offer => {
  open(n, seat);
  const lay = layOf();
  const singles = [...menuSingles.subarray(0, menu.singles)].map(decode);
  const cards = (kind: 'give' | 'take' | 'pick'): Card[] =>
    singles.flatMap((action) => (action.kind === kind ? [action.card] : []));
  return {
    lay,
    moves: movesOf(singles),
    fight: singles.flatMap((action) => (action.kind === 'fight' ? [action.target] : [])),
    give: cards('give'),
    take: cards('take'),
    pick: cards('pick'),
    words: singles.map(({ kind }) => kind).filter((kind) => isWord(kind)),
  };
};

const WORDS: readonly Word[] = ['close', 'done', 'pass', 'end', 'resign'];
const isWord = (kind: Action['kind']): kind is Word => (WORDS as readonly string[]).includes(kind);

/** The offer's actions one by one. */
export const expand = ({ lay, moves, fight, give, take, pick, words }: Offer): Action[] => [
  ...(lay === null
    ? []
    : lay.cards.flatMap((card) =>
        placesOf(lay.runs).map((place): Action => ({ kind: lay.kind, card, place })),
      )),
  ...moves.flatMap(({ from, runs }) =>
    placesOf(runs).map((place): Action => ({ kind: 'move', from, place })),
  ),
  ...fight.map((target): Action => ({ kind: 'fight', target })),
  ...give.map((card): Action => ({ kind: 'give', card })),
  ...take.map((card): Action => ({ kind: 'take', card })),
  ...pick.map((card): Action => ({ kind: 'pick', card })),
  ...words.map((kind): Action => ({ kind })),
];

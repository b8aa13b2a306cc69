import type { Menu } from '@santiago/kernel';
import type { Action, ActionKind } from './action.ts';
import { BASE, cardIn, decode, kindIndex } from './code.ts';
import {
  type Corner,
  type Direction,
  type Place,
  placeOf,
  spotDir,
  spotOf,
  spotX,
  spotY,
} from './geometry.ts';
import { type Card, cardName } from './vocabulary.ts';

/** Spots side by side: the same direction and height, x from `from` to `to`, both included. */
export interface Run {
  readonly dir: Direction;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Actions that are a single word. */
const WORDS = ['close', 'done', 'pass', 'end', 'resign'] as const satisfies readonly ActionKind[];
export type Word = (typeof WORDS)[number];
const isWord = (kind: ActionKind): kind is Word => (WORDS as readonly string[]).includes(kind);

/** What a seat may do now, compactly. */
export interface Offer {
  /** Any of the cards on any of the spots; null where no card may be placed. */
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

const runsOf = (spots: readonly number[]): Run[] => {
  const sorted = spots.toSorted(
    (a, b) => spotDir(a) - spotDir(b) || spotY(a) - spotY(b) || spotX(a) - spotX(b),
  );
  const runs: { dir: Direction; y: number; from: number; to: number }[] = [];
  for (const { x, y, dir } of sorted.map(placeOf)) {
    const last = runs.at(-1);
    if (last !== undefined && last.dir === dir && last.y === y && last.to === x - 1) last.to = x;
    else runs.push({ dir, y, from: x, to: x });
  }
  return runs;
};

/** The spots of the runs, one by one. */
export const placesOf = (runs: readonly Run[]): Place[] =>
  runs.flatMap(({ dir, y, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, step) => ({ x: from + step, y, dir })),
  );

const layOf = (menu: Menu): Offer['lay'] => {
  const table = menu.table();
  if (table === null) return null;
  const [first] = table.rows;
  return {
    kind: kindIndex(first!) === kindIndex(BASE) ? 'base' : 'place',
    cards: table.rows.map((row) => cardName(cardIn(row))),
    runs: runsOf(table.columns),
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
  return [...moves.values()].map(({ from, places }) => ({ from, runs: runsOf(places.map(spotOf)) }));
};

/** What the menu says, for people and screens. */
export const offerOf = (menu: Menu): Offer => {
  const singles = menu.listed().map(decode);
  const cards = (kind: 'give' | 'take' | 'pick'): Card[] =>
    singles.flatMap((action) => (action.kind === kind ? [action.card] : []));
  return {
    lay: layOf(menu),
    moves: movesOf(singles),
    fight: singles.flatMap((action) => (action.kind === 'fight' ? [action.target] : [])),
    give: cards('give'),
    take: cards('take'),
    pick: cards('pick'),
    words: singles.map(({ kind }) => kind).filter((kind) => isWord(kind)),
  };
};

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

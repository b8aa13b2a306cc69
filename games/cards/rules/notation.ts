import { parseSeat } from '@santiago/kernel';
import { type Action, type ActionKind, type ActionOf, MOVE_AT_MOST } from './action.ts';
import { type Corner, DIRECTIONS, FARTHEST, type Place } from './geometry.ts';
import { parseCard } from './vocabulary.ts';

const CORNER = /^(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/;

/** `-10,21`; no card can lie farther out than `FARTHEST`. */
export const parseCorner = (text: string): Corner | null => {
  const found = CORNER.exec(text);
  if (found === null) return null;
  const x = Number(found[1]);
  const y = Number(found[2]);
  return Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST ? { x, y } : null;
};

export const formatCorner = (corner: Corner): string => `${corner.x},${corner.y}`;

const parsePlace = (corner: string, direction: string): Place | null => {
  const at = parseCorner(corner);
  const dir = DIRECTIONS.find((each) => each === direction);
  return at === null || dir === undefined ? null : { ...at, dir };
};

/** `-10,21 v` */
export const formatPlace = (place: Place): string => `${formatCorner(place)} ${place.dir}`;

type Parsers = {
  readonly [K in ActionKind]: (words: readonly string[]) => ActionOf<K> | null;
};

const parsePlaced = <K extends 'base' | 'place'>(kind: K, words: readonly string[]) => {
  const [name = '', corner = '', direction = ''] = words;
  const card = parseCard(name);
  const place = parsePlace(corner, direction);
  return words.length === 3 && card !== null && place !== null ? { kind, card, place } : null;
};

const parseTrade = <K extends 'give' | 'take' | 'pick'>(kind: K, words: readonly string[]) => {
  const card = parseCard(words[0] ?? '');
  return words.length === 1 && card !== null ? { kind, card } : null;
};

const parseWord = <K extends 'close' | 'done' | 'pass' | 'end' | 'resign'>(
  kind: K,
  words: readonly string[],
) => (words.length === 0 ? { kind } : null);

/** A parser for each verb, so that the compiler counts them. */
const PARSERS: Parsers = {
  first: (words) => {
    const seat = parseSeat(words[0] ?? '');
    return words.length === 1 && seat !== null ? { kind: 'first', seat } : null;
  },
  base: (words) => parsePlaced('base', words),
  place: (words) => parsePlaced('place', words),
  move: (words) => {
    const [corner = '', to = '', direction = ''] = words;
    const from = parseCorner(corner);
    const place = parsePlace(to, direction);
    if (words.length !== 3 || from === null || place === null) return null;
    const away = Math.max(Math.abs(place.x - from.x), Math.abs(place.y - from.y));
    return away <= MOVE_AT_MOST ? { kind: 'move', from, place } : null;
  },
  fight: (words) => {
    const target = parseCorner(words[0] ?? '');
    return words.length === 1 && target !== null ? { kind: 'fight', target } : null;
  },
  dice: (words) => {
    if (words.length !== 4 || !words.every((word) => /^[1-6]$/.test(word))) return null;
    return { kind: 'dice', dice: words.map(Number) as [number, number, number, number] };
  },
  give: (words) => parseTrade('give', words),
  take: (words) => parseTrade('take', words),
  close: (words) => parseWord('close', words),
  pick: (words) => parseTrade('pick', words),
  done: (words) => parseWord('done', words),
  pass: (words) => parseWord('pass', words),
  end: (words) => parseWord('end', words),
  resign: (words) => parseWord('resign', words),
};

/** `place S8 5,12 h` and so on; malformed text parses to nothing. */
export const parse = (text: string): Action | null => {
  const [verb = '', ...words] = text.split(' ');
  return Object.hasOwn(PARSERS, verb) ? PARSERS[verb as ActionKind](words) : null;
};

export const format = (action: Action): string => {
  switch (action.kind) {
    case 'first':
      return `first ${action.seat}`;
    case 'base':
    case 'place':
      return `${action.kind} ${action.card} ${formatPlace(action.place)}`;
    case 'move':
      return `move ${formatCorner(action.from)} ${formatPlace(action.place)}`;
    case 'fight':
      return `fight ${formatCorner(action.target)}`;
    case 'dice':
      return `dice ${action.dice.join(' ')}`;
    case 'give':
    case 'take':
    case 'pick':
      return `${action.kind} ${action.card}`;
    case 'close':
    case 'done':
    case 'pass':
    case 'end':
    case 'resign':
      return action.kind;
  }
};

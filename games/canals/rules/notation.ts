import { parseSeat } from '@santiago/kernel';
import type { Action } from './action.ts';
import { parseDitch, parseIntersection, parseSquare, parseTile } from './vocabulary.ts';

/** An amount as it is written: no sign, no point, no leading zero; at most five digits. */
const parseAmount = (text: string): number | null => (/^(0|[1-9]\d{0,4})$/.test(text) ? Number(text) : null);

const all = <T>(parsed: readonly (T | null)[]): T[] | null => {
  const found = parsed.filter((each) => each !== null);
  return found.length === parsed.length ? found : null;
};

type Parsers = {
  readonly [K in Action['kind']]: (words: readonly string[]) => Extract<Action, { kind: K }> | null;
};

const parseBribe = <K extends 'propose' | 'support'>(kind: K, words: readonly string[]) => {
  const ditch = parseDitch(words[0] ?? '');
  const amount = parseAmount(words[1] ?? '');
  return words.length === 2 && ditch !== null && amount !== null ? { kind, ditch, amount } : null;
};

const parseBuild = <K extends 'accept' | 'dig' | 'extra'>(kind: K, words: readonly string[]) => {
  const ditch = parseDitch(words[0] ?? '');
  return words.length === 1 && ditch !== null ? { kind, ditch } : null;
};

/** One parser a verb, so that the compiler counts them. */
const PARSERS: Parsers = {
  overseer: (words) => {
    const seat = parseSeat(words[0] ?? '');
    return words.length === 1 && seat !== null ? { kind: 'overseer', seat } : null;
  },
  spring: (words) => {
    const intersection = parseIntersection(words[0] ?? '');
    return words.length === 1 && intersection !== null ? { kind: 'spring', intersection } : null;
  },
  palms: (words) => {
    const squares = all(words.map(parseSquare));
    return squares?.length === 3 ? { kind: 'palms', squares } : null;
  },
  aside: (words) => {
    const tile = parseTile(words[0] ?? '');
    return words.length === 1 && tile !== null ? { kind: 'aside', tile } : null;
  },
  reveal: (words) => {
    const tiles = all(words.map(parseTile));
    return tiles !== null && tiles.length >= 3 && tiles.length <= 5 ? { kind: 'reveal', tiles } : null;
  },
  bid: (words) => {
    const amount = parseAmount(words[0] ?? '');
    return words.length === 1 && amount !== null ? { kind: 'bid', amount } : null;
  },
  pass: (words) => (words.length === 0 ? { kind: 'pass' } : null),
  plant: (words) => {
    const tile = parseTile(words[0] ?? '');
    const square = parseSquare(words[1] ?? '');
    return words.length === 2 && tile !== null && square !== null ? { kind: 'plant', tile, square } : null;
  },
  propose: (words) => parseBribe('propose', words),
  support: (words) => parseBribe('support', words),
  accept: (words) => parseBuild('accept', words),
  dig: (words) => parseBuild('dig', words),
  extra: (words) => parseBuild('extra', words),
};

/** `plant banana2 c4` and so on; malformed text parses to nothing. */
export const parse = (text: string): Action | null => {
  const [verb = '', ...words] = text.split(' ');
  return Object.hasOwn(PARSERS, verb) ? PARSERS[verb as Action['kind']](words) : null;
};

export const format = (action: Action): string => {
  switch (action.kind) {
    case 'overseer':
      return `overseer ${action.seat}`;
    case 'spring':
      return `spring ${action.intersection}`;
    case 'palms':
      return `palms ${action.squares.join(' ')}`;
    case 'aside':
      return `aside ${action.tile}`;
    case 'reveal':
      return `reveal ${action.tiles.join(' ')}`;
    case 'bid':
      return `bid ${action.amount}`;
    case 'pass':
      return 'pass';
    case 'plant':
      return `plant ${action.tile} ${action.square}`;
    case 'propose':
    case 'support':
      return `${action.kind} ${action.ditch} ${action.amount}`;
    case 'accept':
    case 'dig':
    case 'extra':
      return `${action.kind} ${action.ditch}`;
  }
};

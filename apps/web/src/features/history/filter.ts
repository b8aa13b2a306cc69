import type { SavedResult } from '@santiago/table/page/sources/local/store.ts';
import type { Entry } from './entries.ts';
import { endingOf } from './statistics.ts';

export const STATES = ['all', 'running', 'over'] as const;

/** Which matches are shown; `all` where it does not matter. */
export interface Filter {
  readonly game: string;
  readonly state: (typeof STATES)[number];
  readonly players: string;
  /** Won, drawn or lost, from 0. */
  readonly ending: string;
  /** As `opponentKeys` writes it. */
  readonly against: string;
}

export const EVERYTHING: Filter = {
  game: 'all',
  state: 'all',
  players: 'all',
  ending: 'all',
  against: 'all',
};

const allows = (wanted: string, value: string): boolean => wanted === 'all' || wanted === value;

/** The opponents of a match: people by name, bots by level. */
export const opponentKeys = ({ players, own }: SavedResult): readonly string[] => {
  const keys = players.map(({ name, bot }) => (bot === null ? `person ${name}` : `bot ${bot}`));
  return [...new Set(keys.toSpliced(own, 1))];
};

export const showsResult = (filter: Filter, result: SavedResult): boolean =>
  allows(filter.game, result.game) &&
  allows(filter.players, String(result.players.length)) &&
  allows(filter.ending, String(endingOf(result))) &&
  (filter.against === 'all' || opponentKeys(result).includes(filter.against));

/** A match without a result is shown unless its result, or who plays, matters. */
export const showsEntry = (filter: Filter, { game, state, result, names }: Entry): boolean => {
  if (!allows(filter.state, state)) return false;
  if (result !== null) return showsResult(filter, result);
  return (
    allows(filter.game, game) &&
    allows(filter.players, String(names.length)) &&
    filter.ending === 'all' &&
    filter.against === 'all'
  );
};

/** Those met most often first. */
export const opponentsIn = (results: readonly SavedResult[]): readonly string[] => {
  const met = new Map<string, number>();
  for (const result of results) for (const key of opponentKeys(result)) met.set(key, (met.get(key) ?? 0) + 1);
  return Array.from(met)
    .toSorted((a, b) => b[1] - a[1])
    .map(([key]) => key);
};

import { makeSetup, type SetupRequest, type SetupRules } from '@santiago/kernel';
import { BOT_NAMES } from '@santiago/protocol/table';
import type { LocalSeat } from '../../worker/match.ts';
import { type SavedMatch, saveMatch } from './store.ts';

/** As much of a game as it takes to make a match. */
export interface Startable {
  readonly name: string;
  readonly setup: SetupRules;
  /** Seats are drawn again for every match. */
  readonly dealsSeats: boolean;
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The match that was just made. It is read from here when it opens, so that starting does not wait for the disk. */
let fresh: SavedMatch | null = null;

/** Returned once: when the match is opened again, the disk has what was played since. */
export const takeFreshMatch = (id: string): SavedMatch | null => {
  const match = fresh?.id === id ? fresh : null;
  fresh = null;
  return match;
};

const shuffled = <T>(list: readonly T[]): T[] => {
  const keys = crypto.getRandomValues(new Uint32Array(list.length));
  return list
    .map((item, i) => ({ item, key: keys[i]! }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
};

/** Saves a new match on this device; returns its id. */
export const keepMatch = (
  match: Pick<
    SavedMatch,
    'game' | 'setup' | 'seats' | 'log' | 'variations' | 'isFile' | 'challenge' | 'day'
  > &
    Partial<Pick<SavedMatch, 'seed'>>,
): string => {
  fresh = {
    seed: hex(32),
    ...match,
    id: hex(8),
    changed: Date.now(),
    progress: { round: 0, rounds: 0, over: false },
  };
  void saveMatch(fresh);
  return fresh.id;
};

/** Makes a match on this device; returns its id. */
export const startMatch = (game: Startable, request: SetupRequest, seats: readonly LocalSeat[]): string => {
  const setup = makeSetup(game.setup, request);
  if (!setup.ok) throw new Error(setup.fault.text);
  const seated = game.dealsSeats ? shuffled(seats) : seats;
  return keepMatch({ game: game.name, setup: setup.value, seats: seated, log: [] });
};

/** Names for bots, none twice and none that a person has. */
export const botNames = (count: number, taken: readonly string[]): string[] =>
  BOT_NAMES.filter((name) => !taken.includes(name)).slice(0, count);

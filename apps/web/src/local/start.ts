import { canals } from '@santiago/canals';
import { makeSetup, type SetupRequest } from '@santiago/kernel';
import type { LocalSeat, SavedMatch } from './protocol.ts';
import { saveMatch } from './store.ts';

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The match just made: read from here when it opens, so that starting waits for no disk. */
let fresh: SavedMatch | null = null;
export const freshMatch = (id: string): SavedMatch | null => (fresh?.id === id ? fresh : null);

/** Makes a match on this device; gives its name. */
export const startMatch = (request: SetupRequest, seats: readonly LocalSeat[]): string => {
  const setup = makeSetup(canals.setup, request);
  if (!setup.ok) throw new Error(setup.fault.text);
  fresh = {
    id: hex(8),
    game: canals.name,
    setup: setup.value,
    seats,
    seed: hex(32),
    log: [],
    changed: Date.now(),
    progress: { round: 0, rounds: 0, over: false },
  };
  void saveMatch(fresh);
  return fresh.id;
};

const BOT_NAMES = ['Ana', 'Bo', 'Cleo', 'Dario', 'Eva', 'Finn', 'Gil'];

/** Names for bots, none given twice and none that a person has. */
export const botNames = (count: number, taken: readonly string[]): string[] =>
  BOT_NAMES.filter((name) => !taken.includes(name)).slice(0, count);

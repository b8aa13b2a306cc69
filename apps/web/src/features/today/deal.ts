import { makeSetup } from '@santiago/kernel';
import type { Reply } from '@santiago/protocol';
import { DAILY_TABLES, dayAt, dealSeed, earlierSecret, OPEN_SECRET } from '@santiago/protocol/daily';
import { go } from '../../browser/route.ts';
import { settings } from '../../browser/settings.ts';
import { onShelf } from '../../games/shelf.ts';
import { t } from '../../i18n/index.ts';
import { botNames, keepMatch } from '../../sources/local/start.ts';
import { listMatches, type SavedMatch } from '../../sources/local/store.ts';
import type { LocalSeat } from '../../worker/match.ts';

/** A day, and the secret that its deals follow from. */
export interface Day {
  readonly day: number;
  readonly secret: string;
  /** No server told a secret: the deals are the same everywhere, but nobody collects results. */
  readonly isOpen: boolean;
  /** The server does not keep to what it committed to when this device asked before. */
  readonly isChanged: boolean;
}

/** Asks without an error message; what a page from a plain file server gets is no JSON. */
const askServer = async (): Promise<Reply<'today'> | null> => {
  try {
    const response = await fetch('/api/today', { signal: AbortSignal.timeout(4000) });
    const isOurs = response.ok && response.headers.get('content-type')?.includes('json') === true;
    return isOurs ? ((await response.json()) as Reply<'today'>) : null;
  } catch {
    return null;
  }
};

/** The last day that a server told this device. */
const lastDay = (): Pick<Day, 'day' | 'secret'> | null => {
  const [day, secret] = settings.day.value.split(' ');
  return secret === undefined ? null : { day: Number(day), secret };
};

/** Today, as the server tells it; without a network as it told it earlier today, or else the open one. */
export const loadDay = async (): Promise<Day> => {
  const last = lastDay();
  const told = await askServer();
  if (told !== null) {
    const { day, secret } = told;
    settings.day.value = `${day} ${secret}`;
    const isChanged =
      last !== null && last.day <= day && earlierSecret(secret, day - last.day) !== last.secret;
    return { day, secret, isOpen: false, isChanged };
  }
  const today = dayAt(Date.now());
  return last?.day === today
    ? { ...last, isOpen: false, isChanged: false }
    : { day: today, secret: OPEN_SECRET, isOpen: true, isChanged: false };
};

/** The deal of one game. */
export interface Deal extends Day {
  readonly game: string;
  readonly seed: string;
  /** The match that counts: the first one of this deal. */
  readonly first: SavedMatch | null;
}

export const dealsOf = async (day: Day): Promise<readonly Deal[]> => {
  const matches = await listMatches();
  return Object.keys(DAILY_TABLES).map((game) => {
    const seed = dealSeed(day.secret, day.day, game);
    const first = matches.find((match) => match.day === day.day && match.seed === seed) ?? null;
    return { ...day, game, seed, first };
  });
};

/** Opens a match of the deal. Only the first one belongs to the day; further ones are practice. */
export const startDeal = async ({ game, seed, day, first }: Deal): Promise<void> => {
  const { bots, options } = DAILY_TABLES[game]!;
  const rules = (await onShelf(game).startable()).setup;
  const setup = makeSetup(rules, { players: 1 + bots.length, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  const name = settings.name.value.trim() || t.value.you;
  const names = botNames(bots.length, [name]);
  const seats: LocalSeat[] = [
    { kind: 'human', name },
    ...bots.map((bot, i) => ({ kind: 'bot' as const, name: names[i]!, bot })),
  ];
  const ofDay = first === null ? { day } : {};
  go({ page: 'local', id: keepMatch({ game, setup: setup.value, seats, seed, log: [], ...ofDay }) });
};

import { makeSetup } from '@santiago/kernel';
import { dealSeed, earlierSecret, OPEN_SECRET } from '@santiago/protocol/daily';
import { go } from '@santiago/table/page/browser/route.ts';
import { settings } from '@santiago/table/page/browser/settings.ts';
import { onShelf, shelf } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { botNames, keepMatch } from '@santiago/table/page/sources/local/start.ts';
import { listMatches, type SavedMatch } from '@santiago/table/page/sources/local/store.ts';
import type { LocalSeat } from '@santiago/table/page/worker/match.ts';
import { askDay, keepDay, toldDays } from './day.ts';

/** A day, and the secret that its matches follow from. */
export interface Day {
  readonly day: number;
  readonly secret: string;
  /** No server told a secret: the matches are the same everywhere, but nobody collects results. */
  readonly isOpen: boolean;
  /** The server does not keep to what it committed to when this device asked before. */
  readonly isChanged: boolean;
}

/** Whether the secret of the last day that a server told leads to that of the first. */
const isTrueToFirst = (): boolean => {
  const { first, last } = toldDays()!;
  return last.day < first.day || earlierSecret(last.secret, last.day - first.day) === first.secret;
};

/** Today, as the server tells it; without a network as it told it earlier today, or else the offline one. */
const loadDay = async (): Promise<Day> => {
  const day = await askDay();
  const last = toldDays()?.last;
  if (last?.day !== day) return { day, secret: OPEN_SECRET, isOpen: true, isChanged: false };
  const isChanged = !isTrueToFirst();
  // It is said once; from then on the new secrets are checked against this one.
  if (isChanged) keepDay(last, last);
  return { ...last, isOpen: false, isChanged };
};

/** The daily match of one game. */
export interface DailyMatch extends Day {
  readonly game: string;
  readonly seed: string;
  /** The match that counts: the first one with this seed. */
  readonly first: SavedMatch | null;
}

/** Today’s match of each game. */
export const loadToday = async (): Promise<readonly DailyMatch[]> => {
  const [day, matches] = await Promise.all([loadDay(), listMatches()]);
  return shelf()
    .filter(({ daily }) => daily !== null)
    .map(({ name: game }) => {
      const seed = dealSeed(day.secret, day.day, game);
      const first = matches.find((match) => match.day === day.day && match.seed === seed) ?? null;
      return { ...day, game, seed, first };
    });
};

/** Opens a daily match. Only the first one belongs to the day; further ones are practice. */
export const startDaily = async ({ game, seed, day, first }: DailyMatch): Promise<void> => {
  const shelved = onShelf(game);
  const { bots, options } = shelved.daily!;
  const rules = (await shelved.startable()).setup;
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

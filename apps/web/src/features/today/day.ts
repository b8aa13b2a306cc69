import type { Reply } from '@santiago/protocol';
import { settings } from '@santiago/table/page/browser/settings.ts';

// Loaded with the front page, so nothing here imports the rules or a hash.

const DAY_MS = 86_400_000;

export type ToldDay = Reply<'today'>;

/** The first and the last day that a server told this device, for checking one against the other. */
interface ToldDays {
  readonly first: ToldDay;
  readonly last: ToldDay;
}

export const toldDays = (): ToldDays | null => {
  const [day, secret, firstDay, firstSecret] = settings.day.value.split(' ');
  return firstSecret === undefined
    ? null
    : {
        first: { day: Number(firstDay), secret: firstSecret },
        last: { day: Number(day), secret: secret! },
      };
};

/** `first` is where later secrets are checked against from now on. */
export const keepDay = (last: ToldDay, first: ToldDay = toldDays()?.first ?? last): void => {
  settings.day.value = [last.day, last.secret, first.day, first.secret].join(' ');
};

/** Asks without an error message, and keeps the answer for when there is no network; the number of today. */
export const askDay = async (): Promise<number> => {
  try {
    const response = await fetch('/api/today', { signal: AbortSignal.timeout(4000) });
    // What a page from a plain file server gets is no JSON.
    if (response.ok && response.headers.get('content-type')?.includes('json') === true) {
      const told = (await response.json()) as ToldDay;
      keepDay(told);
      return told.day;
    }
  } catch {
    // No network.
  }
  return Math.floor(Date.now() / DAY_MS);
};

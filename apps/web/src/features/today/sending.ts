import { formatRow } from '@santiago/kernel';
import type { Reply } from '@santiago/protocol';
import { Refused } from '@santiago/protocol/client';
import { matchMark } from '@santiago/protocol/daily';
import { settings } from '@santiago/table/page/browser/settings.ts';
import { rowsOf } from '@santiago/table/page/coach/challenge/challenge.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';
import { isKnownGuest } from '@santiago/table/page/sources/online/server.ts';
import type { SavedMatch } from '@santiago/table/page/sources/local/store.ts';
import type { DailyMatch } from './daily.ts';

export type Results = Reply<'day'>;

/** The results of a daily match; null until this person has sent theirs. */
export const loadResults = async ({ day, game }: DailyMatch): Promise<Results | null> => {
  try {
    return await api.call('day', { day, game });
  } catch (error) {
    if (error instanceof Refused && ['day-unplayed', 'not-guest'].includes(error.refusal.code)) return null;
    throw error;
  }
};

/** Sends what the person chose in the match. Whoever has no name on the server becomes a guest. */
export const sendMatch = async ({ day, game: name }: DailyMatch, { log }: SavedMatch): Promise<void> => {
  const { game } = gameNamed(name);
  const rows = rowsOf(game, log);
  const answers = rows
    .filter(({ who, note }) => who === 'p1' && note !== 'forced')
    .map(({ action }) => game.format(action));
  const mark = matchMark(rows.map(({ who, action }) => formatRow(game, { who, action })));
  if (!(await isKnownGuest()))
    await api.call('enter', { name: settings.name.value.trim() || t.value.lobby.guest });
  await api.call('sendDay', { day, game: name, answers, mark });
};

import { newShare, Refused } from '@santiago/protocol/client';
import { go } from '@santiago/table/page/browser/route.ts';
import { refusalText } from '@santiago/table/page/i18n/refusal.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';

/** Invites those who played this match to another one, and goes there; returns why that cannot be done. */
export const inviteAgain = async (table: string): Promise<string | null> => {
  try {
    const next = await api.call('again', { table });
    // Somebody else may have made the table, and this person may sit there already.
    const { you } = await api.call('table', next);
    if (you.seats.length === 0) await api.call('sit', { ...next, share: newShare() });
    go({ page: 'table', id: next.table });
    return null;
  } catch (error) {
    if (error instanceof Refused) return refusalText(error.refusal);
    throw error;
  }
};

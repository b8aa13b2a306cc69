import type { Seat, Viewer } from '@santiago/kernel';
import type { Aside } from '@santiago/protocol';
import { t } from '../../i18n/index.ts';
import { onlineWords } from './words.ts';

/**
 * Who came or went, what was taken back, or what became of a promise, in a sentence; null for events that are not
 * told.
 */
export const asideText = (
  { event, name }: Aside,
  viewer: Viewer,
  nameOf: (seat: Seat) => string,
): string | null => {
  const words = onlineWords.value.history;
  const who = { name: name ?? t.value.lobby.guest, you: event.seat === viewer };
  switch (event.kind) {
    case 'sat':
      return words.sat(who);
    case 'left':
      return event.bot === null ? words.leftOpen(who.name) : words.leftToBot(who.name);
    case 'handed':
      if (event.cause === 'failed') return words.botFailed(who.name);
      return event.cause === 'timeout' ? words.botLate(who) : words.botFor(who);
    case 'back':
      return words.back(who);
    case 'undo-asked':
      return words.undoAsked(who);
    case 'undo-declined':
      return words.undoDeclined(who);
    case 'undone':
      return words.undone(who);
    case 'promise': {
      const to = { name: nameOf(event.to), you: event.to === viewer };
      if (event.verdict === 'lapsed') return null;
      return event.verdict === 'kept' ? words.promiseKept(who, to) : words.promiseBroken(who, to);
    }
  }
};

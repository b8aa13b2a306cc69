import { canalsEn as judged } from '@santiago/canals/review/words/en.ts';
import { en as later } from '@santiago/review/words/en.ts';
import {
  list,
  ordinal,
  plural,
  signed as signedWhole,
  signedTenths as signed,
  tenths as number,
} from '@santiago/kernel/language/en';

/** What the coach says about the board game alone, in English. */
export const en = {
  /** The sentences for the judge's facts, and where to look. */
  judged: { ...judged, reasons: { ...judged.reasons, ...later } },
  /** Over the results of two variations side by side. */
  standing: 'Points if the match ended there',
  /** What to consider, in a hint; none of it names an action. */
  think: {
    prices: (parts: readonly string[]) =>
      `Compared with planting last, planting earlier is worth this many escudos to you: ${list(parts)}.`,
    price: (rank: number, price: number) => `${ordinal(rank)}: ${number(Math.max(0, price))}`,
    area: (size: number, marks: number) =>
      `There you can have an area of ${plural(size, 'tile', 'tiles')} with ${marks} of your markers.`,
    waters: (n: number) =>
      n === 0
        ? 'The best canal waters none of your markers yet. It prepares the next rounds.'
        : `The best canal waters ${n} of your markers.`,
    keep: 'Nothing here is worth its cost to you right now.',
  },
  instruments: {
    ditches: 'What each ditch is worth',
    ditchesHint:
      'How many points more (or less) each player can expect if a canal is built there this round. In brackets: if the match ended now. Break-even: the smallest bribe the overseer should accept, if the match ended now / if play continues.',
    ditch: 'Ditch',
    even: 'Break-even',
    worth: (ahead: number, now: number) => `${signed(ahead)} (${signedWhole(now)})`,
    evens: (now: number, ahead: number) => `${now} / ${ahead}`,
    ranks: 'What planting earlier is worth',
    ranksHint:
      'How many escudos each place in the planting order is worth to you, compared with planting last. A higher bid usually costs more than it brings.',
    price: (rank: number, price: number) => `Planting ${ordinal(rank)}: ${number(Math.max(0, price))}`,
  },
};

export type CanalsCoachDictionary = typeof en;

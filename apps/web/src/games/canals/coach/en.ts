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
  /** Over the results of two variations side by side. */
  standing: 'Points if the match ended there',
  /** What to consider, in a hint; none of it names an action. */
  think: {
    prices: (parts: readonly string[]) =>
      `What planting earlier is worth to you, in escudos more than planting last: ${list(parts)}.`,
    price: (rank: number, price: number) => `${ordinal(rank)}: ${number(Math.max(0, price))}`,
    area: (size: number, marks: number) =>
      `There you can have an area of ${plural(size, 'tile', 'tiles')} with ${plural(marks, 'marker', 'markers')} of yours.`,
    waters: (n: number) =>
      n === 0
        ? 'The best canal waters none of your markers yet. It prepares the next rounds.'
        : `The best canal waters ${plural(n, 'marker', 'markers')} of yours.`,
    keep: 'Nothing is worth its price to you now.',
  },
  instruments: {
    ditches: 'What each ditch is worth',
    ditchesHint:
      'How many points more (or less) each player can expect if a canal is built there this round. In brackets: if the match ended now. Break-even: the bribe from which accepting it pays off for the overseer, if the match ended now / as the match may go on.',
    ditch: 'Ditch',
    even: 'Break-even',
    worth: (ahead: number, now: number) => `${signed(ahead)} (${signedWhole(now)})`,
    evens: (now: number, ahead: number) => `${now} / ${ahead}`,
    ranks: 'What planting earlier is worth',
    ranksHint:
      'How many escudos more than planting last it is worth to you. A higher bid usually costs more than it brings.',
    price: (rank: number, price: number) => `Planting ${ordinal(rank)}: ${number(Math.max(0, price))}`,
  },
};

export type CanalsCoachDictionary = typeof en;

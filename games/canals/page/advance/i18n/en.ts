/** The gaps of a choice, filled with words: a ditch, an amount of money. */
export interface AdvanceGaps {
  readonly ditch: string;
  readonly n: string;
}

/** What can be chosen in advance at a table of Canals. */
export const en = {
  gaps: { ditch: 'Ditch', n: 'Amount' },
  choices: {
    pass: () => 'Pass in the auction.',
    'pass-at': ({ n }: AdvanceGaps) => `Pass if someone has bid ${n} or more. Otherwise I decide.`,
    outbid: ({ n }: AdvanceGaps) => `Bid 1 more than everyone before me, up to ${n}. Otherwise pass.`,
    'offer-nothing': () => 'Offer nothing for a canal.',
    support: ({ ditch, n }: AdvanceGaps) =>
      `Support ${ditch} with ${n} if it is proposed. Otherwise offer nothing.`,
    offer: ({ ditch, n }: AdvanceGaps) => `Offer ${n} for ${ditch}.`,
    'keep-while-watered': () => 'Keep my extra canal while none of my plantations is dry.',
    keep: () => 'Keep my extra canal until the last round.',
  },
};

export type CanalsAdvanceWords = typeof en;

import { cardsEn as judged } from '@santiago/cards/review/words/en.ts';
import { en as later } from '@santiago/review/words/en.ts';
import { percent, signedTenths as signed } from '@santiago/kernel/language/en';

/** What the coach says about the card game alone, in English. */
export const en = {
  /** The sentences for the judge's facts, and where to look. */
  judged: { ...judged, reasons: { ...judged.reasons, ...later } },
  /** Over the results of two variations side by side. */
  standing: 'Cards connected to the base',
  instruments: {
    fights: 'Fights with a card from your hand',
    /** X16, X20. */
    fightsHint:
      'The chance that this card wins a fight against each card on the table. Face-down cards are estimated from how players usually place them. Value: value won minus value lost, on average. Cut off: how many cards would lose their connection; they stay on the table.',
    noFights: 'There is no card to fight yet.',
    card: 'Your card',
    against: 'Against',
    odds: 'Chance to win',
    balance: 'Value',
    cuts: 'Cut off',
    percent,
    signed,
    target: (name: string, kind: 'base' | 'down' | 'up', card: string) =>
      kind === 'down'
        ? `${name}: face down`
        : kind === 'base'
          ? `${name}: base (${card})`
          : `${name}: ${card}`,
  },
};

export type CardsCoachDictionary = typeof en;

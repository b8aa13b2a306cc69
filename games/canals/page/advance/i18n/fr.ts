import type { CanalsAdvanceWords } from './en.ts';

export const fr: CanalsAdvanceWords = {
  gaps: { ditch: 'Fossé', n: 'Montant' },
  choices: {
    pass: () => 'Aux enchères, passer.',
    'pass-at': ({ n }) => `Passer si quelqu’un a misé au moins ${n}. Sinon, je décide.`,
    outbid: ({ n }) => `Miser 1 de plus que tout le monde avant moi, au plus ${n}. Sinon, passer.`,
    'offer-nothing': () => 'Ne rien offrir pour un canal.',
    support: ({ ditch, n }) => `Soutenir ${ditch} avec ${n} si ce fossé est proposé. Sinon, ne rien offrir.`,
    offer: ({ ditch, n }) => `Offrir ${n} pour ${ditch}.`,
    'keep-while-watered': () =>
      'Garder mon canal supplémentaire tant qu’aucune de mes plantations n’est sèche.',
    keep: () => 'Garder mon canal supplémentaire jusqu’à la dernière manche.',
  },
};

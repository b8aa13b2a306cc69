import type { CanalsAdvanceWords } from './en.ts';

export const de: CanalsAdvanceWords = {
  gaps: { ditch: 'Graben', n: 'Betrag' },
  choices: {
    pass: () => 'In der Auktion passen.',
    'pass-at': ({ n }) => `Passen, wenn jemand ${n} oder mehr geboten hat. Sonst entscheide ich.`,
    outbid: ({ n }) => `1 mehr bieten als alle vor mir, höchstens ${n}. Sonst passen.`,
    'offer-nothing': () => 'Nichts für einen Kanal anbieten.',
    support: ({ ditch, n }) =>
      `${ditch} mit ${n} unterstützen, wenn der Graben vorgeschlagen ist. Sonst nichts anbieten.`,
    offer: ({ ditch, n }) => `${n} für ${ditch} anbieten.`,
    'keep-while-watered': () => 'Meinen Zusatzkanal behalten, solange keine meiner Plantagen trocken ist.',
    keep: () => 'Meinen Zusatzkanal bis zur letzten Runde behalten.',
  },
};

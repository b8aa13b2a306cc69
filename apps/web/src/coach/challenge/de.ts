import { ordinal, plural } from '@santiago/kernel/language/de';
import { translation } from '../../i18n/translation.ts';
import type { ChallengeDictionary } from './en.ts';

export const de = translation<ChallengeDictionary>()({
  challenge: 'Jemanden herausfordern',
  copied: 'Link kopiert',
  compare: 'Vergleichen',
  title: (name) => (name === '' ? 'Eine Herausforderung' : `${name} fordert dich heraus`),
  about:
    'Dieselbe Ausgangslage gegen dieselben Gegner. Spiele die Partie, dann vergleicht ihr eure Entscheidungen Schritt für Schritt.',
  play: 'Diese Partie spielen',
  goOn: 'Partie weiterspielen',
  damaged: 'Dieser Link ist beschädigt. Lass ihn dir noch einmal schicken.',
  versus: (one, other) => `${one} und ${other}`,
  result: (rank, players, points) =>
    points === null
      ? `${ordinal(rank)} von ${players}`
      : `${ordinal(rank)} von ${players}, ${plural(points, 'Punkt', 'Punkte')}`,
  parted: 'Wo ihr zum ersten Mal anders entschieden habt',
  same: 'Ihr habt bis zum Ende gleich entschieden.',
  steps: 'Alle Entscheidungen',
  step: 'Schritt',
  review: 'Meine Partie analysieren',
  other: 'Die andere Person',
});

import { ordinal, plural } from '@santiago/kernel/language/de';
import { translation } from '../../i18n/translation.ts';
import type { ChallengeDictionary } from './en.ts';

const points = (n: number): string => plural(n, 'Punkt', 'Punkte');

export const de = translation<ChallengeDictionary>()({
  challenge: 'Jemanden herausfordern',
  copied: 'Link kopiert',
  compare: 'Vergleichen',
  title: (name) => (name === '' ? 'Eine Herausforderung' : `${name} fordert dich heraus`),
  about:
    'Dieselbe Ausgangslage gegen dieselben Gegner. Spiele die Partie, dann vergleicht ihr eure Entscheidungen.',
  play: 'Diese Partie spielen',
  goOn: 'Partie weiterspielen',
  damaged: 'Dieser Link ist beschädigt. Lass ihn dir noch einmal schicken.',
  versus: (name) => `Du und ${name}`,
  points,
  rank: (rank, players) => `${ordinal(rank)} von ${players}`,
  ended: (share) => (share === 1 ? 'Gewonnen' : share > 0 ? 'Unentschieden' : 'Verloren'),
  verdict: (name, more) => {
    if (more === 0) return 'Ihr habt gleich viele Punkte.';
    return more > 0
      ? `Du hast ${points(more)} mehr als ${name}.`
      : `Du hast ${points(-more)} weniger als ${name}.`;
  },
  parted: 'Eure erste unterschiedliche Entscheidung',
  changed: 'Die Bots haben sich geändert, seit es diesen Link gibt. Ab hier haben sie anders entschieden.',
  same: 'Ihr habt euch bis zum Ende gleich entschieden.',
  steps: 'Alle Entscheidungen',
  alike: 'Gleich entschieden',
  review: 'Meine Partie analysieren',
  other: 'Unbekannt',
});

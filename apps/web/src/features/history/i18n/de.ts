import { ordinal, percentUpTo, plural, tenths } from '@santiago/kernel/language/de';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { HistoryDictionary } from './en.ts';

export const de = translation<HistoryDictionary>()({
  game: 'Spiel',
  state: 'Partien',
  all: 'Alle',
  states: { all: 'Alle', running: 'Laufend', over: 'Beendet' },
  none: 'Hier stehen bald deine Partien und Diagramme deiner Ergebnisse. Spiel die erste!',
  matches: (n) => plural(n, 'Partie', 'Partien'),
  of: (game, players) => `${game} zu ${['zweit', 'dritt', 'viert', 'fünft'][players - 2] ?? players}`,
  rank: (n) => ordinal(n),
  result: (rank, players, n) => `${ordinal(rank)} von ${players}, ${plural(n, 'Punkt', 'Punkte')}`,
  endings: ['Gewonnen', 'Unentschieden', 'Verloren'],
  ending: 'Ergebnis',
  opponent: 'Gegen',
  points: (average, best) => `Im Schnitt ${tenths(average)} Punkte, Bestwert ${best}.`,
  trend: 'Deine Punkte und das beste Ergebnis der anderen, Partie für Partie',
  own: 'Du',
  others: 'Bestes Ergebnis der anderen',
  unreviewed: 'Analysiere deine Partien: Dann siehst du, welche Entscheidungen am meisten kosten.',
  cost: (matches, scored) =>
    `Mittlerer Verlust ${scored ? 'in Punkten' : 'an Gewinnchance'} je Entscheidung (${plural(matches, 'Analyse', 'Analysen')})`,
  tenths,
  percent: percentUpTo,
  against: 'Direkter Vergleich (wie oft du vorn lagst – hinten)',
  bots: (level) => `Bots: ${level}`,
  rating: (about, give, n) =>
    `Wertungszahl: etwa ${about} ± ${give} (${plural(n, 'gewertete Partie', 'gewertete Partien')})`,
  ratingHint:
    'Sie steigt, wenn du vor stärkeren Mitspielern landest, und sinkt, wenn du hinter schwächeren landest; alle beginnen bei 1500. Die Zahl nach ± sagt, wie ungenau sie noch ist, und wird mit jeder gewerteten Partie kleiner.',
  company: 'Meine Mitspieler',
  listMe: 'Meinen Mitspielern Namen und Ergebnisse zeigen',
  listHint: 'Ihr seht euch hier nur, wenn beide zugestimmt haben.',
  alone: 'Noch niemand. Alle, mit denen du gespielt hast, erscheinen hier, sobald auch sie zustimmen.',
  averageRank: (own, name, theirs) => `Platz im Schnitt: du ${tenths(own)}, ${name} ${tenths(theirs)}.`,
  averagePoints: (own, theirs) => `Punkte im Schnitt: ${tenths(own)} und ${tenths(theirs)}.`,
  ranksOf: (own, name, theirs) => `du ${ordinal(own)}, ${name} ${ordinal(theirs)}`,
  inviteAgain: 'Noch einmal einladen',
  nobody: 'Gast',
});

import { ordinal, percentUpTo, plural, tenths } from '@santiago/kernel/language/de';
import { translation } from '../../../i18n/translation.ts';
import type { HistoryDictionary } from './en.ts';

export const de = translation<HistoryDictionary>()({
  game: 'Spiel',
  state: 'Partien',
  all: 'Alle',
  states: { all: 'Alle', running: 'Laufend', over: 'Beendet' },
  none: 'Hier stehen bald deine Partien und deine Ergebnisse in Bildern. Spiele die erste!',
  matches: (n) => plural(n, 'Partie', 'Partien'),
  of: (game, players) => `${game} zu ${['zweit', 'dritt', 'viert', 'fünft'][players - 2] ?? players}`,
  rank: (n) => ordinal(n),
  result: (rank, players, n) => `${ordinal(rank)} von ${players}, ${plural(n, 'Punkt', 'Punkte')}`,
  endings: ['Gewonnen', 'Unentschieden', 'Verloren'],
  ending: 'Ergebnis',
  opponent: 'Gegen',
  points: (average, best) => `Im Schnitt ${tenths(average)} Punkte, höchstens ${best}.`,
  trend: 'Deine Punkte und die meisten Punkte der anderen, Partie für Partie',
  own: 'Du',
  others: 'Beste der anderen',
  unreviewed: 'Analysiere deine Partien: Dann siehst du, welche Entscheidungen am meisten kosten.',
  cost: (matches, scored) =>
    `Mittlere Kosten einer Entscheidung ${scored ? 'in Punkten' : 'an Gewinnchance'} (${plural(matches, 'Analyse', 'Analysen')})`,
  tenths,
  percent: percentUpTo,
  against: 'Gegen (vorn–hinten)',
  bots: (level) => `Bots: ${level}`,
  rating: (about, give, n) =>
    `Wertungszahl: etwa ${about} ± ${give} (${plural(n, 'gewertete Partie', 'gewertete Partien')})`,
  ratingHint:
    'Sie steigt, wenn du vor Starken landest, und sinkt, wenn du hinter Schwachen landest; alle beginnen bei 1500. Die Zahl nach ± sagt, wie ungenau sie noch ist, und wird mit jeder gewerteten Partie kleiner.',
  company: 'Mit wem ich spiele',
  listMe: 'Mich allen zeigen, mit denen ich spiele',
  listHint: 'Ihr seht euch hier nur, wenn beide zugestimmt haben.',
  alone: 'Noch niemand. Alle, mit denen du gespielt hast, erscheinen hier, sobald auch sie zustimmen.',
  averageRank: (own, name, theirs) => `Rang im Schnitt: du ${tenths(own)}, ${name} ${tenths(theirs)}.`,
  averagePoints: (own, theirs) => `Punkte im Schnitt: ${tenths(own)} und ${tenths(theirs)}.`,
  ranksOf: (own, name, theirs) => `du ${ordinal(own)}, ${name} ${ordinal(theirs)}`,
  inviteAgain: 'Noch einmal einladen',
  nobody: 'Gast',
});

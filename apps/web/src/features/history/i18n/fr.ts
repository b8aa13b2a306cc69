import { ordinal, percentUpTo, plural, tenths } from '@santiago/kernel/language/fr';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { HistoryDictionary } from './en.ts';

export const fr = translation<HistoryDictionary>()({
  game: 'Jeu',
  state: 'Parties',
  all: 'Tous',
  states: { all: 'Toutes', running: 'En cours', over: 'Terminées' },
  none: 'Vos parties et les graphiques de vos résultats apparaîtront ici. Jouez la première !',
  matches: (n) => plural(n, 'partie', 'parties'),
  of: (game, players) => `${game} à ${players}`,
  rank: (n) => `${ordinal(n)} place`,
  result: (rank, players, n) => `${ordinal(rank)} place sur ${players}, ${plural(n, 'point', 'points')}`,
  endings: ['Victoire', 'Partie nulle', 'Défaite'],
  ending: 'Résultat',
  opponent: 'Contre',
  points: (average, best) => `En moyenne ${tenths(average)} points, au mieux ${best}.`,
  trend: 'Vos points et le meilleur score des autres, partie par partie',
  own: 'Vous',
  others: 'Meilleur des autres',
  unreviewed: 'Analysez vos parties pour voir quels choix vous coûtent le plus.',
  cost: (matches, scored) =>
    `Coût moyen d’un choix, ${scored ? 'en points' : 'en chances de gagner'} (${plural(matches, 'analyse', 'analyses')})`,
  tenths,
  percent: percentUpTo,
  against: 'Contre (vous devant–derrière)',
  bots: (level) => `Robots : ${level}`,
  rating: (about, give, n) =>
    `Cote : environ ${about} ± ${give} (${plural(n, 'partie classée', 'parties classées')})`,
  ratingHint:
    'Elle monte quand vous finissez devant de meilleurs joueurs et baisse quand vous finissez derrière de moins bons ; tout le monde commence à 1500. Le nombre après ± dit de combien elle peut encore se tromper, et diminue à chaque partie classée.',
  company: 'Mes partenaires de jeu',
  listMe: 'Me montrer à mes partenaires de jeu',
  listHint: 'On ne se voit ici qu’avec l’accord des deux personnes.',
  alone:
    'Personne pour l’instant. Les personnes avec qui vous avez joué apparaissent ici quand elles acceptent aussi.',
  averageRank: (own, name, theirs) => `Place moyenne : vous ${tenths(own)} ; ${name} ${tenths(theirs)}.`,
  averagePoints: (own, theirs) => `Points en moyenne : ${tenths(own)} et ${tenths(theirs)}.`,
  ranksOf: (own, name, theirs) => `place : vous ${ordinal(own)}, ${name} ${ordinal(theirs)}`,
  inviteAgain: 'Inviter à nouveau',
  nobody: 'Anonyme',
});

import { percentUpTo, plural, tenths } from '@santiago/kernel/language/fr';
import { translation } from '../../../i18n/translation.ts';
import type { HistoryDictionary } from './en.ts';

export const fr = translation<HistoryDictionary>()({
  game: 'Jeu',
  state: 'Parties',
  all: 'Tous',
  states: { all: 'Toutes', running: 'En cours', over: 'Terminées' },
  none: 'Vos parties et vos résultats en images seront ici. Jouez la première !',
  matches: (n) => plural(n, 'partie', 'parties'),
  of: (game, players) => `${game} à ${players}`,
  rank: (n) => `rang ${n}`,
  result: (rank, players, n) => `rang ${rank} sur ${players}, ${plural(n, 'point', 'points')}`,
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
  against: 'Contre (devant–derrière)',
  bots: (level) => `Robots : ${level}`,
  rating: (about, give, n) =>
    `Cote : environ ${about} ± ${give} (${plural(n, 'partie comptée', 'parties comptées')})`,
  ratingHint:
    'Elle monte quand vous finissez devant plus fort que vous et baisse quand vous finissez derrière plus faible ; tout le monde commence à 1500. Le nombre après ± dit de combien elle peut encore changer, et diminue à chaque partie comptée.',
  company: 'Avec qui je joue',
  listMe: 'Me montrer aux personnes avec qui je joue',
  listHint: 'Vous vous voyez ici seulement si vous êtes deux à l’accepter.',
  alone:
    'Personne pour l’instant. Les personnes avec qui vous avez joué apparaissent ici quand elles acceptent aussi.',
  averageRank: (own, name, theirs) => `Rang moyen : vous ${tenths(own)}, ${name} ${tenths(theirs)}.`,
  averagePoints: (own, theirs) => `Points en moyenne : ${tenths(own)} et ${tenths(theirs)}.`,
  ranksOf: (own, name, theirs) => `vous ${own}, ${name} ${theirs}`,
  inviteAgain: 'Inviter à nouveau',
  nobody: 'Sans nom',
});

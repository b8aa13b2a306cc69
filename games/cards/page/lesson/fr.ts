import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

export const fr = translation<LessonDictionary>()({
  welcome:
    'À vous les piques, à Ana les cœurs. Construisez une ligne de cartes et détruisez sa base (marquée).',
  values: 'Les cartes à chiffre valent leur chiffre, le valet 11, la dame 12, le roi 14, l’as 15.',
  base: 'Choisissez une carte du 9 à la dame comme base. Posez-la sur l’emplacement marqué.',
  baseWeak: 'Une base faible est vite perdue. Choisissez une carte du 9 à la dame.',
  baseBest: 'Gardez vos meilleures cartes pour les combats. Choisissez une carte du 9 à la dame.',
  elsewhere: 'Bonne idée, mais prenez cette fois l’emplacement marqué.',
  turn: 'À chaque tour, posez une carte, déplacez-en une ou passez. Une carte posée reste face cachée jusqu’à son combat.',
  walk: 'Construisez votre ligne : bord à bord, coin sur coin. Posez un 2, 3, 4 ou 5 sur l’emplacement marqué.',
  walkStrong: 'Gardez cette carte pour un combat. Posez une carte de 2 à 5.',
  layInstead: 'Ce sera pour plus tard. Posez une carte sur l’emplacement marqué.',
  line: 'Posez toujours contre une carte reliée à votre base. Posez encore une carte de 2 à 5 sur l’emplacement marqué.',
  touch:
    'Deux cartes qui se touchent combattent : chaque camp lance deux dés et ajoute sa carte. Le plus grand total gagne.',
  attack: 'Attaquez : posez une carte de 6 ou plus sur l’emplacement marqué. La bulle montre vos chances.',
  attackWeak: 'Une carte aussi basse perdra probablement. Posez une carte de 6 ou plus.',
  won: 'Gagné ! Le 4 d’Ana va dans vos prises. (Les dés sont fixés dans cette leçon, pour tout montrer.)',
  lost: (card) => `Ana attaque avec l’as et gagne. Votre ${card} est maintenant dans les prises d’Ana.`,
  strike:
    'L’as est face visible : les chances sont exactes. Attaquez depuis l’emplacement marqué, avec un valet ou plus.',
  strikeWeak: 'Contre un as, c’est presque sans espoir. Prenez valet, dame, roi ou as.',
  buy: (card, button) =>
    `L’as est à vous ! Appuyez sur « ${button} », payez avec lui et récupérez votre ${card}.`,
  buyNot: 'Vous pouvez racheter votre carte maintenant. Rachetez-la.',
  bought: 'Les cartes payées vont à la défausse. Tout le monde peut y racheter les cartes de sa couleur.',
  cut: 'La ligne d’Ana tient à une carte. Attaquez-la : posez n’importe quelle carte sur l’emplacement marqué.',
  stranded:
    'La carte marquée est coupée : elle combat encore, mais Ana ne peut ni poser contre elle, ni la déplacer.',
  move: 'Vous pouvez aussi déplacer une carte. Appuyez sur la dernière posée et déplacez-la sur l’emplacement marqué.',
  moveInstead: 'Cette fois, déplacez une carte : la dernière posée.',
  moveOther: 'Celle-là tient votre ligne. Déplacez la dernière carte posée.',
  draw: 'Si tout le monde passe à la suite, sans rachat, la partie se termine. Le reste est dans les règles.',
  last: 'La base d’Ana est à portée. Posez votre meilleure carte sur l’emplacement marqué : elle touche deux cartes.',
  order:
    'Deux combats, dans l’ordre de votre choix ; un combat perdu annule l’autre. Choisissez la base marquée pour gagner !',
  orderOther: 'Si votre carte perd là, elle n’atteint jamais la base. Choisissez d’abord la base.',
  over: 'La base d’Ana est détruite : vous gagnez ! Jouez maintenant votre première partie, contre un robot facile.',
});

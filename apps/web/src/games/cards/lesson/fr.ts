import { translation } from '../../../i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

export const fr = translation<LessonDictionary>()({
  welcome: [
    'Bienvenue ! Deux joueurs, une couleur chacun : vous avez les piques, Ana les cœurs. Chacun pose une carte comme base et construit une ligne de cartes vers l’autre. Qui détruit la base adverse gagne.',
    'Ana a déjà posé la sienne (marquée), face cachée : elle seule sait quelle carte c’est. La croix n’est là que pendant la pose des bases.',
  ],
  values: [
    'Les cartes à chiffre valent leur chiffre, le valet 11, la dame 12, le roi 14 et l’as 15.',
    'Une base forte est difficile à détruire, mais cette carte ne peut alors plus se battre ailleurs.',
  ],
  base: (place) => [
    `Choisissez une carte du 9 à la dame comme base et posez-la à l’endroit marqué : ${place}.`,
    'Touchez une carte de votre main, puis la table. « Tourner » la tourne.',
  ],
  baseWeak:
    'Une base faible tombe devant la première bonne carte qui l’atteint. Reprenez et choisissez une carte du 9 à la dame.',
  baseBest:
    'Vos toutes meilleures cartes gagnent des combats ; gardez-les en main. Reprenez et choisissez une carte du 9 à la dame.',
  elsewhere: (place) =>
    `Pas une mauvaise idée, mais cette partie, jouons-la ensemble. Reprenez et prenez l’endroit marqué : ${place}.`,
  turn: [
    'Vous commencez. À votre tour vous faites une chose : poser une carte, en déplacer une, ou passer. La base d’Ana (marquée) est encore loin.',
  ],
  walk: (place) => [
    'Une carte se pose contre une des vôtres : elles partagent un bout de bord et un coin. Elle y reste face cachée.',
    `En chemin personne ne se bat, une carte faible suffit donc. Posez une carte de 2 à 5 à l’endroit marqué : ${place}.`,
  ],
  walkStrong:
    'Cette carte est trop bonne pour marcher : vous en aurez besoin dans un combat. Reprenez et posez une carte de 2 à 5.',
  layInstead: 'C’est possible aussi, mais plus tard. Reprenez et posez une carte à l’endroit marqué.',
  line: (place) => [
    'Ana vient à votre rencontre, face cachée elle aussi. Continuez au bout de votre ligne : on ne construit que sur des cartes reliées à sa base.',
    `De nouveau une carte de 2 à 5, à l’endroit marqué : ${place}.`,
  ],
  touch: [
    'Vous voilà tout près. Une carte posée de façon à toucher une carte ennemie doit la combattre : les deux sont retournées, chaque camp lance deux dés et ajoute sa carte. Le plus haut total gagne ; à égalité on relance.',
    'Avant de la poser vous voyez la chance de gagner. Vous ne connaissez pas la carte marquée, mais la chance compte toutes celles qu’elle peut être.',
  ],
  attack: (place) => [
    `Posez une carte de 6 ou plus à l’endroit marqué : ${place}. Essayez d’abord quelques cartes et regardez la chance au-dessus de la carte d’Ana.`,
  ],
  attackWeak: 'Une carte si faible perd probablement. Reprenez et posez une carte de 6 ou plus.',
  won: [
    'Gagné ! Votre carte reste, désormais face visible. Le quatre d’Ana rejoint vos prises : il servira à racheter des cartes perdues.',
  ],
  lost: (card) => [
    `Ana a riposté avec l’as, sa meilleure carte, et vous avez perdu une carte (${card}) : elle est parmi les prises d’Ana. Cela peut arriver à toute carte qu’un ennemi peut toucher.`,
  ],
  strike: (place) => [
    'L’as est maintenant visible, la chance est donc exacte : même votre as ne gagne qu’une fois sur deux. Mais s’il gagne, la meilleure carte d’Ana a disparu.',
    `Posez un valet, une dame, un roi ou un as à l’endroit marqué : ${place}.`,
  ],
  strikeWeak:
    'Contre un as c’est presque sans espoir. Reprenez et posez un valet, une dame, un roi ou un as.',
  buy: (card, button) => [
    'Vous avez battu l’as ! Il est parmi vos prises et vaut 15.',
    `Après vos combats et avant votre action vous pouvez acheter : donnez des cartes de vos prises et prenez des cartes de votre couleur qui ne valent pas plus. Appuyez sur « ${button} », donnez l’as et reprenez votre carte : ${card}.`,
  ],
  buyNot: 'Vous pouvez justement vous offrir votre carte. Reprenez et achetez.',
  bought: [
    'Ce que vous avez donné est dans la défausse. Chacun peut y racheter sa propre couleur, et dans les prises des autres : tout est visible, regardez donc ce qu’Ana pourrait s’offrir.',
  ],
  cut: (place) => [
    'La ligne d’Ana va de sa base, par la carte marquée, à celle du dessus. Rompez-la !',
    `Posez n’importe quelle carte à l’endroit marqué : ${place}. Elle touche la carte du milieu.`,
  ],
  stranded: [
    'La ligne est rompue : la carte marquée est coupée de sa base. Elle reste, elle se bat encore quand on la touche, et elle gêne, mais Ana ne peut plus construire dessus.',
    'Cela peut vous arriver aussi. Méfiez-vous des cartes qui en tiennent beaucoup d’autres.',
  ],
  moving: [
    'Au lieu de poser une carte, vous pouvez en déplacer une : à côté de ses voisines, ou des voisines de celles-ci. Elle est retournée et combat ce qu’elle touche.',
    'Essayez n’importe laquelle de vos cartes : là où un déplacement en couperait d’autres, on vous avertit.',
  ],
  move: (place) => [
    `Déplacez ensuite votre carte la plus avancée à l’endroit marqué : ${place}. Elle y rencontre la carte coupée.`,
  ],
  moveInstead:
    'Cette fois, essayez un déplacement : touchez votre carte la plus avancée sur la table, ou choisissez « Déplacer une carte … ». Reprenez d’abord.',
  moveOther: 'Celle-là tient votre ligne. Reprenez et déplacez la carte la plus avancée.',
  draw: [
    'Encore deux choses. Si tous passent l’un après l’autre, ou si rien ne se passe pendant dix tours, la partie est nulle. Et à trois ou quatre, qui détruit une base reçoit un joker, qui vaut 15, et reprend des cartes gratuitement.',
  ],
  last: (place) => [
    `La base d’Ana est à portée. Posez votre meilleure carte à l’endroit marqué : ${place}. Elle touche deux cartes.`,
  ],
  order: [
    'Deux combats, l’un après l’autre, et vous choisissez l’ordre. Si votre carte tombe, l’autre combat n’a pas lieu.',
    'Choisissez la base (marquée) : si elle tombe, la partie est gagnée aussitôt.',
  ],
  orderOther: 'D’abord la base : si votre carte tombe contre l’autre, l’occasion est passée. Reprenez.',
  over: [
    'La base d’Ana est détruite : vous avez gagné ! Maintenant toutes les cartes sont montrées, les siennes aussi.',
    'Vous savez jouer. Une partie contre des bots vous attend ; ils ne posent pas leurs cartes si gentiment.',
  ],
});

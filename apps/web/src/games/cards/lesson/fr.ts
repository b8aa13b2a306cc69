import { translation } from '../../../i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

export const fr = translation<LessonDictionary>()({
  welcome: [
    'Bienvenue ! À deux, une couleur chacun : vous avez les piques, Ana les cœurs. Posez une carte comme base et construisez une ligne de cartes vers l’autre base. La détruire, c’est gagner.',
    'La base d’Ana est déjà là (marquée), face cachée : seule Ana sait quelle carte c’est. La croix n’est là que pendant la pose des bases.',
  ],
  values: [
    'Les cartes à chiffre valent leur chiffre, le valet 11, la dame 12, le roi 14 et l’as 15.',
    'Une base forte est difficile à détruire, mais cette carte ne peut alors pas combattre ailleurs.',
  ],
  base: [
    'Choisissez une carte du 9 à la dame comme base. Posez-la sur l’emplacement marqué.',
    'Appuyez sur une carte de votre main, puis sur la table. « Tourner » la tourne.',
  ],
  baseWeak:
    'Une base faible perd souvent contre la première bonne carte qui arrive. Annulez le coup et choisissez une carte du 9 à la dame.',
  baseBest:
    'Vos toutes meilleures cartes gagnent des combats, gardez-les en main. Annulez le coup et choisissez une carte du 9 à la dame.',
  elsewhere:
    'Pas une mauvaise idée, mais jouons cette partie ensemble. Annulez le coup et prenez l’emplacement marqué.',
  turn: [
    'Vous commencez. Votre tour a une action : poser une carte, en déplacer une, ou passer. La base d’Ana (marquée) est encore loin.',
  ],
  walk: [
    'Posez une carte contre une des vôtres : bord à bord, un coin sur un coin. Elle reste face cachée.',
    'Toute carte d’une ligne peut être attaquée, mais aucun adversaire n’est encore près. Posez une carte de 2 à 5 sur l’emplacement marqué.',
  ],
  walkStrong: 'Gardez cette carte pour un combat. Annulez le coup et posez une carte de 2 à 5.',
  layInstead:
    'C’est possible aussi, mais plus tard. Annulez le coup et posez une carte sur l’emplacement marqué.',
  line: [
    'Ana vient à votre rencontre, face cachée aussi. Continuez au bout de votre ligne : posez toujours contre une carte reliée à votre base.',
    'De nouveau une carte de 2 à 5, sur l’emplacement marqué.',
  ],
  touch: [
    'Vous voilà tout près. Si la carte posée touche une carte adverse, elles combattent : les deux passent face visible, chaque camp lance deux dés et ajoute sa carte. Le plus grand total gagne. Égalité : on relance.',
    'Avant de poser, vous voyez les chances de gagner. Vous ne connaissez pas la carte marquée, mais ce chiffre compte toutes celles qu’elle peut être.',
  ],
  attack: [
    'Posez une carte de 6 ou plus sur l’emplacement marqué. Essayez d’abord quelques cartes et regardez les chances au-dessus de la carte d’Ana.',
  ],
  attackWeak: 'Une carte aussi basse perdra probablement. Annulez le coup et posez une carte de 6 ou plus.',
  won: [
    'Gagné ! Votre carte reste, face visible. Le 4 d’Ana va dans vos prises : il peut servir à racheter des cartes perdues.',
  ],
  lost: (card) => [
    `Ana attaque avec l’as, sa meilleure carte, et gagne. Votre ${card} est maintenant dans les prises d’Ana. Cela peut arriver à toute carte qu’un adversaire peut toucher.`,
  ],
  strike: [
    'L’as est maintenant face visible, les chances sont donc exactes : même votre as ne gagne qu’une fois sur deux. Mais s’il gagne, Ana n’a plus sa meilleure carte.',
    'Posez un valet, une dame, un roi ou un as sur l’emplacement marqué.',
  ],
  strikeWeak:
    'Contre un as, c’est presque sans espoir. Annulez le coup et posez un valet, une dame, un roi ou un as.',
  buy: (card, button) => [
    'Vous avez battu l’as ! Il est dans vos prises et vaut 15.',
    `Avant votre action, et après une pose ou un déplacement, vous pouvez racheter : payez avec des cartes de vos prises et récupérez des cartes de votre couleur qui ne valent pas plus. Le reste est perdu. Appuyez sur « ${button} », payez avec l’as et récupérez votre ${card}.`,
  ],
  buyNot: 'Vous pouvez justement racheter votre carte. Annulez le coup et rachetez-la.',
  bought: [
    'La carte qui a payé est maintenant dans la défausse. Tout le monde peut y racheter sa propre couleur, et dans les prises des autres. Tout cela est face visible : regardez ce qu’Ana pourrait racheter.',
  ],
  cut: [
    'La ligne d’Ana va de sa base, par la carte marquée, à celle du dessus. Coupez-la !',
    'Posez n’importe quelle carte sur l’emplacement marqué. Elle touche la carte du milieu.',
  ],
  stranded: [
    'La ligne est coupée : la carte marquée est coupée de sa base. Elle reste, elle combat si une carte la touche, et elle gêne. Mais Ana ne peut rien poser contre elle, ni la déplacer.',
    'Cela peut vous arriver aussi. Méfiez-vous des cartes qui en relient beaucoup d’autres.',
  ],
  moving: [
    'Au lieu de poser une carte, vous pouvez en déplacer une : à côté d’une de ses voisines, ou d’une voisine de celles-ci. Elle passe face visible et combat ce qu’elle touche.',
    'Essayez n’importe laquelle de vos cartes : un avertissement dit si le déplacement en coupe d’autres.',
  ],
  move: [
    'Déplacez maintenant votre carte la plus avancée sur l’emplacement marqué. Elle y touche la carte coupée.',
  ],
  moveInstead:
    'Cette fois, essayez un déplacement : appuyez sur votre carte la plus avancée sur la table, ou choisissez « Déplacer une carte… ». Annulez d’abord le coup.',
  moveOther: 'Celle-là relie votre ligne. Annulez le coup et déplacez la carte la plus avancée.',
  draw: [
    'Encore deux choses. La partie est nulle si toutes les personnes encore en jeu passent de suite sans rachat entre-temps, après dix tours chacun sans pose, combat ni rachat, ou après 100 tours chacun.',
    'À trois ou quatre, détruire une base alors qu’il reste un autre adversaire rapporte un joker qui vaut 15, s’il en reste un, et le droit de reprendre gratuitement vos cartes dans les prises et la défausse.',
  ],
  last: [
    'La base d’Ana est à portée. Posez votre meilleure carte sur l’emplacement marqué. Elle touche deux cartes.',
  ],
  order: [
    'Deux combats, l’un après l’autre, et vous choisissez l’ordre. Si votre carte perd, l’autre combat n’a pas lieu.',
    'Choisissez la base (marquée) : si vous la détruisez, vous gagnez aussitôt.',
  ],
  orderOther: 'La base d’abord : si votre carte perd contre l’autre, l’occasion est passée. Annulez le coup.',
  over: [
    'La base d’Ana est détruite : vous gagnez ! Maintenant, toutes les cartes sont visibles, celles d’Ana aussi.',
    'Maintenant, vous savez jouer. Une partie contre des robots vous attend. Ils ne vous feront pas de cadeau.',
  ],
});

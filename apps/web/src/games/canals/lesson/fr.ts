import { translation } from '../../../i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

export const fr = translation<LessonDictionary>()({
  welcome: [
    'Bienvenue ! À quatre, vous cultivez une île. Les cultures ont besoin d’eau, et l’eau vient de la source (marquée) par des canaux.',
    'Qui a le plus de points après onze manches gagne. Nous jouons les premières manches ensemble.',
  ],
  offer: [
    'Chaque manche commence par des tuiles à planter, une par joueur : c’est l’offre.',
    'Les petits chapeaux sont des planteurs : autant de vos marqueurs s’y tiendront. Plus de marqueurs, plus de points.',
  ],
  bid: [
    'D’abord une enchère : qui choisit en premier ? Vous avez 10 escudos, et ce que vous misez est payé quoi qu’il arrive.',
    'Misez 3, 4 ou 5 pour être premier.',
  ],
  bidPass:
    'Qui passe le premier devient contrôleur et plante en dernier, avec un marqueur de moins. Ce sera pour la prochaine manche. Reprenez et misez.',
  bidLow: 'Les autres peuvent dépasser si peu. Reprenez et misez 3, 4 ou 5.',
  bidHigh: 'Tant n’est pas nécessaire : l’argent vaut un point pièce à la fin. Reprenez et misez 3, 4 ou 5.',
  order: (bid, overseer) => [
    `Votre ${bid} est la mise la plus haute : vous plantez en premier, puis les autres dans l’ordre de leurs mises.`,
    `${overseer} a passé en premier et devient contrôleur (la couronne) : le canal de cette manche ira où ${overseer} le décide.`,
  ],
  plant: [
    'Prenez les bananes, la seule tuile à deux planteurs, et plantez-les sur une des cases marquées : un canal peut y arriver dès cette manche.',
    'Choisissez la tuile, puis la case, puis appuyez sur le bouton.',
  ],
  plantSmall:
    'Cette tuile ne porte qu’un marqueur, les bananes en portent deux. Reprenez et plantez les bananes.',
  plantFar: (square) =>
    `Aucun canal ne peut arriver en ${square} pendant cette manche : vous perdriez un marqueur. Reprenez et choisissez une case marquée.`,
  dry: (square, overseer) => [
    `Votre champ ${square} est sec. Sans canal le long d’un côté, il perd un marqueur à la fin de la manche, et quand il n’en a plus, il devient désert.`,
    `Tous sauf le contrôleur peuvent maintenant proposer de l’argent à ${overseer} pour un endroit. Les canaux partent de la source ou d’autres canaux.`,
  ],
  bribe: [
    'Choisissez un des fossés marqués : tous longent votre champ. Proposez 1, 2 ou 3 escudos.',
    'Si votre proposition n’est pas retenue, l’argent vous revient.',
  ],
  bribePass:
    'Alors le canal ira où les autres le veulent, et votre champ séchera. Reprenez et faites une proposition.',
  bribeElsewhere: (ditch) =>
    `Un canal en ${ditch} ne longe pas votre champ. Reprenez et choisissez un fossé marqué.`,
  bribeMuch: 'Si tôt, un canal ne vaut pas autant. Reprenez et proposez 1, 2 ou 3.',
  canal: (overseer, ditch) => [
    `${overseer} creuse ${ditch} et prend votre argent. Tout ce qui longe ce canal a de l’eau, jusqu’à la fin de la partie.`,
    'Les cases libres avec de l’eau sont vertes : de bons endroits pour plus tard.',
  ],
  extra: (button) => [
    'Chacun a un canal supplémentaire, une fois dans toute la partie et gratuit. On vous le demande à chaque manche.',
    `Rien à vous n’est en danger. Appuyez sur « ${button} » et gardez-le.`,
  ],
  extraEarly:
    'Votre seul canal supplémentaire, et rien à vous n’est en danger : il sauvera un champ plus grand. Reprenez et gardez-le.',
  drying: (markers, deserts) => [
    `La manche est finie. Ce qui n’avait pas d’eau a séché : ${plural(markers, 'marqueur perdu', 'marqueurs perdus')}, ${plural(deserts, 'champ devenu désert', 'champs devenus déserts')}.`,
    'Puis chacun a reçu 3 escudos. Une nouvelle manche commence.',
  ],
  pass: (button) => [
    'Essayez maintenant d’être contrôleur. Personne n’a encore passé : si vous passez, la couronne est à vous. Cela ne coûte pas d’argent, mais un marqueur en plantant.',
    `Appuyez sur « ${button} ».`,
  ],
  passBid: 'Une bonne mise, mais cette fois voyons ce que fait le contrôleur. Reprenez et passez.',
  overseer: [
    'Vous êtes contrôleur. Ceux qui ont misé plantent d’abord ; il vous reste la dernière tuile, avec un marqueur de moins que de planteurs.',
  ],
  plantFew: [
    'Plantez là où il y a déjà de l’eau (vert), ou le long d’un fossé que vous allez creuser : cette manche, c’est vous qui décidez.',
  ],
  plantNone:
    'Une tuile à un planteur resterait sans marqueur et ne compterait pour personne. Reprenez et choisissez une tuile à deux planteurs.',
  decide: (pools) => [
    `Les autres ont fait leurs propositions : ${pools.join(' ; ')}. Les propositions pour le même endroit s’additionnent.`,
    'Acceptez-en une et prenez tout l’argent posé dessus ; ce n’est pas forcément la plus haute. Le reste est rendu.',
  ],
  pool: (ditch, sum) => `${sum} pour ${ditch}`,
  decideOwn: (cost) =>
    `Vous pouvez creuser où personne n’a rien proposé, mais cela coûte ${cost}, un de plus que la plus haute proposition, et vous ne recevez rien. Reprenez et acceptez une proposition.`,
  area: [
    'Comment compte-t-on ? Les champs de même culture qui se touchent par un côté forment une zone. Pour chaque zone : ses tuiles fois vos marqueurs.',
    'Vos bananes seules : 1 tuile × 2 marqueurs = 2. Avec une deuxième tuile de bananes à côté : 2 tuiles × 4 marqueurs = 8 !',
  ],
  bidHighest: (bid) => [
    `Il vous faut donc les bananes de l’offre. La plus haute mise est ${bid}. Misez plus.`,
  ],
  bidHighestNot: (bid) =>
    `Alors quelqu’un choisit avant vous, et les bananes seront peut-être parties. Reprenez et misez plus de ${bid}.`,
  grow: ['Plantez les bananes à côté des vôtres : sur une case marquée.'],
  growNot: (together, apart) =>
    `Pas avec vos bananes : cela fait ${apart} points au lieu de ${together}. Reprenez et plantez des bananes sur une case marquée.`,
  extraUse: (square) => [
    `Votre champ ${square} n’a pas encore d’eau, et aucun canal n’est venu. Utilisez votre canal supplémentaire : choisissez un fossé marqué.`,
  ],
  extraUseNot: 'Alors votre champ perd un marqueur. Reprenez et construisez sur un fossé marqué.',
  watch: (from, to) => [
    `Vous avez vu toutes les règles. Les manches ${from} à ${to} sont jouées vite, par des robots pour tout le monde, vous aussi. Regardez les champs grandir.`,
  ],
  last: (points) => [
    'La dernière manche : jouez-la seul. Ensuite tout ce qui est sec devient désert, et il n’y a plus de revenu ; l’argent dont vous n’avez pas besoin vaut un point pièce.',
    `Si on s’arrêtait là, vous auriez ${points} points.`,
  ],
  over: (points, place, areas) => [
    `La fin : ${points} points, place ${place}. Ouvrez « ${areas} » pour voir d’où vient chaque point.`,
    'Maintenant vous savez jouer. Une partie contre des robots vous attend, et des exercices pour des questions précises.',
  ],
});

import { list, plural } from '@santiago/kernel/language/fr';
import { translation } from '../../../i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

const points = (n: number): string => plural(n, 'point', 'points');

export const fr = translation<LessonDictionary>()({
  welcome: [
    'Bienvenue ! À quatre, vous plantez des tuiles sur un plateau sec. Les tuiles ont besoin d’eau. Elle vient de la source (marquée), par des canaux.',
    'Après onze manches, le plus de points gagne. Nous jouons les premières manches ensemble.',
  ],
  offer: [
    'Chaque manche commence par de nouvelles tuiles, une de chaque pile : quatre à quatre joueurs.',
    'Les travailleurs sur la tuile montrent combien des vôtres vous y mettez. Plus de travailleurs, plus de points.',
  ],
  bid: [
    'D’abord les enchères : qui plante en premier ? Vous avez 10 escudos. Vous payez votre mise quoi qu’il arrive.',
    'Misez 3, 4 ou 5 pour planter en premier.',
  ],
  bidPass:
    'La première personne à passer devient constructeur, plante en dernier et met un travailleur de moins. Ce sera pour la prochaine manche. Annulez le coup et misez.',
  bidLow: 'Les autres peuvent facilement miser plus. Annulez le coup et misez 3, 4 ou 5.',
  bidHigh:
    'Pas besoin de miser autant. Chaque escudo gardé vaut un point à la fin. Annulez le coup et misez 3, 4 ou 5.',
  order: (bid, overseer) => [
    `Votre ${bid} est la mise la plus forte : vous plantez en premier. Les autres suivent, de la mise la plus forte à la plus faible.`,
    `Constructeur : ${overseer}, qui passe en premier (la couronne). ${overseer} décide où va le canal de cette manche.`,
  ],
  plant: [
    'Prenez les bananes, la seule tuile à deux travailleurs. Plantez-les sur une des cases marquées : un canal peut y arriver dès cette manche.',
    'Choisissez la tuile, puis la case, puis appuyez sur le bouton.',
  ],
  plantSmall:
    'Cette tuile ne prend qu’un travailleur, les bananes en prennent deux. Annulez le coup et plantez les bananes.',
  plantFar: (square) =>
    `Aucun canal ne peut arriver en ${square} cette manche, vous perdriez un travailleur. Annulez le coup et choisissez une case marquée.`,
  dry: (square, overseer) => [
    `Votre tuile en ${square} est sèche. Sans canal le long d’un de ses côtés, elle perd un travailleur à la fin de chaque manche. Si elle est sèche et n’en a déjà plus à ce moment-là, elle devient un désert.`,
    `Tout le monde, sauf le constructeur, peut maintenant offrir de l’argent à ${overseer} pour un fossé. Un canal part de la source ou d’un autre canal.`,
  ],
  bribe: [
    'Choisissez un fossé marqué : un canal y irrigue votre tuile. Offrez 1, 2 ou 3 escudos.',
    'Si votre proposition n’est pas acceptée, votre argent vous est rendu.',
  ],
  bribePass:
    'Alors le canal ira où les autres le veulent, et votre tuile séchera. Annulez le coup et proposez un fossé.',
  bribeElsewhere: (ditch) =>
    `Un canal en ${ditch} n’irrigue pas votre tuile. Annulez le coup et choisissez un fossé marqué.`,
  bribeMuch: 'Si tôt, un canal ne vaut en général pas autant. Annulez le coup et offrez 1, 2 ou 3.',
  canal: (overseer, ditch) => [
    `${overseer} construit en ${ditch} et reçoit votre argent. Tout ce qui longe ce canal a de l’eau jusqu’à la fin de la partie.`,
    'Les cases libres avec de l’eau sont vertes : souvent de bonnes cases pour plus tard.',
  ],
  extra: (button) => [
    'Tout le monde a un canal supplémentaire pour toute la partie, gratuit. Tant que vous l’avez, la question revient à chaque manche, sauf si quelqu’un construit le sien avant vous.',
    `Aucune de vos tuiles n’est en danger. Appuyez sur « ${button} » et gardez-le.`,
  ],
  extraEarly:
    'C’est votre seul canal supplémentaire, et rien n’est en danger. Plus tard, il peut sauver davantage. Annulez le coup et gardez-le.',
  drying: (markers, deserts) => [
    `La manche est finie, et tout ce qui n’avait pas d’eau a séché : ${plural(markers, 'travailleur perdu', 'travailleurs perdus')}, ${plural(deserts, 'tuile devenue désert', 'tuiles devenues déserts')}.`,
    'Puis tout le monde a reçu 3 escudos. Une nouvelle manche commence.',
  ],
  pass: (button) => [
    'Devenez maintenant constructeur. Personne n’a encore passé : si vous passez, vous devenez constructeur. Cela ne coûte pas d’argent, mais vous mettez un travailleur de moins.',
    `Appuyez sur « ${button} ».`,
  ],
  passBid: 'Une bonne mise, mais cette fois, voyons ce que fait le constructeur. Annulez le coup et passez.',
  overseer: [
    'Vous êtes constructeur. Les personnes qui ont misé plantent avant vous. Il vous reste la dernière tuile, avec un travailleur de moins que sur son dessin.',
  ],
  plantFew: [
    'Plantez où il y a déjà de l’eau (vert), ou le long d’un fossé où vous allez construire : cette manche, vous décidez.',
  ],
  plantNone:
    'Sur une tuile à un travailleur, vous n’en mettriez aucun. Elle ne serait à personne, mais compterait pour la taille de son champ. Annulez le coup et choisissez une tuile à deux travailleurs.',
  decide: (proposals) => [
    `Les autres ont fait leurs propositions : ${list(proposals)}. Les pots-de-vin pour un même fossé s’additionnent.`,
    'Acceptez-en une et recevez tout son argent. Ce n’est pas forcément la plus haute. Les autres sont remboursés.',
  ],
  pool: (ditch, sum) => `${sum} pour ${ditch}`,
  decideOwn: (cost) =>
    `Vous pouvez construire ailleurs, mais vous payez alors ${plural(cost, 'escudo', 'escudos')}, un de plus que le plus grand total sur un fossé, et ne recevez rien. Annulez le coup et acceptez une proposition.`,
  area: [
    'Comment se fait le décompte ? Les tuiles de même culture qui se touchent par un côté forment un champ. Chaque champ vous rapporte : ses tuiles fois vos travailleurs dessus.',
    'Vos bananes seules : 1 tuile\u00A0×\u00A02 travailleurs = 2. Avec une deuxième tuile de bananes à côté : 2 tuiles\u00A0×\u00A04 travailleurs = 8 !',
  ],
  bidHighest: (bid) => [
    `Il vous faut donc les bananes de cette manche. La mise la plus forte est ${bid}. Misez plus.`,
  ],
  bidHighestNot: (bid) =>
    `Alors quelqu’un choisit avant vous, et les bananes seront peut-être prises. Annulez le coup et misez plus de ${bid}.`,
  grow: ['Plantez les bananes à côté des vôtres, sur une case marquée.'],
  growNot: (together, apart) =>
    `Loin de vos bananes, cela fait ${points(apart)} au lieu de ${together}. Annulez le coup et plantez des bananes sur une case marquée.`,
  extraUse: (square) => [
    `Votre tuile en ${square} n’a pas d’eau, et aucun canal n’est venu. Utilisez votre canal supplémentaire : choisissez un fossé marqué.`,
  ],
  extraUseNot: 'Alors votre tuile perd un travailleur. Annulez le coup et construisez sur un fossé marqué.',
  watch: (from, to) => [
    `Vous avez vu comment se joue une manche ; la page des règles dit le reste. Les robots jouent maintenant vite les manches ${from} à ${to} pour tout le monde, vous aussi. Regardez les champs grandir.`,
  ],
  last: (n) => [
    'La dernière manche : jouez-la sans aide. À la fin, tout ce qui est sec devient un désert, avec ou sans travailleurs, et il n’y a pas de revenus. Chaque escudo gardé vaut un point.',
    `Si la partie s’arrêtait maintenant, vous auriez ${points(n)}.`,
  ],
  over: (n, place, areas) => [
    `La fin : ${points(n)}, rang ${place}. Ouvrez « ${areas} » pour voir d’où vient chaque point.`,
    'Maintenant, vous savez jouer. Une partie contre des robots vous attend, et les exercices aussi.',
  ],
});

import { ordinal, plural } from '@santiago/kernel/language/fr';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

const points = (n: number): string => plural(n, 'point', 'points');

export const fr = translation<LessonDictionary>()({
  welcome: 'Plantez et amenez l’eau depuis la source marquée. Qui a le plus de points gagne.',
  offer: 'Nouvelles tuiles, choisies pour cette leçon. Elles montrent combien de travailleurs vous y mettez.',
  bid: 'Enchères : qui mise le plus plante en premier. Vous payez toujours votre mise. Misez 3, 4 ou 5.',
  bidPass: 'Vous deviendriez constructeur : ce sera pour la prochaine manche. Misez 3, 4 ou 5.',
  bidLow: 'Les autres peuvent facilement miser plus. Misez 3, 4 ou 5.',
  bidHigh: 'C’est trop : chaque escudo gardé vaut un point. Misez 3, 4 ou 5.',
  order: (overseer) =>
    `Vous plantez en premier. ${overseer} a passé en premier, devient constructeur (la pelle) et décide où va le canal.`,
  plant:
    'Prenez les bananes : elles apportent deux travailleurs. Plantez-les sur la case marquée, où un canal peut arriver.',
  plantSmall: 'Cette tuile n’apporte qu’un travailleur. Prenez les bananes.',
  plantFar: 'Aucun canal ne peut y arriver cette manche. Choisissez la case marquée.',
  dry: (overseer) =>
    `Votre plantation est sèche : sans eau, elle perd un travailleur par manche. Offrez de l’argent à ${overseer} pour un canal.`,
  bribe: 'Choisissez le fossé marqué et offrez 1, 2 ou 3 escudos. Si c’est refusé, ils vous reviennent.',
  bribePass: 'Sans eau, votre plantation se dessèche. Choisissez le fossé marqué.',
  bribeElsewhere: 'Cela n’irrigue pas votre plantation. Choisissez le fossé marqué.',
  bribeMuch: 'C’est beaucoup, si tôt. Offrez 1, 2 ou 3.',
  canal: (overseer) =>
    `${overseer} construit votre canal et reçoit votre argent. Les cases voisines ont de l’eau jusqu’à la fin.`,
  extra: (button) =>
    `Tout le monde a un canal supplémentaire gratuit pour toute la partie. Gardez-le : appuyez sur « ${button} ».`,
  extraEarly: 'Rien n’est en danger. Gardez-le.',
  drying:
    'Fin de manche : une plantation sèche perd un travailleur ; sans travailleur, elle devient un désert. Revenus : 3 escudos.',
  pass: (button) =>
    `À vous d’être constructeur : cela coûte un travailleur, mais pas d’argent. Appuyez sur « ${button} ».`,
  passBid: 'Devenez constructeur : passez.',
  overseer:
    'Vous êtes constructeur. Les autres plantent d’abord ; à vous la dernière tuile, avec un travailleur de moins.',
  plantFew: 'Plantez sur la case marquée : dans cette manche, c’est vous qui décidez du canal.',
  plantWatered: 'Plantez sur la case marquée : elle a déjà de l’eau.',
  decide:
    'À vous de choisir ! Les pots-de-vin d’un fossé s’additionnent. Acceptez le fossé marqué et recevez son argent.',
  decideOwn: (cost) =>
    `Construire ailleurs coûte ${plural(cost, 'escudo', 'escudos')}, un de plus que le plus grand total. Acceptez le fossé marqué.`,
  area: 'Des tuiles de même culture côte à côte forment un champ. Il rapporte son nombre de tuiles fois vos travailleurs.',
  bidHighest: (bid) =>
    `Encore des bananes ! À côté des vôtres, 6 points de plus (2 × 4 = 8). Misez plus de ${bid}.`,
  bidHighestNot: (bid) => `Quelqu’un prendrait peut-être les bananes avant vous. Misez plus de ${bid}.`,
  grow: 'Plantez les bananes à côté des vôtres, sur la case marquée.',
  growNot: (together, apart) =>
    `Cela ne rapporte que ${points(apart)} de plus au lieu de ${together}. Plantez les bananes sur la case marquée.`,
  extraUse: 'Encore sèche ! Construisez votre canal supplémentaire sur le fossé marqué.',
  extraUseNot: 'Elle perdrait un travailleur. Construisez sur le fossé marqué.',
  watch: (from, to) =>
    `Des robots jouent en accéléré les manches ${from} à ${to} pour tout le monde. Puis vous jouez la dernière.`,
  last: 'Dernière manche, sans aide ! À la fin, tout ce qui est sec devient un désert.',
  over: (n, rank) =>
    `C’est fini : ${points(n)}, ${ordinal(rank)} place. Jouez maintenant votre première partie, contre des robots faciles !`,
});

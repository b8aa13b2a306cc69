import { plural } from '@santiago/kernel/language/fr';
import { translation } from '../../../i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

const points = (n: number): string => plural(n, 'point', 'points');

export const fr = translation<LessonDictionary>()({
  welcome: 'Plantez et amenez l’eau depuis la source marquée. La personne avec le plus de points gagne.',
  offer: 'Nouvelles tuiles, choisies pour cette leçon. Elles montrent combien de travailleurs vous y mettez.',
  bid: 'Enchères : la mise la plus forte donne le premier rang pour planter. Vous payez toujours. Misez 3, 4 ou 5.',
  bidPass: 'Cela vous rend constructeur : ce sera pour la prochaine manche. Misez 3, 4 ou 5.',
  bidLow: 'Les autres peuvent facilement miser plus. Misez 3, 4 ou 5.',
  bidHigh: 'C’est trop : chaque escudo gardé vaut un point. Misez 3, 4 ou 5.',
  order: (overseer) =>
    `Vous plantez en premier. Constructeur : ${overseer} (la pelle), qui passe en premier et décide où va le canal.`,
  plant:
    'Prenez les bananes : elles apportent deux travailleurs. Plantez-les sur la case marquée, où un canal peut arriver.',
  plantSmall: 'Cette tuile n’apporte qu’un travailleur. Prenez les bananes.',
  plantFar: 'Aucun canal ne peut y arriver. Choisissez la case marquée.',
  dry: (_overseer) =>
    `Votre tuile est sèche : sans eau, elle perd un travailleur par manche. Offrez de l’argent pour un canal.`,
  bribe: 'Choisissez le fossé marqué et offrez 1, 2 ou 3 escudos. Si c’est refusé, ils vous reviennent.',
  bribePass: 'Alors votre tuile sèche. Choisissez le fossé marqué.',
  bribeElsewhere: 'Cela n’irrigue pas votre tuile. Choisissez le fossé marqué.',
  bribeMuch: 'C’est beaucoup, si tôt. Offrez 1, 2 ou 3.',
  canal: (overseer) =>
    `${overseer} construit votre canal et reçoit votre argent. Les cases voisines ont de l’eau jusqu’à la fin.`,
  extra: (button) =>
    `Tout le monde a un canal supplémentaire gratuit pour toute la partie. Gardez-le : appuyez sur « ${button} ».`,
  extraEarly: 'Rien n’est en danger. Gardez-le.',
  drying:
    'Fin de manche : une tuile sèche perd un travailleur ; sans travailleur, elle devient un désert. Revenus : 3 escudos.',
  pass: (button) =>
    `À vous d’être constructeur : cela ne coûte pas d’argent, mais un travailleur. Appuyez sur « ${button} ».`,
  passBid: 'Devenez constructeur : passez.',
  overseer:
    'Vous êtes constructeur. Les autres plantent d’abord ; à vous la dernière tuile, avec un travailleur de moins.',
  plantFew: 'Plantez sur la case marquée : cette manche, vous décidez du canal.',
  plantWatered: 'Plantez sur la case marquée : elle a déjà de l’eau.',
  decide:
    'À vous de choisir ! Les pots-de-vin d’un fossé s’additionnent. Acceptez le fossé marqué et recevez son argent.',
  decideOwn: (cost) =>
    `Construire ailleurs coûte ${plural(cost, 'escudo', 'escudos')}, un de plus que le plus grand total. Acceptez le fossé marqué.`,
  area: 'Les mêmes cultures côte à côte forment un champ. Il rapporte : ses tuiles fois vos travailleurs dessus.',
  bidHighest: (bid) =>
    `Encore des bananes ! À côté des vôtres : 2\u00A0×\u00A04 = 8 points au lieu de 2. Misez plus de ${bid}.`,
  bidHighestNot: (bid) => `Alors quelqu’un prendra peut-être les bananes avant vous. Misez plus de ${bid}.`,
  grow: 'Plantez les bananes à côté des vôtres, sur la case marquée.',
  growNot: (together, apart) =>
    `Cela fait ${points(apart)} au lieu de ${together}. Plantez des bananes sur la case marquée.`,
  extraUse: 'Encore sèche ! Construisez votre canal supplémentaire sur le fossé marqué.',
  extraUseNot: 'Elle perdrait un travailleur. Construisez sur le fossé marqué.',
  watch: (from, to) =>
    `Des robots jouent vite les manches ${from} à ${to} pour tout le monde. Puis vous jouez la dernière.`,
  last: 'Dernière manche, sans aide ! À la fin, tout ce qui est sec devient un désert.',
  over: (n, rank) =>
    `La fin : ${points(n)}, rang ${rank}. Jouez maintenant votre première partie, contre des robots faciles !`,
});

import { list, ordinal, plural } from '@santiago/kernel/language/fr';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { ExerciseDictionary } from './en.ts';

const escudos = (n: number): string => plural(n, 'escudo', 'escudos');
const points = (n: number): string => plural(n, 'point', 'points');

export const fr = translation<ExerciseDictionary>()({
  kinds: {
    scoring: 'Décompte',
    planting: 'Plantation',
    water: 'Eau',
    bribes: 'Pots-de-vin',
    extra: 'Canal supplémentaire',
    auction: 'Enchères',
  },
  goals: {
    result: 'Quel est le meilleur choix, si tout le monde joue au mieux à partir d’ici ?',
    now: 'Qu’est-ce qui vous donnerait le plus de points si la partie s’arrêtait juste après ?',
    rank: (rank) =>
      `Vous misez en dernier. Quelle mise suffit tout juste pour planter en ${ordinal(rank)} position ?`,
    overseer:
      'Vous misez en dernier. Comment devenir constructeur sans perdre de travailleur, au plus bas prix ?',
  },
  wrong: {
    end: (own, others, most, best) =>
      `Vous finiriez avec ${points(own)}, et ${list(others)} avec ${most}. Vous pouvez atteindre ${best}.`,
    now: (own, best) => `Vous auriez ${points(own)}. Vous pouvez atteindre ${best}.`,
    rank: (rank) => `Ainsi, vous plantez en ${ordinal(rank)} position.`,
    overseer: (name) => `Dans ce cas, ${name} devient constructeur.`,
    passed: 'Vous devenez constructeur, mais avec un travailleur de moins.',
    dear: 'C’est possible, mais une mise plus faible suffit.',
  },
  right: {
    end: (own, next) =>
      `Exact ! Vous finissez avec ${points(own)}. Le deuxième meilleur choix donne ${next}.`,
    now: (own) => `Exact ! Vous auriez ${points(own)} : c’est le maximum.`,
    rank: (rank, bid) =>
      `Exact ! Vous plantez en ${ordinal(rank)} position pour ${escudos(bid)}. Une mise plus faible ne suffirait pas.`,
    overseer: (bid) =>
      `Exact ! Vous devenez constructeur pour ${escudos(bid)} et gardez tous vos travailleurs.`,
  },
});

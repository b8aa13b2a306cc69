import { list, plural } from '@santiago/kernel/language/fr';
import { translation } from '../../../i18n/translation.ts';
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
    now: 'Qu’est-ce qui vous donne le plus de points, si la partie s’arrêtait juste après ?',
    rank: (rank) => `Vous misez en dernier. Quelle mise suffit tout juste pour planter au rang ${rank} ?`,
    overseer:
      'Vous misez en dernier. Comment devenir constructeur sans perdre de travailleur, au plus bas prix ?',
  },
  wrong: {
    end: (own, others, most, best) =>
      `Alors vous finissez avec ${points(own)}, et ${list(others)} avec ${most}. ${best} est possible pour vous.`,
    now: (own, best) => `Alors vous auriez ${points(own)}. ${best} est possible.`,
    rank: (rank) => `Avec cela, vous plantez au rang ${rank}.`,
    overseer: (name) => `Alors le constructeur est ${name}.`,
    passed: 'Cela vous rend constructeur, mais vous mettez un travailleur de moins.',
    dear: 'C’est possible, mais moins suffit.',
  },
  right: {
    end: (own, next) => `Exact ! Vous finissez avec ${points(own)}. Le meilleur choix suivant donne ${next}.`,
    now: (own) => `Exact ! Vous auriez ${points(own)} : rien ne donne plus.`,
    rank: (rank, bid) => `Exact ! Vous plantez au rang ${rank} pour ${escudos(bid)}. Moins ne suffit pas.`,
    overseer: (bid) =>
      `Exact ! Vous devenez constructeur pour ${escudos(bid)} et gardez tous vos travailleurs.`,
  },
});

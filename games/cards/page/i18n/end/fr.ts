import { does, le, plural, whose } from '@santiago/kernel/language/fr';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { CardsEndDictionary } from './en.ts';

/** Comment une partie du jeu de cartes a fini et ce qui est hors de vue sur sa table, en français. */
export const fr = translation<CardsEndDictionary>()({
  destroyed: (winner, card, loser) =>
    `${does(winner, 'détruisez', 'détruit')} ${whose(loser, 'base')} avec ${le(card)}.`,
  resigned: (who) => `${does(who, 'abandonnez', 'abandonne')} en dernier.`,
  passed: (who) => `${does(who, 'avez', 'a')} passé en dernier.`,
  lastTurn: (who) => `${does(who, 'avez', 'a')} joué le dernier tour.`,
  standing: (names) => `Personne ne gagne, car plus d’une base est encore debout\u00A0: ${names}.`,
  outside: {
    cards: (name, n) => `Hors de vue\u00A0: ${plural(n, 'carte', 'cartes')} (${name}). Afficher`,
    spots: (n) => `Hors de vue\u00A0: ${plural(n, 'emplacement', 'emplacements')} pour votre carte. Afficher`,
  },
});

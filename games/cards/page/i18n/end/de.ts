import { does, plural, whose } from '@santiago/kernel/language/de';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { CardsEndDictionary } from './en.ts';

/** How a match of the card game ended, and what lies outside the shown part of the table, in German. */
export const de = translation<CardsEndDictionary>()({
  destroyed: (winner, card, loser) =>
    `${does(winner, 'zerstörst', 'zerstört')} mit ${card} ${whose(loser, 'Basis')}.`,
  resigned: (who) => `${does(who, 'hast', 'hat')} zuletzt aufgegeben.`,
  passed: (who) => `${does(who, 'hast', 'hat')} zuletzt gepasst.`,
  lastTurn: (who) => `${does(who, 'hattest', 'hatte')} den letzten Zug.`,
  standing: (names) => `Niemand gewinnt: Mehr als eine Basis steht noch (${names}).`,
  outside: {
    cards: (name, n) => `Außer Sicht: ${plural(n, 'Karte', 'Karten')} (${name}). Zeigen`,
    spots: (n) => `Außer Sicht: ${plural(n, 'Stelle', 'Stellen')} für deine Karte. Zeigen`,
  },
});

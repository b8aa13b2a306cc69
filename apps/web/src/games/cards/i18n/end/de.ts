import { does, plural, whose } from '@santiago/kernel/language/de';
import { translation } from '../../../../i18n/translation.ts';
import type { CardsEndDictionary } from './en.ts';

/** Wie eine Partie des Kartenspiels endete und was außerhalb des gezeigten Tisches liegt, auf Deutsch. */
export const de = translation<CardsEndDictionary>()({
  destroyed: (winner, card, loser) =>
    `${does(winner, 'zerstörst', 'zerstört')} ${whose(loser, 'Basis')} (mit: ${card}).`,
  resigned: (who) => `${does(who, 'hast', 'hat')} zuletzt aufgegeben.`,
  passed: (who) => `${does(who, 'hast', 'hat')} zuletzt gepasst.`,
  lastTurn: (who) => `${does(who, 'hattest', 'hatte')} den letzten Zug.`,
  standing: (names) => `Niemand gewinnt, denn mehr als eine Basis steht noch: ${names}.`,
  outside: {
    cards: (name, n) => `Außerhalb: ${plural(n, 'Karte', 'Karten')} von ${name}. Zeigen`,
    spots: (n) => `Außerhalb: ${plural(n, 'Stelle', 'Stellen')} für deine Karte. Zeigen`,
  },
});

import { computed } from '@preact/signals';
import { t } from '../../../i18n/index.ts';
import type { Who } from '../../../i18n/text.ts';

/** How a match of the card game ended, in every language: who ended it, and what stood. */
const own = (who: Who, you: string, other: string): string =>
  who.you ? `You ${you}` : `${who.name} ${other}`;

const en = {
  destroyed: (winner: Who, card: string, loser: Who) =>
    `${own(winner, 'destroy', 'destroys')} ${loser.you ? 'your' : `${loser.name}’s`} base with the ${card}.`,
  resigned: (who: Who) => `${own(who, 'resign', 'resigns')} last.`,
  passed: (who: Who) => `${own(who, 'pass', 'passes')} last.`,
  lastTurn: (who: Who) => `${own(who, 'have', 'has')} the last turn.`,
  standing: (names: string) => `Nobody wins, because more than one base still stands: ${names}.`,
};

type EndingWords = typeof en;

const wer = (who: Who, du: string, other: string): string => (who.you ? `Du ${du}` : `${who.name} ${other}`);

const de: EndingWords = {
  destroyed: (winner, card, loser) =>
    `${wer(winner, 'zerstörst', 'zerstört')} ${loser.you ? 'deine Basis' : `die Basis von ${loser.name}`} (mit: ${card}).`,
  resigned: (who) => `${wer(who, 'gibst', 'gibt')} zuletzt auf.`,
  passed: (who) => `${wer(who, 'passt', 'passt')} zuletzt.`,
  lastTurn: (who) => `${wer(who, 'hast', 'hat')} den letzten Zug.`,
  standing: (names) => `Niemand gewinnt, denn mehr als eine Basis steht noch: ${names}.`,
};

const qui = (who: Who, vous: string, other: string): string =>
  who.you ? `Vous ${vous}` : `${who.name} ${other}`;
const baseDe = (name: string): string =>
  /^[aeiouyhàâéèêëîïôû]/i.test(name) ? `la base d’${name}` : `la base de ${name}`;

const fr: EndingWords = {
  destroyed: (winner, card, loser) =>
    `${qui(winner, 'détruisez', 'détruit')} ${loser.you ? 'votre base' : baseDe(loser.name)} (carte\u00a0: ${card}).`,
  resigned: (who) => `${qui(who, 'abandonnez', 'abandonne')} en dernier.`,
  passed: (who) => `${qui(who, 'passez', 'passe')} en dernier.`,
  lastTurn: (who) => `${qui(who, 'jouez', 'joue')} le dernier tour.`,
  standing: (names) => `Personne ne gagne, car plus d’une base est encore debout\u00a0: ${names}.`,
};

const ALL: Readonly<Record<string, EndingWords>> = { en, de, fr };

export const cardsEnding = computed((): EndingWords => ALL[t.value.code] ?? en);

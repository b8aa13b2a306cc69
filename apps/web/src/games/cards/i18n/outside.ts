import { computed } from '@preact/signals';
import { t } from '../../../i18n/index.ts';

/** What lies outside the part of the table that is shown, in every language. */
const en = {
  cards: (name: string, n: number) => `Outside: ${n === 1 ? 'a card' : `${n} cards`} of ${name}. Show`,
  spots: (n: number) => `Outside: ${n === 1 ? 'a spot' : `${n} spots`} for your card. Show`,
};

type OutsideWords = typeof en;

const de: OutsideWords = {
  cards: (name, n) => `Außerhalb: ${n === 1 ? 'eine Karte' : `${n} Karten`} von ${name}. Zeigen`,
  spots: (n) => `Außerhalb: ${n === 1 ? 'ein Platz' : `${n} Plätze`} für deine Karte. Zeigen`,
};

const fr: OutsideWords = {
  cards: (name, n) => `Hors de vue\u00a0: ${n < 2 ? 'une carte' : `${n} cartes`} (${name}). Montrer`,
  spots: (n) =>
    `Hors de vue\u00a0: ${n < 2 ? 'un emplacement' : `${n} emplacements`} pour votre carte. Montrer`,
};

const ALL: Readonly<Record<string, OutsideWords>> = { en, de, fr };

export const outsideWords = computed((): OutsideWords => ALL[t.value.code] ?? en);

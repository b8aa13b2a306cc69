import { number, percent, plural, tenths } from '@santiago/kernel/language/de';
import { translation } from '../../../i18n/translation.ts';
import type { ExerciseDictionary } from './en.ts';

const cards = (n: number): string => plural(n, 'Karte', 'Karten');

export const de = translation<ExerciseDictionary>()({
  kinds: {
    attack: 'Wo angreifen?',
    fights: 'Welcher Kampf zuerst?',
    lines: 'Reihe schützen oder unterbrechen',
    buying: 'Was zurückkaufen?',
  },
  goals: {
    destroy: (who) => `Wie zerstörst du in diesem Zug mit der größten Chance die Basis von ${who.name}?`,
    order: 'Deine Karte hat mehrere Kämpfe. Welcher zuerst, um im Schnitt am meisten Wert zu gewinnen?',
    cut: (who) => `Welcher Angriff schneidet die meisten Karten von ${who.name} ab, wenn du ihn gewinnst?`,
    protect: 'Deine Basis ist in Gefahr. Nach welcher Aktion kann sie niemand als Nächstes angreifen?',
    buy: 'Welcher Rückkauf lohnt sich am meisten: der Wert, den du zurückbekommst, ohne das, was verfällt?',
  },
  wrong: {
    noAttack: 'Das greift die Basis nicht an.',
    destroy: (chance, best) =>
      `Das zerstört die Basis mit einer Chance von ${percent(chance)}. Möglich sind ${percent(best)}.`,
    order: (value, best) =>
      `Diese Reihenfolge gewinnt im Schnitt einen Wert von ${tenths(value)}. Möglich sind ${tenths(best)}.`,
    noCut: 'Das schneidet keine Karten ab.',
    cut: (n, best) => `Das schneidet ${cards(n)} ab. Möglich sind ${best}.`,
    protect: 'Dann könnte deine Basis im nächsten Zug angegriffen werden.',
    noBuy: 'Du hast nichts zurückgekauft.',
    buy: (worth, best) => `Ohne das, was verfällt, ist das ${number(worth)} wert. Möglich sind ${best}.`,
  },
  right: {
    destroy: (chance) =>
      `Richtig! Du zerstörst die Basis mit einer Chance von ${percent(chance)}: Besser geht es nicht.`,
    order: (value) =>
      `Richtig! Diese Reihenfolge gewinnt im Schnitt einen Wert von ${tenths(value)}, mehr geht nicht.`,
    cut: (n) => `Richtig! Gewinnst du den Kampf, schneidest du ${cards(n)} ab.`,
    protect: 'Richtig! Niemand kann deine Basis im nächsten Zug angreifen.',
    buy: (worth) => `Richtig! Ohne das, was verfällt, ist das ${worth} wert: Mehr geht nicht.`,
  },
});

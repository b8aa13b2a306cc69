import { number, percent, plural, tenths } from '@santiago/kernel/language/de';
import { translation } from '@santiago/table/page/i18n/translation.ts';
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
    destroy: (who) =>
      `Welcher Angriff zerstört in diesem Zug am wahrscheinlichsten die Basis von ${who.name}?`,
    order:
      'Deine Karte muss mehrmals kämpfen. Mit welchem Kampf fängst du an, damit du im Schnitt den höchsten Wert gewinnst?',
    cut: (who) => `Welcher Angriff schneidet die meisten Karten von ${who.name} ab, wenn du ihn gewinnst?`,
    protect: 'Deine Basis ist in Gefahr. Welche Aktion schützt sie im nächsten Zug vor jedem Angriff?',
    buy: 'Welcher Rückkauf lohnt sich am meisten (zurückgekaufter Wert minus verfallener Wert)?',
  },
  wrong: {
    noAttack: 'Das greift die Basis nicht an.',
    destroy: (chance, best) =>
      `Das zerstört die Basis mit ${percent(chance)} Wahrscheinlichkeit. Möglich sind ${percent(best)}.`,
    order: (value, best) =>
      `Diese Reihenfolge bringt im Schnitt einen Wert von ${tenths(value)}. Möglich sind ${tenths(best)}.`,
    noCut: 'Das schneidet keine Karten ab.',
    cut: (n, best) => `Das schneidet ${cards(n)} ab. Möglich sind ${best}.`,
    protect: 'Dann könnte deine Basis im nächsten Zug angegriffen werden.',
    noBuy: 'Du hast nichts zurückgekauft.',
    buy: (worth, best) =>
      `Nach Abzug des verfallenen Werts bringt das ${number(worth)}. Möglich sind ${best}.`,
  },
  right: {
    destroy: (chance) =>
      `Richtig! Du zerstörst die Basis mit ${percent(chance)} Wahrscheinlichkeit: Besser geht es nicht.`,
    order: (value) =>
      `Richtig! Diese Reihenfolge bringt im Schnitt einen Wert von ${tenths(value)}, mehr geht nicht.`,
    cut: (n) => `Richtig! Gewinnst du den Kampf, schneidest du ${cards(n)} ab.`,
    protect: 'Richtig! Niemand kann deine Basis im nächsten Zug angreifen.',
    buy: (worth) => `Richtig! Nach Abzug des verfallenen Werts bringt das ${worth}: Mehr geht nicht.`,
  },
});

import { cap } from '@santiago/kernel/language';
import { form, percent as percents, plural, whose } from '@santiago/kernel/language/de';
import type { Fact } from '../../fact.ts';
import type { CardsWords } from './words.ts';

const cards = (n: number): string => plural(n, 'Karte', 'Karten');
const better = (about: Fact['about']): string => (about === 'best' ? 'Die bessere Entscheidung: ' : '');
const chance = (percent: number): string => percents(percent / 100);

/** What is said of the card game, in German. */
export const cardsDe: CardsWords = {
  reasons: {
    'fight-odds': ({ about, card, owner, target, base, percent, gain, loss, cuts }, names) =>
      `${better(about)}${names.card(card)} gegen ${whose(names.person(owner), base ? 'Basis' : 'Karte')} (${
        target === null ? 'verdeckt' : names.card(target)
      }): ${chance(percent)} Chance im Kampf. Im Mittel gewinnt das ${gain} an Wert und verliert ${loss}.${
        base
          ? ` Bei einem Sieg ${names.person(owner).you ? 'wärst du' : `wäre ${names.person(owner).name}`} raus.`
          : cuts > 0
            ? ` ${cards(cuts)} ${form(cuts, 'wäre', 'wären')} abgeschnitten.`
            : ''
      }`,
    'base-card': ({ about, card, value, percent }, names) =>
      `${better(about)}${names.card(card)} (${value}) als Basis: Ein Ass zerstört sie mit ${chance(percent)} Chance.`,
    advance: ({ about, seat, card, value, enemy, before, after }, names) => {
      const line = `${better(about)}${names.card(card)} (${value}): ${cap(whose(names.person(seat), 'Reihe'))}`;
      const base = whose(names.person(enemy), 'Basis');
      return after < before
        ? `${line} kommt näher an ${base} heran: Abstand ${after} statt ${before}.`
        : `${line} kommt nicht näher an ${base} heran: Abstand ${after}.`;
    },
    threat: ({ about, card, enemy, percent }, names) =>
      `${better(about)}${names.card(card)} könnte im nächsten Zug ${whose(names.person(enemy), 'Basis')} angreifen: ${chance(percent)} Chance im Kampf.`,
    'base-open': ({ about, seat, enemy, value, percent }, { person }) =>
      `${better(about)}${cap(whose(person(enemy), 'nächste Karte'))} könnte ${whose(person(seat), 'Basis')} (${value}) angreifen. Ein Ass zerstört sie mit ${chance(percent)} Chance.`,
    'move-strands': ({ about, cards: n }) =>
      `${better(about)}Das Versetzen schneidet ${cards(n)} von der Basis ab.`,
    'pass-hand': ({ about, cards: n, worth, passes, players }) =>
      `${better(about)}${n === 0 ? 'Passen mit leerer Hand' : `Passen lässt ${cards(n)} im Wert von ${worth} auf der Hand`}. So oft wird dann hintereinander gepasst: ${passes}. Bei ${players} ist die Partie unentschieden.`,
    resigned: ({ about, hand, table }) =>
      `${better(about)}Aufgeben kostet ${cards(hand)} auf der Hand und ${table} auf dem Tisch.`,
    'pool-give': ({ about, card, value, spend, best, bestValue }, names) =>
      `${better(about)}Mit ${names.card(card)} (${value}) bezahlt, ${form(spend, 'ist', 'sind')} ${spend} auszugeben: ${
        best === null ? 'noch für keine Karte genug' : `genug für ${names.card(best)} (${bestValue})`
      }.`,
    'pool-take': ({ about, card, value, left }, names) =>
      `${better(about)}Nach ${names.card(card)} (${value}) ${form(left, 'bleibt', 'bleiben')} ${left} auszugeben.`,
    'pool-close': ({ about, lost }) =>
      `${better(about)}${lost === 0 ? 'Der Rückkauf verliert nichts' : `Am Ende des Rückkaufs ${form(lost, 'verfällt', 'verfallen')} ${lost}`}.`,
    'pool-end': ({ about, worth, best, bestValue }, names) =>
      `${better(about)}Das Ende des Zugs lässt eine Beute im Wert von ${worth} ungenutzt, genug für ${names.card(best)} (${bestValue}).`,
    'pool-pick': ({ about, card, value }, names) =>
      `${better(about)}${names.card(card)} (${value}) kommt umsonst zurück.`,
    'pool-done': ({ about, cards: n, worth }) =>
      `${better(about)}Aufhören lässt ${cards(n)} im Wert von ${worth} in Beute und Ablage.`,
  },
};

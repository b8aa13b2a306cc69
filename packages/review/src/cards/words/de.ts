import type { Fact } from '../../fact.ts';
import { plural } from '../../grammar/de.ts';
import type { Person } from '../../reason.ts';
import type { CardsWords } from './words.ts';

const cards = (n: number): string => plural(n, 'Karte', 'Karten');
/** „deine Basis“, „die Basis von Ana“. */
const whose = ({ you, name }: Person, what: string): string =>
  you ? `deine ${what}` : `die ${what} von ${name}`;
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const better = (about: Fact['about']): string => (about === 'best' ? 'Die bessere Wahl: ' : '');
const percents = new Intl.NumberFormat('de', { style: 'percent' });
const chance = (percent: number): string => percents.format(percent / 100);

/** What is said of the card game, in German. */
export const cardsDe: CardsWords = {
  reasons: {
    'fight-odds': ({ about, card, owner, target, base, percent, gain, loss, cuts }, names) =>
      `${better(about)}${names.card(card)} gegen ${whose(names.person(owner), base ? 'Basis' : 'Karte')} (${
        target === null ? 'verdeckt' : names.card(target)
      }): ${chance(percent)} Siegchance. Im Mittel gewinnt das ${gain} und verliert ${loss} an Wert${
        base
          ? `; bei einem Sieg ${names.person(owner).you ? 'wärst du' : `wäre ${names.person(owner).name}`} raus`
          : cuts > 0
            ? `; ${cards(cuts)} ${cuts === 1 ? 'wäre' : 'wären'} abgeschnitten`
            : ''
      }.`,
    'base-card': ({ about, card, value, percent }, names) =>
      `${better(about)}${names.card(card)} (${value}) als Basis: Ein Ass nimmt sie mit ${chance(percent)}.`,
    advance: ({ about, seat, card, value, enemy, before, after }, names) => {
      const line = `${better(about)}${names.card(card)} (${value}): ${cap(whose(names.person(seat), 'Reihe'))}`;
      const base = whose(names.person(enemy), 'Basis');
      return after < before
        ? `${line} rückt von ${before} auf ${after} Einheiten an ${base} heran.`
        : `${line} kommt nicht näher als ${after} Einheiten an ${base} heran.`;
    },
    threat: ({ about, card, enemy, percent }, names) =>
      `${better(about)}${names.card(card)} könnte als Nächstes ${whose(names.person(enemy), 'Basis')} angreifen: ${chance(percent)} Siegchance.`,
    'base-open': ({ about, seat, enemy, value, percent }, { person }) =>
      `${better(about)}${cap(whose(person(enemy), 'nächste Karte'))} könnte ${whose(person(seat), 'Basis')} (${value}) angreifen; ein Ass nimmt sie mit ${chance(percent)}.`,
    'move-strands': ({ about, cards: n }) =>
      `${better(about)}Das Versetzen schneidet ${cards(n)} von der Basis ab.`,
    'pass-hand': ({ about, cards: n, worth, passes, players }) =>
      `${better(about)}${n === 0 ? 'Passen mit leerer Hand' : `Passen lässt ${cards(n)} im Wert von ${worth} auf der Hand`}. Es ist Nummer ${passes} von ${players} hintereinander, die ein Unentschieden machen.`,
    resigned: ({ about, hand, table }) =>
      `${better(about)}Aufgeben kostet ${cards(hand)} auf der Hand und ${table} auf dem Tisch.`,
    'pool-give': ({ about, card, value, spend, best, bestValue }, names) =>
      `${better(about)}Mit ${names.card(card)} (${value}) sind ${spend} auszugeben: ${
        best === null ? 'noch für keine Karte genug' : `genug für ${names.card(best)} (${bestValue})`
      }.`,
    'pool-take': ({ about, card, value, left }, names) =>
      `${better(about)}Nach ${names.card(card)} (${value}) bleiben ${left} auszugeben.`,
    'pool-close': ({ about, lost }) =>
      `${better(about)}${lost === 0 ? 'Der Kauf verliert nichts' : `Mit dem Abschluss gehen ${lost} vom Gegebenen verloren`}.`,
    'pool-end': ({ about, worth, best, bestValue }, names) =>
      `${better(about)}Das Ende des Zugs lässt eine Beute im Wert von ${worth} ungenutzt, genug für ${names.card(best)} (${bestValue}).`,
    'pool-pick': ({ about, card, value }, names) =>
      `${better(about)}${names.card(card)} (${value}) kommt umsonst zurück.`,
    'pool-done': ({ about, cards: n, worth }) =>
      `${better(about)}Aufhören lässt ${cards(n)} im Wert von ${worth} in den Vorräten.`,
  },
};

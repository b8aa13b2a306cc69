import { cap } from '@santiago/kernel/language';
import { form, percent as percents, plural, whose } from '@santiago/kernel/language/de';
import type { CardsWords } from './words.ts';

const cards = (n: number): string => plural(n, 'Karte', 'Karten');
const chance = (percent: number): string => percents(percent / 100);
const said = (won: boolean, sentence: string): string => `${won ? 'Nach einem Sieg: ' : ''}${cap(sentence)}`;

/** What is said of the card game, in German. */
export const cardsDe: CardsWords = {
  reasons: {
    'fight-odds': ({ card, owner, target, base, percent, gain, loss, cuts }, names) =>
      `${names.card(card)} gegen ${whose(names.person(owner), base ? 'Basis' : 'Karte')} (${
        target === null ? 'verdeckt' : names.card(target)
      }): ${chance(percent)} Chance im Kampf. Im Mittel bringt das ${gain} an Wert und kostet ${loss}.${
        base
          ? ` Bei einem Sieg ${names.person(owner).you ? 'wärst du' : `wäre ${names.person(owner).name}`} raus.`
          : cuts > 0
            ? ` ${cards(cuts)} ${form(cuts, 'wäre', 'wären')} abgeschnitten.`
            : ''
      }`,
    'base-card': ({ card, value, percent }, names) =>
      `${names.card(card)} (${value}) als Basis: Ein Ass zerstört sie mit ${chance(percent)} Wahrscheinlichkeit.`,
    advance: ({ seat, enemy, before, after, won }, { person }) =>
      said(
        won,
        `${whose(person(seat), 'Reihe')} braucht mindestens noch ${cards(after)}, um ${whose(person(enemy), 'Basis')} anzugreifen${after === before ? ', so viele wie vorher' : `, statt ${before}`}.`,
      ),
    exposed: ({ card, seat, enemy, percent, cuts, won }, names) =>
      said(
        won,
        `${whose(names.person(enemy), 'nächste Karte')} könnte ${whose(names.person(seat), 'Karte')} angreifen, ${names.card(card)}: Sie verliert mit ${chance(percent)} Wahrscheinlichkeit${cuts === 0 ? '' : `, und ${cards(cuts)} ${form(cuts, 'wäre', 'wären')} abgeschnitten`}.`,
      ),
    'card-lost': ({ card, by, attacker, cuts }, names) =>
      `Dann verlor ${names.card(card)} gegen ${names.card(attacker)} (${names.person(by).you ? 'du' : names.person(by).name})${cuts === 0 ? '' : `, und ${cards(cuts)} ${form(cuts, 'wurde', 'wurden')} abgeschnitten`}.`,
    threat: ({ card, enemy, percent, won }, names) =>
      said(
        won,
        `${names.card(card)} könnte im nächsten Zug ${whose(names.person(enemy), 'Basis')} angreifen: ${chance(percent)} Chance, sie zu zerstören.`,
      ),
    'base-open': ({ seat, enemy, value, percent, won }, { person }) =>
      said(
        won,
        `${whose(person(enemy), 'nächste Karte')} könnte ${whose(person(seat), 'Basis')} (${value}) angreifen. Ein Ass zerstört sie mit ${chance(percent)} Wahrscheinlichkeit.`,
      ),
    'base-far': ({ seat, enemy, cards: n, won }, { person }) =>
      said(
        won,
        `${person(enemy).you ? 'du brauchst' : `${person(enemy).name} braucht`} mindestens ${cards(n)}, um ${whose(person(seat), 'Basis')} anzugreifen.`,
      ),
    'in-hand': ({ card }, names) => `${names.card(card)} bleibt auf der Hand, sicher vor Angriffen.`,
    'line-grows': ({ card, seat }, names) =>
      `${cap(whose(names.person(seat), 'Reihe'))} wächst um eine Karte, und ${names.card(card)} bleibt an ihrem Platz.`,
    'move-strands': ({ cards: n }) => `Das Versetzen schneidet ${cards(n)} von der Basis ab.`,
    'pass-hand': ({ cards: n, worth, passes, players }) =>
      `${n === 0 ? 'Passen mit leerer Hand' : `Passen lässt ${cards(n)} im Wert von ${worth} auf der Hand`}. Das ist das ${passes}. Passen in Folge; beim ${players}. endet die Partie.`,
    resigned: ({ hand, table }) => `Aufgeben kostet ${cards(hand)} auf der Hand und ${table} auf dem Tisch.`,
    'pool-give': ({ card, value, spend, best, bestValue, lost }, names) =>
      `Mit ${names.card(card)} (${value}) ${form(spend, 'ist', 'sind')} ${spend} zum Ausgeben da, ${
        best === null
          ? 'noch zu wenig für eine Karte'
          : `genug für ${names.card(best)} (${bestValue})${lost === 0 ? '' : `; ${lost} ${form(lost, 'verfällt', 'verfallen')}`}`
      }.`,
    'pool-take': ({ card, value, left }, names) =>
      `Nach ${names.card(card)} (${value}) ${form(left, 'bleibt', 'bleiben')} noch ${left} zum Ausgeben.`,
    'pool-close': ({ lost }) =>
      `${lost === 0 ? 'Beim Rückkauf geht nichts verloren' : `Am Ende des Rückkaufs ${form(lost, 'verfällt', 'verfallen')} ${lost}`}.`,
    'pool-end': ({ worth, best, bestValue }, names) =>
      `Wird der Zug jetzt beendet, bleibt eine Beute im Wert von ${worth} ungenutzt, genug für ${names.card(best)} (${bestValue}).`,
    'pool-later': ({ worth, best, bestValue }, names) =>
      `Zurückkaufen geht danach im selben Zug immer noch: Die Beute im Wert von ${worth} reicht für ${names.card(best)} (${bestValue}).`,
    'pool-pick': ({ card, value }, names) => `${names.card(card)} (${value}) kommt kostenlos zurück.`,
    'pool-done': ({ cards: n, worth }) =>
      `Dann ${form(n, 'bleibt', 'bleiben')} ${cards(n)} im Wert von ${worth} in Beute und Ablage.`,
  },
};

import { cap } from '@santiago/kernel/language';
import { object as whom, percent as percents, plural, whose } from '@santiago/kernel/language/en';
import type { CardsWords } from './words.ts';

const cards = (n: number): string => plural(n, 'card', 'cards');
const chance = (percent: number): string => percents(percent / 100);
const said = (won: boolean, sentence: string): string => (won ? `If it wins, ${sentence}` : cap(sentence));

/** What is said of the card game, in English. Rules are cited in `reason.ts`. */
export const cardsEn: CardsWords = {
  reasons: {
    'fight-odds': ({ card, owner, target, base, percent, gain, loss, cuts }, names) =>
      `The ${names.card(card)} against ${whose(names.person(owner))} ${base ? 'base' : 'card'} (${
        target === null ? 'face down' : `the ${names.card(target)}`
      }): ${chance(percent)} chance to win the fight. On average it wins cards worth ${gain} and loses cards worth ${loss}.${
        base
          ? ` If it wins, ${whom(names.person(owner))} would be out.`
          : cuts > 0
            ? ` ${cap(cards(cuts))} would be cut off.`
            : ''
      }`,
    'base-card': ({ card, value, percent }, names) =>
      `The ${names.card(card)} (${value}) as a base: an ace has a ${chance(percent)} chance of destroying it.`,
    advance: ({ seat, enemy, before, after, won }, { person }) =>
      said(
        won,
        `${whose(person(seat))} line needs at least ${plural(after, 'more card', 'more cards')} to attack ${whose(person(enemy))} base${after === before ? ', as many as before' : `, instead of ${before}`}.`,
      ),
    exposed: ({ card, seat, enemy, percent, cuts, won }, names) =>
      said(
        won,
        `${whose(names.person(enemy))} next card could attack ${whose(names.person(seat))} ${names.card(card)}, which has a ${chance(percent)} risk of losing${cuts === 0 ? '' : `, and ${plural(cuts, 'card', 'cards')} would be cut off`}.`,
      ),
    'card-lost': ({ card, by, attacker, cuts }, names) =>
      `Then ${whose(names.person(by))} ${names.card(attacker)} beat the ${names.card(card)}${cuts === 0 ? '' : `, and ${plural(cuts, 'card was', 'cards were')} cut off`}.`,
    threat: ({ card, enemy, percent, won }, names) =>
      said(
        won,
        `the ${names.card(card)} could attack ${whose(names.person(enemy))} base next turn: ${chance(percent)} chance to destroy it.`,
      ),
    'base-open': ({ seat, enemy, value, percent, won }, { person }) =>
      said(
        won,
        `${whose(person(enemy))} next card could attack ${whose(person(seat))} base (${value}). An ace has a ${chance(percent)} chance of destroying it.`,
      ),
    'base-far': ({ seat, enemy, cards: n, won }, { person }) =>
      said(
        won,
        `${whom(person(enemy))} ${person(enemy).you ? 'need' : 'needs'} at least ${cards(n)} to attack ${whose(person(seat))} base.`,
      ),
    'in-hand': ({ card, seat }, names) =>
      `The ${names.card(card)} stays in ${whose(names.person(seat))} hand, where no one can attack it.`,
    'line-grows': ({ card, seat }, names) =>
      `This adds a card to ${whose(names.person(seat))} line, and the ${names.card(card)} stays where it is.`,
    'move-strands': ({ cards: n }) => `Moving this card cuts ${cards(n)} off from the base.`,
    'pass-hand': ({ cards: n, worth, passes, players }) =>
      `${n === 0 ? 'Passing with an empty hand' : `Passing leaves ${cards(n)} worth ${worth} in hand`}. That makes ${plural(passes, 'pass', 'passes')} in a row; ${players} end the match.`,
    resigned: ({ hand, table }) => `Resigning gives away ${cards(hand)} in hand and ${table} on the table.`,
    'pool-give': ({ card, value, spend, best, bestValue, lost }, names) =>
      `Paying with the ${names.card(card)} (${value}) gives ${spend} to spend: ${
        best === null
          ? 'not enough for any card'
          : `enough for the ${names.card(best)} (${bestValue})${lost === 0 ? '' : `, and ${lost} would be lost`}`
      }.`,
    'pool-take': ({ card, value, left }, names) =>
      `Getting the ${names.card(card)} (${value}) back leaves ${left} to spend.`,
    'pool-close': ({ lost }) =>
      `${lost === 0 ? 'Ending the buy-back loses nothing' : `Ending the buy-back gives no change: ${lost} is lost`}.`,
    'pool-end': ({ worth, best, bestValue }, names) =>
      `Ending the turn leaves a pool worth ${worth} unused, enough for the ${names.card(best)} (${bestValue}).`,
    'pool-later': ({ worth, best, bestValue }, names) =>
      `Buying back is still possible after that, in the same turn: the pool, worth ${worth}, is enough for the ${names.card(best)} (${bestValue}).`,
    'pool-pick': ({ card, value }, names) => `The ${names.card(card)} (${value}) comes back for free.`,
    'pool-done': ({ cards: n, worth }) => `Stopping leaves ${cards(n)} worth ${worth} in the pools.`,
  },
};

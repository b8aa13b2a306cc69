import { cap } from '@santiago/kernel/language';
import { object as whom, percent as percents, plural, whose } from '@santiago/kernel/language/en';
import type { Fact } from '../../fact.ts';
import type { CardsWords } from './words.ts';

const cards = (n: number): string => plural(n, 'card', 'cards');
const better = (about: Fact['about']): string => (about === 'best' ? 'The better choice: ' : '');
const chance = (percent: number): string => percents(percent / 100);

/** What is said of the card game, in English. Rules are cited in `reason.ts`. */
export const cardsEn: CardsWords = {
  reasons: {
    'fight-odds': ({ about, card, owner, target, base, percent, gain, loss, cuts }, names) =>
      `${better(about)}${cap(names.card(card))} against ${whose(names.person(owner))} ${base ? 'base' : 'card'} (${
        target === null ? 'face down' : names.card(target)
      }): ${chance(percent)} chance to win the fight. On average it wins a value of ${gain} and loses ${loss}.${
        base
          ? ` If it wins, ${whom(names.person(owner))} would be out.`
          : cuts > 0
            ? ` ${cap(cards(cuts))} would be cut off.`
            : ''
      }`,
    'base-card': ({ about, card, value, percent }, names) =>
      `${better(about)}${cap(names.card(card))} (${value}) as a base: an ace destroys it with a chance of ${chance(percent)}.`,
    advance: ({ about, seat, card, value, enemy, before, after }, names) =>
      `${better(about)}${cap(names.card(card))} (${value}) ${
        after < before
          ? `brings ${whose(names.person(seat))} line closer to ${whose(names.person(enemy))} base: distance ${after} instead of ${before}`
          : `doesn’t bring ${whose(names.person(seat))} line closer to ${whose(names.person(enemy))} base: distance ${after}`
      }.`,
    threat: ({ about, card, enemy, percent }, names) =>
      `${better(about)}Next turn, ${names.card(card)} could attack ${whose(names.person(enemy))} base: ${chance(percent)} chance to destroy it.`,
    'base-open': ({ about, seat, enemy, value, percent }, { person }) =>
      `${better(about)}${cap(whose(person(enemy)))} next card could attack ${whose(person(seat))} base (${value}). An ace destroys it with a chance of ${chance(percent)}.`,
    'move-strands': ({ about, cards: n }) =>
      `${better(about)}Moving this card cuts ${cards(n)} off from the base.`,
    'pass-hand': ({ about, cards: n, worth, passes, players }) =>
      `${better(about)}${n === 0 ? 'Passing with an empty hand' : `Passing leaves ${cards(n)} worth ${worth} in hand`}. It is pass ${passes} in a row; ${players} make a draw.`,
    resigned: ({ about, hand, table }) =>
      `${better(about)}Resigning gives away ${cards(hand)} in hand and ${table} on the table.`,
    'pool-give': ({ about, card, value, spend, best, bestValue }, names) =>
      `${better(about)}Paying with ${names.card(card)} (${value}) makes ${spend} to spend: ${
        best === null ? 'not enough for any card' : `enough for ${names.card(best)} (${bestValue})`
      }.`,
    'pool-take': ({ about, card, value, left }, names) =>
      `${better(about)}Getting ${names.card(card)} (${value}) back leaves ${left} to spend.`,
    'pool-close': ({ about, lost }) =>
      `${better(about)}${lost === 0 ? 'Ending the buy-back loses nothing' : `Ending the buy-back gives no change: ${lost} is lost`}.`,
    'pool-end': ({ about, worth, best, bestValue }, names) =>
      `${better(about)}Ending the turn leaves a pool worth ${worth} unused, enough for ${names.card(best)} (${bestValue}).`,
    'pool-pick': ({ about, card, value }, names) =>
      `${better(about)}${cap(names.card(card))} (${value}) comes back for free.`,
    'pool-done': ({ about, cards: n, worth }) =>
      `${better(about)}Stopping leaves ${cards(n)} worth ${worth} in the pools.`,
  },
};

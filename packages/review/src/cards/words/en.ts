import type { Fact } from '../../fact.ts';
import { cap, plural, whom, whose } from '../../grammar/en.ts';
import type { CardsWords } from './words.ts';

const cards = (n: number): string => plural(n, 'card', 'cards');
const better = (about: Fact['about']): string => (about === 'best' ? 'The better choice: ' : '');
const percents = new Intl.NumberFormat('en', { style: 'percent' });
const chance = (percent: number): string => percents.format(percent / 100);

/** What is said of the card game, in English. */
export const cardsEn: CardsWords = {
  reasons: {
    'fight-odds': ({ about, card, owner, target, base, percent, gain, loss, cuts }, names) =>
      `${better(about)}${cap(names.card(card))} against ${whose(names.person(owner))} ${base ? 'base' : 'card'} (${
        target === null ? 'face down' : names.card(target)
      }): ${chance(percent)} to win. On average it wins ${gain} and loses ${loss} of value${
        base
          ? `; beaten, ${whom(names.person(owner))} would be out`
          : cuts > 0
            ? `; ${cards(cuts)} would be cut off`
            : ''
      }.`,
    'base-card': ({ about, card, value, percent }, names) =>
      `${better(about)}${cap(names.card(card))} (${value}) as a base: an ace takes it with ${chance(percent)}.`,
    advance: ({ about, seat, card, value, enemy, before, after }, names) =>
      `${better(about)}${cap(names.card(card))} (${value}) ${
        after < before
          ? `brings ${whose(names.person(seat))} line from ${before} to ${after}`
          : `leaves ${whose(names.person(seat))} line at ${after}`
      } units from ${whose(names.person(enemy))} base.`,
    threat: ({ about, card, enemy, percent }, names) =>
      `${better(about)}Next, the ${names.card(card)} could strike ${whose(names.person(enemy))} base: ${chance(percent)} to take it.`,
    'base-open': ({ about, seat, enemy, value, percent }, { person }) =>
      `${better(about)}${cap(whose(person(enemy)))} next card could strike ${whose(person(seat))} base (${value}); an ace takes it with ${chance(percent)}.`,
    'move-strands': ({ about, cards: n }) => `${better(about)}The move cuts ${cards(n)} off from the base.`,
    'pass-hand': ({ about, cards: n, worth, passes, players }) =>
      `${better(about)}${n === 0 ? 'Passing with an empty hand' : `Passing leaves ${cards(n)} worth ${worth} in hand`}. It is pass ${passes} of the ${players} in a row that make a draw.`,
    resigned: ({ about, hand, table }) =>
      `${better(about)}Resigning gives up ${cards(hand)} in hand and ${table} on the table.`,
    'pool-give': ({ about, card, value, spend, best, bestValue }, names) =>
      `${better(about)}Giving the ${names.card(card)} (${value}) makes ${spend} to spend: ${
        best === null ? 'not enough for any card' : `enough for the ${names.card(best)} (${bestValue})`
      }.`,
    'pool-take': ({ about, card, value, left }, names) =>
      `${better(about)}Taking the ${names.card(card)} (${value}) leaves ${left} to spend.`,
    'pool-close': ({ about, lost }) =>
      `${better(about)}${lost === 0 ? 'Closing the purchase loses nothing' : `Closing the purchase loses ${lost} of what was given`}.`,
    'pool-end': ({ about, worth, best, bestValue }, names) =>
      `${better(about)}Ending the turn leaves a pool worth ${worth} unused, enough for the ${names.card(best)} (${bestValue}).`,
    'pool-pick': ({ about, card, value }, names) =>
      `${better(about)}${cap(names.card(card))} (${value}) comes back for nothing.`,
    'pool-done': ({ about, cards: n, worth }) =>
      `${better(about)}Stopping leaves ${cards(n)} worth ${worth} in the pools.`,
  },
};

import type { Card, Direction } from '@santiago/cards';
import type { RefusalDetails } from '@santiago/kernel';
import { cap } from '@santiago/kernel/language';
import {
  does,
  list,
  number,
  object,
  percentUpTo,
  plural,
  subject,
  whose,
} from '@santiago/kernel/language/en';
import type { Who } from '@santiago/table/page/i18n/text.ts';

/**
 * Everything the card game says, in English. The other languages have the same keys and parameters, or they do not
 * compile. A message that states a rule names it here (`X22`): whoever changes the rule finds its texts in every
 * language under the same key.
 */
const cards = (n: number): string => plural(n, 'card', 'cards');
const people = (all: readonly Who[]): string => list(all.map(object));

const SUITS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' };
const RANKS: Readonly<Record<string, string>> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' };
const rank = (card: Card): string => (card === 'JK' ? 'joker' : (RANKS[card.slice(1)] ?? card.slice(1)));
const card = (which: Card): string =>
  which === 'JK' ? 'joker' : `${rank(which)} of ${SUITS[which.charAt(0)]}`;
const times = (n: number): string => (n > 1 ? ` ${n} times` : '');

export const en = {
  list,
  card,
  rank,
  percent: percentUpTo,
  yourTurn: 'Your turn',
  title: {
    first: 'Who goes first?',
    base: 'Bases',
    turn: (n: number) => `Turn ${n}`,
    over: 'The end',
  },
  heading: {
    seats: 'Players',
    felt: 'Table',
    hand: 'Your hand',
    decision: 'Your decision',
    log: 'History',
    recycle: 'Recycle pool',
    fight: 'The fight',
  },
  dir: { v: 'upright', h: 'sideways' } as Readonly<Record<Direction, string>>,

  felt: {
    label: 'The table with the cards',
    keys: 'Choose a card from your hand first. Then the arrow keys go from spot to spot, N and Shift N go through all of them, T turns the card, Enter chooses and plays, Escape puts it back. M picks up one of your cards on the table. Plus, minus and 0 zoom.',
    closer: 'Zoom in',
    farther: 'Zoom out',
    all: 'Follow the match',
  },

  seat: {
    hand: (n: number) => `${cards(n)} in hand`,
    pool: (n: number, worth: number) => (n === 0 ? 'pool empty' : `pool: ${cards(n)} worth ${worth}`),
    out: 'out',
    won: 'won',
    away: 'away',
    jokers: (n: number) => plural(n, 'joker left', 'jokers left'),
    empty: 'empty',
  },

  waiting: {
    first: 'The dice decide who goes first.',
    base: (who: Who) => `${does(who, 'place your', 'is placing a')} base.`,
    act: (who: Who) => (who.you ? 'It’s your turn.' : `${who.name} is thinking.`),
    give: (who: Who) => `${does(who, 'buy', 'buys')} cards back.`,
    fight: (who: Who) => `${does(who, 'choose', 'chooses')} the next fight.`,
    dice: 'The dice are rolling.',
    pick: (who: Who) => `${does(who, 'take', 'takes')} cards back for free.`,
    after: (who: Who) => `${does(who, 'may buy', 'may buy')} cards back.`,
    over: 'The match is over.',
    watching: 'You are watching.',
    past: (row: number, rows: number) => `Looking back: step ${row} of ${rows}`,
  },

  prompt: {
    base: 'Choose a card as your base.',
    basePlace: (which: string) => `Choose a spot for the ${which}.`,
    /** X10, X28: moving only where it is possible. */
    act: 'Place a card, or move one in your line.',
    actNoMove: 'Place a card, or pass.',
    actNoHand: 'Move a card in your line, or pass.',
    /** X10, X28. */
    actNothing: 'You can’t place or move a card now. Buy back, or pass.',
    place: (which: string) => `Choose a spot for the ${which}.`,
    move: (which: string) => `Choose where the ${which} goes.`,
    fight: 'Choose which card to fight next.',
    trade: 'Buy back: choose what you pay with and what you get.',
    /** X25. */
    pick: 'Take your own cards back from the pools, for free.',
    after: 'Buy cards back, or end your turn.',
    /** X29. */
    resign: 'Resign? Your cards stay on the table, but you are out.',
  },

  button: {
    base: (which: string) => `Place the ${which} as your base`,
    place: (which: string) => `Place the ${which}`,
    placeFight: (which: string, n: number) => `Place the ${which} and fight${times(n)}`,
    move: (which: string) => `Move the ${which}`,
    moveFight: (which: string, n: number) => `Move the ${which} and fight${times(n)}`,
    fight: (which: string) => `Fight ${which}`,
    choose: 'Make a choice first',
    turn: 'Turn',
    other: 'Put back',
    pass: 'Pass',
    passDraw: 'Pass and end the match in a draw',
    passEnd: 'Pass and end the match',
    passWin: 'Pass and win the match',
    passLose: (who: Who) => `Pass and end the match: ${who.name} wins`,
    end: 'End your turn',
    resign: 'Resign',
    resignConfirm: 'Yes, resign',
    keepOn: 'Keep playing',
    buy: 'Buy back…',
    buyNow: (give: number, take: number) => `Pay ${give}, get ${take} back`,
    notNow: 'Not now',
    pick: (n: number) => (n === 0 ? 'Take no cards' : `Take ${cards(n)}`),
    undo: 'Take back',
    skip: 'Skip ahead',
    live: 'Back to the current step',
    older: 'One step back',
    newer: 'One step forward',
    spot: 'Choose a spot…',
    mover: 'Move a card…',
  },

  /** Hints: where to look, and what to consider; none of it names an action. */
  hint: {
    looks: {
      bases: 'Look at your quarter of the table and at the other bases.',
      opponent: (who: Who) => `Look at ${whose(who)} cards that you can attack.`,
      line: 'Look at the end of your line.',
      hand: 'Look at your hand.',
      pools: 'Look at the cards in the pools.',
      fights: 'Look at the cards that your card touches.',
    },
    think: {
      chance: (chance: number) => `The best attack has about a ${percentUpTo(chance)} chance of winning.`,
      base: 'A strong base is hard to destroy, but then that card can’t attack.',
      walk: 'Weak cards will do to extend your line. Save the strong ones for fights.',
      change: 'You get no change. Compare what you pay with what you get back.',
      order: 'If your card loses a fight, its other fights don’t happen.',
      wait: 'Every card you place can be attacked. Is it worth placing one now?',
    },
  },

  trade: {
    give: 'You pay with',
    take: 'You get back',
    from: (who: Who) => `from ${whose(who)} pool`,
    fromRecycle: 'from the recycle pool',
    sum: (given: number, taken: number) => `You pay ${given} and get back ${taken}.`,
    /** X22. */
    lost: (n: number) => `No change: ${n} is lost.`,
    faults: {
      give: 'Choose at least one card to pay with.',
      take: 'Choose at least one card to get back.',
      short: (n: number) => `Pay ${n} more, or take less.`,
    },
    begun: 'You’ve started buying back, so you have to finish.',
  },

  preview: {
    noFight: 'Doesn’t touch any opponent’s card.',
    odds: (which: string, chance: string) => `Against ${which}: ${chance} chance to win this fight.`,
    faceDown: (who: Who) => `${whose(who)} face-down card`,
    faceUp: (who: Who, which: string) => `${whose(who)} ${which}`,
    base: (who: Who) => `${whose(who)} base`,
    /** X20. */
    strands: (n: number) => `Careful: ${plural(n, 'card is', 'cards are')} cut off from your base.`,
    /** X28. */
    shows: 'The card turns face up.',
    /** X30. */
    passEnd: 'If you pass now, the match ends: everyone has passed.',
    /** X30. */
    passes: (n: number) =>
      `${plural(n, 'player has', 'players have')} passed in a row. If everyone still in passes and no one buys back in between, the match ends.`,
    quiet: (n: number, last: number) =>
      `${plural(n, 'turn', 'turns')} each without placing, fighting or buying back: the match ends after ${last}.`,
    lastTurns: (n: number, last: number) =>
      `${plural(n, 'turn is', 'turns are')} left: the match ends after ${last} each.`,
    strength: (parts: readonly string[]) => `Connected to the base: ${list(parts)}. The highest sum wins.`,
    strengthOf: (who: Who, sum: number, hidden: number) =>
      `${object(who)} ${sum}${hidden === 0 ? '' : ` and ${cards(hidden)} face down`}`,
    /** X20, X28. */
    stranded: (n: number) =>
      `${plural(n, 'of your cards is', 'of your cards are')} cut off: you can’t place cards against ${n === 1 ? 'it, or move it' : 'them, or move them'}.`,
    /** X10, X22. */
    canBuy: 'You can buy cards back first.',
    /** X7, X24. */
    baseHint: 'It stays face down until its first fight. If it is destroyed, you are out.',
  },

  spot: {
    at: (x: number, y: number, dir: string) => `${number(x)}, ${number(y)} ${dir}`,
    beside: (which: string) => `next to your ${which}`,
    touches: (parts: readonly string[]) => `touches ${list(parts)}`,
    touch: (who: Who, chance: string) => `${who.name} (${chance})`,
    marked: 'the marked spot',
    nearest: 'nearest the middle',
    corner: 'in the outer corner',
    alongX: 'along the side arm of the cross',
    alongY: 'along the upper or lower arm of the cross',
  },

  label: {
    base: 'base',
    up: 'face up',
    down: 'face down',
    stranded: 'cut off',
    unknown: 'unknown card',
    at: (x: number, y: number) => `at ${number(x)}, ${number(y)}`,
    none: 'no cards on the table',
    you: 'you',
  },

  fight: {
    /** X16. */
    tie: (a: number, b: number) => `${a} to ${b}. Tie: roll again.`,
    wins: (who: Who) => does(who, 'win!', 'wins!'),
    rolling: 'Rolling…',
    total: (parts: readonly number[], sum: number) => `${parts.join(' + ')} = ${sum}`,
  },

  log: {
    /** X5, X7. */
    first: (who: Who) => `${does(who, 'go', 'goes')} first. The last player places the first base.`,
    base: (who: Who, which: string | null) =>
      which === null
        ? `${who.name} places a base.`
        : `${subject(who)} ${who.you ? 'place' : 'places'} the ${which} as ${who.you ? 'your' : 'a'} base.`,
    place: (who: Who, which: string | null) =>
      which === null ? `${who.name} places a card.` : `${does(who, 'place', 'places')} the ${which}.`,
    touches: (parts: readonly string[]) => `It touches ${list(parts)}.`,
    move: (who: Who, which: string) => `${does(who, 'move', 'moves')} the ${which}.`,
    strands: (who: Who, n: number) => `Cut off: ${n} of ${whose(who)} cards.`,
    fight: (who: Who, which: string, other: Who, its: string) =>
      `${does(who, 'attack', 'attacks')} ${whose(other)} ${its} with the ${which}.`,
    dice: (a: string, b: string) => `${a} against ${b}.`,
    tie: 'Tie: roll again.',
    takes: (who: Who, which: string) => `${does(who, 'win', 'wins')} the ${which}.`,
    /** X21. */
    tableTakes: (which: string) => `The ${which} loses and goes to the recycle pool.`,
    /** X27. */
    gone: 'The joker is out of the match.',
    falls: (who: Who) =>
      `${cap(whose(who))} base is destroyed: ${object(who)} ${who.you ? 'are' : 'is'} out.`,
    joker: (who: Who) => `${does(who, 'get', 'gets')} a joker.`,
    bought: (who: Who, given: readonly string[], taken: readonly string[], a: number, b: number) =>
      `${does(who, 'pay with', 'pays with')} ${list(given)} (${a}) and ${who.you ? 'get' : 'gets'} back ${list(taken)} (${b}).`,
    gives: (who: Who, which: string) => `${does(who, 'pay', 'pays')} with the ${which} to buy back.`,
    buys: (who: Who, which: string) => `${does(who, 'buy', 'buys')} the ${which} back.`,
    picksNoMore: (who: Who) => `${does(who, 'take', 'takes')} no more cards from the pools.`,
    ends: (who: Who) => `${does(who, 'end your', 'ends the')} turn without buying back.`,
    picked: (who: Who, which: string) => `${does(who, 'take', 'takes')} the ${which} back for free.`,
    pass: (who: Who) => `${does(who, 'pass', 'passes')}.`,
    resign: (who: Who) => `${does(who, 'resign', 'resigns')} and ${who.you ? 'are' : 'is'} out.`,
    won: (who: Who) => `${does(who, 'have', 'has')} the last base standing.`,
    draw: (all: readonly Who[]) => `A draw between ${people(all)}.`,
    strongest: (who: Who, sums: readonly number[]) =>
      `${does(who, 'have', 'has')} the highest value connected to a base: ${sums.join(' – ')}.`,
    empty: 'The match begins.',
    showStep: 'Show this step',
    bases: 'Bases',
    turn: (n: number) => `Turn ${n}`,
  },

  result: {
    won: (who: Who) => does(who, 'win!', 'wins!'),
    draw: (all: readonly Who[]) => `A draw between ${people(all)}`,
    /** X29, X30. */
    endings: {
      destroyed: 'The last opponent’s base was destroyed.',
      resigned: 'The last opponent resigned.',
      passes: 'Everyone still in passed in a row.',
      quiet: 'Ten turns each without placing, fighting or buying back.',
      hundred: '100 turns each.',
    },
    onTheTable: (sums: readonly number[]) => `Connected to the bases: ${sums.join(' – ')}.`,
    fights: 'Fights',
    fightsWon: 'won',
    fightsLost: 'lost',
    pool: 'Pool',
    standing: 'standing',
    fallen: 'destroyed',
    resigned: 'resigned',
    again: 'Play again',
    file: 'Save the match file',
    picture: 'Save a picture',
  },

  handOver: {
    title: (name: string) => `Pass the device to ${name}`,
    hint: 'The others shouldn’t see what comes next.',
    button: (name: string) => `I am ${name}`,
  },

  /** What people say to each other; each reads it in their own language (X32). */
  talk: {
    seat: 'About',
    sentences: {
      truce: (_: string) => 'Let’s not attack each other on our next turns.',
      against: (name: string) => `Let’s both attack ${name}.`,
      beware: (name: string) => `Watch out for ${name}!`,
    },
  },

  refusals: {
    'not-in-hand': () => 'That card isn’t in your hand. Choose another one.',
    overlap: () => 'Another card is in the way. Choose a free spot.',
    /** X8. */
    'base-place': () =>
      'Place your base in your own quarter, inside the frame and outside the square between the arms of the cross. It may touch the cross, but not cover it.',
    /** X8. */
    'base-near': () => 'That is too close to another base. Choose a spot farther away.',
    /** X20, X28. */
    stranded: () =>
      'That card is cut off from your base: you can’t place cards against it, or move it. Choose a connected one.',
    /** X12. */
    'not-adjoining': () => 'Place it edge to edge with a card connected to your base, corner on corner.',
    'no-card': () => 'There’s no card there. Choose a card on the table.',
    /** X28. */
    'no-moves': () => 'Moving cards is off in this match. Place a card, or pass.',
    'not-yours': () => 'That isn’t your card. Move one of your own.',
    /** X28. */
    'base-moves': () => 'A base can’t be moved. Choose another card.',
    'same-place': () => 'The card is already there. Choose another spot.',
    /** X28. */
    'move-far': () => 'That is too far: a card goes next to one of its neighbours, or next to one of theirs.',
    'not-touching': () => 'Your card doesn’t touch an opponent’s card there. Choose one that it touches.',
    'not-in-pool': () => 'That card isn’t in your pool. Choose one that is.',
    'given-already': () => 'You’re already paying with that card. Choose another one.',
    /** X22. */
    'nothing-to-buy': () => 'There is no card of your suit to buy back.',
    'pool-too-small': (d: RefusalDetails) => `Your pool is worth ${d['worth']}: not enough for any card.`,
    /** X22. */
    'not-your-suit': () => 'You can only get back cards of your own suit.',
    'taken-already': () => 'You’re already getting that card back. Choose another one.',
    'not-in-pools': () => 'That card isn’t in any pool. Choose one that is.',
    'too-dear': (d: RefusalDetails) => `You have ${d['left']} left to spend. Pay with more, or take less.`,
    'not-your-turn': () => 'It isn’t your turn.',
    'wrong-phase': () => 'You can’t do that right now.',
    over: () => 'The match is over.',
  },

  nothingLegal: 'Choose one of your cards first.',
  rulesTitle: 'Rules',
  hints: {
    base: 'Near the middle you attack sooner; far out your base is safer.',
    /** X14, X15. */
    act: 'Tap a card: the spots it can go to light up. On a red cross it fights.',
    /** X18. */
    fight: 'You choose the order. If your card loses, its other fights don’t happen.',
    /** X22. */
    trade: 'Pay with cards you have won to get your own cards back. You get no change.',
    /** X25. */
    pick: 'You destroyed a base: take back any cards of your own suit, for free.',
  },
  gotIt: 'Got it',
};

export type CardsDictionary = typeof en;

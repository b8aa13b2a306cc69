import type { Card, Direction } from '@santiago/cards';
import type { RefusalDetails } from '@santiago/kernel';
import type { Who } from '../../../i18n/text.ts';

/** Everything the card game says, in English. The other languages have the same keys, or they do not compile. */
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const s = (who: Who): string => (who.you ? 'You' : who.name);
const o = (who: Who): string => (who.you ? 'you' : who.name);
const v = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);
const of = (who: Who): string => (who.you ? 'your' : `${who.name}’s`);
const lists = new Intl.ListFormat('en', { type: 'conjunction' });
const list = (parts: readonly string[]): string => lists.format(parts);
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SUITS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' };
const RANKS: Readonly<Record<string, string>> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' };
const rank = (card: Card): string => (card === 'JK' ? 'joker' : (RANKS[card.slice(1)] ?? card.slice(1)));
const card = (which: Card): string =>
  which === 'JK' ? 'joker' : `${rank(which)} of ${SUITS[which.charAt(0)]}`;
const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const percent = (chance: number): string => percents.format(chance);

export const en = {
  list,
  card,
  rank,
  percent,
  yourTurn: 'Your turn',
  title: {
    first: 'Who begins?',
    base: 'Bases',
    turn: (n: number) => `Turn ${n}`,
    over: 'The end',
  },
  heading: {
    seats: 'Players',
    felt: 'Table',
    hand: 'Your hand',
    decision: 'Your decision',
    log: 'What happened',
    recycle: 'Recycle pool',
    fight: 'The fight',
  },
  dir: { v: 'upright', h: 'across' } as Readonly<Record<Direction, string>>,

  felt: {
    label: 'The table with the cards',
    keys: 'Pick a card of your hand first. Then arrow keys go from place to place, N and Shift N go through all of them, T turns the card, Enter chooses and plays, Escape puts it back. M picks up a card of yours on the table. Plus, minus and 0 zoom.',
    closer: 'Closer',
    farther: 'Farther',
    all: 'Show what matters',
  },

  seat: {
    hand: (n: number) => `${plural(n, 'card', 'cards')} in hand`,
    pool: (n: number, worth: number) =>
      n === 0 ? 'pool empty' : `pool: ${plural(n, 'card', 'cards')} worth ${worth}`,
    poolTitle: 'Pool',
    out: 'out',
    won: 'won',
    away: 'away',
    jokers: (n: number) => plural(n, 'joker left', 'jokers left'),
    empty: 'empty',
  },

  waiting: {
    first: 'Chance draws who begins.',
    base: (who: Who) => `${v(who, 'lay your', 'is laying a')} base.`,
    act: (who: Who) => `${who.you ? 'It is your turn' : `${who.name} is thinking`}.`,
    give: (who: Who) => `${v(who, 'buy', 'buys')} cards back.`,
    fight: (who: Who) => `${v(who, 'choose', 'chooses')} whom to fight.`,
    dice: 'The dice roll.',
    pick: (who: Who) => `${v(who, 'pick', 'picks')} cards from the pools.`,
    after: (who: Who) => `${v(who, 'may buy', 'may buy')} cards back.`,
    over: 'The match is over.',
    watching: 'You are watching.',
    past: (row: number, rows: number) => `Looking back: ${row} of ${rows}`,
  },

  prompt: {
    base: 'Choose a card as your base.',
    basePlace: (which: string) => `Where does the ${which} lie?`,
    act: 'Lay a card, or move one of your line.',
    actNoHand: 'Move a card of your line, or pass.',
    actNothing: 'There is no room to lay or move a card.',
    place: (which: string) => `Choose a place for the ${which}.`,
    move: (which: string) => `Where does the ${which} move?`,
    fight: 'Choose whom to fight next.',
    trade: 'Buy back: what do you give, what do you take?',
    pick: 'Take any of your cards from the pools.',
    after: 'Buy cards back, or end your turn.',
    resign: 'Give up? Your cards stay in the way, but you are out.',
  },

  button: {
    base: (which: string) => `Base: ${which}`,
    place: (which: string) => `Lay the ${which}`,
    placeFight: (which: string, n: number) => `Lay the ${which} and fight${n > 1 ? ` ${n} times` : ''}`,
    move: (which: string) => `Move the ${which}`,
    moveFight: (which: string, n: number) => `Move the ${which} and fight${n > 1 ? ` ${n} times` : ''}`,
    fight: (which: string) => `Fight ${which}`,
    choose: 'Choose first',
    turn: 'Turn',
    other: 'Put back',
    pass: 'Pass',
    passDraw: 'Pass and end the match in a draw',
    passEnd: 'Pass and end the match',
    passWin: 'Pass and win the match',
    passLose: (who: Who) => `Pass and end the match: ${who.name} wins`,
    end: 'End the turn',
    resign: 'Resign',
    resignSurely: 'Resign, I am out',
    keepOn: 'Play on',
    buy: 'Buy back …',
    buyNow: (give: number, take: number) => `Give ${give}, take ${take}`,
    notNow: 'Not now',
    pick: (n: number) => (n === 0 ? 'Take none' : `Take ${plural(n, 'card', 'cards')}`),
    undo: 'Take back',
    skip: 'Skip ahead',
    live: 'Back to now',
    older: 'One step back',
    newer: 'One step on',
    spot: 'Choose a place …',
    mover: 'Move a card …',
  },

  trade: {
    give: 'You give',
    take: 'You take',
    from: (who: Who) => `from ${of(who)} pool`,
    fromRecycle: 'from the recycle pool',
    sum: (given: number, taken: number) => `Given ${given}, taken ${taken}, left ${given - taken}.`,
    lost: (n: number) => `${n} would be lost.`,
    faults: {
      give: 'Choose at least one card to give.',
      take: 'Choose at least one card to take.',
      short: (n: number) => `Give ${n} more, or take less.`,
    },
    begun: 'The purchase has begun and must be finished.',
  },

  preview: {
    noFight: 'Touches no enemy.',
    odds: (which: string, chance: string) => `Against ${which}: ${chance} to win.`,
    faceDown: (who: Who) => `${of(who)} face-down card`,
    faceUp: (who: Who, which: string) => `${of(who)} ${which}`,
    base: (who: Who) => `${of(who)} base`,
    strands: (n: number) => `Careful: ${plural(n, 'card is', 'cards are')} cut off from your base.`,
    shows: 'The card is turned face up.',
    passEnd: 'If you pass now, the match ends: everyone has passed.',
    passes: (n: number) =>
      `${plural(n, 'player has', 'players have')} passed in a row. When all do, the match ends.`,
    quiet: (n: number, last: number) =>
      `${plural(n, 'turn', 'turns')} each without placing, fighting or buying: the match ends after ${last}.`,
    lastTurns: (n: number, last: number) =>
      `${plural(n, 'turn is', 'turns are')} left: the match ends after ${last} each.`,
    strength: (parts: readonly string[]) => `On the table: ${list(parts)}. The highest sum wins.`,
    strengthOf: (who: Who, sum: number, hidden: number) =>
      `${o(who)} ${sum}${hidden === 0 ? '' : ` and ${plural(hidden, 'card', 'cards')} face down`}`,
    stranded: (n: number) =>
      `${plural(n, 'card of yours is', 'cards of yours are')} cut off: nothing may be built from ${n === 1 ? 'it' : 'them'}.`,
    canBuy: 'You can buy cards back first.',
    baseHint: 'It stays face down until its first fight. If it falls, you are out.',
  },

  spot: {
    at: (x: number, y: number, dir: string) => `${x}, ${y} ${dir}`,
    beside: (which: string) => `beside your ${which}`,
    touches: (parts: readonly string[]) => `touches ${list(parts)}`,
    touch: (who: Who, chance: string) => `${who.name} (${chance})`,
    nearest: 'nearest the middle',
    corner: 'in the outer corner',
    alongX: 'beside the arm to the side',
    alongY: 'beside the arm above or below',
  },

  label: {
    base: 'base',
    up: 'face up',
    down: 'face down',
    stranded: 'cut off',
    unknown: 'unknown card',
    at: (x: number, y: number) => `at ${x}, ${y}`,
    none: 'no cards on the table',
    you: 'you',
  },

  fight: {
    tie: (a: number, b: number) => `${a} to ${b}: a tie, roll again.`,
    wins: (who: Who) => v(who, 'win!', 'wins!'),
    rolling: 'Rolling …',
    total: (parts: readonly number[], sum: number) => `${parts.join(' + ')} = ${sum}`,
  },

  log: {
    first: (who: Who) => `${v(who, 'begin', 'begins')}. The last in turn lays the first base.`,
    base: (who: Who, which: string | null) =>
      which === null
        ? `${who.name} lays a base.`
        : `${s(who)} ${who.you ? 'lay' : 'lays'} the ${which} as ${who.you ? 'your' : 'a'} base.`,
    place: (who: Who, which: string | null) =>
      which === null ? `${who.name} lays a card.` : `${s(who)} ${who.you ? 'lay' : 'lays'} the ${which}.`,
    touches: (parts: readonly string[]) => `It touches ${list(parts)}.`,
    move: (who: Who, which: string) => `${v(who, 'move', 'moves')} the ${which}.`,
    strands: (who: Who, n: number) =>
      `${plural(n, 'card', 'cards')} of ${o(who)} ${n === 1 ? 'is' : 'are'} cut off.`,
    fight: (who: Who, which: string, other: Who, its: string) =>
      `${s(who)} ${who.you ? 'attack' : 'attacks'} ${of(other)} ${its} with the ${which}.`,
    dice: (a: string, b: string) => `${a} against ${b}.`,
    tie: 'A tie: roll again.',
    takes: (who: Who, which: string) => `${v(who, 'win', 'wins')} the ${which}.`,
    tableTakes: (which: string) => `The ${which} falls and goes to the recycle pool.`,
    gone: 'The joker is gone for good.',
    falls: (who: Who) => `${cap(of(who))} base has fallen: ${o(who)} ${who.you ? 'are' : 'is'} out.`,
    joker: (who: Who) => `${v(who, 'get', 'gets')} a joker.`,
    bought: (who: Who, given: readonly string[], taken: readonly string[], a: number, b: number) =>
      `${s(who)} ${who.you ? 'give' : 'gives'} ${list(given)} (${a}) for ${list(taken)} (${b}).`,
    gives: (who: Who, which: string) => `${v(who, 'give', 'gives')} the ${which} to buy cards back.`,
    buys: (who: Who, which: string) => `${v(who, 'buy', 'buys')} the ${which} back.`,
    picksNoMore: (who: Who) => `${v(who, 'take', 'takes')} no more cards from the pools.`,
    ends: (who: Who) => `${v(who, 'end', 'ends')} the turn without buying.`,
    picked: (who: Who, which: string) => `${v(who, 'take', 'takes')} the ${which} from the pools.`,
    pass: (who: Who) => `${v(who, 'pass', 'passes')}.`,
    resign: (who: Who) => `${v(who, 'resign', 'resigns')} and ${who.you ? 'are' : 'is'} out.`,
    won: (who: Who) => `${v(who, 'have', 'has')} the last base standing.`,
    draw: (names: readonly string[]) => `A draw between ${list(names)}.`,
    strongest: (who: Who, sums: readonly number[]) =>
      `${v(who, 'have', 'has')} the strongest table: ${sums.join(' against ')}.`,
    empty: 'The match begins.',
    showMoment: 'Show this moment',
    bases: 'Bases',
    turn: (n: number) => `Turn ${n}`,
  },

  result: {
    won: (who: Who) => v(who, 'win!', 'wins!'),
    draw: (names: string) => `A draw between ${names}`,
    endings: {
      destroyed: 'The last other base has fallen.',
      resigned: 'All others have given up.',
      passes: 'Everyone passed in turn.',
      quiet: 'Ten turns each without a card laid, a fight or a purchase.',
      hundred: 'Everyone has had a hundred turns.',
    },
    onTheTable: (sums: readonly number[]) => `${sums.join(' against ')} on the table.`,
    fights: 'Fights won',
    lost: 'Fights lost',
    pool: 'Won cards',
    base: 'Base',
    standing: 'standing',
    fallen: 'fallen',
    resigned: 'given up',
    again: 'Play again',
    file: 'Save the match file',
    picture: 'Save a picture',
  },

  handOver: {
    title: (name: string) => `Hand the device to ${name}`,
    hint: 'What comes next is for these eyes only.',
    button: (name: string) => `I am ${name}`,
  },

  refusals: {
    'not-in-hand': () => 'That card is not in your hand.',
    overlap: () => 'There is no room: another card lies there.',
    'base-place': () => 'A base lies around your own quadrant: not in it, not on the cross, not too far out.',
    'base-near': () => 'That is too near another base.',
    stranded: () => 'That card is cut off from your base: nothing may be built from it, and it cannot move.',
    'not-adjoining': () => 'A card must share an edge and a corner with one of your line.',
    'no-card': () => 'No card lies there.',
    'no-moves': () => 'This match is played without moves.',
    'not-yours': () => 'You move only your own cards.',
    'base-moves': () => 'A base does not move.',
    'same-place': () => 'The card lies there already.',
    'move-far': () => 'A card moves beside one that it was linked to, or beside the next one in line.',
    'not-touching': () => 'Your card does not touch an enemy there.',
    'not-in-pool': () => 'That card is not in your pool.',
    'given-already': () => 'You have given that card already.',
    'nothing-to-buy': () => 'No card of your suit lies in a pool.',
    'pool-too-small': (d: RefusalDetails) => `Your pool is worth ${d['worth']}: no card is as cheap.`,
    'not-your-suit': () => 'You take only cards of your own suit.',
    'taken-already': () => 'You have taken that card already.',
    'not-in-pools': () => 'That card lies in no pool.',
    'too-dear': (d: RefusalDetails) => `That is too dear: you have ${d['left']} to spend.`,
    'not-your-turn': () => 'It is not your turn.',
    'wrong-phase': () => 'That cannot be done now.',
    over: () => 'The match is over.',
  },

  nothingLegal: 'Pick a card of your hand first, or one of your line to move it.',
  rulesTitle: 'Rules: cards and dice',
  hints: {
    base: 'Near the middle you reach the enemy soon; far out you are hard to reach. A strong card guards the base but is missed in attack.',
    act: 'Tap a card: the places it may go to light up. Red crosses touch an enemy and bring a fight.',
    fight: 'The order is yours. If your card falls, its other fights do not happen.',
    trade: 'With cards you have won you get your own ones back. What is too much is lost.',
    pick: 'You destroyed a base: take what you like, it costs nothing.',
  },
  gotIt: 'Got it',
};

export type CardsDictionary = typeof en;

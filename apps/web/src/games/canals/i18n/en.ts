import type { Crop } from '@santiago/canals';
import type { RefusalDetails } from '@santiago/kernel';
import type { Who } from '../../../i18n/text.ts';

/** Everything the board game says, in English. */
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const escudos = (n: number): string => plural(n, 'escudo', 'escudos');
const markers = (n: number): string => plural(n, 'marker', 'markers');
const s = (who: Who): string => (who.you ? 'You' : who.name);
const o = (who: Who): string => (who.you ? 'you' : who.name);
const v = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);
const lists = new Intl.ListFormat('en', { type: 'conjunction' });
const list = (parts: readonly string[]): string => lists.format(parts);
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Crops = Readonly<Record<Crop, string>>;

export const en = {
  list,
  crops: {
    amigo: {
      banana: 'bananas',
      cane: 'sugar cane',
      potato: 'potatoes',
      bean: 'beans',
      pepper: 'red peppers',
    } as Crops,
    trefl: {
      banana: 'bananas',
      cane: 'watermelons',
      potato: 'coconuts',
      bean: 'grapes',
      pepper: 'peppers',
    } as Crops,
  },
  tile: (crop: string, planters: number) => `${crop} (${planters})`,
  escudos,
  yourTurn: 'Your turn',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  roundShort: (round: number, rounds: number) => `Round ${round}/${rounds}`,
  phases: {
    setUp: 'Set-up',
    auction: 'Auction',
    overseer: 'Overseer',
    planting: 'Planting',
    bribing: 'Bribing',
    extra: 'Extra canal',
    drying: 'Drying',
    income: 'Income',
    over: 'The end',
  },
  heading: {
    seats: 'Players',
    board: 'Board',
    canals: 'Canals',
    offer: 'On offer',
    decision: 'Your decision',
    log: 'What happened',
  },

  seat: {
    bid: (n: number) => `bid ${n}`,
    passed: 'pass',
    sealed: 'bid is sealed',
    overseer: 'overseer',
    extra: 'extra canal unused',
    cash: (n: number) => escudos(n),
    hidden: 'money hidden',
    markers: (n: number) => `${markers(n)} in stock`,
    points: (n: number) => plural(n, 'point', 'points'),
    fields: (n: number) => `${n} from fields`,
    away: 'away',
    scoreNow: 'If the match ended now',
    scoreWatered: (n: number) => `${n} if every dry plantation is watered`,
  },
  unseen: 'Still in the stacks',
  unseenLine: (crop: string, ones: number, twos: number) => `${crop}: ${ones} with 1, ${twos} with 2`,
  aside: 'Put aside',
  chooseDitch: 'Choose a ditch …',

  waiting: {
    auction: (who: Who) => `${s(who)} ${who.you ? 'bid' : 'bids'} next.`,
    sealed: (who: string) => `${who} still thinks about a secret bid.`,
    planting: (who: Who) => `${v(who, 'plant', 'is planting')}.`,
    leftover: (who: Who) => `${v(who, 'place', 'places')} the tile left over.`,
    bribing: (who: Who) => `${v(who, 'think', 'is thinking')} about a bribe.`,
    decision: (who: Who) => `${v(who, 'decide', 'decides')} where the canal is dug.`,
    extra: (who: Who) => `${v(who, 'may build', 'may build')} an extra canal.`,
    spring: (who: Who) => `${v(who, 'place', 'places')} the spring.`,
    firstCanal: (who: Who) => `${v(who, 'dig', 'digs')} the first canal.`,
    setUp: 'The table is being set.',
    andThen: (names: string) => `Then ${names}.`,
    over: 'The match is over.',
    watching: 'You are watching.',
    past: (row: number, rows: number) => `Looking back: ${row} of ${rows}`,
  },

  prompt: {
    spring: 'Choose where the spring rises.',
    firstCanal: 'Dig the first canal at the spring.',
    bid: 'Bid for first choice of the tiles, or pass.',
    seal: 'Choose your secret bid.',
    plantTile: 'Choose a tile.',
    plantSquare: (crop: string) => `Choose a square for your ${crop}.`,
    leftover: (crop: string) => `Place the ${crop} left over.`,
    bribe: 'Choose a ditch to bribe for, or offer nothing.',
    bribeAmount: (ditch: string) => `How much for ${ditch}?`,
    decide: 'Accept an offer, or dig where nobody asked.',
    decideFree: 'Nobody offers anything. Dig for 1, or build nothing.',
    decideNone: 'Nobody offers anything.',
    extra: 'Use your only extra canal?',
  },

  button: {
    spring: (place: string) => `Spring on ${place}`,
    firstCanal: (ditch: string) => `Dig ${ditch}`,
    bid: (n: number) => `Bid ${n}`,
    passOverseer: 'Pass, become overseer',
    pass: 'Pass',
    seal: (n: number) => (n === 0 ? 'Seal a pass' : `Seal ${n}`),
    plant: (crop: string, square: string) => `Plant ${crop} on ${square}`,
    place: (crop: string, square: string) => `Place ${crop} on ${square}`,
    propose: (n: number, ditch: string) => `Offer ${n} for ${ditch}`,
    support: (n: number, ditch: string, pool: number) => `Add ${n} to ${ditch} (pool ${pool})`,
    offerNothing: 'Offer nothing',
    accept: (ditch: string, pool: number) => `Accept ${ditch}, take ${pool}`,
    dig: (ditch: string, cost: number) => `Dig ${ditch}, pay ${cost}`,
    buildNothing: 'Build nothing',
    extra: (ditch: string) => `Build extra on ${ditch}`,
    notNow: 'Not now',
    other: 'Other',
    undo: 'Take back',
    skip: 'Skip ahead',
    choose: 'Choose first',
    live: 'Back to now',
    zoomOut: 'Show the whole board',
    older: 'One step back',
    newer: 'One step on',
  },

  preview: {
    leaves: (n: number) => `Leaves you ${n}.`,
    order: (n: number, of: number) =>
      `You would plant ${['first', 'second', 'third', 'fourth', 'fifth'][n] ?? ''} of ${of} so far.`,
    taken: (n: number, who: Who) => `${n} is taken by ${o(who)}.`,
    passFirst: 'First to pass: you become overseer and put one marker fewer.',
    passLater: 'You put one marker fewer and plant before the others who passed.',
    sealZero: 'A bid of 0 is a pass: one marker fewer.',
    sealEqual: (who: Who) => `On equal bids ${o(who)} ${who.you ? 'win' : 'wins'} (overseer).`,
    area: (size: number, crop: string) =>
      size === 1 ? `A field of its own (${crop}).` : `Area of ${size} ${crop}.`,
    wet: 'Watered.',
    dry: 'Dry.',
    gain: (parts: string) => `Now: ${parts}.`,
    gainWhenWet: (parts: string) => `Once watered: ${parts}.`,
    part: (who: Who, n: number) => `${o(who)} ${n >= 0 ? '+' : '−'}${Math.abs(n)}`,
    fate: (rounds: number, markers: number) => {
      if (rounds === 0) return 'Without a canal it is desert at the end of this round.';
      const loss =
        markers > 0 ? 'Without a canal it loses a marker this round' : 'Without a canal it stays neutral';
      return `${loss} and is desert in ${plural(rounds + 1, 'round', 'rounds')}.`;
    },
    watersNothing: 'Waters no plantation yet.',
    saves: (parts: string) => `Waters ${parts}.`,
    savesPart: (who: Who, crop: string, square: string) =>
      `${who.you ? 'your' : `${who.name}'s`} ${crop} on ${square}`,
    savesNeutral: (crop: string, square: string) => `the neutral ${crop} on ${square}`,
    pool: (pool: number, cost: number, who: Who) => `Pool ${pool}. Refusing would cost ${o(who)} ${cost}.`,
    ownPlan: (cost: number) => `Own plan: tap a free ditch, pay ${cost}, all bribes go back.`,
    ownPlanFree: (cost: number) => `Tap a ditch to dig there for ${cost}.`,
    ownPlanPoor: (cost: number, cash: number) => `An own plan costs ${cost}; you have ${cash}.`,
    ownPlanNone: 'Every place is proposed, so you must accept one.',
    extraOnce: 'You have one for the whole game. When somebody builds, the phase ends.',
    dryRisk: (n: number) =>
      n === 0
        ? 'Nothing of yours is dry.'
        : `${plural(n, 'plantation', 'plantations')} of yours ${n === 1 ? 'is' : 'are'} dry.`,
    markersFewer: 'You passed, so you put one marker fewer.',
    noMarkers: 'No marker: it stays neutral.',
  },

  log: {
    overseer: (who: Who) => `${v(who, 'are', 'is')} the first overseer.`,
    spring: (place: string) => `The spring rises on ${place}.`,
    springBy: (who: Who, place: string) => `${v(who, 'place', 'places')} the spring on ${place}.`,
    palms: (squares: readonly string[]) => `Palms grow on ${list(squares)}.`,
    aside: (tile: string) => `Out of the game: ${tile}.`,
    reveal: (tiles: readonly string[]) => `On offer: ${list(tiles)}.`,
    bid: (who: Who, n: number) => `${v(who, 'bid', 'bids')} ${n}.`,
    pass: (who: Who) => `${v(who, 'pass', 'passes')}.`,
    passOverseer: (who: Who) =>
      who.you ? 'You pass and become overseer.' : `${who.name} passes and becomes overseer.`,
    sealed: (who: Who) => `${v(who, 'seal your', 'seals a')} bid.`,
    opened: (parts: readonly string[]) => `The bids: ${list(parts)}.`,
    openedPart: (who: Who, n: number) => `${o(who)} ${n}`,
    becomesOverseer: (who: Who) => `${v(who, 'become', 'becomes')} overseer.`,
    plant: (who: Who, tile: string, square: string, area: number) =>
      `${v(who, 'plant', 'plants')} ${tile} on ${square}${area > 1 ? `: area of ${area}` : ''}.`,
    plantNeutral: (who: Who, tile: string, square: string) =>
      `${v(who, 'plant', 'plants')} ${tile} on ${square} without a marker.`,
    leftover: (who: Who, tile: string, square: string) =>
      `${v(who, 'place', 'places')} the ${tile} left over on ${square}.`,
    propose: (who: Who, ditch: string, n: number) => `${v(who, 'offer', 'offers')} ${n} for ${ditch}.`,
    support: (who: Who, ditch: string, n: number, pool: number) =>
      `${v(who, 'add', 'adds')} ${n} to ${ditch}, pool ${pool}.`,
    offerNothing: (who: Who) => `${v(who, 'offer', 'offers')} nothing.`,
    accept: (who: Who, ditch: string, sum: number, from: readonly string[]) =>
      `${who.you ? 'You accept' : `${who.name} accepts`} ${ditch} and ${who.you ? 'take' : 'takes'} ${sum} from ${list(from)}.`,
    dig: (who: Who, ditch: string, cost: number, bribes: boolean) =>
      `${v(who, 'dig', 'digs')} ${ditch} for ${cost}${bribes ? '; all bribes go back' : ''}.`,
    firstCanal: (who: Who, ditch: string) => `${v(who, 'dig', 'digs')} the first canal on ${ditch}.`,
    buildNothing: (who: Who) => `${v(who, 'build', 'builds')} nothing.`,
    extra: (who: Who, ditch: string) => `${v(who, 'build an', 'builds an')} extra canal on ${ditch}.`,
    extraPass: (who: Who) => `${v(who, 'keep your', 'keeps the')} extra canal.`,
    drying: (parts: readonly string[]) => `Drying: ${parts.join('; ')}.`,
    dryingNone: 'Drying: nothing is dry.',
    loses: (who: Who, squares: readonly string[]) =>
      `${o(who)} ${who.you ? 'lose' : 'loses'} a marker on ${list(squares)}`,
    desert: (squares: readonly string[]) =>
      `${list(squares)} ${squares.length === 1 ? 'turns' : 'turn'} to desert`,
    income: (n: number) => `Income: ${n} each.`,
    over: (winners: readonly Who[], points: number) =>
      winners.length === 1
        ? `${v(winners[0]!, 'win', 'wins')} with ${plural(points, 'point', 'points')}.`
        : `${cap(list(winners.map(o)))} share the victory with ${plural(points, 'point', 'points')}.`,
    empty: 'The first round begins.',
    round: (n: number) => `Round ${n}`,
    setUp: 'Set-up',
    showMoment: 'Show this moment',
  },

  label: {
    free: 'free',
    canPlant: 'can be planted',
    desert: 'desert',
    watered: 'watered',
    dry: 'dry',
    dying: 'turns to desert this round',
    neutral: 'neutral',
    palm: 'palm',
    chosen: 'chosen',
    owner: (who: Who, n: number) => `${o(who)} ${markers(n)}`,
    area: (n: number) => `area of ${n}`,
    built: 'canal',
    legal: 'can be dug',
    wouldWater: (squares: string) => `would water ${squares}`,
    proposal: (pool: number, parts: string) => `offered ${pool}: ${parts}`,
    bribe: (who: Who, n: number) => `${o(who)} ${n}`,
    canSpring: 'the spring can rise here',
    you: 'you',
  },

  result: {
    won: (who: Who) => v(who, 'win!', 'wins!'),
    shared: (names: string) => `${cap(names)} share the victory!`,
    cash: 'Money',
    fields: 'Fields',
    total: 'Total',
    areas: 'Area by area',
    areaLine: (size: number, marks: number, points: number) => `${size} × ${marks} = ${points}`,
    again: 'Play again',
    picture: 'Save a picture',
    file: 'Save the match file',
  },

  rulesTitle: 'The rules',
  rules: {
    aim: {
      title: 'What it is about',
      text: [
        'You plant crops on a dry island. Plantations that lie together with others of the same crop are worth most, to everyone who has markers on them. But water comes only through canals, there is one new canal a round, and where it is dug is a matter of money.',
        'Each round has seven steps: auction, change of overseer, planting, bribing, extra canal, drying and income. After the last round the fields are counted, and your money with them.',
      ],
    },
    auction: {
      title: 'Auction and overseer',
      text: [
        'As many tiles are turned over as there are stacks. Beginning left of the overseer, everyone bids once or passes. Two people never bid the same; a bid may be lower than others. What you bid you pay, whatever happens.',
        'The first to pass becomes the new overseer. If nobody passes, it is whoever bid least.',
      ],
    },
    planting: {
      title: 'Planting',
      text: [
        'The highest bidder plants first, then the others down to the lowest; those who passed come last, the one who passed latest before the others. You take one of the tiles and put it on any free square.',
        'Then you put as many of your markers on it as it shows planters. If you passed, one fewer, so perhaps none: such a tile belongs to nobody but still makes an area larger.',
        'With two or three players a tile is left over. The highest bidder places it, without markers, beside a plantation.',
      ],
    },
    bribing: {
      title: 'Bribing and digging',
      text: [
        'A canal can only be dug where it touches the spring or another canal. Everyone but the overseer may offer money for a place, or add to an offer already made, or offer nothing.',
        'The overseer then takes one offer, which need not be the highest, and gets all the money lying there; everyone else gets theirs back. Or he digs where nobody asked, and pays the bank one more than the highest offer.',
        'If nobody offers anything he may dig for 1, or build nothing.',
      ],
    },
    extra: {
      title: 'The extra canal',
      text: [
        'Everyone has one extra canal for the whole game. Each round, beginning left of the overseer, you are asked whether you want to build it now, for free. As soon as someone builds, the step is over.',
      ],
    },
    drying: {
      title: 'Drying and income',
      text: [
        'A plantation is watered for good when a canal lies along one of its sides. Every dry plantation loses one marker. One that has no marker any more turns to desert, and nothing ever grows there again.',
        'Then everyone gets 3 escudos. In the last round there is neither: whatever is dry at the end turns to desert.',
      ],
    },
    end: {
      title: 'Counting',
      text: [
        'Plantations of one crop that lie side by side are an area; canals do not divide it. For each area you earn its number of tiles times the number of your markers on it. A palm counts as one more marker on its tile, if you have one there.',
        'Add your money. The most points win.',
      ],
    },
    two: {
      title: 'Two players',
      text: [
        'Each seals a bid in secret, and both are shown together. The higher one plants first and places the third tile; on equal bids the overseer wins. The other one becomes overseer. A bid of 0 is a pass.',
      ],
    },
  },

  gotIt: 'Got it',
  hints: {
    bid: 'Bid for the right to plant first. Every amount can be bid once; who passes first becomes overseer.',
    seal: 'Both bid in secret, and the amounts are opened together: who bids more plants first.',
    plant:
      'Plant next to the same crop: an area counts its tiles times your markers in it. Dry fields lose a marker a round.',
    bribe: 'One canal is dug a round. Offer the overseer money for the ditch that waters your fields.',
    decide:
      'You are the overseer: accept an offer and take its money, or pay more than the highest for a ditch of your own.',
    extra: 'Once in the match you may dig a canal of your own, at the end of a round.',
  },

  keys: {
    title: 'Keys',
    list: [
      ['Tab', 'from seats to board to decision to log'],
      ['← ↑ ↓ →', 'move on the board'],
      ['Enter', 'choose; again: do it'],
      ['Esc', 'choose something else'],
      ['n, N', 'next or previous place that can be chosen'],
      ['d', 'from squares to ditches and back'],
      ['[ ]', 'back and forth through the match'],
      ['Home', 'back to now'],
      ['+ − 0', 'enlarge the board, or show all of it'],
      ['/', 'write the action, as in a match file'],
    ],
  },

  handOver: {
    title: (name: string) => `Hand the device to ${name}`,
    hint: 'The next bid is secret.',
    button: (name: string) => `I am ${name}`,
  },

  options: {
    palms: { name: 'Palms', off: 'None', on: 'Three palms' } as Readonly<Record<string, string>>,
    money: { name: 'Money', hidden: 'Hidden', open: 'Open' } as Readonly<Record<string, string>>,
    spring: {
      name: 'Spring',
      inner: 'Inside, at random',
      any: 'Anywhere, at random',
      chosen: 'Placed by the first overseer',
    } as Readonly<Record<string, string>>,
    overseer: { name: 'First overseer', random: 'At random' } as Readonly<Record<string, string>>,
    minBribe: { name: 'Smallest bribe', '0': '0', '1': '1' } as Readonly<Record<string, string>>,
    twoPlayerExtra: {
      name: 'Extra canal with two players',
      opponent: 'Only for the one who is not overseer',
      both: 'For both',
    } as Readonly<Record<string, string>>,
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,

  refusals: {
    'not-whole': () => 'Choose a whole number of escudos.',
    'bid-zero': () => 'A bid is at least 1; to bid nothing is to pass.',
    'bid-taken': (d: RefusalDetails) => `${d['amount']} is already bid by ${d['by']}.`,
    'too-poor': (d: RefusalDetails) => `You have ${escudos(Number(d['cash']))}.`,
    'tile-gone': () => 'This tile is no longer on offer.',
    'square-taken': (d: RefusalDetails) => `${d['square']} is already planted.`,
    'square-desert': (d: RefusalDetails) => `${d['square']} is desert; nothing grows there any more.`,
    'leftover-apart': (d: RefusalDetails) =>
      `The tile left over must lie beside a plantation; ${d['square']} has none beside it.`,
    'ditch-apart': (d: RefusalDetails) => `${d['ditch']} does not touch the water yet.`,
    'ditch-built': (d: RefusalDetails) => `There is a canal on ${d['ditch']} already.`,
    'ditch-proposed': (d: RefusalDetails) => `${d['ditch']} is proposed already; you can support it.`,
    'ditch-unproposed': (d: RefusalDetails) => `Nobody has proposed ${d['ditch']}.`,
    'bribe-small': (d: RefusalDetails) => `A bribe is at least ${d['least']}.`,
    'dig-proposed': (d: RefusalDetails) => `${d['ditch']} is proposed; accept it, or dig where nobody asked.`,
    'dig-poor': (d: RefusalDetails) => `You have ${escudos(Number(d['cash']))}; digging costs ${d['cost']}.`,
    'refuse-poor': (d: RefusalDetails) =>
      `You have ${escudos(Number(d['cash']))}; refusing all offers costs ${d['cost']}.`,
    'must-build': () => 'There are offers: accept one, or dig elsewhere for one more than the highest.',
    'first-canal': (d: RefusalDetails) => `The first canal begins at the spring on ${d['spring']}.`,
    'not-your-turn': () => 'It is not your turn.',
    'wrong-phase': () => 'That cannot be done in this phase.',
    over: () => 'The match is over.',
  },
};

export type CanalsDictionary = typeof en;

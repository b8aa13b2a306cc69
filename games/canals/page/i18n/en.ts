import type { Crop, Intersection, Options } from '@santiago/canals';
import type { RefusalDetails, Seat } from '@santiago/kernel';
import { cap } from '@santiago/kernel/language';
import { does, list, object, ordinal, plural, signed, whose } from '@santiago/kernel/language/en';
import type { Who } from '@santiago/table/page/i18n/text.ts';

/**
 * Everything the board game says, in English. The other languages have the same keys and parameters, or they do not
 * compile. A message that states a rule names it here (`C36`): whoever changes the rule finds its texts in every
 * language under the same key.
 */
const escudos = (n: number): string => plural(n, 'escudo', 'escudos');
const markers = (n: number): string => plural(n, 'marker', 'markers');
const tiles = (n: number): string => plural(n, 'tile', 'tiles');
const points = (n: number): string => plural(n, 'point', 'points');
/** `banana`, of bananas. */
const single = (crop: string): string => crop.replace(/(o)es$|s$/, '$1');
const people = (all: readonly Who[]): string => list(all.map(object));

/** What fills the gaps of a sentence, in words. */
export interface TalkGaps {
  readonly n: string;
  readonly ditch: string;
  readonly crop: string;
}

type Crops = Readonly<Record<Crop, string>>;

/** Every option and its values. A single intersection or seat has no words: the page offers neither. */
type OptionWords = {
  readonly [N in keyof Options]-?: Readonly<
    Record<'name' | Exclude<NonNullable<Options[N]>, Intersection | Seat>, string>
  >;
};

export const en = {
  list,
  gameTitle: 'Canals',
  /** C7. */
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
  phases: {
    setUp: 'Set-up',
    auction: 'Auction',
    overseer: 'New overseer',
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
    offer: 'Tiles this round',
    decision: 'Your decision',
    log: 'History',
  },

  seat: {
    bid: (n: number) => `bid ${n}`,
    passed: 'pass',
    sealed: 'secret bid made',
    overseer: 'overseer',
    extra: 'still has the extra canal',
    cash: (n: number) => escudos(n),
    hidden: 'money hidden',
    markers: (n: number) => `${markers(n)} left`,
    points: (n: number) => points(n),
    fields: (n: number) => `${n} from areas`,
    order: (n: number) => `planting order: ${n}`,
    money: 'Money',
    score: 'Points',
    away: 'away',
    scoreNow: 'If the match ended now',
    scoreWatered: (n: number) => `${points(n)} if every dry plantation gets water`,
  },
  unseen: 'Still in the stacks',
  unseenLine: (crop: string, ones: number, twos: number) => `${crop}: ${ones} with 1 planter, ${twos} with 2`,
  aside: (tile: string) => `Out of this match: ${tile}`,
  chooseDitch: 'Choose a ditch…',

  waiting: {
    auction: (who: Who) => `${does(who, 'bid', 'bids')} next.`,
    sealed: (all: readonly Who[]) => `Still to bid in secret: ${people(all)}.`,
    planting: (who: Who) => `${does(who, 'are', 'is')} planting.`,
    leftover: (who: Who) => `${does(who, 'place', 'places')} the leftover tile.`,
    bribing: (who: Who) => `${does(who, 'are', 'is')} deciding what to offer.`,
    decision: (who: Who) => `${does(who, 'decide', 'decides')} where to build the canal.`,
    /** C45: one each for the whole match. */
    extra: (who: Who) =>
      who.you ? 'You may build your extra canal.' : `${who.name} may build their extra canal.`,
    spring: (who: Who) => `${does(who, 'place', 'places')} the spring.`,
    firstCanal: (who: Who) => `${does(who, 'build', 'builds')} the first canal.`,
    setUp: 'The match is being set up.',
    andThen: (all: readonly Who[]) => `Then: ${people(all)}.`,
    over: 'The match is over.',
    watching: 'You are watching.',
    past: (row: number, rows: number) => `Looking back: step ${row} of ${rows}`,
  },

  prompt: {
    spring: 'Choose an intersection for the spring.',
    firstCanal: 'Build the first canal at the spring.',
    bid: 'Bid to plant early, or pass.',
    seal: 'Choose your secret bid.',
    plantTile: 'Choose a tile.',
    plantSquare: (crop: string) => `Choose a square for your ${crop}.`,
    leftover: (crop: string) => `Place the leftover tile (${crop}).`,
    bribe: 'Choose a ditch to propose, or offer nothing.',
    bribeAmount: (ditch: string) => `How much do you offer for ${ditch}?`,
    /** C34. */
    decide: 'Accept a proposal, or build elsewhere.',
    /** C38. */
    decideFree: 'No proposals. Build for 1 escudo, or build no canal.',
    decideNone: 'No proposals, and you have no money to build.',
    extra: 'Use your only extra canal?',
  },

  button: {
    spring: (intersection: string) => `Place the spring on ${intersection}`,
    firstCanal: (ditch: string) => `Build on ${ditch}`,
    bid: (n: number) => `Bid ${n}`,
    passOverseer: 'Pass, become overseer',
    pass: 'Pass',
    seal: (n: number) => (n === 0 ? 'Pass in secret' : `Bid ${n} in secret`),
    plant: (crop: string, square: string) => `Plant ${crop} on ${square}`,
    place: (crop: string, square: string) => `Place ${crop} on ${square}`,
    propose: (n: number, ditch: string) => `Offer ${n} for ${ditch}`,
    support: (n: number, ditch: string, total: number) => `Add ${n} to ${ditch} (total ${total})`,
    offerNothing: 'Offer nothing',
    accept: (ditch: string, total: number) => `Accept ${ditch}, get ${total}`,
    dig: (ditch: string, cost: number) => `Build on ${ditch}, pay ${cost}`,
    buildNothing: 'Build no canal',
    extra: (ditch: string) => `Build extra canal on ${ditch}`,
    notNow: 'Not now',
    other: 'Choose again',
    undo: 'Take back',
    skip: 'Skip ahead',
    choose: 'Make a choice first',
    live: 'Back to the current step',
    zoomOut: 'Show the whole board',
    older: 'One step back',
    newer: 'One step forward',
  },

  preview: {
    leaves: (n: number) => `You keep ${escudos(n)}.`,
    /** C22. */
    order: (before: number, of: number) => `As it stands, you plant ${ordinal(before + 1)} of ${of}.`,
    taken: (n: number, who: Who) => `${cap(object(who))} already bid ${n}.`,
    /** C21, C22, C24. */
    passFirst: 'First to pass: you become overseer, plant last and have one marker fewer.',
    /** C22, C24. */
    passLater: 'You plant with one marker fewer, but before those who have already passed.',
    /** C40, C43. */
    sealZero: 'A bid of 0 is a pass: you plant with one marker fewer.',
    /** C41. */
    sealEqual: (who: Who) => `If the bids are equal, the overseer (${object(who)}) wins.`,
    area: (size: number, crop: string) =>
      size === 1 ? `A single tile (${crop}).` : `${cap(single(crop))} area: ${tiles(size)}.`,
    wet: 'Watered.',
    dry: 'Dry.',
    gain: (parts: string) => `Points now: ${parts}.`,
    gainWhenWet: (parts: string) => `Points once watered: ${parts}.`,
    part: (who: Who, n: number) => `${object(who)} ${signed(n)}`,
    /** C48, C49. `rounds` is the number of round ends that it survives. */
    fate: (rounds: number, _markers: number): string =>
      rounds === 0
        ? 'Without a canal it turns to desert at the end of this round.'
        : rounds === 1
          ? 'Without a canal it loses a marker at the end of this round and turns to desert at the end of the next.'
          : 'Without a canal it loses a marker every round and turns to desert at the end of the round after next.',
    watersNothing: 'Waters no plantation yet.',
    saves: (parts: string) => `Waters ${parts}.`,
    savesPart: (who: Who, crop: string, square: string) => `${whose(who)} ${crop} on ${square}`,
    savesNeutral: (crop: string, square: string) => `the neutral ${crop} on ${square}`,
    /** C34 to C36. */
    pool: (total: number, cost: number, who: Who) =>
      `Total ${total}. Building elsewhere would now cost ${object(who)} ${cost}.`,
    /** C36. */
    ownPlan: (cost: number) =>
      `To build elsewhere, tap a free ditch and pay ${cost} to the bank. All bribes are returned.`,
    /** C38. */
    ownPlanFree: (cost: number) => `Tap a ditch to build there for ${escudos(cost)}.`,
    /** C37. */
    ownPlanPoor: (cost: number, cash: number) =>
      `Building elsewhere costs ${cost}. You have ${escudos(cash)}, so you must accept a proposal.`,
    /** C37. */
    ownPlanNone: 'Every ditch you could build on has been proposed, so accept one of the proposals.',
    /** C45, C46. */
    extraOnce: 'You have one for the whole match. When someone builds, the phase ends.',
    dryRisk: (n: number) =>
      n === 0
        ? 'None of your plantations is dry.'
        : `${plural(n, 'of your plantations is', 'of your plantations are')} dry.`,
    /** C24. */
    markersFewer: 'You passed, so you plant with one marker fewer.',
    /** C25. */
    noMarkers: 'No marker: the tile is neutral.',
  },

  log: {
    overseer: (who: Who) => `${does(who, 'are', 'is')} the first overseer.`,
    spring: (intersection: string) => `The spring is on ${intersection}.`,
    springBy: (who: Who, intersection: string) =>
      `${does(who, 'place', 'places')} the spring on ${intersection}.`,
    palms: (squares: readonly string[]) => `Palms grow on ${list(squares)}.`,
    aside: (tile: string) => `Out of this match: ${tile}.`,
    reveal: (shown: readonly string[]) => `Tiles this round: ${list(shown)}.`,
    bid: (who: Who, n: number) => `${does(who, 'bid', 'bids')} ${n}.`,
    pass: (who: Who) => `${does(who, 'pass', 'passes')}.`,
    passOverseer: (who: Who) =>
      who.you ? 'You pass and become overseer.' : `${who.name} passes and becomes overseer.`,
    sealed: (who: Who) => `${does(who, 'bid', 'bids')} in secret.`,
    opened: (parts: readonly string[]) => `The bids: ${list(parts)}.`,
    openedPart: (who: Who, n: number) => `${object(who)} ${n}`,
    becomesOverseer: (who: Who) => `${does(who, 'become', 'becomes')} overseer.`,
    plant: (who: Who, tile: string, square: string, area: number) =>
      `${does(who, 'plant', 'plants')} ${tile} on ${square}${area > 1 ? `: area of ${tiles(area)}` : ''}.`,
    plantNeutral: (who: Who, tile: string, square: string) =>
      `${does(who, 'plant', 'plants')} ${tile} on ${square} without a marker.`,
    leftover: (who: Who, tile: string, square: string) =>
      `${does(who, 'place', 'places')} the leftover tile, ${tile}, on ${square}.`,
    propose: (who: Who, ditch: string, n: number) => `${does(who, 'offer', 'offers')} ${n} for ${ditch}.`,
    support: (who: Who, ditch: string, n: number, total: number) =>
      `${does(who, 'add', 'adds')} ${n} to ${ditch}, total ${total}.`,
    offerNothing: (who: Who) => `${does(who, 'offer', 'offers')} nothing.`,
    accept: (who: Who, ditch: string, sum: number, from: readonly Who[]) =>
      `${does(who, 'accept', 'accepts')} ${ditch} and ${who.you ? 'get' : 'gets'} ${sum} from ${people(from)}.`,
    dig: (who: Who, ditch: string, cost: number, bribes: boolean) =>
      `${does(who, 'build', 'builds')} on ${ditch} for ${cost}${bribes ? '. All bribes are returned' : ''}.`,
    firstCanal: (who: Who, ditch: string) => `${does(who, 'build', 'builds')} the first canal on ${ditch}.`,
    buildNothing: (who: Who) => `${does(who, 'build', 'builds')} no canal.`,
    extra: (who: Who, ditch: string) => `${does(who, 'build an', 'builds an')} extra canal on ${ditch}.`,
    extraPass: (who: Who) => `${does(who, 'keep your', 'keeps the')} extra canal.`,
    drying: (parts: readonly string[]) => `Drying: ${parts.join('; ')}.`,
    dryingNone: 'Drying: nothing is dry.',
    /** C48. */
    loses: (who: Who, squares: readonly string[]) =>
      `${object(who)} ${who.you ? 'lose' : 'loses'} ${
        squares.length === 1 ? `a marker on ${list(squares)}` : `one marker each on ${list(squares)}`
      }`,
    desert: (squares: readonly string[]) =>
      `${list(squares)} ${squares.length === 1 ? 'turns' : 'turn'} to desert`,
    /** C50. */
    income: (n: number) => `Income: everyone gets ${escudos(n)}.`,
    /** C54. */
    over: (winners: readonly Who[], n: number) =>
      winners.length === 1
        ? `${does(winners[0]!, 'win', 'wins')} with ${points(n)}.`
        : `${cap(people(winners))} share the victory with ${points(n)}.`,
    empty: 'The first round begins.',
    round: (n: number) => `Round ${n}`,
    setUp: 'Set-up',
    showStep: 'Show this step',
  },

  label: {
    free: 'free',
    canPlant: 'you can plant here',
    desert: 'desert',
    watered: 'watered',
    dry: 'dry',
    dying: 'turns to desert this round',
    neutral: 'neutral',
    palm: 'palm',
    marked: 'marked',
    chosen: 'chosen',
    owner: (who: Who, n: number) => `${object(who)} ${markers(n)}`,
    area: (n: number) => `area of ${tiles(n)}`,
    built: 'canal',
    legal: 'a canal can be built here',
    wouldWater: (squares: string) => `would water ${squares}`,
    proposal: (total: number, parts: string) => `offered ${total}: ${parts}`,
    bribe: (who: Who, n: number) => `${object(who)} ${n}`,
    canSpring: 'the spring can go here',
    you: 'you',
  },

  result: {
    won: (who: Who) => does(who, 'win!', 'wins!'),
    shared: (winners: readonly Who[]) => `${cap(people(winners))} share the victory!`,
    cash: 'Money',
    fields: 'Areas',
    total: 'Total',
    areas: 'Area by area',
    areaLine: (size: number, marks: number, sum: number) => `${size}\u00A0×\u00A0${marks} = ${sum}`,
    again: 'Play again',
    picture: 'Save a picture',
    file: 'Save the match file',
  },

  rulesTitle: 'The rules',

  gotIt: 'Got it',
  hints: {
    /** C19, C21, C22. */
    bid: 'The highest bidder plants first. The first player to pass becomes overseer.',
    /** C40, C41. */
    seal: 'Both bid in secret. The higher bidder plants first; both pay.',
    /** C53, C48. */
    plant: 'Plant next to the same crop: an area earns its tiles times your markers.',
    /** C34, C39. */
    bribe: 'The overseer builds at most one canal. Offer money for the ditch you need.',
    /** C35, C36. */
    decide: 'Accept a proposal and get its money, or pay the bank and build elsewhere.',
    /** C45, C46. */
    extra: 'Once per match you can build an extra canal for free, before drying.',
  },

  handOver: {
    title: (name: string) => `Pass the device to ${name}`,
    hint: 'The next bid is secret.',
    button: (name: string) => `I am ${name}`,
  },

  /** C11: the option that names the spring’s intersection. */
  springOn: (place: string) => `On ${place}`,
  options: {
    palms: { name: 'Palms', off: 'None', on: 'Three palms' },
    money: { name: 'Money', hidden: 'Hidden', open: 'Open' },
    spring: {
      name: 'Spring',
      inner: 'Not on the border, at random',
      any: 'Anywhere, at random',
      chosen: 'Placed by the first overseer',
    },
    overseer: { name: 'First overseer', random: 'At random' },
    minBribe: { name: 'Minimum bribe', '0': '0', '1': '1' },
    twoPlayerExtra: {
      name: 'Extra canal with two players',
      opponent: 'Only for the player who isn’t overseer',
      both: 'For both',
    },
  } satisfies OptionWords,

  /** What people say to each other; each reads it in their own language (C55). */
  talk: {
    gaps: { n: 'Money', ditch: 'Ditch', crop: 'Crop' },
    sentences: {
      pay: ({ n, ditch }: TalkGaps) => `I offer ${n} if you build on ${ditch}.`,
      support: ({ ditch }: TalkGaps) => `Let’s both support ${ditch}.`,
      plant: ({ crop }: TalkGaps) => `Please plant next to me: ${crop}.`,
      'no-desert': (_: TalkGaps) => 'Not the desert, please!',
      water: ({ ditch }: TalkGaps) => `Water on ${ditch}, please!`,
    },
  },

  refusals: {
    'not-whole': () => 'Choose a whole number of escudos.',
    /** C19. */
    'bid-zero': () => 'Bid at least 1 escudo, or pass.',
    /** C19. */
    'bid-taken': (d: RefusalDetails) => `${d['by']} already bid ${d['amount']}. Choose another amount.`,
    'too-poor': (d: RefusalDetails) => `You have ${escudos(Number(d['cash']))}. Choose ${d['cash']} or less.`,
    'tile-gone': () => 'This tile has been taken. Choose another one.',
    'square-taken': (d: RefusalDetails) => `${d['square']} is already planted. Choose a free square.`,
    /** C26. */
    'square-desert': (d: RefusalDetails) => `${d['square']} is desert. Choose a free square.`,
    /** C28. */
    'leftover-apart': (d: RefusalDetails) =>
      d['beside'] === 'desert'
        ? `No free square is next to a plantation, so the leftover tile goes next to a desert. ${d['square']} isn’t next to one.`
        : `The leftover tile must share a side with a plantation. ${d['square']} doesn’t.`,
    /** C31. */
    'ditch-apart': (d: RefusalDetails) =>
      `${d['ditch']} touches neither the spring nor a canal. Choose a ditch that does.`,
    'ditch-built': (d: RefusalDetails) => `There is already a canal on ${d['ditch']}. Choose a free ditch.`,
    /** C32, C33. */
    'ditch-proposed': (d: RefusalDetails) => `${d['ditch']} is already proposed. You can add to it.`,
    'ditch-unproposed': (d: RefusalDetails) => `No one has proposed ${d['ditch']}. Choose a proposal.`,
    /** C32. */
    'bribe-small': (d: RefusalDetails) => `Offer at least ${escudos(Number(d['least']))}, or nothing.`,
    /** C34. */
    'dig-proposed': (d: RefusalDetails) => `${d['ditch']} is proposed: accept it, or build on another ditch.`,
    /** C38. */
    'dig-poor': (d: RefusalDetails) =>
      `You have ${escudos(Number(d['cash']))}; building costs ${d['cost']}. Build no canal.`,
    /** C37. */
    'refuse-poor': (d: RefusalDetails) =>
      `You have ${escudos(Number(d['cash']))}; building elsewhere costs ${d['cost']}. Accept a proposal.`,
    /** C34, C36. */
    'must-build': () =>
      'There are proposals: accept one, or build elsewhere for 1 more than the largest total.',
    /** C12. */
    'first-canal': (d: RefusalDetails) => `The first canal starts at the spring, on ${d['spring']}.`,
    'not-your-turn': () => 'It isn’t your turn.',
    'wrong-phase': () => 'You can’t do that in this phase.',
    over: () => 'The match is over.',
  },
};

export type CanalsDictionary = typeof en;

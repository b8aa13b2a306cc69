import { list, plural } from '@santiago/kernel/language/en';

const escudos = (n: number): string => plural(n, 'escudo', 'escudos');
const points = (n: number): string => plural(n, 'point', 'points');

/**
 * The first match of Canals, in English. The other languages have the same keys and parameters, or they do not compile.
 * A text that states a rule names it here (`C36`).
 */
export const en = {
  welcome: [
    'Welcome! You and three others plant crops on a dry board. Plantations need water. It comes from the spring (marked), through canals.',
    'After eleven rounds the most points win. We play the first rounds together.',
  ],
  /** C17: as many tiles as there are stacks, four with four players. C6, C24. */
  offer: [
    'Every round begins with new tiles, one from each stack: four with four players.',
    'The planters on a tile show how many of your markers go on it. More markers, more points.',
  ],
  /** C18 to C20. */
  bid: [
    'First comes the auction: who plants first? You have 10 escudos. You pay what you bid, whatever happens.',
    'Bid 3, 4 or 5 to plant first.',
  ],
  /** C21, C22, C24. */
  bidPass:
    'The first to pass becomes overseer, plants last and puts one marker fewer. We try that in the next round. Take back and bid.',
  bidLow: 'The others can easily bid more. Take back and bid 3, 4 or 5.',
  /** C54. */
  bidHigh:
    'You don’t need to bid that much. Every escudo you keep is a point at the end. Take back and bid 3, 4 or 5.',
  /** C21, C22. */
  order: (bid: number, overseer: string) => [
    `Your ${bid} is the highest bid, so you plant first. The others follow, from the highest bid to the lowest.`,
    `${overseer} passed first and is the overseer (the crown). ${overseer} decides where this round’s canal goes.`,
  ],
  /** C23. */
  plant: [
    'Take the bananas, the only tile with two planters. Plant them on one of the marked squares: a canal can get there this round.',
    'Choose the tile, then the square, then press the button.',
  ],
  plantSmall: 'This tile takes only one marker, the bananas take two. Take back and plant the bananas.',
  /** C31, C48. */
  plantFar: (square: string) =>
    `No canal can get to ${square} this round, so you would lose a marker. Take back and choose a marked square.`,
  /** C47 to C49; C30, C31. */
  dry: (square: string, overseer: string) => [
    `Your plantation on ${square} is dry. Without a canal at one of its sides it loses one marker at the end of each round. If it is dry and has no marker left when that happens, it turns to desert.`,
    `Everyone but the overseer may now offer ${overseer} money for a ditch. A canal must touch the spring or another canal.`,
  ],
  /** C32, C35. */
  bribe: [
    'Choose a marked ditch: a canal there waters your plantation. Offer 1, 2 or 3 escudos for it.',
    'If your proposal isn’t accepted, you get your money back.',
  ],
  bribePass:
    'Then the canal goes where others want it, and your plantation dries. Take back and propose a ditch.',
  bribeElsewhere: (ditch: string) =>
    `A canal on ${ditch} doesn’t water your plantation. Take back and choose a marked ditch.`,
  bribeMuch: 'A canal is usually not worth that much so early. Take back and offer 1, 2 or 3.',
  /** C35, C47. */
  canal: (overseer: string, ditch: string) => [
    `${overseer} builds on ${ditch} and gets your money. Everything along this canal has water for the rest of the match.`,
    'Free squares with water are green: often good squares for later.',
  ],
  /** C45, C46. */
  extra: (button: string) => [
    'Everyone has one extra canal for the whole match, for free. While you have it, you are asked every round, unless someone asked before you builds theirs.',
    `None of your plantations is in danger now. Press “${button}” and keep it.`,
  ],
  extraEarly:
    'This is your only extra canal, and nothing is in danger now. Later it can save more. Take back and keep it.',
  /** C48 to C50. */
  drying: (markers: number, deserts: number) => [
    `The round is over, and everything without water has dried: ${plural(markers, 'marker is', 'markers are')} lost, ${plural(deserts, 'tile has', 'tiles have')} turned to desert.`,
    'Then everyone got 3 escudos. A new round begins.',
  ],
  /** C21, C24. */
  pass: (button: string) => [
    'Now be the overseer yourself. No one has passed yet: if you pass, you become overseer. It costs no money, but you put one marker fewer.',
    `Press “${button}”.`,
  ],
  passBid: 'A good bid, but this time let’s see what the overseer does. Take back and pass.',
  /** C22, C24. */
  overseer: [
    'You are the overseer. Everyone who bid plants before you. You get the tile that is left, with one marker fewer than it shows planters.',
  ],
  plantFew: [
    'Plant where there is water already (green), or next to a ditch where you will build: this round you decide.',
  ],
  /** C24, C25. */
  plantNone:
    'On a tile with one planter you would have no marker. It would belong to no one, though it counts for the size of its area. Take back and choose a tile with two planters.',
  /** C33 to C35. */
  decide: (proposals: readonly string[]) => [
    `The others have made their proposals: ${list(proposals)}. Bribes for the same ditch add up.`,
    'Accept one and get all the money on it. It needn’t be the highest. The others get their money back.',
  ],
  pool: (ditch: string, sum: number) => `${sum} for ${ditch}`,
  /** C36. */
  decideOwn: (cost: number) =>
    `You may build elsewhere, but then you pay ${escudos(cost)}, one more than the largest total on one ditch, and get nothing. Take back and accept a proposal.`,
  /** C52, C53. */
  area: [
    'How do you score? Tiles of the same crop that touch by a side form an area. Each area earns you: its tiles times your markers on it.',
    'Your bananas alone: 1 tile\u00A0×\u00A02 markers = 2. With a second banana tile next to them: 2 tiles\u00A0×\u00A04 markers = 8!',
  ],
  bidHighest: (bid: number) => [
    `So you want the bananas of this round. The highest bid so far is ${bid}. Bid more.`,
  ],
  bidHighestNot: (bid: number) =>
    `Then someone chooses before you, and the bananas may be gone. Take back and bid more than ${bid}.`,
  grow: ['Plant the bananas next to your own, on a marked square.'],
  growNot: (together: number, apart: number) =>
    `Away from your bananas that makes ${points(apart)} instead of ${together}. Take back and plant bananas on a marked square.`,
  extraUse: (square: string) => [
    `Your plantation on ${square} has no water, and no canal has come. Use your extra canal: choose a marked ditch.`,
  ],
  extraUseNot: 'Then your plantation loses a marker. Take back and build on a marked ditch.',
  /** Not shown: C21 without a pass, C28, C37, C38, C49, palms, hidden money, shared victory, two players. */
  watch: (from: number, to: number) => [
    `You have seen how a round works; the rules page has the rest. Bots now play rounds ${from} to ${to} quickly for everyone, you too. Watch the areas grow.`,
  ],
  /** C51, C54. */
  last: (n: number) => [
    'The last round: play it alone. At its end everything dry turns to desert, markers or not, and there is no income. Every escudo you keep is a point.',
    `If the match ended now, you would have ${points(n)}.`,
  ],
  over: (n: number, place: number, areas: string) => [
    `The end: ${points(n)}, rank ${place}. Open “${areas}” to see where every point came from.`,
    'Now you can play. A match against bots is waiting, and so are the exercises.',
  ],
};

export type LessonDictionary = typeof en;

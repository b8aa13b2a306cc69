import { ordinal, plural } from '@santiago/kernel/language/en';

const escudos = (n: number): string => plural(n, 'escudo', 'escudos');
const points = (n: number): string => plural(n, 'point', 'points');

/**
 * The first match of Canals, in English: at most twenty words a step. The other languages have the same keys and
 * parameters, or they do not compile. A text that states a rule names it here (`C36`).
 */
export const en = {
  welcome: 'Plant crops and bring them water from the marked spring. The player with the most points wins.',
  /** C6, C17, C24. */
  offer: 'New tiles, chosen for this lesson. The planters on a tile become your markers.',
  /** C18 to C20. */
  bid: 'Auction: the highest bidder plants first. You always pay your bid. Bid 3, 4 or 5.',
  /** C21. */
  bidPass: 'That makes you overseer: we’ll try that next round. Bid 3, 4 or 5.',
  bidLow: 'The others can easily bid more. Bid 3, 4 or 5.',
  /** C54. */
  bidHigh: 'Too much: escudos you keep are points. Bid 3, 4 or 5.',
  /** C21, C22. */
  order: (overseer: string) =>
    `You plant first. ${overseer} passed first and is now overseer (the shovel), so they decide about the canal.`,
  /** C23. */
  plant:
    'Take the bananas: they bring two markers. Plant them on the marked square, where a canal can reach them.',
  plantSmall: 'That tile brings only one marker. Take the bananas.',
  /** C31, C48. */
  plantFar: 'No canal can reach that square this round. Choose the marked square.',
  /** C47, C48; C30. */
  dry: (overseer: string) =>
    `Your plantation is dry: without water it loses a marker every round. Offer ${overseer} money for a canal.`,
  /** C32, C35. */
  bribe: 'Choose the marked ditch and offer 1, 2 or 3 escudos. Not accepted? You get them back.',
  bribePass: 'Then your plantation dries out. Choose the marked ditch.',
  bribeElsewhere: 'That doesn’t water your plantation. Choose the marked ditch.',
  bribeMuch: 'That’s a lot this early. Offer 1, 2 or 3.',
  /** C35, C47. */
  canal: (overseer: string) =>
    `${overseer} builds your canal and gets your money. Squares next to it now have water for good.`,
  /** C45. */
  extra: (button: string) =>
    `Everyone has one free extra canal for the whole match. Keep it for now: press “${button}”.`,
  extraEarly: 'Nothing is in danger. Keep it.',
  /** C48 to C50. */
  drying:
    'Round over: dry plantations lose a marker, dry ones without markers turn to desert. Everyone gets 3 escudos.',
  /** C21, C24. */
  pass: (button: string) =>
    `Now become overseer yourself: passing costs no money, only one marker. Press “${button}”.`,
  passBid: 'Become overseer now: pass.',
  /** C22, C24. */
  overseer: 'You are overseer. The others plant first; you get the last tile, with one marker fewer.',
  plantFew: 'Plant on the marked square: this round you decide where the canal goes.',
  plantWatered: 'Plant on the marked square: it already has water.',
  /** C33 to C35. */
  decide: 'You choose! Bribes for one ditch add up. Accept the marked ditch and get its money.',
  /** C36. */
  decideOwn: (cost: number) =>
    `Building elsewhere costs you ${escudos(cost)}, one more than the largest total. Accept the marked ditch.`,
  /** C52, C53. */
  area: 'Tiles of one crop side by side form an area. It scores its tiles times your markers.',
  bidHighest: (bid: number) =>
    `Bananas again! Next to yours they add 6 points (2\u00A0×\u00A04 = 8 instead of 2). Bid more than ${bid}.`,
  bidHighestNot: (bid: number) => `Then someone may take the bananas first. Bid more than ${bid}.`,
  grow: 'Plant the bananas next to yours, on the marked square.',
  growNot: (together: number, apart: number) =>
    `That adds only ${points(apart)} instead of ${together}. Plant the bananas on the marked square.`,
  extraUse: 'These bananas are still dry! Build your extra canal on the marked ditch.',
  extraUseNot: 'It would lose a marker. Build on the marked ditch.',
  /** Not shown: C21 without a pass, C28, C37, C38, C49, palms, hidden money, shared victory, two players. */
  watch: (from: number, to: number) =>
    `Now bots quickly play rounds ${from} to ${to} for everyone, including you. Then you play the last round.`,
  /** C51, C54. */
  last: 'Last round: you’re on your own! When it ends, everything dry turns to desert.',
  over: (n: number, rank: number) =>
    `The match is over: ${points(n)}, ${ordinal(rank)} place. Now play a match against easy bots!`,
};

export type LessonDictionary = typeof en;

/** The first game of Canals, in English. The other languages have the same keys, or they do not compile. */
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en = {
  welcome: [
    'Welcome! You and three others grow crops on an island. Crops need water, and water comes through canals from the spring (marked).',
    'Whoever has the most points after eleven rounds wins. We play the first rounds together.',
  ],
  offer: [
    'Every round begins with tiles to be planted, one for each player: they are “on offer”.',
    'The little hats on a tile are planters: so many of your markers will stand on it. More markers, more points.',
  ],
  bid: [
    'First an auction for who chooses first. You have 10 escudos, and what you bid is paid whatever happens.',
    'Bid 3, 4 or 5, to be first.',
  ],
  bidPass:
    'Whoever passes first becomes overseer and plants last, with one marker fewer. That comes in the next round. Take it back and bid.',
  bidLow: 'The others may go over so little. Take it back and bid 3, 4 or 5.',
  bidHigh: 'So much is not needed: money is worth a point each in the end. Take it back and bid 3, 4 or 5.',
  order: (bid: number, overseer: string) => [
    `Your ${bid} is the highest bid, so you plant first, then the others in the order of their bids.`,
    `${overseer} passed first and is the overseer (the crown): this round’s canal is dug where ${overseer} decides.`,
  ],
  plant: [
    'Take the bananas, the only tile with two planters, and plant them on one of the marked squares: there a canal can reach them this round.',
    'Choose the tile, then the square, then press the button.',
  ],
  plantSmall: 'This tile takes one marker only; the bananas take two. Take it back and plant the bananas.',
  plantFar: (square: string) =>
    `On ${square} no canal can reach your field this round: it would lose a marker. Take it back and choose a marked square.`,
  dry: (square: string, overseer: string) => [
    `Your field ${square} is dry. Without a canal at its side it loses a marker at the end of the round, and when it has none left it turns to desert.`,
    `Everybody but the overseer may now offer ${overseer} money for one place. Canals go on from the spring or from other canals.`,
  ],
  bribe: [
    'Choose one of the marked ditches: both run along your field. Offer 1, 2 or 3 escudos for it.',
    'If your offer is not taken, you get your money back.',
  ],
  bribePass:
    'Then the canal is dug where others want it, and your field dries. Take it back and make an offer.',
  bribeElsewhere: (ditch: string) =>
    `A canal on ${ditch} does not run along your field. Take it back and choose a marked ditch.`,
  bribeMuch: 'A canal this early is not worth so much. Take it back and offer 1, 2 or 3.',
  canal: (overseer: string, ditch: string) => [
    `${overseer} digs ${ditch} and takes your money. Everything along this canal has water now, and for the rest of the game.`,
    'Free squares with water are green: good places for later.',
  ],
  extra: (button: string) => [
    'Everybody has one extra canal, once in the whole game, free of charge. You are asked every round.',
    `Nothing of yours is in danger now. Press “${button}” and keep it.`,
  ],
  extraEarly:
    'Your only extra canal, and nothing of yours is in danger: it will save a larger field later. Take it back and keep it.',
  drying: (markers: number, deserts: number) => [
    `The round is over. What had no water dried: ${plural(markers, 'marker was', 'markers were')} lost and ${plural(deserts, 'field', 'fields')} turned to desert.`,
    'Then everybody got 3 escudos. A new round begins.',
  ],
  pass: (button: string) => [
    'Now try being the overseer. Nobody has passed yet: if you pass, the crown is yours. It costs no money, but one marker when you plant.',
    `Press “${button}”.`,
  ],
  passBid: 'A good bid, but this time let us see what the overseer does. Take it back and pass.',
  overseer: [
    'You are the overseer. The bidders plant first; the last tile is left for you, with one marker fewer than it shows planters.',
  ],
  plantFew: [
    'Plant where there is water already (green), or beside a ditch that you will dig: this round you decide.',
  ],
  plantNone:
    'A tile with one planter would stand without any marker of yours and count for nobody. Take it back and choose a tile with two planters.',
  decide: (pools: readonly string[]) => [
    `The others have made their offers: ${pools.join('; ')}. Offers for the same place add up.`,
    'Accept one and take all the money on it; it need not be the highest. The rest goes back.',
  ],
  pool: (ditch: string, sum: number) => `${sum} for ${ditch}`,
  decideOwn: (cost: number) =>
    `You may dig where nobody asked, but you pay ${cost}, one more than the highest offer, and get nothing. Take it back and accept an offer.`,
  area: [
    'How are points counted? Fields of the same crop that touch by a side are one area. For each area you get: its tiles times your markers on it.',
    'Your bananas alone: 1 tile × 2 markers = 2. With a second banana tile beside them: 2 tiles × 4 markers = 8!',
  ],
  bidHighest: (bid: number) => [
    `So you want the bananas on offer. The highest bid so far is ${bid}. Bid more.`,
  ],
  bidHighestNot: (bid: number) =>
    `Then somebody chooses before you, and the bananas may be gone. Take it back and bid more than ${bid}.`,
  grow: ['Plant the bananas beside your own: on a marked square.'],
  growNot: (together: number, apart: number) =>
    `Not together with your bananas: that makes ${apart} points instead of ${together}. Take it back and plant bananas on a marked square.`,
  extraUse: (square: string) => [
    `Your field ${square} has no water yet, and no canal has come. Use your extra canal: choose a marked ditch.`,
  ],
  extraUseNot: 'Then your field loses a marker. Take it back and build on a marked ditch.',
  watch: (from: number, to: number) => [
    `You have seen all the rules. Rounds ${from} to ${to} are played quickly now, by bots for everybody, you too. Watch the fields grow.`,
  ],
  last: (points: number) => [
    `The last round: play it alone. After it everything dry turns to desert at once, and there is no income any more, so money that is not needed is a point each.`,
    `If it ended now you would have ${points} points.`,
  ],
  over: (points: number, place: number, areas: string) => [
    `The end: ${points} points, place ${place}. Open “${areas}” to see where every point came from.`,
    'Now you know how to play. A match against bots is waiting, and exercises for single questions.',
  ],
};

export type LessonDictionary = typeof en;

import { type CanalsBook, pieces } from './book.ts';
import {
  ALONE,
  AREA,
  AUCTION,
  BRIBES,
  income,
  MONEY,
  PALM,
  PLANTING,
  SCORE,
  SECRET,
  SET_UP,
} from './figures.ts';

const { say, example, points, steps, table, words, picture } = pieces;
const { 2: two, 3: three, 4: four, 5: five } = SET_UP;

/** The rules of Canals in English. */
export const en: CanalsBook = {
  sections: {
    minute: {
      title: 'In one minute',
      pieces: [
        say(
          ['C23', 'C47', 'C48'],
          'You plant crops on a dry island. Water comes from a spring through canals. Whatever stays dry turns to desert.',
        ),
        say(
          ['C21', 'C35', 'C53', 'C54'],
          'Large areas of one crop earn the most, for everyone with markers (their own pieces) on them. Money buys the first choice of tiles and steers the water. Every escudo left is worth a point. The most points win.',
        ),
        picture('crops', 'The five crops', 'Five tiles, one of each crop, with their names.'),
      ],
    },
    table: {
      title: 'On the table',
      pieces: [
        picture(
          'board',
          'The board with the parts named below',
          'The board, eight squares wide and six high. 1 points at a square, 2 at a ditch, 3 at an intersection, 4 at the spring, 5 at a canal that starts at the spring.',
        ),
        steps(
          ['C1', 'C2', 'C3', 'C4', 'C11', 'C47'],
          'Square: takes one tile. There are 48.',
          'Ditch: takes one canal and is two squares long. Ditches frame blocks of 2 × 2 squares, along the border too.',
          'Intersection: where ditches meet.',
          'Spring: all water starts here.',
          'Canal: waters every square next to it.',
        ),
        say(['C5'], 'Neighbours share a side. Diagonals never count.'),
        say(
          ['C6'],
          'There are 45 tiles, nine of each crop: three show 1 planter, six show 2. A tile is planted with that many markers.',
        ),
        say(
          ['C10', 'C16'],
          'Everyone has 22 markers in their colour (always enough), one extra canal and some escudos. The bank never runs out.',
        ),
      ],
    },
    setUp: {
      title: 'Set-up',
      pieces: [
        table(['C8', 'C9', 'C10', 'C12'], 'Set-up by number of players', [
          ['Players', '2', '3', '4', '5'],
          ['Tiles set aside', `${two.out}`, `${three.out}`, `${four.out}`, `${five.out}`],
          [
            'Stacks × tiles',
            `${two.stacks} × ${two.each}`,
            `${three.stacks} × ${three.each}`,
            `${four.stacks} × ${four.each}`,
            `${five.stacks} × ${five.each}`,
          ],
          ['Rounds', `${two.rounds}`, `${three.rounds}`, `${four.rounds}`, `${five.rounds}`],
          ['Canals', `${two.rounds} + 1 free`, `${three.rounds}`, `${four.rounds}`, `${five.rounds}`],
          ['Escudos each', `${two.money}`, `${three.money}`, `${four.money}`, `${five.money}`],
        ]),
        say(
          ['C8', 'C9'],
          'Everyone sees the tiles set aside. With two players: two 2-planter tiles and one 1-planter tile of every crop.',
        ),
        say(
          ['C11', 'C13'],
          'The spring goes on a random intersection, not on the border. A random player is the first overseer.',
        ),
        say(
          ['C14'],
          'If you play with palms, three go on random squares that touch neither the spring nor each other, not even at a corner. They add to the score.',
          'palms',
        ),
      ],
    },
    round: {
      title: 'A round',
      pieces: [
        steps(
          ['C17', 'C18', 'C21', 'C23', 'C30', 'C34', 'C45', 'C48', 'C50'],
          'Auction: bid for the first choice of tiles, or pass.',
          'New overseer: the first to pass, or the lowest bidder if nobody does.',
          'Planting: everyone plants one tile.',
          'Bribing: offer the overseer money for a canal; the overseer decides.',
          'Extra canal: one player may build theirs.',
          'Drying: dry plantations lose markers or turn to desert.',
          `Income: everyone gets ${income} escudos.`,
        ),
        say(['C51'], 'The last round has no phases 6 and 7 (see “Last round”).'),
        say(
          ['C55'],
          'You may talk and make deals at any time. Nothing said is binding, and money changes hands only as the rules allow.',
        ),
      ],
    },
    auction: {
      title: 'Auction and new overseer',
      pieces: [
        say(
          ['C17', 'C18'],
          'The top tile of every stack is turned over. Clockwise from the overseer’s left, ending with the overseer, each player bids or passes once.',
        ),
        say(
          ['C19', 'C20', 'C29'],
          'A bid is at least 1 escudo and at most your money. No two bids may be equal, but you may bid less than others. You always pay your bid to the bank.',
          'more',
        ),
        say(
          ['C21'],
          'The first player to pass becomes overseer, and the auction continues. If nobody passes, the lowest bidder does. It can be the old overseer.',
        ),
        picture(
          'auction',
          'Example: Cleo becomes overseer.',
          'Bo has bid 5, Cleo has passed and wears the overseer’s sign, Dario has bid 4, Ana 1.',
        ),
        example(
          ['C18', 'C21'],
          `Ana is overseer. Bo bids ${AUCTION.bo}, Cleo passes, Dario bids ${AUCTION.dario}, Ana bids ${AUCTION.ana}: Cleo is the new overseer. Had Cleo bid ${AUCTION.cleoInstead}, nobody would have passed, and Ana with ${AUCTION.ana} would stay overseer.`,
        ),
      ],
    },
    planting: {
      title: 'Planting',
      pieces: [
        say(
          ['C22'],
          'Bidders plant first, from highest bid to lowest. Then come those who passed, the last to pass first.',
        ),
        say(['C23', 'C26'], 'Take one of the tiles and plant it on any free square. A desert is never free.'),
        say(
          ['C24', 'C25'],
          'Put as many markers on the tile as it shows planters; one fewer if you passed. A tile without markers is neutral: it belongs to nobody, but counts for the size of its area.',
        ),
        say(['C27'], 'A palm on the square moves onto the tile.', 'palms'),
        picture(
          'planting',
          'Planted by Bo, Dario, Ana and Cleo',
          'Four planted tiles in planting order. Bo and Dario have two markers, Ana one on a tile with one planter, Cleo one on a tile with two planters.',
        ),
        example(
          ['C22', 'C24'],
          `Bo, Dario, Ana and Cleo plant in this order. Their tiles show ${PLANTING.planters.slice(0, 3).join(', ')} and ${PLANTING.planters[3]} planters. They place ${PLANTING.markers.slice(0, 3).join(', ')} and, because Cleo passed, only ${PLANTING.markers[3]} marker.`,
        ),
        say(
          ['C28'],
          'With two or three players one tile is left over. The highest bidder places it last, without markers, on a free square next to a plantation (if there is none, next to a desert). If everyone passed, the first to plant places it.',
          'leftover',
        ),
      ],
    },
    bribing: {
      title: 'Bribing',
      pieces: [
        say(
          ['C31'],
          'A canal may be built on a free ditch that meets the spring or another canal. A proposal is not a canal yet.',
        ),
        picture(
          'canals',
          'Dotted: allowed. Crossed out: one not connected, one not from intersection to intersection.',
          'A board with the spring, one canal, dotted ditches at their ends, and two crossed-out canals: one far from the water, one inside a block.',
        ),
        say(
          ['C30', 'C32', 'C33'],
          'Clockwise from the new overseer’s left, everyone else does one of three things, once: propose a ditch that nobody has proposed, with a bribe; support a proposal with a bribe; or offer nothing. A bribe is at least 1 escudo and at most your money. Bribes on one ditch add up.',
        ),
        say(['C34', 'C35', 'C36'], 'Then the overseer does one of two things:'),
        points(
          ['C34', 'C35', 'C36'],
          'Accept any proposal: build there and get all bribes on it. Bribes on other ditches are returned.',
          'Build elsewhere: choose an allowed ditch that nobody proposed and pay the bank one more than the largest total. All bribes are returned.',
        ),
        say(
          ['C37'],
          'An overseer who cannot pay that, or finds every allowed ditch proposed, must accept a proposal of their choice.',
        ),
        say(
          ['C38', 'C39'],
          'If nobody proposes, the overseer either pays the bank 1 escudo and builds on any allowed ditch, or builds no canal. A canal that isn’t built is out of the match.',
        ),
        example(
          ['C32', 'C33', 'C35', 'C36'],
          `Dario proposes a ditch for ${BRIBES.dario}. Ana proposes another for ${BRIBES.ana}, and Bo adds ${BRIBES.bo}. Cleo may accept Dario’s for ${BRIBES.dario}, accept the other for ${BRIBES.total}, or build elsewhere for ${BRIBES.elsewhere}. Cleo accepts ${BRIBES.total}. Ana, Bo, Cleo and Dario, who began with ${four.money}, now have ${MONEY.accepted.slice(0, 3).join(', ')} and ${MONEY.accepted[3]} escudos.`,
        ),
      ],
    },
    extra: {
      title: 'Extra canal',
      pieces: [
        say(
          ['C31', 'C45'],
          'You have one extra canal for the whole match. It is free, and must be connected like any canal.',
        ),
        say(
          ['C46'],
          'After the overseer’s decision (canal or not) everyone who still has theirs is asked once, clockwise from the overseer’s left, the overseer last. As soon as one is built, the phase ends.',
        ),
        picture(
          'extra',
          'It comes before drying, so it still saves a plantation this round.',
          'A canal from the spring, and beyond its end an extra canal next to a plantation that was dry.',
        ),
      ],
    },
    drying: {
      title: 'Drying and income',
      pieces: [
        say(
          ['C47'],
          'A plantation is watered for good once a canal lies along one of its sides. The spring alone waters nothing.',
        ),
        say(
          ['C48'],
          'When the phase begins, find the dry plantations. Each one with markers loses one of them. Each one without markers turns to desert for good, and a palm on it is lost.',
        ),
        say(
          ['C49'],
          'A plantation that has just lost its last marker is neutral. It still counts, nobody can take it over, and a canal can save it next round.',
        ),
        picture(
          'drying',
          'Never watered: planted in round 1, then after rounds 1, 2 and 3',
          'Four pictures of one plantation: two markers, one marker, no marker and neutral, desert.',
        ),
        say(['C50'], `Then everyone gets ${income} escudos.`),
        example(
          ['C50'],
          `Our round ends: Ana has ${MONEY.afterIncome[0]} escudos, Bo ${MONEY.afterIncome[1]}, Cleo ${MONEY.afterIncome[2]}, Dario ${MONEY.afterIncome[3]}.`,
        ),
      ],
    },
    last: {
      title: 'Last round',
      pieces: [
        say(
          ['C51'],
          'After the extra canal phase there is no income. Every dry plantation turns to desert, with or without markers. Then comes the scoring.',
        ),
        picture(
          'last',
          'Dry at the end: lost, even with two markers',
          'A dry plantation with two markers, and the desert it becomes.',
        ),
      ],
    },
    scoring: {
      title: 'Scoring',
      pieces: [
        say(
          ['C52'],
          'Plantations of one crop that are joined by their sides form one area. Canals, palms, owners and neutral tiles do not divide it; deserts and other crops do.',
        ),
        say(['C53'], 'For every area you earn its number of tiles times the number of your markers on it.'),
        say(
          ['C53'],
          'A palm counts as one more marker for the player who has a marker on its tile. On a neutral tile it counts for nobody.',
          'palms',
        ),
        say(['C54'], 'Add your money. The most points win; players with equal points share the victory.'),
        picture(
          'area',
          `One area of ${AREA.tiles} tiles`,
          'Five tiles of one crop in a row, with two of Ana’s markers, four of Bo’s and one of Cleo’s; one tile is neutral.',
        ),
        example(
          ['C53'],
          `${AREA.tiles} tiles, with ${AREA.markers[0]} of Ana’s markers, ${AREA.markers[1]} of Bo’s and ${AREA.markers[2]} of Cleo’s: ${AREA.points[0]}, ${AREA.points[1]} and ${AREA.points[2]} points. A single tile earns ${ALONE.one} with one marker, ${ALONE.two} with two. In an area of ${PALM.tiles} tiles Ana has ${PALM.markers} markers, one of them on a tile with a palm: ${PALM.tiles} × ${PALM.markers + 1} = ${PALM.points}.`,
        ),
        example(
          ['C54'],
          `Ana’s final score: ${SCORE.areas.join(' + ')} for areas and ${SCORE.money} for money: ${SCORE.total} points.`,
        ),
      ],
    },
    two: {
      title: 'Two players',
      pieces: [
        say(
          ['C9', 'C12'],
          'Before round 1 the first overseer builds a free canal at the spring. It is not one of the ten.',
          'two',
        ),
        say(
          ['C40', 'C41', 'C43'],
          'Both choose a secret bid, from 0 to all their money, and reveal it together. Both pay. The higher bid wins; if equal, the overseer’s wins. A bid of 0 is a pass: one marker fewer.',
          'two',
        ),
        say(
          ['C28', 'C42'],
          'The winner plants, the other plants, then the winner places the leftover tile. The loser becomes overseer.',
          'two',
        ),
        say(
          ['C44'],
          'Only the player who isn’t overseer can propose, or build an extra canal (unless the option allows both).',
          'two',
        ),
        picture('two', 'The bids are revealed together', 'Ana shows 3, Bo shows 1 and becomes overseer.'),
        example(
          ['C41', 'C42'],
          `Ana shows ${SECRET.ana}, Bo ${SECRET.bo}: Ana plants, Bo plants, Ana places the leftover tile, Bo is overseer. If both show ${SECRET.equal}, the old overseer wins.`,
        ),
      ],
    },
    editions: {
      title: 'Editions and options',
      pieces: [
        table(['C7', 'C9', 'C14', 'C15'], 'What the editions change', [
          ['Edition', 'Amigo', 'Trefl'],
          ['Palms', 'none', 'three'],
          ['Money', 'hidden', 'open'],
          ['Usual for', '3 to 5', '2'],
        ]),
        say(['C7'], 'Otherwise only crop names and pictures differ.'),
        points(
          ['C11', 'C15', 'C32', 'C38', 'C44', 'C46'],
          'Hidden money is not shown, but every payment is public: you may keep count.',
          'Spring: on any of the 20 intersections, border included, at random or placed by the first overseer.',
          'Minimum bribe: 0 instead of 1. A proposal with 0 is still a proposal.',
          'Extra canal with two players: both are asked, the overseer last.',
        ),
      ],
    },
    wrong: {
      title: 'Common mistakes',
      pieces: [
        points(
          ['C22', 'C25', 'C28', 'C34', 'C36', 'C46', 'C48', 'C49'],
          'A neutral tile makes its area larger.',
          'Losing the last marker doesn’t turn a plantation to desert. One more dry round does.',
          'A tile planted without markers and left dry is desert at the end of the same round.',
          'Anyone who passes after you plants before you.',
          'Accepting a small proposal costs nothing. Building elsewhere costs one more than the largest total, not the largest single bribe.',
          'The leftover tile must go next to another tile.',
          'The extra canal comes before drying.',
          'If someone builds before you, you keep yours for later.',
        ),
      ],
    },
    glossary: {
      title: 'Glossary',
      pieces: [
        words(
          ['C24', 'C25', 'C33', 'C47', 'C52'],
          ['Plantation', 'a planted tile that is not desert'],
          ['Area', 'plantations of one crop, joined by sides'],
          ['Watered', 'next to a canal (booklet: irrigated)'],
          ['Marker', 'your piece on a tile (booklet: yield marker)'],
          ['Overseer', 'decides on the canal (booklet: Canal Overseer)'],
          ['Total', 'all bribes on one ditch'],
          ['Extra canal', 'in one booklet: extra irrigation'],
        ),
      ],
    },
  },
  keys: [
    ['Tab', 'go to the players, the board, your decision, the history'],
    ['← ↑ ↓ →', 'move on the board'],
    ['Enter', 'choose; press again to confirm'],
    ['Esc', 'choose something else'],
    ['n, N', 'next or previous spot you can choose'],
    ['d', 'switch between squares and ditches'],
    ['[ ]', 'one step back or forward in the match'],
    ['Home', 'back to the current step'],
    ['+ − 0', 'zoom in, zoom out, show the whole board'],
    ['/', 'type your action, as in a match file'],
  ],
  thisMatch: ({ players, edition, rounds }) =>
    `${players} players, ${edition === 'amigo' ? 'Amigo' : 'Trefl'} edition, ${rounds} rounds`,
  options: {
    palms: { off: 'No palms', on: 'Three palms' },
    money: { hidden: 'Money is hidden', open: 'Money is open' },
    spring: null,
    overseer: null,
    minBribe: { '0': 'Minimum bribe: 0', '1': 'Minimum bribe: 1' },
    twoPlayerExtra: {
      opponent: 'Extra canal: only for the player who isn’t overseer',
      both: 'Extra canal: for both players',
    },
  },
};

import { type CardsBook, pieces } from './book.ts';
import { BUY_BACK, CHANCES, CHANGE, FIGHT, worth } from './figures.ts';

const { say, example, points, steps, table, words, picture } = pieces;
const percents = new Intl.NumberFormat('en', { style: 'percent' });
const [attack, defence] = [FIGHT.attack.join(' + '), FIGHT.defence.join(' + ')];

/** The rules of Cards in English. */
export const en: CardsBook = {
  sections: {
    minute: {
      title: 'In one minute',
      pieces: [
        say(
          ['X1', 'X7', 'X11', 'X15', 'X29'],
          'Everyone has one suit of thirteen cards. One card is your base; from it you build lines across the table. When cards of different players touch, they fight with dice. Cards you beat go to your pool; with them you buy back your own lost cards. The last base standing wins.',
        ),
      ],
    },
    values: {
      title: 'Cards and values',
      pieces: [
        picture(
          'values',
          `2 to 10 as printed, jack ${worth('SJ')}, queen ${worth('SQ')}, king ${worth('SK')}, ace ${worth('SA')}, joker ${worth('JK')}`,
          'A 2, a 10, a jack, a queen, a king, an ace and a joker, each with its value.',
        ),
        say(['X2', 'X27'], 'No card is worth 13.'),
      ],
    },
    setUp: {
      title: 'Set-up',
      pieces: [
        table(['X1', 'X8'], 'Suits and quarters of the table', [
          ['Players', '2', '3', '4'],
          ['Spades', 'lower left', 'lower left', 'lower left'],
          ['Hearts', 'upper right', 'upper left', 'upper left'],
          ['Clubs', '–', 'upper right', 'upper right'],
          ['Diamonds', '–', '–', 'lower right'],
        ]),
        say(
          ['X1', 'X5'],
          'Seats, and so suits, are random in every match. Dice decide who goes first (ties roll again); then play goes clockwise.',
        ),
        say(
          ['X6', 'X7', 'X9'],
          'A cross marks the quarters. In reverse turn order, so the first player last, everyone places one card of their choice face down as their base. It stays face down until its first fight. Once all bases are placed, the cross is removed. Your other twelve cards are your hand; nothing is ever drawn.',
        ),
        say(
          ['X4', 'X8'],
          'The base lies upright or sideways, its centre in your own quarter. It lies inside the frame (two card lengths around the cross) and outside the square between the arms of the cross (as wide as an arm is long). It may touch the cross but not cover it. It must not touch another base.',
        ),
        say(
          ['X8'],
          'By default, it must not lie so near another base that one card could touch both.',
          'apart',
        ),
        picture(
          'bases',
          'Four legal bases, and five illegal ones crossed out',
          'The cross with four right bases, one touching the cross. Crossed out: one on the cross, one in the square between its arms, one outside the frame, one touching a base, one so near a base that a single card could touch both.',
        ),
      ],
    },
    turn: {
      title: 'Your turn',
      pieces: [
        steps(
          ['X10', 'X22', 'X28', 'X29'],
          'Buy back, if you like (see “Buying back”).',
          'Your action: place a card, move a card, or pass. You may always pass. Instead of an action you may resign.',
          'If you placed or moved a card: all its fights.',
          'Then buy back again, if you like.',
        ),
        say(['X10'], 'A pass ends the turn immediately.'),
        example(
          ['X10', 'X16', 'X22'],
          `A full turn: Ana places the 8 of spades. It touches Bo’s 10 of hearts and wins, ${attack} against ${defence}. The 10 goes to Ana’s pool. With it Ana buys back the 9 of spades from Bo’s pool; ${CHANGE.lost} is lost, as there is no change. The turn ends.`,
        ),
      ],
    },
    placing: {
      title: 'Placing a card',
      pieces: [
        say(
          ['X11', 'X12'],
          'Place a card from your hand face down, upright or sideways, against your base or another of your cards that is connected to it: edge to edge and corner on corner. It must not overlap any card. Lines may branch, and the table has no edge.',
        ),
        picture(
          'spots',
          'The twelve spots around a card',
          'Twelve small pictures: four with the new card the same way round, eight with it turned, always sharing a stretch of edge and one corner.',
        ),
        picture(
          'wrongSpots',
          'Wrong: corner only, edge without a corner, overlap, against a card that is cut off',
          'Four small pictures of spots that are not allowed.',
        ),
      ],
    },
    touching: {
      title: 'Touching',
      pieces: [
        say(
          ['X14'],
          'Your card touches an opponent’s card if their edges meet along a stretch. Almost meeting is enough: a gap of up to a fifth of a card’s short side. Corner to corner is not touching. Your own cards never fight.',
        ),
        picture(
          'touching',
          'Edge: yes. Almost: yes. Corner: no.',
          'Three pairs of cards: edge to edge, a hair apart, and corner to corner.',
        ),
        say(
          ['X14', 'X21'],
          'All other players’ cards count: bases, cards that are cut off, cards of players who are out.',
        ),
      ],
    },
    fights: {
      title: 'Fights',
      pieces: [
        say(
          ['X15'],
          'The card you placed or moved must fight every opponent’s card it touches, one at a time. You choose which one to fight next.',
        ),
        say(
          ['X16'],
          'Both cards are turned face up. Each side rolls two dice and adds its card’s value. The higher total wins. Tie: roll again.',
        ),
        say(
          ['X17', 'X18'],
          'The winner stays, face up. The loser goes to the winner’s buy-back pool (exceptions: see “A base is destroyed”). If your card loses, its other fights do not happen.',
        ),
        picture(
          'fight',
          `${attack} = ${FIGHT.totals[0]} beats ${defence} = ${FIGHT.totals[1]}`,
          'The 8 of spades with dice 4 and 2, against the 10 of hearts with dice 2 and 1.',
        ),
        table(['X16'], 'Chance to win a fight', [
          ['Your card is higher by', ...CHANCES.map(({ ahead }) => `${ahead}`)],
          ['Chance', ...CHANCES.map(({ chance }) => percents.format(chance))],
        ]),
        say(
          ['X16'],
          `With a lead of 7 to 9 you almost always win; with 10 or more, always. If your card is lower, these are your opponent’s chances: at 2 lower, you win ${percents.format(1 - CHANCES[2]!.chance)} of the time.`,
        ),
        picture(
          'twoFights',
          'Ana’s card F touches Bo’s D and E.',
          'Bo’s line: base, D, E. Ana’s card F lies below it and touches D and E.',
        ),
        example(
          ['X18', 'X19'],
          'F beats D, then loses to E: D is in Ana’s pool, F in Bo’s pool, and 1 card, E, stays on the table but is cut off from Bo’s base.',
        ),
      ],
    },
    cutOff: {
      title: 'Cut off',
      pieces: [
        say(
          ['X13'],
          'Two of your cards that lie edge to edge, at least in part, are neighbours. A card is connected if a chain of neighbours leads from it to your base.',
        ),
        say(
          ['X20', 'X28'],
          'A card that is cut off stays, defends itself and is in the way. Nothing may be placed against it, and it cannot move. As soon as your cards lead to the base again, it is connected again.',
        ),
        picture(
          'cutOff',
          'The middle card was beaten: two cards are cut off.',
          'A base with one card, an opponent’s card, and beyond it two cards marked as cut off.',
        ),
      ],
    },
    moving: {
      title: 'Moving a card',
      pieces: [
        say(
          ['X28'],
          'Instead of placing, you may move one of your connected cards, not the base. Lift it and place it, upright or sideways, against one of its old neighbours or against a neighbour of theirs: edge to edge, corner on corner, no overlap. The card it goes against must be your base, or connected to it without the lifted card. You may also turn a card where it lies.',
          'moves',
        ),
        say(
          ['X28'],
          'The card is turned face up, then fights what it touches. Moving may cut off your other cards.',
          'moves',
        ),
        picture(
          'moving',
          'Three turns along the line',
          'A line of four cards; a card below it moves one card further in each of three turns.',
        ),
      ],
    },
    buying: {
      title: 'Buying back',
      pieces: [
        say(
          ['X22'],
          'Before your action, and after it once all fights are over, you may buy back as often as you like. Never between fights, never after a pass.',
        ),
        say(
          ['X22'],
          'Pay with cards from your own pool. Get back cards of your suit from opponents’ pools and the recycle pool, worth no more than you pay. At least one card each way; no change. Cards you get go to your hand, cards you pay to the recycle pool. Once you have paid a card, you can’t call it off.',
        ),
        picture(
          'buying',
          `Queen and 3 (${BUY_BACK.paid}) buy back the 8 and the 7 (${BUY_BACK.back}).`,
          'The queen and the 3 of hearts go to the recycle pool, the 8 and the 7 of spades to Ana’s hand.',
        ),
        example(
          ['X22', 'X23'],
          `Ana has won the queen, 6 and 3 of hearts; Bo, the 8 and 7 of spades. Ana pays the queen and the 3 (${BUY_BACK.paid}) for the 8 and the 7. Now the 8 and the 7 are in Ana’s hand, the queen and the 3 in the recycle pool, and the 6 is still in Ana’s pool; Bo’s pool is empty. Paying a king (${BUY_BACK.king}) for an ${BUY_BACK.eight} would waste ${BUY_BACK.lost}.`,
        ),
      ],
    },
    destroyed: {
      title: 'A base is destroyed',
      pieces: [
        say(
          ['X24'],
          'A base that loses a fight is destroyed, and its owner is out. If no other opponent is left, the match is over. Otherwise, in this order:',
        ),
        steps(
          ['X3', 'X24', 'X25', 'X26', 'X27'],
          'The base goes to the winner’s pool, like any card.',
          'The loser’s hand leaves the match.',
          'The winner adds a joker to their hand, if one is left.',
          'The winner takes back into their hand, for free, as many cards of their suit as they like: from the pools of all other players and the recycle pool.',
          'The loser’s pool goes to the recycle pool.',
          'The fights continue.',
        ),
        picture('destroyed', 'A base destroyed, a joker won', 'A base card, an arrow and a joker.'),
        say(
          ['X27'],
          `A joker is worth ${worth('JK')} and is placed face down like any card. Lost in a fight, it is gone for good.`,
          'jokers',
        ),
        say(
          ['X21'],
          'Cards of players who are out stay and defend; their dice are rolled for them. A card that loses to them goes to the recycle pool.',
          'several',
        ),
      ],
    },
    end: {
      title: 'The end',
      pieces: [
        say(
          ['X29'],
          'The last base standing wins. Without cards you are still in, as long as your base stands.',
        ),
        say(['X30'], 'The match is a draw between the players still in when'),
        points(
          ['X30'],
          'all of them have passed on their latest turn, and nobody has bought back since the first of these passes;',
          'all of them have had ten whole turns since the last card placed, fight or buy-back; moving a card does not stop this count;',
          'all of them have had 100 turns in the match.',
        ),
        say(['X30'], 'When someone goes out, the first two counts start again; the third doesn’t.'),
        say(
          ['X30'],
          'With the stalemate option, none of these three is a draw: the highest total value connected to the base, base included, wins. Players with equal totals share the victory.',
          'strength',
        ),
        say(
          ['X29'],
          'If you resign, on your own turn, you are out. Your hand leaves the match, your pool goes to the recycle pool, your base stays as an ordinary card. Nobody gets a joker or free cards. The last player left wins.',
        ),
      ],
    },
    hidden: {
      title: 'What is hidden',
      pieces: [
        say(
          ['X31'],
          'Only you know your hand and your face-down cards. Everything else is open: pools, dice, buy-backs, the number of cards in each hand, jokers left and who got one.',
        ),
        say(['X32'], 'You may bluff and make deals; nothing said is binding.'),
      ],
    },
    options: {
      title: 'Options',
      pieces: [
        table(['X3', 'X8', 'X28', 'X30'], 'Options (default first)', [
          ['Option', 'Default', 'Alternative'],
          ['Jokers', '2', '0 or 1'],
          ['Bases', 'far apart', 'close together allowed (never touching)'],
          ['Moving cards', 'allowed', 'not allowed'],
          ['Stalemate', 'a draw', 'highest value connected to the base wins'],
        ]),
      ],
    },
    wrong: {
      title: 'Common mistakes',
      pieces: [
        points(
          ['X8', 'X10', 'X14', 'X18', 'X20', 'X22', 'X25', 'X28', 'X29', 'X30'],
          'A base may touch the cross.',
          'Destroying the last opponent’s base wins the match: no joker, no free cards.',
          'A move does not stop the count of ten turns, unless it leads to a fight.',
          'Only players still in must pass for a draw.',
          'Only the card that loses leaves the table; the cards behind it stay, cut off.',
          'A moved card is face up from then on.',
          'After a pass you cannot buy back. Before it you can.',
        ),
      ],
    },
    glossary: {
      title: 'Glossary',
      pieces: [
        words(
          ['X8', 'X13', 'X15', 'X17', 'X20', 'X22', 'X28', 'X30'],
          ['Fight', 'in the printed game’s booklet: conflict, battle'],
          ['Cut off', 'in the booklet: stranded'],
          ['Move', 'in the booklet: reconfiguring'],
          ['Draw', 'in the booklet: stalemate'],
          ['Quarter', 'in the booklet: quadrant'],
          ['Line', 'your cards, starting at the base'],
          ['Pool', 'the cards you have won; you pay with them'],
          [
            'Recycle pool',
            'paid cards, and cards that players who are out leave or win; everyone may buy back their own suit from it',
          ],
        ),
      ],
    },
  },
  keys: [
    ['← ↑ ↓ →', 'move from spot to spot (choose a card from your hand first)'],
    ['n, N', 'next or previous spot'],
    ['t', 'turn the card'],
    ['Enter', 'choose; press again to confirm'],
    ['Esc', 'put the card back'],
    ['m', 'pick up one of your cards on the table'],
    ['[ ]', 'one step back or forward in the match'],
    ['Home', 'back to the current step'],
    ['+ − 0', 'zoom in, zoom out, show what matters'],
    ['/', 'type your action, as in a match file'],
  ],
  thisMatch: (players) => `${players} players`,
  options: {
    jokers: { '0': 'No jokers', '1': '1 joker', '2': '2 jokers' },
    bases: { apart: 'Bases far apart', free: 'Bases may be close together' },
    moves: { on: 'Cards may be moved', off: 'Cards can’t be moved' },
    stalemate: {
      draw: 'Stalemate: a draw',
      strength: 'Stalemate: highest value connected to the base wins',
    },
  },
};

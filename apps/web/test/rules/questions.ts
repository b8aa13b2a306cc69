import type { CanalsSection } from '../../src/games/canals/rules/sections.ts';
import type { CardsSection } from '../../src/games/cards/rules/sections.ts';

/**
 * Questions that a reader of nothing but the rules page must answer rightly. Questions and answers are written from
 * `docs/rules`; `in` names the section of the page that answers.
 *
 * A fresh reader of each page as it was at 87690c5 answered 20 of 20. What those readers found unclear was rewritten
 * afterwards; nobody has answered from the new texts yet.
 */
export interface Question<Section extends string> {
  readonly ask: string;
  readonly answer: string;
  readonly rules: readonly string[];
  readonly in: readonly Section[];
}

export const CANALS_QUESTIONS: readonly Question<CanalsSection>[] = [
  {
    ask: 'Four players, nobody passed in the auction. Who becomes overseer?',
    answer: 'Whoever made the lowest bid.',
    rules: ['C21'],
    in: ['auction'],
  },
  {
    ask: 'Two people passed; I was the second of them. When do I plant?',
    answer: 'After everyone who bid, and before the person who passed first.',
    rules: ['C22'],
    in: ['planting'],
  },
  {
    ask: 'Bribes of 3 and 2 lie on one ditch, a bribe of 4 on another. What does it cost the overseer to build elsewhere, and who gets that money?',
    answer: '6 escudos (one more than the largest total, 5), to the bank. All bribes go back.',
    rules: ['C33', 'C36'],
    in: ['bribing'],
  },
  {
    ask: 'My dry plantation has just lost its last marker. Is it desert? Can anyone take it over? Can it be saved?',
    answer:
      'Not desert yet: it is neutral. Nobody can take it over. A canal beside it in the next round saves it; otherwise it turns to desert then.',
    rules: ['C48', 'C49'],
    in: ['drying'],
  },
  {
    ask: 'Three players: who places the fourth tile, with how many markers, and where?',
    answer:
      'The highest bidder (whoever planted first if all passed), last, without markers, with a side against a plantation that is not desert; against a desert only if there is no such square.',
    rules: ['C28'],
    in: ['planting'],
  },
  {
    ask: 'A tile of its own has 2 of your markers and a palm. What is it worth?',
    answer: '3 points (1 tile × 3).',
    rules: ['C53'],
    in: ['scoring'],
  },
  {
    ask: 'You passed and plant a tile that shows 1 planter. How many markers do you put on it, and what is the tile then?',
    answer: 'None. It is neutral: it belongs to nobody but counts for the size of its area.',
    rules: ['C24', 'C25'],
    in: ['planting'],
  },
  {
    ask: 'That tile stays dry this round. What happens to it in the drying phase?',
    answer: 'It turns to desert at the end of the same round, because it had no marker when the phase began.',
    rules: ['C48'],
    in: ['drying', 'wrong'],
  },
  {
    ask: 'May I bid 3 if somebody has already bid 3? May I bid 2 after somebody bid 5? (Four players.)',
    answer: 'No; yes. A bid may be lower but not equal to another.',
    rules: ['C19'],
    in: ['auction'],
  },
  {
    ask: 'May the overseer accept a proposal of 1 escudo when another proposal has 5?',
    answer: 'Yes, any proposal. The others get their bribes back.',
    rules: ['C34', 'C35'],
    in: ['bribing'],
  },
  {
    ask: 'Nobody proposed anything. What can the overseer do?',
    answer:
      'Build on any allowed ditch for 1 escudo (paid to the bank), or build no canal; that canal leaves the match.',
    rules: ['C38', 'C39'],
    in: ['bribing'],
  },
  {
    ask: 'The largest total is 4 and the overseer has 3 escudos. What must the overseer do?',
    answer: 'Accept one of the proposals, since building elsewhere would cost 5.',
    rules: ['C37'],
    in: ['bribing'],
  },
  {
    ask: 'Which ditches are allowed for a canal?',
    answer: 'Free ditches that meet the spring or a canal already built. Proposals do not count as canals.',
    rules: ['C31'],
    in: ['bribing'],
  },
  {
    ask: 'When in the round is the extra canal built, what does it cost, how many can be built in one round, and how many do you have?',
    answer:
      'After the overseer’s canal and before drying; nothing; at most one a round; one each for the whole match.',
    rules: ['C45', 'C46'],
    in: ['extra'],
  },
  {
    ask: 'What happens in the last round after the extra canal?',
    answer: 'No income; every dry plantation turns to desert, with or without markers; then scoring.',
    rules: ['C51'],
    in: ['last'],
  },
  {
    ask: 'An area of 5 tiles: Ana has 2 markers on it, Bo 4, Cleo 1. What does each earn?',
    answer: '10, 20 and 5 points.',
    rules: ['C53'],
    in: ['scoring'],
  },
  {
    ask: 'Do a canal, a neutral tile, or a desert between two plantations of the same crop divide an area?',
    answer: 'Canal: no. Neutral tile of the same crop: no. Desert: yes.',
    rules: ['C52'],
    in: ['scoring'],
  },
  {
    ask: 'How many rounds are played with 2, 3, 4 and 5 players, and with how much money does each start?',
    answer: '10, 11, 11, 9 rounds; 5 escudos with two players, 10 otherwise.',
    rules: ['C8', 'C9', 'C10'],
    in: ['setUp'],
  },
  {
    ask: 'Two players: both show a bid of 2. Who plants first, who becomes overseer, and who pays?',
    answer: 'The current overseer wins and plants first, the other becomes overseer; both pay 2.',
    rules: ['C41', 'C42'],
    in: ['two'],
  },
  {
    ask: 'What do the editions Amigo and Trefl change?',
    answer: 'Names and pictures of the crops, palms (none; three) and money (hidden; open). Nothing else.',
    rules: ['C7', 'C9', 'C14', 'C15'],
    in: ['editions'],
  },
];

export const CARDS_QUESTIONS: readonly Question<CardsSection>[] = [
  {
    ask: 'May a base touch the cross? May it cover a part of it?',
    answer: 'It may touch it, not cover it.',
    rules: ['X8'],
    in: ['setUp'],
  },
  {
    ask: 'Two cards of different players meet at a corner only. Do they fight?',
    answer: 'No, that is not touching.',
    rules: ['X14'],
    in: ['touching'],
  },
  {
    ask: 'My card touches two cards and loses the first fight. What happens to the second fight?',
    answer: 'It does not happen; that card stays as it was.',
    rules: ['X18'],
    in: ['fights'],
  },
  {
    ask: 'May I buy back after passing? And before passing, in the same turn?',
    answer: 'Not after (a pass ends the turn). Before: yes.',
    rules: ['X10', 'X22'],
    in: ['buying', 'turn'],
  },
  {
    ask: 'What stops the count of ten turns that leads to a draw, and does moving a card stop it?',
    answer: 'A card placed, a fight or a buy-back (or a player going out). Moving a card does not.',
    rules: ['X30'],
    in: ['end'],
  },
  {
    ask: 'Two players: what do I get for destroying the other base?',
    answer: 'The victory; no joker and no free cards.',
    rules: ['X25', 'X27', 'X29'],
    in: ['destroyed', 'wrong'],
  },
  {
    ask: 'What are jack, queen, king, ace and joker worth? Which value does not exist?',
    answer: '11, 12, 14, 15, 15; there is no 13.',
    rules: ['X2', 'X27'],
    in: ['values'],
  },
  {
    ask: 'In which order are bases placed, and which way up?',
    answer: 'In reverse order of play (whoever goes first places last), face down.',
    rules: ['X7', 'X9'],
    in: ['setUp'],
  },
  {
    ask: 'How do I draw new cards?',
    answer: 'Never; the twelve cards besides the base are your hand from the start.',
    rules: ['X7'],
    in: ['setUp'],
  },
  {
    ask: 'How must a card I place lie against my line, and how many such spots are around a single card?',
    answer:
      'Edge to edge and corner on corner with a card connected to the base (or the base itself), upright or sideways, overlapping nothing; twelve.',
    rules: ['X11', 'X12'],
    in: ['placing'],
  },
  {
    ask: 'My 8 attacks a 10. I roll 4 and 2, the other side 2 and 1. Who wins, and where does the losing card go?',
    answer: '14 to 13: my 8 wins. The 10 goes to my buy-back pool.',
    rules: ['X16', 'X17'],
    in: ['fights'],
  },
  {
    ask: 'What happens when the totals are equal?',
    answer: 'Both roll again.',
    rules: ['X16'],
    in: ['fights'],
  },
  {
    ask: 'How likely do I win with a card that is higher by 2?',
    answer: '74 percent.',
    rules: ['X16'],
    in: ['fights'],
  },
  {
    ask: 'What may a card that is cut off from its base still do, and what not?',
    answer:
      'It stays, defends itself and is in the way. Nothing may be placed against it, and it cannot move, until it is connected again.',
    rules: ['X20', 'X28'],
    in: ['cutOff'],
  },
  {
    ask: 'I pay with a king to get back an 8. How much change do I get, and where do the two cards go?',
    answer: 'None: 6 is lost. The king goes to the recycle pool, the 8 to my hand.',
    rules: ['X22'],
    in: ['buying'],
  },
  {
    ask: 'When I move a card on the table, where may it go, is it face up or down, and does it fight?',
    answer:
      'Against one of its old neighbours or a neighbour of one (still connected without it), edge to edge and corner on corner; face up; it fights what it touches.',
    rules: ['X28'],
    in: ['moving'],
  },
  {
    ask: 'Three players: I destroy a base and another opponent is left. What do I get, in which order, and what happens to the loser’s hand and pool?',
    answer:
      'The base goes to my pool; the loser’s hand leaves the match; I get a joker if one is left; I take any cards of my suit for free from all other pools and the recycle pool; then the loser’s pool goes to the recycle pool; then the fights go on.',
    rules: ['X24', 'X25', 'X26', 'X27'],
    in: ['destroyed'],
  },
  {
    ask: 'My card loses against a card of a player who is out. Where does it go?',
    answer: 'To the recycle pool.',
    rules: ['X21'],
    in: ['destroyed'],
  },
  {
    ask: 'Name the three ways a match ends in a draw. What changes with the option for stalemates?',
    answer:
      'All still in pass in a row without a buy-back in between; ten whole turns each without placing, fight or buy-back; 100 turns each. With the option the highest total value of cards connected to the base, base included, wins; equal values share.',
    rules: ['X30'],
    in: ['end', 'options'],
  },
  {
    ask: 'When may I resign, and what becomes of my hand, my pool and my base? Does anyone get a joker?',
    answer:
      'On my own turn, instead of an action. Hand out of the match, pool to the recycle pool, the base stays as an ordinary card; nobody gets a joker or free cards.',
    rules: ['X29'],
    in: ['end'],
  },
];

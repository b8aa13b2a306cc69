import {
  type Action,
  type Card,
  type CardsTypes,
  cards,
  type Corner,
  type Dice,
  type TableCard,
  touchedFrom,
  type View,
} from '@santiago/cards';
import { parseWho, type Seat, seatIndex, seatsOf, type Told } from '@santiago/kernel';
import type { Teller } from '../../table/Log.tsx';
import type { TableRow } from '../../sources/contract.ts';
import type { WhoOf } from '../../table/who.ts';
import { factsOf, sumOf, worth } from './facts.ts';
import { keyOf } from './geometry.ts';
import type { CardsDictionary } from './i18n/en.ts';

export interface Telling {
  readonly words: CardsDictionary;
  readonly whoOf: WhoOf;
}

interface Moment {
  readonly row: TableRow;
  readonly before: View;
  readonly after: View;
}

/** A row as it was told: who, and what he did; `secret` where his card is not known to this viewer. */
export const readTold = (
  told: Told,
): { readonly who: Seat | '*'; readonly action: Action; readonly secret: boolean } => {
  const space = told.text.indexOf(' ');
  const words = told.text.slice(space + 1);
  const secret = words.includes(' ? ');
  const action = cards.parse(secret ? words.replace(' ? ', ' JK ') : words);
  if (action === null) throw new Error(`"${told.text}" is not a row of the card game`);
  return { who: parseWho(told.text.slice(0, space))!, action, secret };
};

const cardIn = (view: View, corner: Corner): TableCard | undefined =>
  view.table.find((card) => keyOf(card) === keyOf(corner));

/** How a sentence names a card on the table. */
export const nameOf = ({ words, whoOf }: Telling, { owner, card, base }: TableCard): string => {
  const who = whoOf(owner);
  if (base) return words.preview.base(who);
  return card === '?' ? words.preview.faceDown(who) : words.preview.faceUp(who, words.card(card));
};

const touched = (telling: Telling, view: View, seat: Seat, place: TableCard): string[] => {
  if (view.phase.kind !== 'fight') return [];
  const state = cards.known(view);
  const names = touchedFrom(state, seat, place).map((corner) => nameOf(telling, cardIn(view, corner)!));
  return names.length === 0 ? [] : [telling.words.log.touches(names)];
};

/** The roll of a fight, added up. */
export interface Roll {
  readonly attacker: TableCard;
  readonly target: TableCard;
  readonly dice: Dice;
  readonly totals: readonly [number, number];
  /** Null for a tie. */
  readonly loser: TableCard | null;
}

export const rollOf = (before: View, dice: Dice): Roll | null => {
  if (before.phase.kind !== 'dice') return null;
  const attacker = cardIn(before, before.phase.attacker)!;
  const target = cardIn(before, before.phase.target)!;
  const totals = [
    worth(attacker.card as Card) + dice[0] + dice[1],
    worth(target.card as Card) + dice[2] + dice[3],
  ] as const;
  const loser = totals[0] === totals[1] ? null : totals[0] > totals[1] ? target : attacker;
  return { attacker, target, dice, totals, loser };
};

const newlyStranded = (before: View, after: View): Map<Seat, number> => {
  const was = factsOf(before).stranded;
  const counts = new Map<Seat, number>();
  const { stranded, at } = factsOf(after);
  for (const key of stranded) {
    const { owner } = at.get(key)!;
    if (!was.has(key) && after.seats[seatIndex(owner)]!.in) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return counts;
};

const strandedLines = ({ words, whoOf }: Telling, before: View, after: View): string[] =>
  [...newlyStranded(before, after)].map(([seat, n]) => words.log.strands(whoOf(seat), n));

const lossLine = ({ words, whoOf }: Telling, { loser, attacker, target }: Roll, before: View): string => {
  const winner = loser === target ? attacker : target;
  const lost = loser!.card as Card;
  if (lost === 'JK') return words.log.gone;
  return before.seats[seatIndex(winner.owner)]!.in
    ? words.log.takes(whoOf(winner.owner), words.card(lost))
    : words.log.tableTakes(words.card(lost));
};

const diceLines = (dice: Dice, { before, after }: Moment, telling: Telling): string[] => {
  const { words, whoOf } = telling;
  const roll = rollOf(before, dice);
  if (roll === null) return [];
  const { attacker, target, totals, loser } = roll;
  const [a, b, c, d] = dice;
  const lines = [
    words.log.dice(
      words.fight.total([worth(attacker.card as Card), a, b], totals[0]),
      words.fight.total([worth(target.card as Card), c, d], totals[1]),
    ),
  ];
  if (loser === null) return [...lines, words.log.tie];
  lines.push(lossLine(telling, roll, before));
  if (loser.base) lines.push(words.log.falls(whoOf(loser.owner)));
  if (after.jokers < before.jokers) lines.push(words.log.joker(whoOf(attacker.owner)));
  return [...lines, ...strandedLines(telling, before, after)];
};

const seatLines = (seat: Seat, moment: Moment, telling: Telling): string[] => {
  const { row, before, after } = moment;
  const { words, whoOf } = telling;
  const { action, secret } = readTold(row.told);
  const who = whoOf(seat);
  switch (action.kind) {
    case 'base':
      return [words.log.base(who, secret ? null : words.card(action.card))];
    case 'place': {
      const laid = cardIn(after, action.place)!;
      return [
        words.log.place(who, secret ? null : words.card(action.card)),
        ...touched(telling, after, seat, laid),
      ];
    }
    case 'move': {
      const moved = cardIn(after, action.place)!;
      return [
        words.log.move(who, words.card(moved.card as Card)),
        ...touched(telling, after, seat, moved),
        ...strandedLines(telling, before, after),
      ];
    }
    case 'fight': {
      if (after.phase.kind !== 'dice') return [];
      const attacker = cardIn(after, after.phase.attacker)!;
      const target = cardIn(after, action.target)!;
      const its = words.card(target.card as Card);
      return [words.log.fight(who, words.card(attacker.card as Card), whoOf(target.owner), its)];
    }
    case 'close': {
      if (before.phase.kind !== 'take') return [];
      const { given, taken } = before.phase;
      return [
        words.log.bought(who, given.map(words.card), taken.map(words.card), sumOf(given), sumOf(taken)),
      ];
    }
    case 'pick':
      return [words.log.picked(who, words.card(action.card))];
    case 'pass':
      return [words.log.pass(who)];
    case 'resign':
      return [words.log.resign(who)];
    case 'give':
    case 'take':
    case 'done':
    case 'end':
    case 'first':
    case 'dice':
      return [];
  }
};

const overLines = ({ words, whoOf }: Telling, view: View): string[] => {
  if (view.phase.kind !== 'over') return [];
  const left = seatsOf(view.setup.players).filter((_, i) => view.seats[i]!.in);
  if (left.length === 1) return [words.log.won(whoOf(left[0]!))];
  return [words.log.draw(left.map((seat) => (whoOf(seat).you ? words.label.you : whoOf(seat).name)))];
};

const linesOf = (moment: Moment, telling: Telling): string[] => {
  const { who, action } = readTold(moment.row.told);
  if (who !== '*') return [...seatLines(who, moment, telling), ...overLines(telling, moment.after)];
  if (action.kind === 'first') return [telling.words.log.first(telling.whoOf(action.seat))];
  if (action.kind === 'dice') {
    return [...diceLines(action.dice, moment, telling), ...overLines(telling, moment.after)];
  }
  return [];
};

/** Steps of a purchase and of a pick, which the log tells in one sentence when they are done. */
const stepLine = (who: Seat | '*', action: Action, { words, whoOf }: Telling): string => {
  if (who === '*') return '';
  switch (action.kind) {
    case 'give':
      return words.log.gives(whoOf(who), words.card(action.card));
    case 'take':
      return words.log.buys(whoOf(who), words.card(action.card));
    case 'done':
      return words.log.picksNoMore(whoOf(who));
    case 'end':
      return words.log.ends(whoOf(who));
    default:
      return '';
  }
};

/** A row by itself, in words that tell it apart from what else could have been done: with the place of a card. */
export const retold = (moment: Moment, telling: Telling): string => {
  const { who, action } = readTold(moment.row.told);
  const [first, ...rest] = linesOf(moment, telling);
  if (first === undefined) return stepLine(who, action, telling);
  const { spot, dir } = telling.words;
  const where = 'place' in action ? spot.at(action.place.x, action.place.y, dir[action.place.dir]) : null;
  // Every line is a whole sentence; the place goes before its full stop.
  return [where === null ? first : `${first.slice(0, -1)} (${where}).`, ...rest].join(' ');
};

/** Whose turn it is, and the how manieth of his. */
export const turnOf = ({ phase, seats }: View): number =>
  'by' in phase && phase.kind !== 'base' ? seats[seatIndex(phase.by)]!.turns + 1 : 0;

/** Tells the log, turn by turn. */
export const tellerOf = (telling: Telling): Teller<CardsTypes> => ({
  tell: (moment) => {
    const { who } = readTold(moment.row.told);
    const turn = turnOf(moment.before);
    const { log } = telling.words;
    const actor = who === '*' && 'by' in moment.before.phase ? moment.before.phase.by : who;
    return {
      who: actor,
      lines: linesOf(moment, telling),
      chapter: turn === 0 ? log.bases : log.turn(turn),
    };
  },
});

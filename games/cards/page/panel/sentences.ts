import {
  type Action,
  actorOf,
  type Card,
  cardAtCorner,
  type CardsTypes,
  cards,
  decidingSums,
  type Dice,
  type Place,
  type Roll,
  rollOf,
  type TableCard,
  touchedFrom,
  turnNumber,
  type View,
  worthOf,
} from '@santiago/cards';
import { parseWho, type Seat, seatIndex, seatsOf, type Told } from '@santiago/kernel';
import type { Teller } from '@santiago/table/page/log/Log.tsx';
import type { Happened } from '@santiago/table/page/model/model.ts';
import type { WhoOf } from '@santiago/table/page/seats/who.ts';
import { factsOf } from '../table/facts.ts';
import { keyOf, seam } from '../board/geometry.ts';
import type { CardsDictionary } from '../i18n/en.ts';

/** What a sentence needs: the words of a language and the names of the players. */
export interface Wording {
  readonly words: CardsDictionary;
  readonly whoOf: WhoOf;
}

/** A row as the viewer was told it: who did what; `secret` where this viewer may not know the card. */
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

/** The spot that a row put a card on, as a key. */
export const placedBy = ({ row }: Happened<View>): string | null => {
  const { action } = readTold(row.told);
  return action.kind === 'base' || action.kind === 'place' || action.kind === 'move'
    ? keyOf(action.place)
    : null;
};

/** The card that a roll of the dice removed from the table. */
export const departedBy = ({ row, before }: Happened<View>): TableCard | null => {
  const { action } = readTold(row.told);
  return action.kind === 'dice' ? (rollOf(before, action.dice)?.loser ?? null) : null;
};

/** How a sentence names a card on the table. */
export const nameOf = ({ words, whoOf }: Wording, { owner, card, base }: TableCard): string => {
  const who = whoOf(owner);
  if (base) return words.preview.base(who);
  return card === '?' ? words.preview.faceDown(who) : words.preview.faceUp(who, words.card(card));
};

/** Which of a player's own cards lies next to a spot, as that player calls it; null where none does. */
export const neighbourName = (
  words: CardsDictionary,
  own: readonly TableCard[],
  place: Place,
): string | null => {
  const beside = own.find((card) => seam(card, place) !== null);
  if (beside === undefined) return null;
  if (beside.base) return words.label.base;
  return beside.card === '?' ? '?' : words.rank(beside.card);
};

const touched = (wording: Wording, view: View, seat: Seat, place: TableCard): string[] => {
  if (view.phase.kind !== 'fight') return [];
  const state = cards.known(view);
  const names = touchedFrom(state, seat, place).map((corner) => nameOf(wording, cardAtCorner(view, corner)!));
  return names.length === 0 ? [] : [wording.words.log.touches(names)];
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

const strandedLines = ({ words, whoOf }: Wording, before: View, after: View): string[] =>
  [...newlyStranded(before, after)].map(([seat, n]) => words.log.strands(whoOf(seat), n));

const lossLine = ({ words, whoOf }: Wording, { loser, winner }: Roll, before: View): string => {
  const lost = loser!.card as Card;
  if (lost === 'JK') return words.log.gone;
  return before.seats[seatIndex(winner!.owner)]!.in
    ? words.log.takes(whoOf(winner!.owner), words.card(lost))
    : words.log.tableTakes(words.card(lost));
};

const diceLines = (dice: Dice, { before, after }: Happened<View>, wording: Wording): string[] => {
  const { words, whoOf } = wording;
  const roll = rollOf(before, dice);
  if (roll === null) return [];
  const { attacker, target, totals, loser } = roll;
  const [a, b, c, d] = dice;
  const lines = [
    words.log.dice(
      words.fight.total([worthOf([attacker.card as Card]), a, b], totals[0]),
      words.fight.total([worthOf([target.card as Card]), c, d], totals[1]),
    ),
  ];
  if (loser === null) return [...lines, words.log.tie];
  lines.push(lossLine(wording, roll, before));
  if (loser.base) lines.push(words.log.falls(whoOf(loser.owner)));
  if (after.jokers < before.jokers) lines.push(words.log.joker(whoOf(attacker.owner)));
  return [...lines, ...strandedLines(wording, before, after)];
};

type Tell<Kind extends Action['kind']> = (
  action: Extract<Action, { kind: Kind }>,
  happened: Happened<View> & { readonly seat: Seat; readonly secret: boolean },
  wording: Wording,
) => string[];

const tellMove: Tell<'move'> = (action, { seat, before, after }, wording) => {
  const { words, whoOf } = wording;
  const moved = cardAtCorner(after, action.place)!;
  return [
    words.log.move(whoOf(seat), words.card(moved.card as Card)),
    ...touched(wording, after, seat, moved),
    ...strandedLines(wording, before, after),
  ];
};

const tellFight: Tell<'fight'> = (action, { seat, after }, { words, whoOf }) => {
  if (after.phase.kind !== 'dice') return [];
  const attacker = cardAtCorner(after, after.phase.attacker)!;
  const target = cardAtCorner(after, action.target)!;
  const its = words.card(target.card as Card);
  return [words.log.fight(whoOf(seat), words.card(attacker.card as Card), whoOf(target.owner), its)];
};

const tellClose: Tell<'close'> = (_action, { seat, before }, { words, whoOf }) => {
  if (before.phase.kind !== 'take') return [];
  const { given, taken } = before.phase;
  return [
    words.log.bought(
      whoOf(seat),
      given.map(words.card),
      taken.map(words.card),
      worthOf(given),
      worthOf(taken),
    ),
  ];
};

const tellNothing = (): string[] => [];

/** What each kind of action says. Steps of a buy-back and of a pick are told when they are done. */
const TELL: { readonly [Kind in Action['kind']]: Tell<Kind> } = {
  base: ({ card }, { seat, secret }, { words, whoOf }) => [
    words.log.base(whoOf(seat), secret ? null : words.card(card)),
  ],
  place: ({ card, place }, { seat, secret, after }, wording) => [
    wording.words.log.place(wording.whoOf(seat), secret ? null : wording.words.card(card)),
    ...touched(wording, after, seat, cardAtCorner(after, place)!),
  ],
  move: tellMove,
  fight: tellFight,
  close: tellClose,
  pick: ({ card }, { seat }, { words, whoOf }) => [words.log.picked(whoOf(seat), words.card(card))],
  pass: (_action, { seat }, { words, whoOf }) => [words.log.pass(whoOf(seat))],
  resign: (_action, { seat }, { words, whoOf }) => [words.log.resign(whoOf(seat))],
  give: tellNothing,
  take: tellNothing,
  done: tellNothing,
  end: tellNothing,
  first: tellNothing,
  dice: tellNothing,
};

const seatLines = (seat: Seat, happened: Happened<View>, wording: Wording): string[] => {
  const { action, secret } = readTold(happened.row.told);
  const tell = TELL[action.kind] as Tell<Action['kind']>;
  return tell(action, { ...happened, seat, secret }, wording);
};

const overLines = ({ words, whoOf }: Wording, view: View): string[] => {
  if (view.phase.kind !== 'over') return [];
  const { shares } = cards.outcome(cards.known(view))!;
  const winners = seatsOf(view.setup.players).filter((_, i) => shares[i]! > 0);
  const sums = decidingSums(view);
  if (winners.length === 1) {
    const winner = whoOf(winners[0]!);
    return [sums === null ? words.log.won(winner) : words.log.strongest(winner, sums)];
  }
  return [words.log.draw(winners.map(whoOf))];
};

const linesOf = (happened: Happened<View>, wording: Wording): string[] => {
  const { who, action } = readTold(happened.row.told);
  if (who !== '*') return [...seatLines(who, happened, wording), ...overLines(wording, happened.after)];
  if (action.kind === 'first') return [wording.words.log.first(wording.whoOf(action.seat))];
  if (action.kind === 'dice') {
    return [...diceLines(action.dice, happened, wording), ...overLines(wording, happened.after)];
  }
  return [];
};

/** Steps of a buy-back and of a pick, which the history tells in one sentence when they are done. */
const stepLine = (who: Seat | '*', action: Action, { words, whoOf }: Wording): string => {
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
    // These have a sentence in the log.
    case 'first':
    case 'base':
    case 'place':
    case 'fight':
    case 'dice':
    case 'close':
    case 'pick':
    case 'pass':
    case 'resign':
    case 'move':
      return '';
  }
};

/** One row in words that tell it apart from the alternatives: it names the spot of the card. */
export const retold = (happened: Happened<View>, wording: Wording): string => {
  const { who, action } = readTold(happened.row.told);
  const [first, ...rest] = linesOf(happened, wording);
  if (first === undefined) return stepLine(who, action, wording);
  if (!('place' in action) || who === '*') return [first, ...rest].join(' ');
  const { x, y, dir } = action.place;
  const { words, whoOf } = wording;
  const own = happened.after.table.filter(({ owner }) => owner === who);
  const neighbour = whoOf(who).you ? neighbourName(words, own, action.place) : null;
  const where = [words.spot.at(x, y, words.dir[dir]), neighbour === null ? [] : words.spot.beside(neighbour)];
  // Every line is a whole sentence; the spot goes before its full stop.
  return [`${first.slice(0, -1)} (${where.flat().join(', ')}).`, ...rest].join(' ');
};

/** The history, turn by turn. */
export const tellerOf = (wording: Wording): Teller<CardsTypes> => ({
  tell: (happened) => {
    const { who } = readTold(happened.row.told);
    const turn = turnNumber(happened.before);
    const { log } = wording.words;
    return {
      who: who === '*' ? (actorOf(happened.before) ?? who) : who,
      lines: linesOf(happened, wording),
      chapter: turn === 0 ? log.bases : log.turn(turn),
    };
  },
});

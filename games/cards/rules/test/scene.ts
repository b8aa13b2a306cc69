import {
  isUndo,
  lowestSeat,
  parseRow,
  parseSeat,
  refuseRow,
  type Seat,
  seatIndex,
  seatName,
  whoIndex,
} from '@santiago/kernel';
import {
  type Action,
  type Card,
  cards,
  type Corner,
  parseCard,
  type Phase,
  type SeatView,
  type State,
  suitCards,
  type TableCard,
  type View,
} from '@santiago/cards';
import { parseCorner } from '../notation.ts';
import { setupOf } from './subject.ts';

/** A position written down: what lies where, and what is not as it usually is. */
export interface Position {
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** `p1 S8 0,0 v`, then `base` or `up` where it is one or face up. */
  readonly table: readonly string[];
  /** By seat: `p1: 'HQ H3'`. */
  readonly pools?: Readonly<Partial<Record<Seat, string>>>;
  readonly recycle?: string;
  /** Left out: all cards of the suit that are nowhere else. */
  readonly hands?: Readonly<Partial<Record<Seat, string>>>;
  readonly out?: readonly Seat[];
  readonly jokers?: number;
  readonly phase?: Phase;
  readonly calm?: Partial<View['calm']>;
  readonly turns?: number;
}

const cardsIn = (text: string | undefined): Card[] =>
  (text ?? '')
    .split(' ')
    .map(parseCard)
    .filter((card) => card !== null);

const tableCard = (line: string, index: number): TableCard => {
  const [owner = '', card = '', corner = '', dir, ...marks] = line.split(' ');
  const at = parseCorner(corner);
  const name = parseCard(card);
  const seat = parseSeat(owner);
  if (at === null || name === null || seat === null) throw new Error(`"${line}" is no card`);
  return {
    ...at,
    dir: dir === 'h' ? 'h' : 'v',
    owner: seat,
    card: name,
    up: marks.includes('up'),
    base: marks.includes('base'),
    laid: index + 1,
  };
};

/** The state of a position. p1 is to act unless the phase says otherwise. */
export const positioned = (position: Position): State => {
  const { players = 2, table: lines, pools = {}, hands = {}, out = [] } = position;
  const table = lines.map(tableCard);
  const recycle = cardsIn(position.recycle);
  const used = new Set<string>([
    ...table.map(({ card }) => card),
    ...recycle,
    ...Object.values(pools).flatMap(cardsIn),
  ]);
  const seats = Array.from({ length: players }, (_, index): SeatView => {
    const seat = seatName(index);
    const given = hands[seat];
    const hand =
      given === undefined ? suitCards(index, 0x1fff).filter((card) => !used.has(card)) : cardsIn(given);
    return {
      in: !out.includes(seat),
      handSize: hand.length,
      hand,
      pool: cardsIn(pools[seat]),
      turns: position.turns ?? 0,
      returned: [],
    };
  });
  return cards.known({
    game: 'cards',
    eye: 'all',
    setup: setupOf(players, position.options),
    phase: position.phase ?? { kind: 'act', by: 'p1' },
    first: 'p1',
    table,
    seats,
    recycle,
    jokers: position.jokers ?? 2,
    laid: table.length,
    calm: { passes: 0, quiet: 0, stirred: false, bought: false, ...position.calm },
  });
};

const rowOf = (text: string): { who: Seat | '*'; action: Action } => {
  const row = parseRow(cards, text);
  if (row === null || isUndo(row)) throw new Error(`"${text}" is no row`);
  return row;
};

/** Plays rows in notation; throws at the first that is refused. Gives the same state. */
export const playOn = (state: State, ...rows: readonly string[]): State => {
  for (const text of rows) {
    const row = rowOf(text);
    const refused = refuseRow(cards, state, row);
    if (refused !== null) throw new Error(`${text}: ${refused.text}`);
    cards.play(state, whoIndex(row.who), cards.encode(row.action));
  }
  return state;
};

/** The code of the refusal of a row, or null. */
export const refusalOf = (state: State, text: string): string | null =>
  refuseRow(cards, state, rowOf(text))?.code ?? null;

/** What a seat may do, in notation; with a verb only those of that kind. */
export const answers = (state: State, seat: Seat, verb = ''): string[] => {
  const buffer = new Int32Array(cards.widest);
  const length = cards.list(state, seatIndex(seat), buffer);
  return [...buffer.subarray(0, length)]
    .map((action) => cards.format(cards.decode(action)))
    .filter((text) => text.startsWith(verb))
    .toSorted();
};

/** The places one may lay a card at, each once. */
export const places = (state: State, seat: Seat): string[] => [
  ...new Set(answers(state, seat, 'place').map((text) => text.split(' ').slice(2).join(' '))),
];

export const all = (state: State): View => cards.view(state, 'all');

export const cardAtCorner = (state: State, corner: string): TableCard | undefined => {
  const at = parseCorner(corner) as Corner;
  return all(state).table.find(({ x, y }) => x === at.x && y === at.y);
};

/** Who owes a decision now. */
export const toAct = (state: State): string => {
  const { phase } = all(state);
  return 'by' in phase ? `${phase.by} ${phase.kind}` : phase.kind;
};

/** The answer that the table gives for the seat that owes one, or null. */
export const forcedAnswer = (state: State): string | null => {
  const seat = lowestSeat(cards.owes(state));
  const action = cards.forced(state, seat);
  return action < 0 ? null : cards.format(cards.decode(action));
};

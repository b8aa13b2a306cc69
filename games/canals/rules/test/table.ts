import {
  isUndo,
  makeSetup,
  OWES_CHANCE,
  owingSeats,
  parseRow,
  refuseRow,
  seatsOf,
  whoIndex,
  type Eye,
  type Refusal,
  type Row,
  type Seat,
  type Setup,
} from '@santiago/kernel';
import {
  canals,
  parseSquare,
  parseTile,
  plantersOf,
  SQUARES,
  type Action,
  type Ditch,
  type Intersection,
  type Phase,
  type Plantation,
  type Square,
  type State,
  type Tile,
  type View,
} from '@santiago/canals';

type Options = Readonly<Record<string, string>>;

/** A whole set-up, or a throw with the reason. */
export const setupOf = (players: number, options: Options = {}, preset: string | null = null): Setup => {
  const setup = makeSetup(canals.setup, { players, preset, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

/** One line of notation as a row; a throw where it is none. */
export const rowOf = (line: string): Row<Action> => {
  const row = parseRow(canals, line);
  if (row === null || isUndo(row)) throw new Error(`"${line}" is no row`);
  return row;
};

const linesOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A plantation in a few words: `bean2 p3 1 palm`, `cane1 nobody 0 desert`. */
const describePlantation = ({ tile, planter, markers, palm, desert }: Plantation): string =>
  `${tile} ${planter ?? 'nobody'} ${markers}${palm ? ' palm' : ''}${desert ? ' desert' : ''}`;

/** A match that is played in notation and looked at in plain words. */
export class Table {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** Plays rows, parted by commas or line breaks; throws at the first that is refused. */
  play(text: string): this {
    for (const line of linesOf(text)) {
      const row = rowOf(line);
      const refused = refuseRow(canals, this.state, row);
      if (refused !== null) throw new Error(`${line}: ${refused.text}`);
      canals.play(this.state, whoIndex(row.who), canals.encode(row.action));
    }
    return this;
  }

  /** Why the row may not stand here, or null. */
  refusal(line: string): Refusal | null {
    return refuseRow(canals, this.state, rowOf(line));
  }

  /** The sentence alone. */
  why(line: string): string | null {
    return this.refusal(line)?.text ?? null;
  }

  copy(): Table {
    return new Table(canals.copy(this.state));
  }

  view(eye: Eye = 'all'): View {
    return canals.view(this.state, eye);
  }

  /** Who is to act: `*`, `p2`, `p1 p2`, nobody at the end. */
  get turn(): string {
    const owes = canals.owes(this.state);
    return owes === OWES_CHANCE ? '*' : owingSeats(owes, seatsOf(this.state.players)).join(' ');
  }

  get phase(): Phase['kind'] {
    return this.view().phase.kind;
  }

  get cash(): number[] {
    return this.view().seats.map((seat) => seat.cash);
  }

  /** What lies on a square, in a few words; `free` or `palm` where there is no tile. */
  at(square: Square): string {
    const { plantations, palms } = this.view();
    const found = plantations.find((each) => each.square === square);
    if (found !== undefined) return describePlantation(found);
    return palms.includes(square) ? 'palm' : 'free';
  }

  /** All that the one who is to act may do, in notation. */
  get legal(): string[] {
    const seat = seatsOf(this.state.players).indexOf(this.turn.split(' ')[0] as Seat);
    const offer = canals.offer(this.state, seat);
    return offer === null ? [] : canals.expand(offer).map((action) => canals.format(action));
  }

  get points(): readonly number[] | null {
    return canals.outcome(this.state)?.points ?? null;
  }
}

interface Opening {
  readonly players: number;
  readonly options?: Options;
  readonly preset?: string;
  readonly overseer?: Seat;
  readonly spring?: Intersection;
  /** With two players. */
  readonly first?: Ditch;
  readonly palms?: string;
  readonly aside?: Tile;
  readonly reveal?: string;
}

const REVEALS = [
  '',
  '',
  'banana2 cane2 potato1',
  'banana2 cane2 potato1 bean2',
  'banana2 cane2 potato1 bean2',
  'banana2 cane2 potato1 bean2 pepper2',
];

/** A match at the start of the first auction. Palms are off unless they are given. */
export const opening = ({
  players,
  options = {},
  preset,
  overseer = 'p1',
  spring = 'C2',
  first = 'C2-D2',
  palms,
  aside = 'bean1',
  reveal = REVEALS[players]!,
}: Opening): Table => {
  const usual = { palms: palms === undefined ? 'off' : 'on', spring: 'any' };
  const setup = setupOf(players, { ...usual, ...options }, preset ?? null);
  return new Table(canals.start(setup)).play(
    [
      `* overseer ${overseer}`,
      `* spring ${spring}`,
      ...(players === 2 ? [`${overseer} dig ${first}`] : []),
      ...(palms === undefined ? [] : [`* palms ${palms}`]),
      ...(players === 3 || players === 4 ? [`* aside ${aside}`] : []),
      `* reveal ${reveal}`,
    ].join('\n'),
  );
};

/** `c4 bean2 p3 1 palm`: square, tile, planter, markers now; then `palm`, `desert` where it is so. */
const parsePlantation = (line: string): Plantation => {
  const [square = '', tile = '', planter = 'nobody', markers, ...more] = line.split(' ');
  const name = parseTile(tile)!;
  const isNobodys = planter === 'nobody';
  return {
    square: parseSquare(square)!,
    tile: name,
    planter: isNobodys ? null : (planter as Seat),
    markers: Number(markers ?? 0),
    planted: isNobodys ? 0 : Math.max(Number(markers), plantersOf(name)),
    palm: more.includes('palm'),
    desert: more.includes('desert'),
  };
};

interface Position {
  readonly players: number;
  readonly options?: Options;
  /** From 1; left out: the last. */
  readonly round?: number;
  readonly overseer?: Seat;
  readonly spring?: Intersection;
  readonly canals?: string;
  /** As in `parsePlantation`, parted by commas or line breaks. */
  readonly plantations?: string;
  readonly palms?: readonly Square[];
  readonly cash?: readonly number[];
  /** Seats that still have their extra canal; left out: all. */
  readonly extras?: readonly Seat[];
  readonly phase: Phase;
}

/** A match at any moment, for rules that take long to reach by play. */
export const position = (given: Position): Table => {
  const { players, options = {}, plantations = '', canals: built = '', cash, extras, phase } = given;
  const { overseer = 'p1', spring = 'C2', palms = [] } = given;
  const begun = opening({ players, options, overseer, spring }).view();
  const view: View = {
    ...begun,
    round: given.round ?? begun.rounds,
    canals: linesOf(built) as Ditch[],
    plantations: linesOf(plantations)
      .map(parsePlantation)
      .toSorted((a, b) => SQUARES.indexOf(a.square) - SQUARES.indexOf(b.square)),
    palms,
    seats: begun.seats.map((seat, index) => ({
      ...seat,
      cash: cash?.[index] ?? seat.cash,
      extra: extras?.includes(seatsOf(players)[index]!) ?? true,
      bid: 1,
    })),
    unseen: begun.unseen,
    phase,
  };
  return new Table(canals.known(view));
};

/** A match just before its end: one pass and it is scored. Everything is watered unless canals are given. */
export const ending = (given: Omit<Position, 'phase'>): Table =>
  position({
    canals: ALL_CANALS,
    ...given,
    extras: ['p2'],
    phase: { kind: 'extra', queue: ['p2'] },
  }).play('p2 pass');

/** Enough canals to water every square. */
const ALL_CANALS = [
  'A1-B1, B1-C1, C1-D1, D1-E1',
  'A2-B2, B2-C2, C2-D2, D2-E2',
  'A3-B3, B3-C3, C3-D3, D3-E3',
  'A4-B4, B4-C4, C4-D4, D4-E4',
].join(', ');

/** What a seat does when nothing depends on it: passes where it may, else the first thing there is. */
export const idle = (table: Table): string => {
  const { legal, turn } = table;
  return `${turn.split(' ')[0]} ${legal.includes('pass') ? 'pass' : legal[0]}`;
};

/** Plays idly until the phase is reached; chance is not played. */
export const idleUntil = (table: Table, phase: Phase['kind']): Table => {
  while (table.phase !== phase && table.turn !== '' && table.turn !== '*') table.play(idle(table));
  return table;
};

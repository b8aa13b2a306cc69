import { canals, type Ditch, type Phase, type Plantation, type State, type View } from '@santiago/canals';
import { isUndo, makeSetup, parseRow, refuseRow, whoIndex } from '@santiago/kernel';

type Options = Readonly<Record<string, string>>;

/** A match of Canals that has just begun, without palms. */
export const started = (players: number, options: Options = {}): State => {
  const setup = makeSetup(canals.setup, { players, options: { palms: 'off', spring: 'any', ...options } });
  if (!setup.ok) throw new Error(setup.fault.text);
  return canals.start(setup.value);
};

/** The match after these rows, given in notation and parted by commas. */
export const played = (state: State, rows: string): State => {
  const after = canals.copy(state);
  for (const text of rows.split(', ')) {
    const row = parseRow(canals, text);
    if (row === null || isUndo(row)) throw new Error(`"${text}" is no row`);
    const refused = refuseRow(canals, after, row);
    if (refused !== null) throw new Error(`${text}: ${refused.text}`);
    canals.play(after, whoIndex(row.who), canals.encode(row.action));
  }
  return after;
};

const OPENINGS: Readonly<Record<number, string>> = {
  2: 'p1 dig C2-D2, * reveal banana2 cane2 potato1',
  3: '* aside bean1, * reveal banana2 cane2 potato1 bean2',
  4: '* aside bean1, * reveal banana2 cane2 potato1 bean2',
};

/** The first auction of a match with the overseer p1 and the spring on C2. */
export const auction = (players: number): State =>
  played(started(players), `* overseer p1, * spring C2, ${OPENINGS[players]!}`);

interface Position {
  readonly phase: Phase;
  readonly plantations?: readonly Plantation[];
  /** By seat. */
  readonly cash?: readonly number[];
}

/** The last round of a match of four with a canal on C2–D2, in this phase. */
export const position = ({ phase, plantations = [], cash }: Position): State => {
  const begun = canals.view(auction(4), 'all');
  const view: View = {
    ...begun,
    round: begun.rounds,
    canals: ['C2-D2' satisfies Ditch],
    plantations,
    seats: begun.seats.map((seat, index) => ({ ...seat, cash: cash?.[index] ?? seat.cash, bid: 1 })),
    phase,
  };
  return canals.known(view);
};

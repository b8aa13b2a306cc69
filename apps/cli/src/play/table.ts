import {
  formatResult,
  formatRow,
  type GameTypes,
  isUndo,
  Match,
  replay,
  type Row,
  type Seat,
  seatIndex,
  seatsOf,
  type Setup,
  type Tag,
  tell,
  type Variation,
  type Viewer,
  whoIndex,
  writeMatch,
} from '@santiago/kernel';
import { Fault } from '../fault.ts';
import { findPlayer } from '../games.ts';
import type { SeatPlayer, TerminalGame } from '@santiago/table/terminal/terminal-game.ts';
import type { Opened } from '../matchfile.ts';
import { drawsOf, freshSeed, type Seed, seatChance, seedOfTags, seedTag } from '../seed.ts';

export type Occupant = SeatPlayer | 'human';

/** Tags that the table writes itself; all other tags of a file are kept. */
const OWN_TAGS: readonly string[] = ['Player', 'Seed', 'Result'];

/** A row as a person at the table is told it, and its consequences. */
export interface News {
  readonly text: string;
  readonly own: boolean;
  readonly chance: boolean;
  readonly consequences: readonly string[];
}

/** The player of a seat, by the name in `--seats` or in a file. */
export const occupantNamed = (game: TerminalGame, name: string): Occupant | null =>
  name === 'human' ? 'human' : findPlayer(game, name);

/** A match at one keyboard: people and seat players, saved as a match file. */
export class Table {
  readonly game: TerminalGame;
  readonly match: Match<GameTypes>;
  readonly occupants: readonly Occupant[];
  private readonly seed: Seed;
  /** Whether all chance of the match, from its first row, follows from the seed. */
  private readonly seeded: boolean;
  private readonly otherTags: readonly Tag[];
  private readonly variations: readonly Variation<unknown>[];
  /** How many rows of the file are unchanged: variations that start there may stay. */
  private untouched: number;

  private constructor(game: TerminalGame, setup: Setup, occupants: readonly Occupant[], from: Opened | Seed) {
    const file = from instanceof Uint8Array ? null : from.file;
    const seed = from instanceof Uint8Array ? from : seedOfTags(from.file.tags);
    this.game = game;
    this.occupants = occupants;
    this.seeded = seed !== null;
    this.seed = seed ?? freshSeed();
    this.otherTags = (file?.tags ?? []).filter(({ key }) => !OWN_TAGS.includes(key));
    this.variations = file?.variations ?? [];
    this.untouched = file?.rows.length ?? 0;
    const draws = drawsOf(this.seed, file?.tags ?? [], setup.players);
    this.match = new Match<GameTypes>(game.game, setup, draws, file?.rows ?? []);
  }

  static start(game: TerminalGame, setup: Setup, occupants: readonly Occupant[], seed: Seed): Table {
    return new Table(game, setup, occupants, seed);
  }

  /** Continues a match from a file. */
  static resume(opened: Opened, occupants: readonly Occupant[]): Table {
    return new Table(opened.game, opened.file.setup, occupants, opened);
  }

  get seats(): readonly Seat[] {
    return seatsOf(this.match.setup.players);
  }

  get people(): readonly Seat[] {
    return this.seats.filter((seat) => this.isPerson(seat));
  }

  get rows(): readonly Row<unknown>[] {
    return this.match.line.map(({ row }) => row);
  }

  isPerson(seat: Seat): boolean {
    return this.occupants[seatIndex(seat)] === 'human';
  }

  view(viewer: Viewer): unknown {
    return this.game.game.view(this.match.state, viewer);
  }

  /** Lets a seat player answer. */
  letAnswer(seat: Seat): void {
    const player = this.occupants[seatIndex(seat)]!;
    if (player === 'human') throw new Error(`${seat} answers for itself`);
    const random = seatChance(this.seed)(this.match.line.length);
    const { match } = this;
    const action = player.choose(match.state, seatIndex(seat), random, () =>
      tell(match.game, match.setup, this.rows, seat),
    );
    const refused = this.match.answer(seat, this.game.game.decode(action), 'bot');
    if (refused !== null) throw new Error(`${player.name} played an illegal action: ${refused.text}`);
  }

  /** What the viewer is told about the rows in force from number `from` (0 for the first). */
  newsFor(viewer: Viewer, from: number): News[] {
    const { game } = this.game;
    const { rows } = this;
    const news: News[] = [];
    const { state } = replay<GameTypes>(game, this.match.setup, rows.slice(0, from));
    for (const row of rows.slice(from)) {
      const before = game.view(state, viewer);
      const { text, shown } = game.told(state, whoIndex(row.who), row.action, viewer);
      game.play(state, whoIndex(row.who), game.encode(row.action));
      const opened = shown.length > 0 ? ` (revealed: ${shown.join(', ')})` : '';
      news.push({
        text: `${text}${opened}${row.note === 'forced' ? ' (forced)' : ''}`,
        own: row.who === viewer && row.note !== 'forced',
        chance: row.who === '*',
        consequences: this.game.consequences(before, game.view(state, viewer)),
      });
    }
    return news;
  }

  /** Whether others at the keyboard may not know what this seat did last. */
  lastIsSecretOf(seat: Seat): boolean {
    const { game } = this.game;
    const { rows } = this;
    const row = rows.at(-1);
    if (row === undefined || row.who !== seat) return false;
    const { state } = replay<GameTypes>(game, this.match.setup, rows.slice(0, -1));
    const told = (viewer: Viewer): string => game.told(state, whoIndex(row.who), row.action, viewer).text;
    return this.people.some((other) => other !== seat && told(other) !== told(seat));
  }

  /**
   * Takes back the last decision of a person at this keyboard and everything after it, including answers of seat
   * players; never past a row that revealed something. Returns the row it took back, or null.
   */
  undo(): string | null {
    const { game } = this.game;
    const { line } = this.match;
    let last: number | null = null;
    replay<GameTypes>(
      game,
      this.match.setup,
      line.map(({ row }) => row),
      (state, index) => {
        const { who, action } = line[index]!.row;
        const byForce = who !== '*' && game.forced(state, seatIndex(who)) >= 0;
        if (who !== '*' && !byForce && this.isPerson(who)) last = index;
        if (game.binds(state, whoIndex(who), action)) last = null;
      },
    );
    if (last === null) return null;
    const { number, row } = line[last]!;
    if (row.who === '*') return null;
    this.match.undo(row.who, number);
    this.untouched = Math.min(this.untouched, last);
    return formatRow(game, row);
  }

  /** The match as a file: the line in force. */
  toText(): string {
    const { game } = this.game;
    const outcome = game.outcome(this.match.state);
    const tags: Tag[] = [
      ...this.otherTags,
      ...this.seats.map((seat) => ({ key: 'Player', subject: seat, value: this.nameOf(seat) })),
      ...(this.seeded ? [seedTag(this.seed)] : []),
      ...(outcome === null ? [] : [{ key: 'Result', subject: null, value: formatResult(outcome) }]),
    ];
    const variations = this.variations.filter(({ from }) => from <= this.untouched + 1);
    return writeMatch(game, { setup: this.match.setup, tags, rows: this.rows, variations });
  }

  nameOf(seat: Seat): string {
    const occupant = this.occupants[seatIndex(seat)]!;
    return occupant === 'human' ? 'human' : occupant.name;
  }

  /** Whether a person has decided anything yet. */
  get begun(): boolean {
    return this.match.log.some((row) => !isUndo(row) && row.who !== '*' && this.isPerson(row.who));
  }
}

/** The players when the file was saved; if it does not say, a person in the first seat against the usual players. */
export const occupantsIn = ({ game, file }: Opened): Occupant[] =>
  seatsOf(file.setup.players).map((seat, index) => {
    const name = file.tags.find(({ key, subject }) => key === 'Player' && subject === seat)?.value;
    if (name === undefined) return index === 0 ? 'human' : findPlayer(game, game.usualBot)!;
    const occupant = occupantNamed(game, name);
    if (occupant === null)
      throw new Fault(
        `There is no player called "${name}" here, who had ${seat}; choose another with --seats.`,
      );
    return occupant;
  });

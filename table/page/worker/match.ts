import {
  botChance,
  chanceKey,
  fairDraws,
  formatResult,
  formatRow,
  type GameTypes,
  isUndo,
  Match,
  owingSeats,
  parseRow,
  type Refusal,
  refusal,
  replay,
  type Row,
  type Seat,
  seatIndex,
  seatsOf,
  type Setup,
  tell,
  type Told,
  whoIndex,
  writeMatch,
} from '@santiago/kernel';
import type { TableRow } from '@santiago/protocol';
import type { Engine } from './engine.ts';
import type { MatchProgress } from './progress.ts';

export type { MatchProgress } from './progress.ts';

/** The player of a seat in a match on this device. */
export interface LocalSeat {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  /** The bot's level. */
  readonly bot?: string;
}

/** A variation as in a match file: it leaves the match before row `from`. */
export interface Block {
  readonly from: number;
  readonly name: string;
  readonly rows: readonly string[];
}

/** Everything needed to continue a match. */
export interface PlayedMatch {
  readonly game: string;
  readonly setup: Setup;
  readonly seats: readonly LocalSeat[];
  /** In hex. */
  readonly seed: string;
  /** The log in notation, undo rows included. */
  readonly log: readonly string[];
  /** Nothing can be taken back. */
  readonly isFinal?: boolean;
  /** Variations that were tried, as in its file. */
  readonly variations?: readonly Block[];
}

/** What is new at the table since the last time. */
export interface MatchNews {
  readonly viewer: Seat;
  /** Rows from this index on are replaced. */
  readonly from: number;
  readonly rows: readonly TableRow[];
  /** Lines to add to the log. */
  readonly log: readonly string[];
  readonly canUndo: boolean;
  readonly handTo: Seat | null;
  /** The bot that chooses next; null if a person or nobody is next. */
  readonly bot: Seat | null;
  readonly progress: MatchProgress;
}

const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** A match on this device: the engine, the bots, and who may look. */
export class LocalMatch {
  private readonly engine: Engine;
  private readonly played: PlayedMatch;
  private readonly match: Match<GameTypes>;
  private viewer: Seat;
  private handTo: Seat | null;
  /** How many rows the viewer has been told, and how many lines of the log have been sent. */
  private sentRows = 0;
  private sentLog: number;

  constructor(engine: Engine, played: PlayedMatch) {
    const { game } = engine;
    this.engine = engine;
    this.played = played;
    const log = played.log.map((text) => {
      const row = parseRow(game, text);
      if (row === null) throw new Error(`"${text}" is not a row`);
      return row;
    });
    this.match = new Match(game, played.setup, fairDraws(chanceKey(fromHex(played.seed))), log);
    this.sentLog = log.length;
    const humans = this.seats().filter((seat) => this.isHuman(seat));
    this.viewer = humans[0] ?? 'p1';
    // With several people it is not known yet who holds the device, so no secrets are shown.
    this.handTo = log.length > 0 && humans.length > 1 && this.isSecret() ? this.viewer : null;
    this.settle();
  }

  act(seat: Seat, text: string): Refusal | null {
    const row = parseRow(this.engine.game, `${seat} ${text}`);
    if (row === null || isUndo(row)) throw new Error(`"${text}" is not an action`);
    const refused = this.match.answer(seat, row.action);
    if (refused === null) this.settle();
    return refused;
  }

  undo(seat: Seat): Refusal | null {
    const number = this.undoable(seat);
    if (number === null) return refusal('undo-none', 'There is nothing to take back.');
    const refused = this.match.undo(seat, number);
    if (refused !== null) return refused;
    this.lookAs(seat);
    this.sentRows = 0;
    this.settle();
    return null;
  }

  /** The person whose turn it is has the device. */
  takeOver(): void {
    this.handTo = null;
  }

  /** Lets the next bot choose. If the bot fails, this throws and nothing has changed. */
  playBot(): void {
    const seat = this.nextBot();
    if (seat === null) return;
    const { game } = this.engine;
    const action = this.engine.choose({
      bot: this.played.seats[seatIndex(seat)]!.bot,
      view: game.view(this.match.state, seat),
      told: this.toldTo(seat),
      seat,
      random: botChance(this.played.seed, this.match.line.length),
    });
    const refused = this.match.answer(seat, action, 'bot');
    if (refused !== null) throw new Error(`bot ${seat}: ${refused.text}`);
    this.settle();
  }

  news(): MatchNews {
    const { game } = this.engine;
    const from = this.sentRows;
    const rows = this.toldRows().slice(from);
    const log = this.match.log.slice(this.sentLog).map((row) => formatRow(game, row));
    this.sentRows += rows.length;
    this.sentLog += log.length;
    return {
      viewer: this.viewer,
      from,
      rows,
      log,
      canUndo: this.undoable(this.viewer) !== null,
      handTo: this.handTo,
      bot: this.nextBot(),
      progress: this.engine.progress(game.view(this.match.state, 'spectator')),
    };
  }

  file(): string {
    const { game } = this.engine;
    const { seats, variations = [] } = this.played;
    const names = seats.map(({ name }, i) => ({ key: 'Name', subject: `p${i + 1}`, value: name }));
    const outcome = game.outcome(this.match.state);
    const result = outcome === null ? [] : [{ key: 'Result', subject: null, value: formatResult(outcome) }];
    return writeMatch(game, {
      setup: this.match.setup,
      tags: [...names, ...result],
      rows: this.rows(),
      variations: variations.map((block) => ({
        ...block,
        rows: block.rows.map((row) => parseRow(game, row) as Row<unknown>),
      })),
    });
  }

  private seats(): readonly Seat[] {
    return seatsOf(this.played.setup.players);
  }

  private rows(): Row<unknown>[] {
    return this.match.line.map(({ row }) => row);
  }

  private owing(): Seat[] {
    return owingSeats(this.engine.game.owes(this.match.state), this.seats());
  }

  private isHuman(seat: Seat): boolean {
    return this.played.seats[seatIndex(seat)]?.kind === 'human';
  }

  private isSecret(): boolean {
    const { engine } = this;
    return engine.isSecret(engine.game.view(this.match.state, 'spectator'));
  }

  private nextBot(): Seat | null {
    return this.owing().find((seat) => !this.isHuman(seat)) ?? null;
  }

  /** Plays chance and forced answers; then the table is shown to the player who must act. */
  private settle(): void {
    this.match.advance();
    if (this.nextBot() === null) this.turnToActor();
  }

  /**
   * On a shared device the player who must act sees the table; if it shows a secret, the device is handed over first.
   */
  private turnToActor(): void {
    const waiting = this.owing().filter((seat) => this.isHuman(seat));
    const next = waiting[0];
    if (next === undefined || waiting.includes(this.viewer)) return;
    if (this.isSecret()) this.handTo = next;
    this.lookAs(next);
  }

  private lookAs(seat: Seat): void {
    if (this.viewer === seat) return;
    this.viewer = seat;
    this.sentRows = 0;
  }

  /** Against bots, players may go back to their last decision, but never past a row that revealed something. */
  private undoable(seat: Seat): number | null {
    const { line, setup } = this.match;
    const { game } = this.engine;
    const own = line.findLastIndex(({ row }) => row.who === seat && row.note !== 'forced');
    if (own < 0 || this.played.isFinal === true) return null;
    let free = true;
    replay(game, setup, this.rows(), (state, index) => {
      if (index < own) return;
      const { who, action } = line[index]!.row;
      const other = who !== '*' && who !== seat && this.isHuman(who);
      if (other || game.binds(state, whoIndex(who), action)) free = false;
    });
    return free ? line[own]!.number : null;
  }

  private toldTo(seat: Seat): Told[] {
    return tell(this.engine.game, this.match.setup, this.rows(), seat);
  }

  /** What the viewer is told of the line in force. */
  private toldRows(): TableRow[] {
    const { line } = this.match;
    return this.toldTo(this.viewer).map((told, i) => {
      const { number, row } = line[i]!;
      return { number, told, note: row.note ?? null };
    });
  }
}

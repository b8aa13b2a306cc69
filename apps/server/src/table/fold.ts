import {
  type Draws,
  fairDraws,
  isUndo,
  nextRow,
  owingSeats,
  parseRow,
  refuseRow,
  type Row,
  type Seat,
  seatIndex,
  seatsOf,
  type Told,
  type Viewer,
  whoIndex,
} from '@santiago/kernel';
import { reduce, type TableEvent, type TableInfo, tableKey } from '@santiago/protocol';
import type { AnyGame, Games } from '../games.ts';
import { hashOf } from '../secrets.ts';
import type { Beginner, Entry } from '../store/rows.ts';
import { bankAfter, fullBank, timePerMove } from './clock.ts';
import { type Deals, dealsAfterPhrase, dealsAfterPromise, dealsAfterUndo, dealsWithout } from './deals.ts';
import { type Bodies, bodyOf, type EntryKind, Misplay, type PlannedSeat } from './entries.ts';

/** The time for a decision. */
interface Opened {
  /** When it began, or would have begun if all of it had passed in one go. */
  readonly at: number;
  /** How many rows were in force. */
  readonly after: number;
  /** The seat's person had the decision from the start. */
  readonly own: boolean;
}

/** What a decision took. */
interface Taken extends Pick<Opened, 'after' | 'own'> {
  readonly time: number;
}

/** A row of the line in force. */
export interface Played {
  /** Its number in the match, from 1. */
  readonly number: number;
  readonly who: number;
  readonly code: number;
  readonly forced: boolean;
  /** It can never be taken back. */
  readonly binds: boolean;
  /** Null without a clock, and where nobody had a choice. */
  readonly taken: Taken | null;
  /** A bot played it for a person, or for itself. */
  readonly byBot: boolean;
}

/** An undo. */
interface Cut {
  /** How many rows had been taken back after it, undos included. */
  readonly undone: number;
  /** How many rows were left. */
  readonly left: number;
}

/** The secret part of a seat. */
export interface Hold {
  /** Who may play this seat: one person, on any of the devices they moved it to. */
  readonly people: readonly string[];
  readonly keptFor: string | null;
  readonly invitation: string | null;
  /** Everyone who has held the seat since the match began: they know its secrets. */
  readonly former: readonly string[];
}

type EventOf<K extends TableEvent['kind']> = Extract<TableEvent, { readonly kind: K }>;
type Change = Partial<Pick<TableInfo, 'turn' | 'due' | 'banks'>>;

type OpenedBySeat = Readonly<Partial<Record<Seat, Opened>>>;
/** By the name of a decision, the time that was used for it when it was taken back. */
type Used = ReadonlyMap<string, number>;
/** What no entry changes. */
type Fixed = Pick<TableFold, 'id' | 'game' | 'seed' | 'first' | 'seats' | 'returning'>;

const NO_ROWS: readonly Played[] = [];
const NO_CUTS: readonly Cut[] = [];
const NO_BANKS: readonly number[] = [];
const NO_SEATS: readonly Seat[] = [];
const NOBODY: ReadonlySet<string> = new Set();
const NO_DEALS: Deals = new Map();
const NOTHING_OPENED: OpenedBySeat = {};
const NOTHING_USED: Used = new Map();

/** The event that a viewer receives for an applied entry. */
export type EventFor = (viewer: Viewer) => TableEvent;

const holdOf = (plan: PlannedSeat): Hold => ({
  people: [],
  keptFor: plan.person,
  invitation: plan.invitation,
  former: [],
});

/**
 * A table: the result of its log. Entries are the only way to change it. Applying one also makes its events, since an
 * event depends on the state before its entry and on nothing later.
 */
export class TableFold {
  readonly id: string;
  readonly game: AnyGame;
  readonly seed: string;
  /** The entry that the log begins with. */
  readonly first: Entry;
  /** Who made the table. */
  readonly host: string | null;
  readonly seats: readonly Seat[];
  readonly returning: Bodies['created']['returning'];
  info: TableInfo;
  holds: readonly Hold[];
  /** Null until the match has begun. */
  state: unknown = null;
  /** Never changed in place: forks share it. */
  line: readonly Played[] = NO_ROWS;
  cuts: readonly Cut[] = NO_CUTS;
  /** The row that its seat may take back without asking. */
  free: { readonly seat: Seat; readonly row: number } | null = null;
  lastAt: number;
  /** By seat; empty until the match has begun. */
  beginners: readonly Beginner[] = [];
  /** The seats that the people who began the match have left, in that order. */
  left: readonly Seat[] = NO_SEATS;
  /** The seats whose players want to end the match as it stands now. */
  ending: readonly Seat[] = NO_SEATS;
  /** The people whom the host has silenced, wherever they sit. */
  private muted: ReadonlySet<string> = NOBODY;
  /** How many lines have been said. */
  talked = 0;
  /** What was offered in sentences, by the number of the event. */
  deals: Deals = NO_DEALS;
  private draws: Draws | null = null;
  private chanceRows = 0;
  /** The open decisions, for the clocks. */
  private opened: OpenedBySeat = NOTHING_OPENED;
  /** Decisions that were taken back: the same one may return. */
  private used: Used = NOTHING_USED;

  private constructor(
    { id, game, seed, first, seats, returning }: Fixed,
    info: TableInfo,
    holds: readonly Hold[],
  ) {
    this.id = id;
    this.game = game;
    this.seed = seed;
    this.first = first;
    this.host = first.person;
    this.seats = seats;
    this.returning = returning;
    this.info = info;
    this.holds = holds;
    this.lastAt = first.at;
  }

  /** A table after its first entry. */
  static of(games: Games, id: string, seed: string, first: Entry): TableFold {
    const body = bodyOf<'created'>(first);
    const game = games.get(body.game);
    if (game === undefined) throw new Misplay(`There is no game "${body.game}" any more.`);
    const info = reduce(null, tellCreated(id, first, body));
    const seats = seatsOf(info.setup.players);
    const { returning } = body;
    return new TableFold({ id, game, seed, first, seats, returning }, info, body.seats.map(holdOf));
  }

  /**
   * A copy to try entries on before they are written. Field by field: every action makes one, and V8 copies by name
   * faster than whatever there is.
   */
  fork(): TableFold {
    const copy = new TableFold(this, this.info, this.holds);
    if (this.state !== null) copy.state = this.game.copy(this.state);
    copy.line = this.line;
    copy.cuts = this.cuts;
    copy.free = this.free;
    copy.lastAt = this.lastAt;
    copy.beginners = this.beginners;
    copy.left = this.left;
    copy.ending = this.ending;
    copy.muted = this.muted;
    copy.talked = this.talked;
    copy.deals = this.deals;
    copy.draws = this.draws;
    copy.chanceRows = this.chanceRows;
    copy.opened = this.opened;
    copy.used = this.used;
    return copy;
  }

  /** A copy without the names of people. */
  nameless(): TableFold {
    const copy = this.fork();
    copy.info = {
      ...this.info,
      host: null,
      seats: this.info.seats.map((seat) => ({ ...seat, name: null })),
    };
    return copy;
  }

  get head(): number {
    return this.info.head;
  }

  /** Over or abandoned: nothing is secret any more. */
  get isEnded(): boolean {
    return this.info.phase === 'over' || this.info.phase === 'abandoned';
  }

  hold(seat: Seat): Hold {
    return this.holds[seatIndex(seat)]!;
  }

  isHeldBy(person: string, seat: Seat): boolean {
    return this.holds[seatIndex(seat)]?.people.includes(person) === true;
  }

  seatsHeldBy(person: string): Seat[] {
    return this.seats.filter((seat) => this.isHeldBy(person, seat));
  }

  /** The first seat that is kept for this person. */
  seatKeptFor(person: string): Seat | undefined {
    return this.seats.find((seat) => this.hold(seat).keptFor === person);
  }

  /** A match in which bots play every seat. */
  get isBotsOnly(): boolean {
    return this.info.phase === 'running' && this.info.seats.every(({ bot }) => bot !== null);
  }

  /** Seats that a bot must answer for. */
  botSeats(): { readonly seat: Seat; readonly bot: string }[] {
    return this.info.seats.flatMap(({ seat, bot }) =>
      bot !== null && this.info.turn[seat] !== undefined ? [{ seat, bot }] : [],
    );
  }

  view(viewer: Viewer): unknown {
    return this.state === null ? null : this.game.view(this.state, viewer);
  }

  /** What the viewer was told about the line in force, from the start. */
  told(viewer: Viewer): Told[] {
    const state = this.game.start(this.info.setup);
    return this.line.map(({ who, code }) => {
      const told = this.game.told(state, who, this.game.decode(code), viewer);
      this.game.play(state, who, code);
      return told;
    });
  }

  /** What the viewer's seat may do now; null where it owes nothing. */
  offer(viewer: Viewer): unknown {
    if (viewer === 'spectator' || this.info.turn[viewer] === undefined) return null;
    return this.game.offer(this.state, seatIndex(viewer));
  }

  /** What the table itself must write next: chance, or a decision with one answer. */
  nextRow(): Row<unknown> | null {
    return this.draws === null ? null : nextRow(this.game, this.state, this.draws, this.chanceRows);
  }

  /** The first event, as every viewer is told it. */
  tellFirst(): TableEvent {
    return tellCreated(this.id, this.first, bodyOf<'created'>(this.first));
  }

  /** Events that are not rows of the line in force: talk, coming and going, what was taken back. */
  get byTheWay(): number {
    return this.head - this.line.length;
  }

  /** Applies an entry and returns the events for those viewers. */
  apply(entry: Entry, viewers: readonly Viewer[]): EventFor {
    const before = this.lastAt;
    this.lastAt = Math.max(before, entry.at);
    const apply = (APPLY as Partial<Record<string, Applier>>)[entry.kind];
    if (apply === undefined)
      throw new Misplay(`This program does not know events of the kind "${entry.kind}".`);
    return apply(this, entry, viewers);
  }

  /** The same for a row that was just found to be legal; the entry is its text. */
  applyChecked(entry: Entry, row: Row<unknown>, viewers: readonly Viewer[]): EventFor {
    this.lastAt = Math.max(this.lastAt, entry.at);
    return takeRow(this, entry, row, viewers);
  }

  /** Takes an event that is the same for everyone. */
  take(event: TableEvent): EventFor {
    this.info = reduce(this.info, event);
    return () => event;
  }

  isMuted(person: string): boolean {
    return this.muted.has(person);
  }

  mute(people: readonly string[]): void {
    this.muted = new Set([...this.muted, ...people]);
  }

  unmute(people: readonly string[]): void {
    this.muted = new Set([...this.muted].filter((person) => !people.includes(person)));
  }

  /** Whether this person holds or has held the seat in this match, and so knows what its player knows. */
  knows(person: string, seat: Seat): boolean {
    const { people, former } = this.hold(seat);
    return people.includes(person) || former.includes(person);
  }

  knowsAnother(person: string, seat: Seat): boolean {
    return this.seats.some((other) => other !== seat && this.knows(person, other));
  }

  setHold(seat: Seat, change: Partial<Hold>): void {
    this.holds = this.holds.map((hold, index) => (index === seatIndex(seat) ? { ...hold, ...change } : hold));
  }

  /** From here on chance is fixed: the seed, and what the pages of the players have added. */
  begin(): void {
    this.state = this.game.start(this.info.setup);
    this.beginners = this.info.seats.map(({ bot }, index) => ({
      person: this.holds[index]!.people[0] ?? null,
      bot,
    }));
    this.draws = fairDraws(
      tableKey(
        this.seed,
        this.info.seats.map((seat) => seat.share),
      ),
    );
  }

  /** A bot that began the match gave no answer: a simpler one plays on, and counts instead. */
  replaceBeginner(seat: Seat, bot: string): void {
    this.beginners = this.beginners.map((beginner, index) =>
      index === seatIndex(seat) && beginner.person === null ? { person: null, bot } : beginner,
    );
  }

  play(row: Row<unknown>, number: number): void {
    const who = whoIndex(row.who);
    const code = this.game.encode(row.action);
    const forced = row.note === 'forced';
    const byBot = row.note === 'bot' || row.note === 'timeout';
    const binds = this.game.binds(this.state, who, row.action);
    const taken = row.who === '*' ? null : this.takenBy(row.who);
    this.game.play(this.state, who, code);
    this.line = [...this.line, { number, who, code, forced, binds, taken, byBot }];
    this.ending = NO_SEATS;
    if (row.who === '*') this.chanceRows++;
    if (binds || row.who === '*') this.free = null;
    else if (!forced) this.free = { seat: row.who, row: number };
  }

  /** Cuts the line before the row and plays the rest again. */
  takeBack(entry: Entry, row: number): Required<Change> {
    const back = this.line.filter((played) => played.number >= row);
    const left = this.line.length - back.length;
    const banks = this.banksAfterUndo(back, left);
    this.line = this.line.slice(0, left);
    this.cuts = [...this.cuts, { undone: this.info.rows + 1 - left, left }];
    this.deals = dealsAfterUndo(this.deals, row);
    this.state = this.game.start(this.info.setup);
    for (const { who, code } of this.line) this.game.play(this.state, who, code);
    this.chanceRows = this.line.filter((played) => played.who < 0).length;
    this.free = null;
    this.ending = NO_SEATS;
    return this.decisionsAfter(entry, banks, () => false);
  }

  /** Who owes a decision after this entry, and until when. Seats in `answered` have given one. */
  turnAfter(entry: Entry, answered: readonly Seat[]): Required<Change> {
    const { turn } = this.info;
    const banks = this.banksAfter(answered);
    const stays = (seat: Seat): boolean => turn[seat] !== undefined && !answered.includes(seat);
    if (this.opened !== NOTHING_OPENED)
      this.opened = this.openedWhere((seat) => (stays(seat) ? this.opened[seat] : undefined));
    return this.decisionsAfter(entry, banks, stays);
  }

  private decisionsAfter(
    entry: Entry,
    banks: readonly number[],
    stays: (seat: Seat) => boolean,
  ): Required<Change> {
    const { turn, clock } = this.info;
    const owing = this.owing();
    const next: Partial<Record<Seat, number>> = {};
    for (const seat of owing) next[seat] = stays(seat) ? turn[seat]! : entry.number;
    // Without a clock nobody asks when a decision was opened.
    if (clock.kind === 'none') return { turn: next, due: {}, banks: null };
    this.opened = Object.fromEntries(owing.map((seat) => [seat, this.opened[seat] ?? this.openNow(seat)]));
    return { turn: next, due: this.dueOf(owing, banks), banks: clock.kind === 'live' ? [...banks] : null };
  }

  /** The seats with a choice. A decision with one answer is not open to anybody: the table writes it next. */
  private owing(): Seat[] {
    const { game, state } = this;
    return owingSeats(game.owes(state), this.seats).filter((seat) => game.forced(state, seatIndex(seat)) < 0);
  }

  private banksAfter(answered: readonly Seat[]): readonly number[] {
    const { clock } = this.info;
    if (clock.kind === 'none') return NO_BANKS;
    const banks = this.info.banks === null ? this.seats.map(() => fullBank(clock)) : [...this.info.banks];
    for (const seat of answered) {
      const index = seatIndex(seat);
      banks[index] = bankAfter(clock, banks[index]!, this.takenBy(seat)?.time ?? 0);
    }
    return banks;
  }

  /**
   * The reserves after an undo; what was used beyond the time for a decision stays paid. Decisions that are still open,
   * and those that return, go on with the time they had left.
   */
  private banksAfterUndo(back: readonly Played[], left: number): readonly number[] {
    const { opened } = this;
    this.opened = NOTHING_OPENED;
    if (this.returning === 'whole' || this.info.clock.kind === 'none') return this.banksAfter([]);
    this.opened = opened;
    this.noteUsed(back);
    const closed = this.seats.filter((seat) => (opened[seat]?.after ?? 0) > left);
    const banks = this.banksAfter(closed);
    this.opened = this.openedWhere((seat) => {
      const open = opened[seat];
      if (open !== undefined && open.after <= left) return open;
      const first = back.find(({ who, taken }) => who === seatIndex(seat) && taken !== null)?.taken ?? null;
      return first === null || first.after > left ? undefined : this.openAgain(seat, first);
    });
    return banks;
  }

  private openedWhere(find: (seat: Seat) => Opened | undefined): OpenedBySeat {
    const opened: Partial<Record<Seat, Opened>> = {};
    for (const seat of this.seats) {
      const found = find(seat);
      if (found !== undefined) opened[seat] = found;
    }
    return opened;
  }

  private takenBy(seat: Seat): Taken | null {
    const opened = this.opened[seat];
    if (opened === undefined) return null;
    const { at, after, own } = opened;
    return { after, own, time: Math.max(0, this.lastAt - at) };
  }

  /** Remembers how much time was used for decisions that are taken back, or closed by it. */
  private noteUsed(back: readonly Played[]): void {
    const used = new Map(this.used);
    const note = (seat: Seat, taken: Taken | null): void => {
      if (taken?.own === true) used.set(this.nameOf(seat, taken.after), taken.time);
    };
    for (const { who, taken } of back) if (who >= 0) note(this.seats[who]!, taken);
    for (const seat of this.seats) note(seat, this.takenBy(seat));
    this.used = used;
  }

  /** A seat's decision after these rows: the same rows bring the same decision. */
  private nameOf(seat: Seat, after: number): string {
    const rows = this.line.slice(0, after).map(({ who, code }) => `${who}:${code}`);
    return hashOf(`${seat} ${rows.join(' ')}`);
  }

  private openNow(seat: Seat): Opened {
    const after = this.line.length;
    const time = this.used.size === 0 ? undefined : this.used.get(this.nameOf(seat, after));
    if (time !== undefined) return this.openAgain(seat, { after, own: true, time });
    return { at: this.lastAt, after, own: this.isPlayedByPerson(seat) };
  }

  /** The time that a decision took is used up. What was beyond the time for it, the reserve has paid. */
  private openAgain(seat: Seat, { after, own, time }: Taken): Opened {
    const used = own ? Math.min(time, timePerMove(this.info.clock) ?? 0) : 0;
    return { at: this.lastAt - used, after, own: own || this.isPlayedByPerson(seat) };
  }

  private isPlayedByPerson(seat: Seat): boolean {
    const { kind, standIn } = this.info.seats[seatIndex(seat)]!;
    return kind === 'person' && !standIn;
  }

  /**
   * A person arrives while a decision is open: the whole time begins, unless it is a decision that the seat's person
   * had from the start and `isNew` says that this is nobody else.
   */
  restartClock(seat: Seat, isNew: boolean): TableInfo['due'] {
    const opened = this.opened[seat];
    if (opened === undefined || (this.returning === 'left' && opened.own && !isNew)) return this.info.due;
    this.opened = { ...this.opened, [seat]: { ...opened, at: this.lastAt, own: true } };
    return this.dueNow();
  }

  /** The due times when so many milliseconds do not count for the open decisions. */
  pause(time: number): TableInfo['due'] {
    this.opened = this.openedWhere((seat) => {
      const opened = this.opened[seat];
      return opened && { ...opened, at: opened.at + time };
    });
    return this.dueNow();
  }

  private dueNow(): TableInfo['due'] {
    const owing = this.seats.filter((each) => this.info.turn[each] !== undefined);
    return this.dueOf(owing, this.info.banks ?? this.seats.map(() => 0));
  }

  private dueOf(owing: readonly Seat[], banks: readonly number[]): TableInfo['due'] {
    const move = timePerMove(this.info.clock);
    if (move === null) return {};
    return Object.fromEntries(
      owing.map((seat) => [seat, this.opened[seat]!.at + move + banks[seatIndex(seat)]!]),
    );
  }
}

const tellCreated = (id: string, entry: Entry, body: Bodies['created']): EventOf<'created'> => ({
  n: entry.number,
  at: entry.at,
  kind: 'created',
  id,
  game: body.game,
  rules: body.rules,
  setup: { ...body.setup, options: { ...body.setup.options } },
  public: body.public,
  chat: body.chat,
  clock: body.clock,
  timeout: body.timeout,
  leaving: body.leaving,
  aids: body.aids,
  autostart: body.autostart,
  rated: body.rated,
  host: body.host,
  commit: body.commit,
  before: body.before,
  seats: body.seats.map(({ kind, bot }, index) => ({
    seat: seatsOf(body.seats.length)[index]!,
    kind,
    name: null,
    bot,
    standIn: false,
    share: null,
  })),
});

type Applier = (fold: TableFold, entry: Entry, viewers: readonly Viewer[]) => EventFor;

const head = <K extends TableEvent['kind']>(entry: Entry, kind: K): { n: number; at: number; kind: K } => ({
  n: entry.number,
  at: entry.at,
  kind,
});

const seatOf = (entry: Entry): Seat => {
  if (entry.seat === null) throw new Misplay(`Event ${entry.number} names no seat.`);
  return entry.seat;
};

/** For each viewer, what `make` returns for them now. */
const each = <V>(viewers: readonly Viewer[], make: (viewer: Viewer) => V): ((viewer: Viewer) => V) => {
  // A handful at most: looking through them costs less than a map.
  const made = viewers.map(make);
  return (viewer) => {
    const value = made[viewers.indexOf(viewer)];
    if (value === undefined) throw new Error(`nothing was made for ${viewer}`);
    return value;
  };
};

const applyRow: Applier = (fold, entry, viewers) => {
  const row = parseRow(fold.game, entry.body);
  if (row === null || isUndo(row)) throw new Misplay(`"${entry.body}" is not an action of this game.`);
  const refused = refuseRow(fold.game, fold.state, row);
  if (refused !== null) throw new Misplay(`"${entry.body}" is refused: ${refused.text}`);
  return fold.applyChecked(entry, row, viewers);
};

const takeRow = (fold: TableFold, entry: Entry, row: Row<unknown>, viewers: readonly Viewer[]): EventFor => {
  const number = fold.info.rows + 1;
  const who = whoIndex(row.who);
  const told = each<Told>(viewers, (viewer) => fold.game.told(fold.state, who, row.action, viewer));
  fold.play(row, number);
  const { turn, due, banks } = fold.turnAfter(entry, row.who === '*' ? [] : [row.who]);
  const make = ({ text, shown }: Told, undo: boolean): EventOf<'row'> => ({
    n: entry.number,
    at: entry.at,
    kind: 'row',
    row: number,
    note: row.note ?? null,
    turn,
    due,
    banks,
    text,
    shown: [...shown],
    undo,
  });
  const { free } = fold;
  fold.info = reduce(fold.info, make(UNTOLD, false));
  const made: EventOf<'row'>[] = [];
  return (viewer) => {
    const heard = told(viewer);
    const undo = free?.seat === viewer;
    let event = made.find((other) => other.undo === undo && isAlike(other, heard));
    if (event === undefined) made.push((event = make(heard, undo)));
    return event;
  };
};

const UNTOLD: Told = { text: '', shown: [] };

const isAlike = (one: Told, other: Told): boolean =>
  one.text === other.text &&
  one.shown.length === other.shown.length &&
  one.shown.every((line, index) => line === other.shown[index]);

const applyUndone: Applier = (fold, entry, viewers) => {
  const row = parseRow(fold.game, entry.body);
  if (row === null || !isUndo(row)) throw new Misplay(`"${entry.body}" is not an undo.`);
  const number = fold.info.rows + 1;
  const common = {
    ...head(entry, 'undone'),
    row: number,
    seat: row.who,
    undo: row.undo,
    ...fold.takeBack(entry, row.undo),
  };
  const view = each(viewers, (viewer) => fold.view(viewer));
  fold.info = reduce(fold.info, { ...common, view: null });
  return (viewer) => ({ ...common, view: view(viewer) });
};

const applyStarted: Applier = (fold, entry, viewers) => {
  fold.begin();
  const common = { ...head(entry, 'started'), ...fold.turnAfter(entry, []) };
  const view = each(viewers, (viewer) => fold.view(viewer));
  fold.info = reduce(fold.info, { ...common, view: null });
  return (viewer) => ({ ...common, view: view(viewer) });
};

const APPLY: Readonly<Record<EntryKind, Applier>> = {
  created: () => {
    throw new Misplay('A table is created once.');
  },
  kept: (fold, entry) =>
    fold.take({ ...head(entry, 'kept'), seat: seatOf(entry), name: bodyOf<'kept'>(entry).name }),
  sat: (fold, entry) => {
    const seat = seatOf(entry);
    const { name, share } = bodyOf<'sat'>(entry);
    const due = fold.restartClock(
      seat,
      entry.person === null || !fold.hold(seat).former.includes(entry.person),
    );
    fold.setHold(seat, { people: entry.person === null ? [] : [entry.person], keptFor: null });
    return fold.take({ ...head(entry, 'sat'), seat, name, share, due });
  },
  carried: (fold, entry) => {
    const seat = seatOf(entry);
    const { people } = fold.hold(seat);
    if (entry.person !== null) {
      if (people.some((person) => fold.isMuted(person))) fold.mute([entry.person]);
      fold.setHold(seat, { people: [...people, entry.person] });
    }
    return fold.take({ ...head(entry, 'carried'), seat });
  },
  left: (fold, entry) => {
    const seat = seatOf(entry);
    const { people, former } = fold.hold(seat);
    const began = fold.state !== null;
    if (fold.info.phase === 'running' && !fold.left.includes(seat)) fold.left = [...fold.left, seat];
    fold.ending = NO_SEATS;
    fold.deals = dealsWithout(fold.deals, seat);
    fold.setHold(seat, {
      people: [],
      keptFor: null,
      invitation: null,
      former: began ? [...new Set([...former, ...people])] : [],
    });
    return fold.take({ ...head(entry, 'left'), seat, ...bodyOf<'left'>(entry) });
  },
  handed: (fold, entry) => {
    const seat = seatOf(entry);
    const { bot, cause } = bodyOf<'handed'>(entry);
    fold.deals = dealsWithout(fold.deals, seat);
    if (cause === 'failed') fold.replaceBeginner(seat, bot);
    return fold.take({ ...head(entry, 'handed'), seat, bot, cause });
  },
  back: (fold, entry) => {
    const seat = seatOf(entry);
    return fold.take({ ...head(entry, 'back'), seat, due: fold.restartClock(seat, false) });
  },
  opened: (fold, entry) => {
    const seat = seatOf(entry);
    fold.setHold(seat, { people: [], keptFor: null, invitation: null });
    return fold.take({ ...head(entry, 'opened'), seat });
  },
  started: applyStarted,
  paused: (fold, entry) => {
    const { time } = bodyOf<'paused'>(entry);
    return fold.take({ ...head(entry, 'paused'), time, due: fold.pause(time) });
  },
  row: applyRow,
  undone: applyUndone,
  'undo-asked': (fold, entry) => {
    const { row, waiting } = bodyOf<'undo-asked'>(entry);
    return fold.take({ ...head(entry, 'undo-asked'), seat: seatOf(entry), row, waiting: [...waiting] });
  },
  'undo-agreed': (fold, entry) => fold.take({ ...head(entry, 'undo-agreed'), seat: seatOf(entry) }),
  'undo-declined': (fold, entry) => fold.take({ ...head(entry, 'undo-declined'), seat: seatOf(entry) }),
  said: (fold, entry) => {
    const { name, text, phrase } = bodyOf<'said'>(entry);
    fold.talked++;
    if (phrase !== null) fold.deals = dealsAfterPhrase(fold, entry, phrase);
    return fold.take({
      ...head(entry, 'said'),
      seat: entry.seat,
      name,
      text,
      phrase: phrase && { name: phrase.name, gaps: { ...phrase.gaps } },
    });
  },
  promise: (fold, entry) => {
    const seat = seatOf(entry);
    const { deal, to, verdict } = bodyOf<'promise'>(entry);
    const row = fold.info.rows;
    fold.deals = dealsAfterPromise(fold.deals, deal, { seat, row });
    return fold.take({ ...head(entry, 'promise'), seat, to, deal, verdict, row });
  },
  muted: (fold, entry) => {
    const seat = seatOf(entry);
    const { muted } = bodyOf<'muted'>(entry);
    const { people } = fold.hold(seat);
    if (muted) fold.mute(people);
    else fold.unmute(people);
    return fold.take({ ...head(entry, 'muted'), seat, muted });
  },
  talk: (fold, entry) => fold.take({ ...head(entry, 'talk'), chat: bodyOf<'talk'>(entry).chat }),
  over: (fold, entry) => {
    const outcome = fold.game.outcome(fold.state);
    if (outcome === null) throw new Misplay('The match is not over.');
    const { points, shares, marks } = outcome;
    return fold.take({
      ...head(entry, 'over'),
      outcome: { points: [...points], shares: [...shares], marks: [...marks] },
      seed: fold.seed,
    });
  },
  'abandon-asked': (fold, entry) => {
    const seat = seatOf(entry);
    const { waiting } = bodyOf<'abandon-asked'>(entry);
    fold.ending = fold.seats.filter(
      (each) => fold.info.seats[seatIndex(each)]!.kind === 'person' && !waiting.includes(each),
    );
    return fold.take({ ...head(entry, 'abandon-asked'), seat, waiting: [...waiting] });
  },
  abandoned: (fold, entry) => fold.take({ ...head(entry, 'abandoned'), seed: fold.seed }),
  rematch: (fold, entry) => fold.take({ ...head(entry, 'rematch'), next: bodyOf<'rematch'>(entry).next }),
  forgotten: (fold, entry) => fold.take({ ...head(entry, 'forgotten'), seat: entry.seat }),
};

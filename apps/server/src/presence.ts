import type { Seat, Viewer } from '@santiago/kernel';
import type { Here } from '@santiago/protocol';

/**
 * Who has which table open, over all processes. It is not part of the log: each process counts its own streams and
 * tells the others what has changed. Now and then it says what all of that adds up to: who has heard something else
 * asks for everything again. A process that has become silent is forgotten.
 */
export interface PresenceOptions {
  /** This process, for the others. */
  readonly process: string;
  /** Tells the other processes; they may miss it. */
  readonly whisper: (news: Whisper) => void;
  /** Tells the people at the table. */
  readonly tell: (table: string, here: Here) => void;
  readonly now: () => number;
}

/** Changes at the same time are sent together. */
const GATHER = 100;
/** People who come back within this time were never away: a lost connection, a reloaded page. */
const LINGER = 5000;
/**
 * People who are gone for longer than this are away, for the others at the table and for a bot that may play for
 * them.
 */
const AWAY = LINGER;
/** How often a process says that it is there, and what it has told. */
const ALIVE = 20_000;
/** A process that asks is told everything within this time, in parts. */
const ANSWER = 1000;
const PARTS = 20;
const FORGET = 50_000;

/** What processes tell each other. */
export type Whisper =
  | { readonly from: string; readonly table: string; readonly seats: Seat[]; readonly spectators: number }
  | { readonly from: string; readonly news: 'alive'; readonly sum: number }
  /** Everything again, please: all of you, or one. */
  | { readonly from: string; readonly news: 'ask'; readonly to?: string }
  | { readonly from: string; readonly news: 'bye' };

const NOBODY: Here = { seats: [], spectators: 0 };
const isNobody = ({ seats, spectators }: Here): boolean => seats.length + spectators === 0;

/** A number for what is told about a table. The numbers of all tables, combined by XOR, stand for all that was told. */
const sumOf = (table: string, here: Here): number => {
  if (isNobody(here)) return 0;
  let sum = 0x811c9dc5;
  for (const letter of `${table} ${here.seats.join()} ${here.spectators}`)
    sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193);
  return sum;
};

/** Another process: until when it counts as running, and the sum of what was heard from it. */
interface Neighbour {
  until: number;
  sum: number;
}

class Attendance {
  readonly own = new Map<Viewer, number>();
  readonly others = new Map<string, Here>();
  /** Since when people who were shown as here have been gone. */
  readonly gone = new Map<Viewer, number>();
  told: Here = NOBODY;
  /** What the other processes were told. */
  whispered: Here = NOBODY;
  timer: NodeJS.Timeout | null = null;
  /** When the timer goes off. */
  due = 0;

  ours(): Here {
    const seats = [...this.own.keys()].filter((viewer) => viewer !== 'spectator');
    return { seats, spectators: this.own.get('spectator') ?? 0 };
  }

  /** The people who are here, as far as is known. */
  exact(): Here {
    const all = [this.ours(), ...this.others.values()];
    return {
      seats: [...new Set(all.flatMap(({ seats }) => seats))].toSorted(),
      spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
    };
  }
}

const both = (one: Here, other: Here): Here => ({
  seats: [...new Set([...one.seats, ...other.seats])].toSorted(),
  spectators: Math.max(one.spectators, other.spectators),
});

const same = (one: Here, other: Here): boolean =>
  one.spectators === other.spectators && one.seats.join() === other.seats.join();

/** With the time since when each of the others has been gone, if that is known. */
const withAbsences = (here: Here, { gone }: Attendance): Here => {
  const away = [...gone].filter(([viewer]) => viewer !== 'spectator' && !here.seats.includes(viewer));
  return away.length === 0 ? here : { ...here, away: Object.fromEntries(away) };
};

export class Presence {
  private readonly options: PresenceOptions;
  private readonly attendances = new Map<string, Attendance>();
  private readonly neighbours = new Map<string, Neighbour>();
  private readonly alive: NodeJS.Timeout;
  private readonly begun: number;
  /** Of everything that the other processes were told. */
  private sum = 0;

  constructor(options: PresenceOptions) {
    this.options = options;
    this.begun = options.now();
    this.alive = setInterval(() => this.sayAlive(), ALIVE);
    options.whisper({ from: options.process, news: 'ask' });
  }

  /** A stream is open until the returned function is called. */
  enter(table: string, viewer: Viewer): () => void {
    const { own, gone } = this.attendanceAt(table);
    own.set(viewer, (own.get(viewer) ?? 0) + 1);
    this.changed(table);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const rest = own.get(viewer)! - 1;
      if (rest > 0) own.set(viewer, rest);
      else {
        own.delete(viewer);
        gone.set(viewer, this.options.now());
      }
      this.changed(table);
    };
  }

  /** As the people at the table are told. */
  of(table: string): Here {
    const attendance = this.attendances.get(table);
    return attendance === undefined
      ? NOBODY
      : withAbsences(both(attendance.told, attendance.exact()), attendance);
  }

  /** How long the holder of the seat has not looked at the table; null if that is not known. */
  awayFor(table: string, seat: Seat): number | null {
    if (this.isLooking(table, seat)) return null;
    const gone = this.attendances.get(table)?.gone.get(seat);
    return gone === undefined ? null : this.options.now() - gone;
  }

  /** Whether the holder of the seat is looking at the table now. */
  isLooking(table: string, seat: Seat): boolean {
    const attendance = this.attendances.get(table);
    if (attendance === undefined || attendance.own.has(seat)) return attendance !== undefined;
    return [...attendance.others.values()].some(({ seats }) => seats.includes(seat));
  }

  /**
   * Whether the holder of the seat has not looked at the table for a while. After a start nobody is known to be away
   * before all had time to come back.
   */
  isAway(table: string, seat: Seat): boolean {
    if (this.isLooking(table, seat)) return false;
    const gone = this.attendances.get(table)?.gone.get(seat);
    if (gone === undefined && this.of(table).seats.includes(seat)) return false;
    return (gone ?? this.begun) + AWAY <= this.options.now();
  }

  hear(whisper: Whisper): void {
    const { from } = whisper;
    if (!('news' in whisper)) this.hearTable(from, whisper.table, whisper);
    else if (whisper.news === 'alive') this.hearAlive(from, whisper.sum);
    else if (whisper.news === 'bye') this.forgetNeighbour(from);
    else if (whisper.to === undefined || whisper.to === this.options.process) this.tellAll();
  }

  close(): void {
    clearInterval(this.alive);
    for (const { timer } of this.attendances.values()) if (timer !== null) clearTimeout(timer);
    this.options.whisper({ from: this.options.process, news: 'bye' });
  }

  private neighbour(name: string): Neighbour {
    let neighbour = this.neighbours.get(name);
    if (neighbour === undefined) {
      neighbour = { until: 0, sum: 0 };
      this.neighbours.set(name, neighbour);
    }
    neighbour.until = this.options.now() + FORGET;
    return neighbour;
  }

  private hearTable(from: string, table: string, { seats, spectators }: Here): void {
    const neighbour = this.neighbour(from);
    const known = this.attendances.get(table)?.others.get(from) ?? NOBODY;
    const here: Here = { seats, spectators };
    if (same(known, here)) return;
    const { others } = this.attendanceAt(table);
    if (isNobody(here)) others.delete(from);
    else others.set(from, here);
    neighbour.sum ^= sumOf(table, known) ^ sumOf(table, here);
    this.changed(table);
  }

  /** What was heard before may be wrong as a whole, so it is forgotten: the answer comes before anybody counts as gone. */
  private hearAlive(from: string, sum: number): void {
    if (this.neighbour(from).sum === sum) return;
    this.forgetNeighbour(from);
    this.options.whisper({ from: this.options.process, news: 'ask', to: from });
  }

  private forgetNeighbour(name: string): void {
    this.neighbours.delete(name);
    for (const [table, { others }] of this.attendances) if (others.delete(name)) this.changed(table);
  }

  private sayAlive(): void {
    this.options.whisper({ from: this.options.process, news: 'alive', sum: this.sum });
    const now = this.options.now();
    for (const [name, { until }] of this.neighbours) if (until < now) this.forgetNeighbour(name);
  }

  private tellAll(): void {
    const tables = [...this.attendances.keys()];
    const size = Math.ceil(tables.length / PARTS);
    for (let part = 0; part < PARTS; part++) {
      const tell = () => {
        for (const table of tables.slice(part * size, (part + 1) * size)) this.tellAgain(table);
      };
      setTimeout(tell, GATHER + (part * ANSWER) / PARTS).unref();
    }
  }

  private tellAgain(table: string): void {
    const whispered = this.attendances.get(table)?.whispered ?? NOBODY;
    if (!isNobody(whispered)) this.whisper(table, whispered);
  }

  private whisper(table: string, { seats, spectators }: Here): void {
    this.options.whisper({ from: this.options.process, table, seats: [...seats], spectators });
  }

  private attendanceAt(table: string): Attendance {
    let attendance = this.attendances.get(table);
    if (attendance === undefined) {
      attendance = new Attendance();
      this.attendances.set(table, attendance);
    }
    return attendance;
  }

  private changed(table: string, wait = GATHER): void {
    const attendance = this.attendances.get(table);
    const due = performance.now() + wait;
    if (attendance === undefined || (attendance.timer !== null && attendance.due <= due)) return;
    if (attendance.timer !== null) clearTimeout(attendance.timer);
    attendance.due = due;
    attendance.timer = setTimeout(() => this.settle(table, attendance), wait);
    attendance.timer.unref();
  }

  /** Sends what has changed; people who have gone are still shown for a while. */
  private settle(table: string, attendance: Attendance): void {
    attendance.timer = null;
    this.report(table, attendance);
    const exact = attendance.exact();
    const now = this.options.now();
    for (const seat of exact.seats) attendance.gone.delete(seat);
    const lingers = (viewer: Viewer, isHere: boolean): boolean => {
      if (isHere) attendance.gone.delete(viewer);
      else if (!attendance.gone.has(viewer)) attendance.gone.set(viewer, now);
      return !isHere && attendance.gone.get(viewer)! + LINGER > now;
    };
    const seats = attendance.told.seats.filter((seat) => lingers(seat, exact.seats.includes(seat)));
    const fewer = lingers('spectator', exact.spectators >= attendance.told.spectators);
    const shown = both(exact, { seats, spectators: fewer ? attendance.told.spectators : 0 });
    if (!same(shown, attendance.told)) {
      attendance.told = shown;
      this.options.tell(table, withAbsences(shown, attendance));
    }
    if (seats.length > 0 || fewer) this.changed(table, LINGER);
    else if (isNobody(shown)) this.forget(table, attendance);
  }

  /** Nobody is here; those who were are remembered until they count as away. */
  private forget(table: string, { gone }: Attendance): void {
    const now = this.options.now();
    if ([...gone.values()].every((since) => since + AWAY <= now)) this.attendances.delete(table);
    else this.changed(table, AWAY);
  }

  /** Tells the other processes what has changed here. */
  private report(table: string, attendance: Attendance): void {
    const ours = attendance.ours();
    if (same(ours, attendance.whispered)) return;
    this.sum ^= sumOf(table, attendance.whispered) ^ sumOf(table, ours);
    attendance.whispered = ours;
    this.whisper(table, ours);
  }
}

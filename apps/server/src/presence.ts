import type { Seat, Viewer } from '@santiago/kernel';
import type { Here } from '@santiago/protocol';

/**
 * Who has which table open, over all processes. It is not part of the log: each process counts its own streams and
 * tells the others what has changed. Lost messages are repeated a little later, and a process that has become silent
 * is forgotten.
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
/** Everything is repeated within this time: a part of it each second, so that the work is spread out. */
const REPEAT = 20_000;
const PARTS = 20;
/** A process that asks is told everything within this time. */
const ANSWER = 1000;
const FORGET = 50_000;

interface Report extends Here {
  readonly until: number;
}

/** What processes tell each other. */
export type Whisper =
  | { readonly from: string; readonly table: string; readonly seats: Seat[]; readonly spectators: number }
  | { readonly from: string; readonly news: 'ask' | 'bye' };

class Attendance {
  readonly own = new Map<Viewer, number>();
  readonly others = new Map<string, Report>();
  /** Since when people who were shown as here have been gone. */
  readonly gone = new Map<Viewer, number>();
  told: Here = { seats: [], spectators: 0 };
  whispered = '';
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
  private readonly repeat: NodeJS.Timeout;
  /** Tables that still have to be repeated in this round. */
  private waiting: string[] = [];

  constructor(options: PresenceOptions) {
    this.options = options;
    this.repeat = setInterval(() => this.tellPart(), REPEAT / PARTS);
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
      ? { seats: [], spectators: 0 }
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

  /** Whether the holder of the seat has not looked at the table for a while. */
  isAway(table: string, seat: Seat): boolean {
    if (this.isLooking(table, seat)) return false;
    const gone = this.attendances.get(table)?.gone.get(seat);
    return gone === undefined ? !this.of(table).seats.includes(seat) : gone + AWAY <= this.options.now();
  }

  hear(whisper: Whisper): void {
    const { from } = whisper;
    if (!('news' in whisper)) {
      const { table, seats, spectators } = whisper;
      const { others } = this.attendanceAt(table);
      const known = others.get(from);
      if (seats.length + spectators === 0) others.delete(from);
      else others.set(from, { seats, spectators, until: this.options.now() + FORGET });
      if (known === undefined || !same(known, whisper)) this.changed(table);
    } else if (whisper.news === 'ask') {
      let told = 0;
      for (const table of this.attendances.keys())
        this.tellAgain(table, GATHER + ((told++ % PARTS) * ANSWER) / PARTS);
    } else {
      for (const [table, { others }] of this.attendances) if (others.delete(from)) this.changed(table);
    }
  }

  close(): void {
    clearInterval(this.repeat);
    for (const { timer } of this.attendances.values()) if (timer !== null) clearTimeout(timer);
    this.options.whisper({ from: this.options.process, news: 'bye' });
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
    else if (shown.seats.length + shown.spectators === 0) this.forget(table, attendance);
  }

  /** Nobody is here; those who were are remembered until they count as away. */
  private forget(table: string, { gone }: Attendance): void {
    const now = this.options.now();
    if ([...gone.values()].every((since) => since + AWAY <= now)) this.attendances.delete(table);
    else this.changed(table, AWAY);
  }

  private report(table: string, attendance: Attendance): void {
    const { seats, spectators } = attendance.ours();
    const text = `${seats.join()} ${spectators}`;
    if (text === attendance.whispered || (attendance.whispered === '' && seats.length + spectators === 0))
      return;
    attendance.whispered = text;
    this.options.whisper({ from: this.options.process, table, seats: [...seats], spectators });
  }

  private tellPart(): void {
    if (this.waiting.length === 0) this.waiting = [...this.attendances.keys()];
    const part = Math.ceil(this.attendances.size / PARTS);
    for (const table of this.waiting.splice(-Math.max(1, part))) this.tellAgain(table);
  }

  /** Repeats what may have been lost about a table, and forgets processes that have become silent. */
  private tellAgain(table: string, wait = GATHER): void {
    const attendance = this.attendances.get(table);
    if (attendance === undefined) return;
    const now = this.options.now();
    for (const [from, { until }] of attendance.others) if (until < now) attendance.others.delete(from);
    if (attendance.own.size > 0) attendance.whispered = '';
    this.changed(table, wait);
  }
}

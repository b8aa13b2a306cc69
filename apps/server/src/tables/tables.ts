import { fault, ok, type Refusal, type Result, type Viewer } from '@santiago/kernel';
import type { Reply, Request, TableInfo, TableView } from '@santiago/protocol';
import type { Games } from '../games.ts';
import { hasBot } from '../housebots/bots.ts';
import { Presence, type Whisper } from '../presence.ts';
import { Rater } from '../ratings/rater.ts';
import { refuse } from '../refusals.ts';
import { type Lots, newName, secretLots } from '../secrets.ts';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import {
  abandonIdle,
  type Absences,
  type Answer,
  decline,
  isSettled,
  type LostTime,
  mayLook,
} from '../table/commands.ts';
import type { TableFold } from '../table/fold.ts';
import { Advances } from './advance.ts';
import { BotPlayers, type Thinkers } from './bots.ts';
import { matchFile, pack, unpack } from './export.ts';
import { Forgetter } from './forgetting.ts';
import { Heartbeat } from './heartbeat.ts';
import { Listening } from './listening.ts';
import type { Listener, LiveTable } from './live.ts';
import { Maker } from './making.ts';
import { fillResults } from './filling.ts';
import { Registry } from './registry.ts';
import { Timers } from './timers.ts';
import { type Made, type News, type Once, Writer } from './writing.ts';

export interface TablesOptions {
  readonly store: Store;
  readonly games: Games;
  readonly bots: Thinkers;
  /** Running tables of one host at which only bots may play. */
  readonly botTables: number;
  /** Public tables of one host that may wait for players. */
  readonly openTables: number;
  /** Public tables made from one address that may wait for players. */
  readonly addressTables: number;
  /** The range of milliseconds that a house bot waits before it acts. */
  readonly botDelay: readonly [number, number];
  readonly now: () => number;
  readonly failed: (error: unknown, about: string) => void;
  /** People who may want to know and are not looking: it is their turn, they are invited, or the match is over. */
  readonly notify: (table: string, people: readonly string[], info: TableInfo) => void;
  /**
   * The same, for people whose prepared choices have been looked at and leave the decision to them, or were lost by an
   * undo.
   */
  readonly remind: (table: string, people: readonly string[], info: TableInfo) => void;
  /** The range of milliseconds that a prepared choice waits before it acts. */
  readonly advanceDelay: readonly [number, number];
  /** Tables kept in memory that nobody listens to. */
  readonly idleTables: number;
  /** Left out: random numbers that nobody can predict. */
  readonly lots?: Lots;
}

/** All tables: commands, listeners, and what tables do by themselves. */
export class Tables {
  private readonly options: TablesOptions;
  private readonly registry: Registry;
  private readonly writer: Writer;
  private readonly maker: Maker;
  private readonly listening: Listening;
  private readonly forgetter: Forgetter;
  readonly advances: Advances;
  private readonly players: BotPlayers;
  private readonly timers: Timers;
  private readonly presence: Presence;
  private readonly heartbeat: Heartbeat;
  private readonly rater: Rater;

  constructor(options: TablesOptions) {
    const { store, games, bots, botTables, botDelay, now, failed, notify, idleTables } = options;
    this.options = options;
    const registry = new Registry({ store, games, now, failed, idleTables });
    this.heartbeat = new Heartbeat({
      store,
      now,
      failed,
      giveBack: async (lost) => this.giveBack(lost),
      planAgain: async () => store.wakes.planAgain(now()),
    });
    const { heartbeat } = this;
    const writer = new Writer({
      store,
      registry,
      botTables,
      botDelay,
      now,
      failed,
      rated: () => this.countRated(),
      settled: () => heartbeat.settled(),
      written: (live, news) => {
        this.notify(live, news);
        this.timers.schedule(live.fold.id, news.wait);
      },
    });
    this.rater = new Rater(store.ratings);
    this.registry = registry;
    this.writer = writer;
    this.presence = new Presence({
      process: newName(),
      whisper: (news) => store.whisper(news),
      tell: (table, here) => this.listening.tellHere(table, here),
      now,
    });
    store.overhear((news) => this.presence.hear(news as Whisper));
    this.listening = new Listening({ store, games, registry, presence: this.presence });
    const { openTables, addressTables, lots = secretLots } = options;
    const limits = { openTables, addressTables };
    this.maker = new Maker({ store, games, registry, writer, now, notify, ...limits, lots });
    this.forgetter = new Forgetter({ store, registry, writer });
    const players = new BotPlayers({
      writer,
      thinkers: bots,
      again: (table, wait) => this.timers.schedule(table, wait),
      failed,
    });
    const { remind, advanceDelay: delay } = options;
    this.advances = new Advances({
      store,
      registry,
      writer,
      delay,
      now,
      failed,
      tell: (info, seat, people) => {
        if (!this.presence.isLooking(info.id, seat)) remind(info.id, people, info);
      },
    });
    const { advances } = this;
    this.players = players;
    this.timers = new Timers({ store, registry, writer, bots: players, advances, heartbeat, now, failed });
  }

  get count(): number {
    return this.registry.count;
  }

  /** Before anybody is served: time in which no process ran is given back. Returns how long that was. */
  async open(): Promise<number> {
    return this.heartbeat.open();
  }

  /** The clock was set. */
  stepped(from: number, until: number): void {
    this.heartbeat.step({ from, until });
  }

  close(): void {
    this.heartbeat.close();
    this.timers.close();
    this.players.close();
    this.advances.close();
    this.presence.close();
  }

  /** `network` is where the request comes from, if that is known. */
  async create(
    person: Person,
    request: Request<'create'>,
    network: string | null = null,
  ): Promise<Result<Reply<'create'>>> {
    return this.maker.create(person, request, network);
  }

  async rematch(
    id: string,
    person: Person,
    network: string | null = null,
  ): Promise<Result<Reply<'rematch'>>> {
    return this.maker.rematch(id, person, network);
  }

  async again(id: string, person: Person, network: string | null = null): Promise<Result<Reply<'again'>>> {
    return this.maker.again(id, person, network);
  }

  /** Blocks whoever made the table, to which the person is invited, and declines all their invitations. */
  async block(id: string, person: Person): Promise<Result<Reply<'block'>>> {
    const { store, now } = this.options;
    const live = await this.registry.findWhere(id, ({ fold }) => fold.seatKeptFor(person.id) !== undefined);
    if (live === null) return fault(refuse('no-table'));
    const { host } = live.fold;
    if (live.fold.seatKeptFor(person.id) === undefined || host === person.id)
      return fault(refuse('no-invitation'));
    if (host !== null) await store.blocks.add(person.id, host, now());
    for (const table of await store.members.invitationsFrom(host ?? '', person.id))
      await this.command(table, (draft) => decline(draft, person, {}));
    return ok({});
  }

  /** Runs a command at a table: checks it, appends it durably, tells everyone, then replies. */
  async command<R>(id: string, make: Made<R>, once?: Once<R>): Promise<Result<R>> {
    return this.writer.command(id, make, once);
  }

  /** The people at a table who are not looking at it. */
  absences(id: string): Absences {
    return {
      isAway: (seat) => this.presence.isAway(id, seat),
      awayFor: (seat) => this.presence.awayFor(id, seat),
    };
  }

  async answer(
    id: string,
    input: Answer,
    allowed: (fold: TableFold) => boolean,
  ): Promise<Result<{ n: number }>> {
    return this.writer.answer(id, input, allowed);
  }

  async listen(id: string, listener: Listener, after: number): Promise<Result<(() => void) | null>> {
    return this.listening.listen(id, listener, after);
  }

  async glance(id: string, listener: Listener, after: number): Promise<Result<null>> {
    return this.listening.glance(id, listener, after);
  }

  async forget(person: Person): Promise<void> {
    await this.forgetter.forget(person);
  }

  /** A table as one viewer sees it, or why they may not. */
  async look(id: string, person: Person | null, viewer: Viewer): Promise<Result<TableView>> {
    const live = await this.registry.findWhere(id, ({ fold }) => mayLook(fold, person, viewer));
    if (live === null) return fault(refuse('no-table'));
    const { fold } = live;
    if (!mayLook(fold, person, viewer)) return fault(refuse('not-your-seat', { seat: viewer }));
    return ok({
      viewer,
      info: live.frozen === null ? fold.info : { ...fold.info, phase: 'frozen', trouble: live.frozen },
      view: fold.view(viewer),
      offer: fold.offer(viewer),
      freeUndo: fold.free?.seat === viewer ? fold.free.row : null,
      here: this.presence.of(id),
      you: {
        seats: person === null ? [] : fold.seatsHeldBy(person.id),
        host: person !== null && fold.host === person.id,
        notices: person !== null && (await this.wantsNotifications(person.id, fold.info)),
        kept: person === null || isSettled(fold) ? null : (fold.seatKeptFor(person.id) ?? null),
      },
    });
  }

  /** The match as a file; if the table was removed long ago, the stored file. */
  async file(id: string): Promise<Result<string>> {
    const live = await this.registry.findWhere(id, ({ fold }) => fold.isEnded);
    if (live === null) {
      const archived = await this.options.store.old.archived(id);
      return archived === null ? fault(refuse('no-table')) : ok(unpack(archived));
    }
    // Read only if it may be sent.
    return matchFile(live.fold, live.fold.isEnded ? await this.options.store.logs.read(id, 0) : []);
  }

  /** Ends a match in which nothing has happened for too long. */
  async giveUp(id: string): Promise<void> {
    await this.writer.command(id, abandonIdle);
  }

  /** Removes a table and all that belongs to it. */
  async remove(id: string): Promise<void> {
    await this.options.store.old.removeTable(id);
    this.registry.forget(id);
  }

  /** Stores the file of a finished match, without names, and removes its table. */
  async archive(id: string): Promise<void> {
    const { store, now } = this.options;
    const live = await this.registry.find(id);
    if (live === null) return;
    const file = matchFile(live.fold.nameless(), await store.logs.read(id, 0));
    // A frozen table cannot be played to its end: it is kept as it is.
    if (!file.ok || live.frozen !== null) return;
    await store.old.archiveTable(id, pack(file.value), now());
    this.registry.forget(id);
  }

  /** Stores the results of matches that an earlier version has ended, if that was not done yet. */
  async fillResults(): Promise<void> {
    await fillResults(this.options.store, this.registry);
  }

  /** Lets rated matches count that do not yet: after one is over, and after a start. */
  countRated(): void {
    this.rater.run().catch((error: unknown) => this.options.failed(error, 'ratings'));
  }

  private async giveBack(lost: LostTime): Promise<void> {
    const { store } = this.options;
    for (let last: string | undefined = ''; last !== undefined; ) {
      const some = await store.wakes.clocked(lost.clocks, last);
      await Promise.all(some.map(async (table) => this.writer.giveBack(table, lost)));
      last = some.at(-1);
    }
  }

  /** Unless a person chose otherwise, here or at the previous table, they are notified where a turn may take days. */
  async wantsNotifications(person: string, { id, before, clock }: TableInfo): Promise<boolean> {
    const { wanted } = await this.options.store.notices.wishes(person, id, before);
    return wanted ?? clock.kind === 'days';
  }

  /**
   * Whether a person is notified of this now. Where they have prepared choices, that is decided when those have been
   * looked at.
   */
  async isToldNow(person: string, info: TableInfo, choices: 'ask first' | 'asked'): Promise<boolean> {
    const { id, before, clock, phase } = info;
    const { wanted, mode, prepared } = await this.options.store.notices.wishes(person, id, before);
    const waits = choices === 'ask first' && prepared && phase === 'running';
    return mode === 'now' && !waits && (wanted ?? clock.kind === 'days');
  }

  /** Of the people who are not listening, those whose turn it has become and those whose match is over. */
  private notify({ fold }: LiveTable, { before, isOver }: News): void {
    const { info } = fold;
    const concerned = info.seats.filter(
      ({ seat, standIn }) =>
        !standIn && (isOver || (info.turn[seat] ?? 0) > before) && !this.presence.isLooking(fold.id, seat),
    );
    if (concerned.length === 0) return;
    const people = new Set(concerned.flatMap(({ seat }) => fold.hold(seat).people));
    if (people.size > 0) this.options.notify(fold.id, [...people], info);
  }
}

export const knowsBot = (fold: TableFold, bot: string): Refusal | null =>
  hasBot(fold.game, bot) ? null : refuse('no-bot');

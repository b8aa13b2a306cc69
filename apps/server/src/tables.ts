import { randomInt } from 'node:crypto';
import {
  fault,
  formatResult,
  lineInForce,
  type LogRow,
  makeSetup,
  ok,
  parseRow,
  type Refusal,
  type Result,
  type Seat,
  SEATS,
  type Tag,
  type Viewer,
  writeMatch,
} from '@santiago/kernel';
import {
  commitment,
  type Here,
  type Reply,
  type Request,
  type TableEvent,
  type TableInfo,
  type TableView,
} from '@santiago/protocol';
import { hasBot, type Question, standIn } from './housebots/bots.ts';
import { dealsSeats, type Games } from './games.ts';
import { Presence, type Whisper } from './presence.ts';
import { refuse } from './refusals.ts';
import { hashOf, newName, newSecret, newSeed } from './secrets.ts';
import { type Entry, NEAR, type Person, type Store, type TableFacts } from './store/store.ts';
import { type Answer, answer, giveUp, handOnTimeout, mayLook } from './table/commands.ts';
import { Draft } from './table/draft.ts';
import type { Bodies, PlannedSeat } from './table/entries.ts';
import { Misplay, TableFold, type Telling, tellFirst } from './table/fold.ts';

/** One who listens at a table. */
export interface Listener {
  readonly viewer: Viewer;
  readonly person: Person | null;
  /** He is let in: before anything is sent. */
  open(): void;
  send(text: string): void;
  /** He is shown out. */
  end(): void;
}

/** A table in memory: a cache of its log. */
class LiveTable {
  fold: TableFold;
  /** Why the log cannot be played on. */
  frozen: string | null = null;
  private readonly ears = new Set<Listener>();
  private eyes: readonly Viewer[] = [];
  /** Decisions that a bot is thinking about. */
  readonly thinking = new Set<string>();
  touched = 0;
  /** A write failed, and may have been done all the same. */
  stale = false;
  private tail: Promise<unknown> = Promise.resolve();

  constructor(fold: TableFold) {
    this.fold = fold;
  }

  /** One at a time, in the order they came. */
  async alone<R>(work: () => Promise<R>): Promise<R> {
    const turn = this.tail.then(work);
    this.tail = turn.catch(() => undefined);
    return turn;
  }

  get listeners(): ReadonlySet<Listener> {
    return this.ears;
  }

  /** Nobody listens, and no bot thinks. */
  get isIdle(): boolean {
    return this.ears.size === 0 && this.thinking.size === 0;
  }

  /** Through whose eyes somebody listens. */
  get viewers(): readonly Viewer[] {
    return this.eyes;
  }

  add(listener: Listener): void {
    this.ears.add(listener);
    this.eyes = [...new Set(Array.from(this.ears, ({ viewer }) => viewer))];
  }

  remove(listener: Listener): void {
    this.ears.delete(listener);
    this.eyes = [...new Set(Array.from(this.ears, ({ viewer }) => viewer))];
  }

  /** Takes entries that are in the log, and tells all who listen. */
  take(entries: readonly Entry[]): void {
    const { viewers } = this;
    const fresh = entries.filter((entry) => entry.number > this.fold.head);
    this.tell(
      fresh,
      fresh.map((entry) => this.fold.apply(entry, viewers)),
    );
  }

  /** Takes a draft whose entries are in the log now. */
  adopt({ fold, entries, tellings, viewers }: Draft): void {
    if (!this.viewers.every((viewer) => viewers.includes(viewer))) {
      // Somebody came while it was written: what he is told was not made yet.
      this.take(entries);
      return;
    }
    this.fold = fold;
    this.tell(entries, tellings);
  }

  private tell(entries: readonly Entry[], tellings: readonly Telling[]): void {
    const texts = new Map<Viewer, string>();
    // Most events are one and the same for several viewers.
    const made = new Map<TableEvent, string>();
    const textOf = (event: TableEvent): string => {
      const text = made.get(event) ?? eventText(event);
      made.set(event, text);
      return text;
    };
    for (const viewer of this.viewers)
      texts.set(viewer, tellings.map((telling) => textOf(telling(viewer))).join(''));
    for (const listener of this.listeners) {
      const text = texts.get(listener.viewer)!;
      if (text !== '') listener.send(text);
    }
    if (entries.some(({ kind }) => kind === 'left' || kind === 'opened')) this.showOut();
  }

  /** Whoever has given a seat up does not go on looking through its eyes. */
  private showOut(): void {
    for (const listener of this.listeners) {
      if (mayLook(this.fold, listener.person, listener.viewer)) continue;
      this.remove(listener);
      listener.end();
    }
  }
}

/** An event as it stands in a stream. */
export const eventText = (event: TableEvent): string => `id: ${event.n}\ndata: ${JSON.stringify(event)}\n\n`;

/** Who is here, in a stream: by another name than events, and without a number. */
const hereText = (here: Here): string => `event: here\ndata: ${JSON.stringify(here)}\n\n`;

export interface TablesOptions {
  readonly store: Store;
  readonly games: Games;
  readonly bots: {
    choose(question: Omit<Question, 'seed' | 'patience'>): Promise<string>;
  };
  /** Milliseconds that a house bot lets pass, from and to. */
  readonly botDelay: readonly [number, number];
  readonly now: () => number;
  readonly failed: (error: unknown, about: string) => void;
  /** Those who may want to know, and are not looking: it is their turn, they are invited, or the match is over. */
  readonly notify: (table: string, people: readonly string[], info: TableInfo) => void;
  /** Tables kept in memory that nobody listens to. */
  readonly idleTables: number;
}

const TRIES = 8;
/** Whoever has missed more is sent so much and asks again: many who read slowly must not fill the memory. */
const LONGEST_PART = 128 * 1024;
/** How long one is taken to be here who asks now and then: longer than clients wait between two questions. */
const GLANCE = 5000;
const POLL = 1000;
const CLAIMS = 100;
/** In rounds of looking around. */
const CATCH_UP = 12;
/** Milliseconds after which a table that nobody here has asked for is not followed any further. */
const UNUSED = 10_000;

type Made<R> = (draft: Draft) => Result<R>;

/** All tables: what is done at them, who listens, what they do by themselves. */
export class Tables {
  private readonly options: TablesOptions;
  private readonly store: Store;
  private readonly live = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Promise<LiveTable | null>>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly poll: NodeJS.Timeout;
  private readonly presence: Presence;
  private stopped = false;
  private rounds = 0;

  constructor(options: TablesOptions) {
    this.options = options;
    this.store = options.store;
    this.store.listen({
      written: (table, head, entries) => this.heard(table, head, entries),
      missed: () => this.lookAtAll(),
    });
    this.presence = new Presence({
      process: newName(),
      whisper: (news) => this.store.whisper(news),
      tell: (table, here) => this.tellHere(table, here),
      now: options.now,
    });
    this.store.overhear((news) => this.presence.hear(news as Whisper));
    this.poll = setInterval(() => this.lookAround(), POLL);
  }

  get count(): number {
    return this.live.size;
  }

  close(): void {
    this.stopped = true;
    clearInterval(this.poll);
    this.presence.close();
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  async create(person: Person, request: Request<'create'>): Promise<Result<Reply<'create'>>> {
    const game = this.options.games.get(request.game);
    if (game === undefined) return fault(refuse('no-game'));
    const asked = { players: request.seats.length, options: request.options ?? {} };
    const setup = makeSetup(
      game.setup,
      request.preset === undefined ? asked : { ...asked, preset: request.preset },
    );
    if (!setup.ok) return setup;
    const unknown = request.seats.find((seat) => seat.kind === 'bot' && !hasBot(game, seat.bot));
    if (unknown !== undefined) return fault(refuse('no-bot'));
    const invitations: Partial<Record<Seat, string>> = {};
    const plans = dealsSeats(game) ? shuffled(request.seats) : request.seats;
    const seats = plans.map((seat, index): PlannedSeat => {
      const empty = { bot: null, person: null, invitation: null };
      switch (seat.kind) {
        case 'me':
          return { ...empty, kind: 'kept', person: person.id };
        case 'open':
          return { ...empty, kind: 'open' };
        case 'bot':
          return { ...empty, kind: 'bot', bot: seat.bot };
        case 'invited': {
          const invitation = newSecret();
          invitations[SEATS[index]!] = invitation;
          return { ...empty, kind: 'invited', invitation: hashOf(invitation) };
        }
      }
    });
    const { clock, timeout, leaving, autostart } = request;
    const chat = request.chat ?? !request.public;
    const aids = request.aids ?? (!request.public || plans.some((plan) => plan.kind === 'bot'));
    const made = await this.make(person, {
      game: game.name,
      rules: game.rules,
      setup: setup.value,
      public: request.public,
      chat,
      clock,
      timeout,
      leaving,
      aids,
      autostart,
      before: null,
      seats,
    });
    return ok({ ...made, invitations });
  }

  /** A new table for those who sat at this one, each where he was. */
  async rematch(id: string, person: Person): Promise<Result<Reply<'rematch'>>> {
    const live = await this.find(id);
    if (live === null) return fault(refuse('no-table'));
    const { info, holds, host } = live.fold;
    if (info.phase !== 'over' && info.phase !== 'abandoned') return fault(refuse('not-over'));
    if (live.fold.seatsHeldBy(person.id).length === 0 && host !== person.id)
      return fault(refuse('not-at-table'));
    if (info.next !== null) return ok({ table: info.next });
    const seats = info.seats.map(({ kind, bot }, index): PlannedSeat => {
      const owner = holds[index]!.people[0];
      if (owner !== undefined) return { kind: 'kept', bot: null, person: owner, invitation: null };
      return {
        kind: kind === 'bot' ? 'bot' : 'open',
        bot: kind === 'bot' ? bot : null,
        person: null,
        invitation: null,
      };
    });
    const { game, rules, setup, chat, clock, timeout, leaving, aids, autostart } = info;
    const facts = { game, rules, setup, public: info.public, chat, clock, timeout, leaving, aids, autostart };
    const dealt = dealsSeats(live.fold.game) ? shuffled(seats) : seats;
    const made = await this.make(person, { ...facts, before: id, seats: dealt });
    const noted = await this.command(id, (draft) => {
      if (draft.fold.info.next !== null) return ok(draft.fold.info.next);
      draft.write('rematch', { next: made.table });
      return ok(made.table);
    });
    return noted.ok ? ok({ table: noted.value }) : noted;
  }

  /** Does something at a table: checked, appended for good, told to all, then answered. */
  async command<R>(id: string, make: Made<R>): Promise<Result<R>> {
    const live = await this.find(id);
    if (live === null) return fault(refuse('no-table'));
    return live.alone(async () => this.attempt(live, make));
  }

  /** An answer to a decision. A key that was used before gets the first answer again. */
  async answer(
    id: string,
    input: Answer,
    allowed: (fold: TableFold) => boolean,
  ): Promise<Result<{ n: number }>> {
    let held = true;
    const result = await this.command(id, (draft) => {
      held = allowed(draft.fold);
      return held ? answer(draft, input) : fault(refuse('not-your-seat', { seat: input.seat }));
    });
    if (result.ok || !held || result.fault.code === 'no-table') return result;
    const first = await this.store.keyed(id, input.seat, input.key);
    return first === null ? result : ok({ n: first });
  }

  /** A table as one viewer sees it; null where there is none, or it is not his to see. */
  async look(id: string, person: Person | null, viewer: Viewer): Promise<Result<TableView>> {
    const live = await this.find(id);
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
        notices: person !== null && (await this.wantsNotices(person.id, fold.info)),
      },
    });
  }

  /** Unless he says otherwise, here or at the table before, a person is called where a move may take days. */
  async wantsNotices(person: string, { id, before, clock }: TableInfo): Promise<boolean> {
    const said = await this.store.wantsNotices(person, id);
    const saidBefore =
      said === null && before !== null ? await this.store.wantsNotices(person, before) : null;
    return said ?? saidBefore ?? clock.kind === 'days';
  }

  /** From now on the listener hears all; first what he has missed since event `after`. */
  async listen(id: string, listener: Listener, after: number): Promise<Result<(() => void) | null>> {
    return this.admit(id, listener, after, (live) => {
      live.add(listener);
      const leave = this.presence.enter(id, listener.viewer);
      return () => {
        live.remove(listener);
        // The table may have been read anew meanwhile.
        this.live.get(id)?.remove(listener);
        leave();
      };
    });
  }

  /** The listener hears what he has missed and no more; he will ask again, and is here until then. */
  async glance(id: string, listener: Listener, after: number): Promise<Result<null>> {
    return this.admit(id, listener, after, () => {
      setTimeout(this.presence.enter(id, listener.viewer), GLANCE).unref();
      return null;
    });
  }

  private async admit<R>(
    id: string,
    listener: Listener,
    after: number,
    enter: (live: LiveTable) => R,
  ): Promise<Result<R | null>> {
    const live = await this.find(id);
    if (live === null) return fault(refuse('no-table'));
    if (!mayLook(live.fold, listener.person, listener.viewer))
      return fault(refuse('not-your-seat', { seat: listener.viewer }));
    if (live.frozen !== null) return fault(refuse('frozen', {}, live.frozen));
    if (after > live.fold.head) await live.alone(async () => this.refresh(live));
    if (after > live.fold.head) return fault(refuse('ahead'));
    let log: Entry[] = [];
    while (after < live.fold.head && (log.at(-1)?.number ?? 0) < live.fold.head) {
      log = log.concat(await this.store.log(id, log.at(-1)?.number ?? 0));
    }
    // From here to the end nothing else runs, so that no event is missed or told twice.
    if (this.live.get(id) !== live) return this.admit(id, listener, after, enter);
    listener.open();
    if (after < live.fold.head) {
      const { text, isAll } = this.missed(live.fold, log, listener.viewer, after);
      listener.send(text);
      if (!isAll) {
        listener.end();
        return ok(null);
      }
    }
    const entered = enter(live);
    listener.send(hereText(this.presence.of(id)));
    return ok(entered);
  }

  private tellHere(id: string, here: Here): void {
    const text = hereText(here);
    for (const listener of this.live.get(id)?.listeners ?? []) listener.send(text);
  }

  /** The match as a file: once it is over, for then nothing is secret any more. */
  async file(id: string): Promise<Result<string>> {
    const live = await this.find(id);
    if (live === null) return fault(refuse('no-table'));
    const { info, game, seed } = live.fold;
    if (info.phase !== 'over' && info.phase !== 'abandoned') return fault(refuse('not-over'));
    const log = await this.store.log(id, 0);
    const rows = log
      .filter((entry) => entry.kind === 'row' || entry.kind === 'undone')
      .map((entry) => parseRow(game, entry.body) as LogRow<unknown>);
    const tag = (key: string, value: string, subject: string | null = null): Tag => ({ key, subject, value });
    const tags = [
      ...info.seats.map((seat) => tag('Name', seat.name ?? seat.bot ?? 'former player', seat.seat)),
      ...(info.outcome === null ? [] : [tag('Result', formatResult(info.outcome))]),
      tag('Commit', info.commit),
      tag('Seed', seed),
      ...info.seats.flatMap(({ seat, share }) => (share === null ? [] : [tag('Share', share, seat)])),
    ];
    const line = lineInForce(rows).map((placed) => placed.row);
    return ok(writeMatch(game, { setup: info.setup, tags, rows: line, variations: [] }));
  }

  /** Forgets a person: leaves his seats, takes his name and words out of the logs. */
  async forget(person: Person): Promise<void> {
    for (const { entry, mine } of await this.store.tablesOf(person.id)) {
      await this.command(entry.id, (draft) => {
        const { fold } = draft;
        for (const seat of mine) {
          if (fold.info.phase === 'running' || fold.info.phase === 'gathering') giveUp(draft, seat);
          draft.write('forgotten', {}, { seat });
        }
        const kept = fold.seats.filter((seat) => fold.hold(seat).keptFor === person.id);
        if (fold.info.phase === 'gathering') for (const seat of kept) draft.write('opened', {}, { seat });
        if (fold.host === person.id) draft.write('forgotten', {});
        return ok(null);
      });
    }
    const scrubbed = (await this.store.entriesOf(person.id)).map((entry) => ({
      table: entry.table,
      number: entry.number,
      body: scrub(entry),
    }));
    await this.store.forget(person.id, scrubbed);
    for (const { table } of scrubbed) await this.reload(table);
  }

  private async make(
    person: Person,
    facts: Omit<Bodies['created'], 'host' | 'commit'>,
  ): Promise<{ table: string; commit: string }> {
    const seed = newSeed();
    const table = newName();
    const commit = commitment(seed);
    const first: Entry = {
      number: 1,
      at: this.options.now(),
      kind: 'created',
      person: person.id,
      seat: null,
      key: null,
      body: JSON.stringify({ ...facts, host: person.name, commit } satisfies Bodies['created']),
    };
    const hex = Buffer.from(seed).toString('hex');
    const fold = new TableFold(this.options.games, table, hex, first);
    const kept = new Set(facts.seats.flatMap((seat) => seat.person ?? []));
    kept.delete(person.id);
    const invited = [...kept].map((guest) => ({ person: guest, seat: 'invited' }) as const);
    await this.store.createTable({
      table,
      seed: hex,
      public: facts.public,
      entries: [first],
      facts: this.facts(fold, null),
      joins: [{ person: person.id, seat: '' }, ...invited],
    });
    this.keep(new LiveTable(fold));
    if (kept.size > 0) this.options.notify(table, [...kept], fold.info);
    return { table, commit };
  }

  private async attempt<R>(live: LiveTable, make: Made<R>): Promise<Result<R>> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (live.stale && !(await this.refresh(live))) return fault(refuse('storage'));
      if (live.frozen !== null) return fault(refuse('frozen', {}, live.frozen));
      const draft = new Draft(live.fold, this.options.now(), live.viewers);
      const result = make(draft);
      if (!result.ok) {
        // Another process may have written what makes this right: only the newest state may refuse.
        if (this.store.shared && (await this.movedOn(live))) continue;
        return result;
      }
      if (draft.entries.length === 0) return result;
      const facts = this.facts(draft.fold, live.fold);
      // Counted from here on, whatever the machine's clock does meanwhile.
      const wait = facts.wake === null ? null : facts.wake - this.options.now();
      const { head } = live.fold;
      const { entries, joins, parts } = draft;
      let stood: boolean;
      try {
        stood = await this.store.append({ table: live.fold.id, after: head, entries, facts, joins, parts });
      } catch (error) {
        // Whether it was written is not known: what is in memory may be old.
        this.options.failed(error, 'append');
        live.stale = true;
        return fault(refuse('storage'));
      }
      if (stood) {
        live.adopt(draft);
        this.notify(live, head);
        this.schedule(live.fold.id, wait);
        return result;
      }
      await this.catchUp(live);
      if (live.fold.head === head) break;
    }
    return fault(refuse('busy'));
  }

  /** After event `before`: whose turn it has become, and who has played to the end, of those that do not listen. */
  private notify({ fold }: LiveTable, before: number): void {
    const { info } = fold;
    const ended = info.phase === 'over' && info.head > before;
    const concerned = info.seats.filter(
      ({ seat, standIn: stood }) =>
        !stood && (ended || (info.turn[seat] ?? 0) > before) && !this.presence.isLooking(fold.id, seat),
    );
    if (concerned.length === 0) return;
    const people = new Set(concerned.flatMap(({ seat }) => fold.hold(seat).people));
    if (people.size > 0) this.options.notify(fold.id, [...people], info);
  }

  private facts(fold: TableFold, before: TableFold | null): TableFacts {
    const { info } = fold;
    const same = before !== null && before.info.seats === info.seats && before.info.host === info.host;
    return {
      phase: info.phase,
      turn: fold.seats.filter((seat) => info.turn[seat] !== undefined),
      wake: this.wakeOf(fold),
      entry: same
        ? null
        : {
            game: info.game,
            players: info.setup.players,
            preset: info.setup.preset,
            host: info.host,
            seats: info.seats.map(({ seat, kind, name, bot }) => ({ seat, kind, name, bot })),
            clock: info.clock,
          },
    };
  }

  /** When the table has something to do by itself: a bot's answer, a time-out. */
  private wakeOf(fold: TableFold): number | null {
    const times: number[] = Object.values(fold.info.due);
    if (fold.botSeats().length > 0) {
      const [from, to] = this.options.botDelay;
      times.push(this.options.now() + randomInt(from, to + 1));
    }
    return times.length === 0 ? null : Math.min(...times);
  }

  /** What was told since event `after`, or the first part of it. */
  private missed(
    fold: TableFold,
    log: readonly Entry[],
    viewer: Viewer,
    after: number,
  ): { readonly text: string; readonly isAll: boolean } {
    const [first, ...rest] = log;
    const past = new TableFold(this.options.games, fold.id, fold.seed, first!);
    let text = after < 1 ? eventText(tellFirst(fold.id, first!)) : '';
    for (const entry of rest) {
      if (entry.number > fold.head) break;
      if (text.length > LONGEST_PART) return { text, isAll: false };
      if (entry.number <= after) past.apply(entry, []);
      else text += eventText(past.apply(entry, [viewer])(viewer));
    }
    return { text, isAll: true };
  }

  private async find(id: string): Promise<LiveTable | null> {
    const known = this.live.get(id);
    if (known !== undefined) {
      known.touched = this.options.now();
      return known;
    }
    let loading = this.loading.get(id);
    if (loading === undefined) {
      loading = this.load(id).finally(() => this.loading.delete(id));
      this.loading.set(id, loading);
    }
    return loading;
  }

  private async load(id: string): Promise<LiveTable | null> {
    const seed = await this.store.seed(id);
    if (seed === null) return null;
    const [first, ...rest] = await this.store.log(id, 0);
    const live = new LiveTable(new TableFold(this.options.games, id, seed, first!));
    this.takeFromLog(live, rest);
    this.keep(live);
    return live;
  }

  /** A row that the engine of today refuses freezes this table, and nothing else. */
  private takeFromLog(live: LiveTable, entries: readonly Entry[]): void {
    try {
      live.take(entries);
    } catch (error) {
      if (!(error instanceof Misplay)) throw error;
      live.frozen = `This table is frozen after event ${live.fold.head}. ${error.message}`;
      this.options.failed(error, `table ${live.fold.id}`);
    }
  }

  private async catchUp(live: LiveTable): Promise<void> {
    this.takeFromLog(live, await this.store.log(live.fold.id, live.fold.head));
  }

  /** Catches up; true where there was something new. */
  private async movedOn(live: LiveTable): Promise<boolean> {
    const { head } = live.fold;
    return (await this.refresh(live)) && live.fold.head > head;
  }

  /** Reads what a failed write may have left; false while the database does not answer. */
  private async refresh(live: LiveTable): Promise<boolean> {
    try {
      await this.catchUp(live);
      live.stale = false;
      return true;
    } catch (error) {
      this.options.failed(error, 'refresh');
      return false;
    }
  }

  private keep(live: LiveTable): void {
    live.touched = this.options.now();
    this.live.set(live.fold.id, live);
  }

  private drop(live: LiveTable): void {
    if (this.live.get(live.fold.id) === live) this.live.delete(live.fold.id);
  }

  /** Reads a table anew; those who listen go on listening. */
  private async reload(id: string): Promise<void> {
    const old = this.live.get(id);
    if (old === undefined) return;
    this.live.delete(id);
    const live = await this.find(id);
    for (const listener of old.listeners) live?.add(listener);
  }

  /** Another process has written; most notices hold what. */
  private heard(id: string, head: number, written: () => readonly Entry[] = () => []): void {
    const live = this.live.get(id);
    if (live === undefined || (head !== 0 && head <= live.fold.head)) return;
    if (live.isIdle && this.options.now() - live.touched > UNUSED) {
      this.drop(live);
      return;
    }
    const listen = async (): Promise<void> => {
      if (head <= live.fold.head) return;
      const entries = written();
      if (entries[0]?.number === live.fold.head + 1) this.takeFromLog(live, entries);
      else await this.catchUp(live);
    };
    const work = head === 0 ? this.reload(id) : live.alone(listen);
    work.catch((error: unknown) => this.options.failed(error, 'catch up'));
  }

  private schedule(id: string, wait: number | null): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    if (wait === null || wait > NEAR || this.stopped) return;
    const timer = setTimeout(
      () => {
        this.timers.delete(id);
        this.wake(id).catch((error: unknown) => this.options.failed(error, 'wake'));
      },
      Math.max(0, wait),
    );
    this.timers.set(id, timer);
  }

  /** A notice that got lost costs time only: now and then we look by ourselves. */
  private lookAtAll(): void {
    this.catchUpAll().catch((error: unknown) => this.options.failed(error, 'catch up'));
  }

  private async catchUpAll(): Promise<void> {
    const heard = [...this.live.values()].filter((live) => live.listeners.size > 0);
    const heads = await this.store.heads(heard.map((live) => live.fold.id));
    for (const { fold } of heard) {
      const head = heads.get(fold.id);
      if (head !== undefined && head > fold.head) this.heard(fold.id, head);
    }
  }

  /** Tables whose time has come and that nobody looks after, for instance since a restart. */
  private lookAround(): void {
    this.forgetIdle();
    for (const live of this.live.values()) {
      if (live.stale) void live.alone(async () => live.stale && this.refresh(live));
    }
    if (this.store.shared && ++this.rounds % CATCH_UP === 0) this.lookAtAll();
    this.store
      .claimDue(this.options.now(), CLAIMS)
      .then(async (due) => Promise.all(due.map(async (id) => this.wake(id))))
      .catch((error: unknown) => this.options.failed(error, 'look around'));
  }

  private forgetIdle(): void {
    const idle = [...this.live.values()].filter((live) => live.isIdle);
    if (idle.length <= this.options.idleTables) return;
    const oldest = idle.toSorted((one, other) => one.touched - other.touched);
    for (const live of oldest.slice(0, idle.length - this.options.idleTables)) this.drop(live);
  }

  /** Does what the table has to do by itself now. Doing it twice is harmless: the log decides. */
  private async wake(id: string): Promise<void> {
    const live = await this.find(id);
    if (live === null || live.frozen !== null || live.fold.info.phase !== 'running' || this.stopped) return;
    const { info } = live.fold;
    const now = this.options.now();
    const bots = live.fold.botSeats();
    const late = live.fold.seats.filter(
      (seat) =>
        (info.due[seat] ?? Number.POSITIVE_INFINITY) <= now && bots.every((each) => each.seat !== seat),
    );
    if (bots.length === 0 && late.length === 0) {
      const next = this.wakeOf(live.fold);
      await this.store.snooze(id, live.fold.head, next);
      this.schedule(id, next === null ? null : next - now);
      return;
    }
    await Promise.all([
      ...bots.map(async ({ seat, bot }) => this.botAnswers(live, seat, bot, 'bot')),
      ...late.map(async (seat) =>
        info.timeout === 'move'
          ? this.botAnswers(live, seat, standIn(live.fold.game), 'timeout')
          : this.command(id, (draft) => handOnTimeout(draft, seat)),
      ),
    ]);
  }

  private async botAnswers(live: LiveTable, seat: Seat, bot: string, note: 'bot' | 'timeout'): Promise<void> {
    const { fold } = live;
    const decision = fold.info.turn[seat];
    if (decision === undefined) return;
    const thought = `${seat} ${decision}`;
    if (live.thinking.has(thought)) return;
    live.thinking.add(thought);
    try {
      const action = await this.options.bots.choose({
        game: fold.info.game,
        bot,
        seat,
        view: fold.view(seat),
        told: fold.told(seat),
      });
      const key = `${note}-${decision}`;
      const refused = await this.answer(fold.id, { seat, decision, action, key, note }, () => true);
      if (!refused.ok) this.options.failed(new Error(refused.fault.text), `bot ${bot}`);
    } finally {
      live.thinking.delete(thought);
    }
  }
}

const shuffled = <T>(list: readonly T[]): T[] => {
  const rest = [...list];
  return list.map(() => rest.splice(randomInt(rest.length), 1)[0]!);
};

export const knowsBot = (fold: TableFold, bot: string): Refusal | null =>
  hasBot(fold.game, bot) ? null : refuse('no-bot');

/** What stays of an entry when its person is forgotten. */
const scrub = (entry: Entry): string => {
  const body = JSON.parse(entry.body) as Record<string, unknown>;
  if ('name' in body) body['name'] = null;
  if ('host' in body) body['host'] = null;
  if ('text' in body) body['text'] = '';
  return JSON.stringify(body);
};

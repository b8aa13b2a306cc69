import { createHmac } from 'node:crypto';
import { fault, makeSetup, ok, type Result, type Seat, SEATS } from '@santiago/kernel';
import { commitment, type Reply, type Request, type SeatPlan, type TableInfo } from '@santiago/protocol';
import { type AnyGame, dealsSeats, type Games } from '../games.ts';
import { hasBot } from '../housebots/bots.ts';
import { refuse, type ServerCode } from '../refusals.ts';
import { hashOf, type Lots, newName, newSecret } from '../secrets.ts';
import type { InvitedSeat } from '../store/results.ts';
import type { Entry, Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { Draft } from '../table/draft.ts';
import { type Bodies, bodyText, type PlannedSeat } from '../table/entries.ts';
import { TableFold } from '../table/fold.ts';
import { LiveTable } from './live.ts';
import type { Registry } from './registry.ts';
import type { Writer } from './writing.ts';

export interface MakerOptions {
  readonly store: Store;
  readonly games: Games;
  readonly registry: Registry;
  readonly writer: Writer;
  /** Public tables of one host that may wait for players. */
  readonly openTables: number;
  /** Public tables made from one address that may wait for players. */
  readonly addressTables: number;
  readonly lots: Lots;
  readonly now: () => number;
  readonly notify: (table: string, people: readonly string[], info: TableInfo) => void;
}

const ORIGIN_LETTERS = 22;
const EMPTY = { bot: null, person: null, invitation: null } as const;

/** New tables, and rematches of old ones. */
export class Maker {
  private readonly options: MakerOptions;
  private tail: Promise<unknown> = Promise.resolve();

  constructor(options: MakerOptions) {
    this.options = options;
  }

  async create(
    person: Person,
    request: Request<'create'>,
    network: string | null,
  ): Promise<Result<Reply<'create'>>> {
    const create = async () => this.createTable(person, request, network);
    return request.public ? this.alone(create) : create();
  }

  private async createTable(
    person: Person,
    request: Request<'create'>,
    network: string | null,
  ): Promise<Result<Reply<'create'>>> {
    const game = this.options.games.get(request.game);
    if (game === undefined) return fault(refuse('no-game'));
    const wanted = { players: request.seats.length, options: request.options ?? {} };
    const setup = makeSetup(
      game.setup,
      request.preset === undefined ? wanted : { ...wanted, preset: request.preset },
    );
    if (!setup.ok) return setup;
    const unknown = request.seats.find((seat) => seat.kind === 'bot' && !hasBot(game, seat.bot));
    if (unknown !== undefined) return fault(refuse('no-bot'));
    const origin = request.public ? await this.originOf(network) : null;
    const tooMany = request.public ? await this.tooMany(person, origin) : null;
    if (tooMany !== null) return fault(refuse(tooMany));
    const { lots } = this.options;
    const plans = dealsSeats(game) ? shuffled(request.seats, lots) : request.seats;
    const { seats, invitations } = planSeats(plans, person);
    const { clock, timeout, autostart, rated } = request;
    // Nobody may take over a seat of a rated match: a bot plays on.
    const leaving = rated ? 'bot' : request.leaving;
    const chat = request.chat ?? !request.public;
    const aids = !rated && (request.aids ?? (!request.public || plans.some((plan) => plan.kind === 'bot')));
    const facts = {
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
      rated,
      before: null,
      seats,
    };
    const made = await this.make(person, facts, [], origin);
    return made === null ? fault(refuse('busy')) : ok({ ...made, invitations });
  }

  /** A new table for the people who sat at this one, each on their old seat, unless the game deals seats. */
  async rematch(id: string, person: Person, network: string | null): Promise<Result<Reply<'rematch'>>> {
    const { store, registry, writer, lots } = this.options;
    const live = await registry.findWhere(id, ({ fold }) => fold.isEnded);
    if (live === null) return fault(refuse('no-table'));
    const { info, host } = live.fold;
    if (!live.fold.isEnded) return fault(refuse('not-over'));
    if (live.fold.seatsHeldBy(person.id).length === 0 && host !== person.id)
      return fault(refuse('not-at-table'));
    if (info.next !== null) return ok({ table: info.next });
    const { game, rules, setup, chat, clock, timeout, leaving, aids, rated } = info;
    const blockers = await store.blocks.against(person.id);
    const again = seatsAgain(live.fold).map((seat) => withoutBlocker(seat, blockers));
    const origin = info.public ? await this.originOf(network) : null;
    const tooMany = info.public ? await this.tooMany(person, origin) : null;
    if (tooMany !== null && again.some(({ plan }) => plan.kind === 'open')) return fault(refuse(tooMany));
    // Where every seat is reserved they play all the same: nobody else needs to find the table.
    const listed = info.public && tooMany === null;
    const facts = { game, rules, setup, public: listed, chat, clock, timeout, leaving, aids, rated };
    const dealt = dealsSeats(live.fold.game) ? shuffled(again, lots) : again;
    const made = await this.make(
      person,
      // People agree to the rematch by sitting down: nobody has to start it.
      { ...facts, autostart: true, before: id, seats: dealt.map(({ plan }) => plan) },
      dealt.map(({ name }) => name),
      listed ? origin : null,
    );
    // Somebody else may have made it at the same time, or before the server ended.
    const table = made?.table ?? (await store.tables.rematchOf(id));
    if (table === null) return fault(refuse('too-many-invitations'));
    const noted = await writer.command(id, (draft) => {
      if (draft.fold.info.next !== null) return ok(draft.fold.info.next);
      draft.write('rematch', { next: table });
      return ok(table);
    });
    return noted.ok ? ok({ table: noted.value }) : noted;
  }

  /** A new table for those who played this match: the rematch while it can be had, later one made from the result. */
  async again(id: string, person: Person, network: string | null): Promise<Result<Reply<'again'>>> {
    const { store, registry, games, lots } = this.options;
    const match = await store.results.invitation(id, person.id);
    if (match === null) return fault(refuse('no-table'));
    const live = await registry.find(id);
    const next = live?.fold.info.next ?? null;
    const waiting = next === null ? null : await registry.find(next);
    if (live !== null && (next === null || waiting?.fold.info.phase === 'gathering'))
      return this.rematch(id, person, network);
    const game = games.get(match.game);
    const setup = game && makeSetup(game.setup, match.setup);
    if (game === undefined || setup?.ok !== true) return fault(refuse('no-game'));
    const blockers = await store.blocks.against(person.id);
    const again = match.seats.map((seat) => withoutBlocker(seatLater(seat, game, person), blockers));
    const dealt = dealsSeats(game) ? shuffled(again, lots) : again;
    const made = await this.make(
      person,
      {
        game: game.name,
        rules: game.rules,
        setup: setup.value,
        public: false,
        chat: true,
        clock: { kind: 'none' },
        timeout: 'move',
        leaving: 'bot',
        aids: !match.rated,
        autostart: true,
        rated: match.rated,
        before: null,
        seats: dealt.map(({ plan }) => plan),
      },
      dealt.map(({ name }) => name),
    );
    return made === null ? fault(refuse('too-many-invitations')) : ok({ table: made.table });
  }

  /** Why this person cannot have one more public table that waits for players. */
  private async tooMany(person: Person, origin: string | null): Promise<ServerCode | null> {
    const { store, openTables, addressTables } = this.options;
    if ((await store.tables.openTables(person.id)) >= openTables) return 'too-many-tables';
    return origin !== null && (await store.tables.openTablesFrom(origin)) >= addressTables
      ? 'too-many-here'
      : null;
  }

  /** What stands for a network in the database: nobody without the key can tell which one it is. */
  private async originOf(network: string | null): Promise<string | null> {
    if (network === null) return null;
    const key = await this.options.store.setting('origins', newSecret);
    return createHmac('sha256', key).update(network).digest('base64url').slice(0, ORIGIN_LETTERS);
  }

  /** One after the other, so that tables which are being made are counted. */
  private async alone<R>(work: () => Promise<R>): Promise<R> {
    const turn = this.tail.then(work);
    this.tail = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Null if the rematch is there already, or too many invitations wait for one of the people. `names` are those of the people for whom the seats are reserved, if the others
   * may know them.
   */
  private async make(
    person: Person,
    facts: Omit<Bodies['created'], 'host' | 'commit' | 'returning'>,
    names: readonly (string | null)[] = [],
    origin: string | null = null,
  ): Promise<{ table: string; commit: string } | null> {
    const { games, now, store, registry, writer, notify, lots } = this.options;
    const seed = lots.newSeed();
    const table = newName();
    const commit = commitment(seed);
    const first: Entry = {
      number: 1,
      at: now(),
      kind: 'created',
      person: person.id,
      seat: null,
      key: null,
      body: bodyText<'created'>({ ...facts, returning: 'left', host: person.name, commit }),
    };
    const hex = Buffer.from(seed).toString('hex');
    const fold = TableFold.of(games, table, hex, first);
    const draft = new Draft(fold, first.at);
    // One entry for each, marked with its person, so that the name can be removed from the log with them.
    for (const [index, seat] of fold.seats.entries()) {
      const owner = facts.seats[index]!.person;
      const name = names[index] ?? null;
      if (owner !== null && name !== null) draft.write('kept', { name }, { seat, person: owner });
    }
    const kept = new Set(facts.seats.flatMap((seat) => seat.person ?? []));
    kept.delete(person.id);
    const invited = [...kept].map((guest) => ({ person: guest, seat: 'invited' }) as const);
    const stood = await store.tables.create({
      table,
      host: person.id,
      seed: hex,
      public: facts.public,
      origin,
      entries: [first, ...draft.entries],
      facts: writer.facts(draft.fold, null, 0),
      joins: [{ person: person.id, seat: '' }, ...invited],
      rematchOf: facts.before,
    });
    if (!stood) return null;
    registry.keep(new LiveTable(draft.fold));
    if (kept.size > 0) notify(table, [...kept], draft.fold.info);
    return { table, commit };
  }
}

interface SeatsPlanned {
  readonly seats: readonly PlannedSeat[];
  /** The secrets of the invited seats; the table stores only their hashes. */
  readonly invitations: Partial<Record<Seat, string>>;
}

const planSeats = (plans: readonly SeatPlan[], person: Person): SeatsPlanned => {
  const invitations: Partial<Record<Seat, string>> = {};
  const seats = plans.map((seat, index): PlannedSeat => {
    switch (seat.kind) {
      case 'me':
        return { ...EMPTY, kind: 'kept', person: person.id };
      case 'open':
        return { ...EMPTY, kind: 'open' };
      case 'bot':
        return { ...EMPTY, kind: 'bot', bot: seat.bot };
      case 'invited': {
        const invitation = newSecret();
        invitations[SEATS[index]!] = invitation;
        return { ...EMPTY, kind: 'invited', invitation: hashOf(invitation) };
      }
    }
  });
  return { seats, invitations };
};

interface SeatAgain {
  readonly plan: PlannedSeat;
  /** The id of the person for whom it is reserved. */
  readonly name: string | null;
}

/** Every seat is reserved for the person who had it; bots keep their seats; the others are open. */
const seatsAgain = ({ info, holds }: TableFold): SeatAgain[] =>
  info.seats.map(({ kind, bot, name }, index) => {
    const owner = holds[index]!.people[0];
    if (owner !== undefined) return { plan: { ...EMPTY, kind: 'kept', person: owner }, name };
    const plan: PlannedSeat = kind === 'bot' ? { ...EMPTY, kind: 'bot', bot } : { ...EMPTY, kind: 'open' };
    return { plan, name: null };
  });

/** A seat is kept for somebody who may be invited; bots keep theirs; the others are open. */
const seatLater = ({ person, name, bot, mayInvite }: InvitedSeat, game: AnyGame, host: Person): SeatAgain => {
  if (person === host.id || (person !== null && mayInvite))
    return { plan: { ...EMPTY, kind: 'kept', person }, name };
  const plays = person === null && bot !== null && hasBot(game, bot);
  return { plan: plays ? { ...EMPTY, kind: 'bot', bot } : { ...EMPTY, kind: 'open' }, name: null };
};

/** The seat of somebody who does not want to be invited by this person is open. */
const withoutBlocker = (seat: SeatAgain, blockers: ReadonlySet<string>): SeatAgain =>
  seat.plan.person !== null && blockers.has(seat.plan.person)
    ? { plan: { ...EMPTY, kind: 'open' }, name: null }
    : seat;

const shuffled = <T>(list: readonly T[], lots: Lots): T[] => {
  const rest = [...list];
  return list.map(() => rest.splice(lots.below(rest.length), 1)[0]!);
};

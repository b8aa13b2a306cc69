import { fault, ok, type Result } from '@santiago/kernel';
import type { GameInfo, MyTable, Reply, Request, RouteName } from '@santiago/protocol';
import { botNames } from '../housebots/bots.ts';
import { type AnyGame, dealsSeats, type Games } from '../games.ts';
import type { Notifications } from '../notifications.ts';
import type { Passkeys } from '../passkeys.ts';
import type { Daily } from '../daily/daily.ts';
import type { People } from '../people.ts';
import { refuse } from '../refusals.ts';
import type { Entry, OwnListed, Person, Store } from '../store/store.ts';
import type { Summaries } from '../summaries.ts';
import * as commands from '../table/commands.ts';
import type { Draft } from '../table/draft.ts';
import type { EntryKind } from '../table/entries.ts';
import { knowsBot, type Tables } from '../tables/tables.ts';
import type { Site } from '../webauthn.ts';
import { company, listMe } from './company.ts';
import { myMatches } from './matches.ts';
import { ADVANCE_HANDLERS } from './advance.ts';
import { NOTICE_HANDLERS } from './summaries.ts';
import { PASSKEY_HANDLERS } from './passkeys.ts';
import { myRatings } from './ratings.ts';
import { onDevice } from './on-device.ts';

export interface House {
  readonly store: Store;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly tables: Tables;
  readonly games: Games;
  readonly notifications: Notifications;
  readonly summaries: Summaries;
  readonly daily: Daily;
  readonly now: () => number;
}

/** The person who asks, and the secret by which they are known from now on. */
export interface Caller {
  readonly person: Person | null;
  /** They are known by the token of a bot. */
  readonly isBot: boolean;
  /** What they are known by. */
  readonly secret: string | null;
  /** Their address, as it counts for limits. */
  readonly network: string;
  /** Where the caller's page is, if passkeys can be made and shown there. */
  readonly site: Site | null;
  /** What the caller's browser was given together with a challenge. */
  readonly challengeSecret: string | null;
  /** Gives the caller's browser this secret. */
  setSecret(secret: string | null): void;
  setChallengeSecret(secret: string | null): void;
}

/** Routes with one reply that is complete before it is sent. */
export type RequestRoute = Exclude<RouteName, 'stream' | 'exportMe'>;
export type Handler<R extends RouteName> = (
  house: House,
  caller: Caller,
  input: Request<R>,
) => Promise<Result<Reply<R>>>;
export type Guest<R extends RouteName> = (
  house: House,
  person: Person,
  input: Request<R>,
) => Promise<Result<Reply<R>>>;
type GuestFrom<R extends RouteName> = (
  house: House,
  from: { readonly person: Person; readonly network: string },
  input: Request<R>,
) => Promise<Result<Reply<R>>>;
type Command<R extends RouteName> = (draft: Draft, person: Person, input: Request<R>) => Result<Reply<R>>;

/** Only for people who have a name. */
const guest =
  <R extends RouteName>(handle: Guest<R>): Handler<R> =>
  async (house, { person }, input) =>
    person === null ? fault(refuse('not-guest')) : handle(house, person, input);

/** The same where it matters which network they come from. */
const guestFrom =
  <R extends RouteName>(handle: GuestFrom<R>): Handler<R> =>
  async (house, { person, network }, input) =>
    person === null ? fault(refuse('not-guest')) : handle(house, { person, network }, input);

/** Something done at a table. */
const atTable = <R extends RouteName>(command: Command<R>): Handler<R> =>
  guest<R>(async ({ tables }, person, input) =>
    tables.command((input as { table: string }).table, (draft) => command(draft, person, input)),
  );

/** A command that runs once, however often it is sent with the same key. */
const onceAtTable = <R extends 'sit' | 'say' | 'speak'>(
  kind: EntryKind,
  command: Command<R>,
  again: (entry: Entry) => Reply<R>,
): Handler<R> =>
  guest<R>(async ({ tables }, person, input) => {
    const { table, key } = input as Request<'sit' | 'say' | 'speak'>;
    return tables.command(table, (draft) => command(draft, person, input), {
      person: person.id,
      kind,
      key,
      again,
    });
  });

const withBot = <R extends 'start'>(
  command: Command<R>,
  botOf: (input: Request<R>) => string | undefined,
): Handler<R> =>
  atTable<R>((draft, person, input) => {
    const bot = botOf(input);
    const unknown = bot === undefined ? null : knowsBot(draft.fold, bot);
    return unknown === null ? command(draft, person, input) : fault(unknown);
  });

const gameInfo = (game: AnyGame): GameInfo => {
  const { players, presets, options } = game.setup;
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, index) => players.min + index);
  return {
    name: game.name,
    rules: game.rules,
    players: { ...players },
    presets: [...presets],
    setups: counts.map((count) => ({
      players: count,
      preset: game.setup.preset(count),
      options: options
        .filter((option) => option.values(count).length > 0)
        .map((option) => ({
          name: option.name,
          values: [...option.values(count)],
          standard: Object.fromEntries(
            (presets.length === 0 ? [null] : presets).map((each) => [
              each ?? '',
              option.standard(count, each),
            ]),
          ),
        })),
    })),
    bots: [...botNames(game)],
    seatsDealt: dealsSeats(game),
  };
};

/** Whether a table waits for one of my seats, and until when. */
const turnOf = ({
  entry,
  turn,
  mine,
  wake,
}: Pick<OwnListed, 'entry' | 'turn' | 'mine' | 'wake'>): Pick<MyTable, 'myTurn' | 'due'> => {
  const myTurn = mine.some((seat) => turn.includes(seat));
  return { myTurn, due: myTurn && entry.clock.kind !== 'none' ? wake : null };
};

/** First what waits for me, and of that first what has the least time left. */
const byUrgency = (one: MyTable, other: MyTable): number => {
  if (one.myTurn !== other.myTurn) return one.myTurn ? -1 : 1;
  return (one.due ?? Number.MAX_SAFE_INTEGER) - (other.due ?? Number.MAX_SAFE_INTEGER);
};

export const HANDLERS: { readonly [R in RequestRoute]: Handler<R> } = {
  games: async ({ games }) => ok({ games: [...games.values()].map(gameInfo) }),
  me: async (_, { person }) => ok({ name: person?.name ?? null, guest: person !== null }),
  enter: async ({ people }, caller, { name }) => {
    if (caller.person === null) caller.setSecret((await people.arrive(name)).secret);
    else await people.rename(caller.person, name);
    return ok({ name });
  },
  myTables: guest<'myTables'>(async ({ store }, person) => {
    const tables = (await store.tablesOf(person.id)).map(({ entry, turn, mine, invited, hosted, wake }) => ({
      ...entry,
      invited: invited && entry.phase === 'gathering',
      hosted,
      mine: [...mine],
      ...turnOf({ entry, turn, mine, wake }),
    }));
    return ok({ tables: tables.toSorted(byUrgency) });
  }),
  myMatches: guest<'myMatches'>(myMatches),
  myRatings: guest<'myRatings'>(myRatings),
  company: guest<'company'>(company),
  listMe: guest<'listMe'>(listMe),
  again: guestFrom<'again'>(async ({ tables }, { person, network }, { table }) =>
    tables.again(table, person, network),
  ),
  forgetMe: onDevice<'forgetMe'>(async ({ tables }, caller) => {
    if (caller.person === null) return fault(refuse('not-guest'));
    await tables.forget(caller.person);
    caller.setSecret(null);
    return ok({});
  }),
  leaveMe: onDevice<'leaveMe'>(async ({ people }, caller) => {
    if (caller.secret !== null) await people.signOut(caller.secret);
    caller.setSecret(null);
    return ok({});
  }),
  ...PASSKEY_HANDLERS,
  makeToken: onDevice(
    guest<'makeToken'>(async ({ people }, person, { label, as }) =>
      ok({ token: await (as === 'bot' ? people.newBot(person, label) : people.botToken(person, label)) }),
    ),
  ),
  myTokens: async ({ people }, { person, secret }) =>
    person === null ? fault(refuse('not-guest')) : ok({ tokens: await people.tokens(person, secret) }),
  revokeToken: onDevice(
    guest<'revokeToken'>(async ({ people }, person, { id }) => {
      const revoked = await people.revoke(person, id);
      return revoked.ok ? ok({}) : revoked;
    }),
  ),
  carryMe: onDevice<'carryMe'>(async ({ people }, { person, secret }) =>
    person === null ? fault(refuse('not-guest')) : ok(await people.carry(person, secret, null)),
  ),
  redeem: async ({ people, tables }, caller, { token: secret }) => {
    const redeemed = await people.redeem(secret);
    if (!redeemed.ok) return redeemed;
    const { owner, token } = redeemed.value;
    const { table, seat } = token;
    if (table === null || seat === null) {
      caller.setSecret(await people.anotherDevice(owner));
      return ok({ name: owner.name, table: null, seat: null });
    }
    let { person } = caller;
    if (person === null) {
      const arrived = await people.arrive(owner.name);
      caller.setSecret(arrived.secret);
      person = arrived.person;
    }
    const by = person;
    const carried = await tables.command(table, (draft) => commands.carry(draft, owner.id, by, seat));
    return carried.ok ? ok({ name: by.name, table, seat }) : carried;
  },
  tables: async ({ store }) => ok({ tables: (await store.publicTables()).map((listed) => listed.entry) }),
  create: guestFrom<'create'>(async ({ tables }, { person, network }, input) =>
    tables.create(person, input, network),
  ),
  table: async ({ tables }, { person }, { table, as }) => tables.look(table, person, as ?? 'spectator'),
  sit: onceAtTable<'sit'>('sat', commands.sit, ({ number, seat }) => ({ n: number, seat: seat! })),
  leave: atTable<'leave'>(commands.leave),
  start: withBot<'start'>(commands.start, ({ fill }) => fill),
  act: guest<'act'>(async ({ tables }, person, input) =>
    tables.answer(input.table, input, (fold) => fold.isHeldBy(person.id, input.seat)),
  ),
  undo: atTable<'undo'>(commands.undo),
  answerUndo: atTable<'answerUndo'>(commands.answerUndo),
  say: onceAtTable<'say'>('said', commands.say, ({ number }) => ({ n: number })),
  speak: onceAtTable<'speak'>('said', commands.speak, ({ number }) => ({ n: number })),
  mute: atTable<'mute'>(commands.mute),
  talk: atTable<'talk'>(commands.talk),
  report: guest<'report'>(async ({ store, now }, person, { table, n, text }) => {
    const entry = await store.entry(table, n);
    if (entry?.kind !== 'said') return fault(refuse('no-event', { n }));
    const reported = await store.report({ table, number: n, person: person.id, at: now(), text });
    return reported ? ok({}) : fault(refuse('too-many-reports'));
  }),
  hand: guest<'hand'>(async ({ tables }, person, input) => {
    const absences = tables.absences(input.table);
    return tables.command(input.table, (draft) => {
      const unknown = knowsBot(draft.fold, input.bot);
      return unknown === null ? commands.hand(draft, person, { ...input, absences }) : fault(unknown);
    });
  }),
  back: atTable<'back'>(commands.back),
  open: atTable<'open'>(commands.open),
  abandon: atTable<'abandon'>(commands.abandon),
  rematch: guestFrom<'rematch'>(async ({ tables }, { person, network }, { table }) =>
    tables.rematch(table, person, network),
  ),
  decline: atTable<'decline'>(commands.decline),
  block: guest<'block'>(async ({ tables }, person, { table }) => tables.block(table, person)),
  myBlocks: guest<'myBlocks'>(async ({ store }, person) => ok({ people: await store.blocks.of(person.id) })),
  unblock: guest<'unblock'>(async ({ store }, person, { id }) =>
    (await store.blocks.remove(person.id, id)) ? ok({}) : fault(refuse('no-block')),
  ),
  carrySeat: onDevice<'carrySeat'>(async ({ people, tables }, { person, secret }, { table, seat }) => {
    if (person === null) return fault(refuse('not-guest'));
    const seen = await tables.look(table, person, seat);
    return seen.ok ? ok(await people.carry(person, secret, { table, seat })) : seen;
  }),
  pushKey: async ({ notifications }) => ok({ key: notifications.publicKey }),
  subscribe: guest<'subscribe'>(async ({ notifications, store, now }, person, { endpoint }) => {
    if (!(await notifications.mayGoTo(endpoint))) return fault(refuse('push-foreign'));
    await store.subscribe(person.id, endpoint, now());
    return ok({});
  }),
  unsubscribe: guest<'unsubscribe'>(async ({ store }, person, { endpoint }) => {
    await store.unsubscribe(endpoint, person.id);
    return ok({});
  }),
  notices: guest<'notices'>(async ({ store, tables }, person, { table, wanted }) => {
    const seen = await tables.look(table, person, 'spectator');
    if (!seen.ok) return seen;
    await store.wantNotifications(person.id, table, wanted);
    return ok({});
  }),
  ...ADVANCE_HANDLERS,
  ...NOTICE_HANDLERS,
  file: async ({ tables }, _, { table }) => tables.file(table),
  today: async ({ daily }) => ok(await daily.today()),
  day: guest<'day'>(async ({ daily }, person, input) => daily.results(person, input)),
  sendDay: guestFrom<'sendDay'>(async ({ daily }, from, input) => daily.send(from, input)),
};

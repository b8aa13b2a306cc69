import { fault, type Result } from '@santiago/kernel';
import type { Reply, Request, RouteName } from '@santiago/protocol';
import { refuse } from '../refusals.ts';
import type { Entry, Person } from '../store/rows.ts';
import type { Draft } from '../table/draft.ts';
import type { EntryKind } from '../table/entries.ts';
import type { Caller, House } from './house.ts';

/** Routes with one reply that is complete before it is sent. */
export type RequestRoute = Exclude<RouteName, 'stream' | 'exportMe'>;

/** The reply to a checked request, or a refusal. */
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

/** A route under its name in the protocol, which has its method, its path and the schemas of its input and reply. */
export interface Route<R extends RouteName> {
  readonly handle: Handler<R>;
  /**
   * About how many bytes a request makes the database larger, in addition to its own content: rows and their indexes.
   * A person and a network may have so many stored in a day. What a match needs to go on has none, since nobody must
   * lose because of it: actions, leaving, giving a seat back. There is only so much of it for each thing that is counted.
   */
  readonly storedBytes?: number;
}

export type Routes<R extends RequestRoute> = { readonly [Name in R]: Route<Name> };

/** Only for people who have a name. */
export const guest =
  <R extends RouteName>(handle: Guest<R>): Handler<R> =>
  async (house, { person }, input) =>
    person === null ? fault(refuse('not-guest')) : handle(house, person, input);

/** The same where it matters which network they come from. */
export const guestFrom =
  <R extends RouteName>(handle: GuestFrom<R>): Handler<R> =>
  async (house, { person, network }, input) =>
    person === null ? fault(refuse('not-guest')) : handle(house, { person, network }, input);

/** Only for devices: what the token of a bot can do must end when the token is taken back. */
export const onDevice =
  <R extends RouteName>(handle: Handler<R>): Handler<R> =>
  async (house, caller, input) =>
    caller.isBot ? fault(refuse('not-for-bots')) : handle(house, caller, input);

/** Something done at a table. */
export const atTable = <R extends RouteName>(command: Command<R>): Handler<R> =>
  guest<R>(async ({ tables }, person, input) =>
    tables.command((input as { table: string }).table, (draft) => command(draft, person, input)),
  );

/** A command that runs once, however often it is sent with the same key. */
export const onceAtTable = <R extends 'sit' | 'say' | 'speak'>(
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

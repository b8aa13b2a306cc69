import type { Seat } from '@santiago/kernel';
import type { Phase, TableEntry } from '@santiago/protocol';
import { breathe } from '@santiago/table/server/breathe.ts';
import { newName } from '../secrets.ts';
import { AboutPerson } from './about.ts';
import {
  ask,
  beside,
  COLUMNS,
  COUNT,
  type NoticeMode,
  type Query,
  query,
  type TokenKind,
} from './columns.ts';
import type { Driver, Statement, Value } from './driver.ts';
import type {
  Entry,
  FinishedMatch,
  Membership,
  MemberSeat,
  Person,
  StoredEntry,
  TableFacts,
} from './rows.ts';
import { DayResults } from './days.ts';
import { OldData } from './old.ts';
import { PasskeyStore } from './passkeys.ts';
import { Blocks } from './blocks.ts';
import { Company } from './company.ts';
import { Heartbeats } from './heartbeats.ts';
import { Ratings } from './ratings.ts';
import { forgetResults, insertResult, Results } from './results.ts';
import { type PeopleChange, peopleNotice, readPeopleChange } from './people-change.ts';
import { changePrepared, type PlayedChoice, PreparedChoices } from './prepared.ts';
import { publicIds } from './public-tables.ts';
import { NoticeTimes } from './summaries.ts';
import { WatchedDriver } from './watched.ts';

export interface Append {
  readonly table: string;
  /** The number of the last entry before these. */
  readonly after: number;
  readonly entries: readonly Entry[];
  readonly facts: TableFacts;
  readonly joins: readonly Membership[];
  readonly parts: readonly Membership[];
  /** The result of the match, if these entries end it. */
  readonly result?: FinishedMatch | null;
  /** The choice in advance that these entries carry out. Nothing is written if it no longer holds. */
  readonly played?: PlayedChoice | null;
}

export interface NewTable extends Omit<Append, 'after' | 'parts' | 'result' | 'played'> {
  /** Who made it. */
  readonly host: string;
  readonly seed: string;
  readonly public: boolean;
  /** Of a public table: what stands for the network it was made from. */
  readonly origin?: string | null;
  /** The table that it is the rematch of: there is one for each. */
  readonly rematchOf?: string | null;
}

export interface Token {
  readonly hash: string;
  readonly person: string;
  readonly kind: TokenKind;
  readonly label: string | null;
  readonly table: string | null;
  readonly seat: Seat | null;
  readonly expires: number | null;
  /** The hash of the secret that a token which is valid once was made with: it is valid as long as that one. */
  readonly maker: string | null;
}

/** A secret of a person, as they may see it themselves. */
export interface ListedToken {
  readonly id: string;
  readonly kind: 'device' | 'bot';
  readonly label: string | null;
  readonly made: number;
  readonly used: number;
}

/** The name of a secret in lists: the beginning of its hash, from which nobody can compute the secret. */
export const tokenId = (hash: string): string => hash.slice(0, 16);

/** What tells a request from all others. */
export interface Keyed {
  readonly person: string;
  readonly kind: string;
  readonly key: string;
}

/** What a person has chosen about notifications from a table. */
export interface Wishes {
  /** Their choice at this table, or else at the table before it; null if they made none. */
  readonly wanted: boolean | null;
  readonly mode: NoticeMode;
  /** They have prepared choices at this table that wait for their moment. */
  readonly prepared: boolean;
}

export interface Listed {
  readonly entry: TableEntry;
  readonly turn: readonly Seat[];
}

/** A table in the list of a person who belongs to it. */
export interface OwnListed extends Listed {
  readonly mine: readonly Seat[];
  readonly invited: boolean;
  readonly hosted: boolean;
  /** When the table has something to do by itself: with a clock, the time of those who owe a decision is up. */
  readonly wake: number | null;
}

/** How long a process that was told to look after a table has it for itself. */
const CLAIM = 2000;
/** The process that appends looks after what comes next, if that is soon. */
export const NEAR = 60_000;
const LISTED = 100;
/** How many push subscriptions one person may have. */
const ENDPOINTS = 10;
/** How many reports of one person are stored. */
export const MOST_REPORTS = 100;
/** How many tables one query reads. */
const HEADS = 90;
/** Tables that are written to together. */
const TOGETHER = 20;
/** Entries read at once: reading, parsing and playing them takes a few milliseconds. */
export const PAGE = 100;

const { people, tokens, tables, events, members, settings, pushes, notices, prepared, summaries } = COLUMNS;
const ENTRY = {
  number: events.number,
  at: events.at,
  kind: events.kind,
  person: events.person,
  seat: events.seat,
  key: events.key,
  body: events.body,
};
const LISTED_COLUMNS = {
  id: tables.id,
  phase: tables.phase,
  turn: tables.turn,
  changed: tables.changed,
  entry: tables.entry,
};
const NAMED = { id: people.id, name: people.name };

/** A person, and the bots of theirs that have a name of their own. */
const WITH_BOTS = '(SELECT id FROM people WHERE id = $1 OR owner = $1)';

/** $1, $2, … for this many values. */
const valuesFor = (count: number): string =>
  Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ');

const clocked = (which: string) =>
  query(
    { id: tables.id },
    `FROM tables WHERE phase = 'running' AND wake IS NOT NULL AND ${which} AND id > $1 ORDER BY id LIMIT ${TOGETHER}`,
  );

const QUERIES = {
  page: query(ENTRY, `FROM events WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT ${PAGE}`),
  entry: query(ENTRY, 'FROM events WHERE table_id = $1 AND number = $2'),
  keyedBy: query(
    ENTRY,
    'FROM events WHERE table_id = $1 AND key = $2 AND person = $3 AND kind = $4 ORDER BY number LIMIT 1',
  ),
  keyed: query(
    { number: events.number },
    "FROM events WHERE table_id = $1 AND seat = $2 AND key = $3 AND kind = 'row'",
  ),
  heads: query({ id: tables.id, head: tables.head }, `FROM tables WHERE id IN (${valuesFor(HEADS)})`),
  seed: query({ seed: tables.seed }, 'FROM tables WHERE id = $1'),
  listedAs: query({ entry: tables.entry }, 'FROM tables WHERE id = $1'),
  listed: query(LISTED_COLUMNS, `FROM tables WHERE id IN (${valuesFor(LISTED)})`),
  rematchOf: query({ id: tables.id }, 'FROM tables WHERE rematch_of = $1'),
  botTables: query({ found: COUNT }, "FROM tables WHERE host = $1 AND phase = 'running' AND bots_only = 1"),
  openTables: query({ found: COUNT }, "FROM tables WHERE host = $1 AND phase = 'gathering' AND public = 1"),
  openTablesFrom: query({ found: COUNT }, "FROM tables WHERE origin = $1 AND phase = 'gathering'"),
  // First those that wait for the person, then other matches and their own tables, invitations, and what is over: nobody
  // else can push their matches out of the list. An invitation to a table that was closed is none.
  tablesOf: query(
    { ...LISTED_COLUMNS, hold: members.seat, wake: tables.wake },
    `FROM members JOIN tables ON tables.id = members.table_id
      WHERE members.person = $1 AND (members.seat <> 'invited' OR tables.phase IN ('gathering', 'running'))
      ORDER BY CASE
        WHEN members.seat = 'invited' THEN 2
        WHEN tables.phase NOT IN ('gathering', 'running') THEN 3
        WHEN members.seat <> '' AND ' ' || tables.turn || ' ' LIKE '% ' || members.seat || ' %' THEN 0
        ELSE 1 END, tables.changed DESC LIMIT ${5 * LISTED}`,
  ),
  invitationsFrom: query(
    { id: tables.id },
    `FROM members JOIN tables ON tables.id = members.table_id
      WHERE tables.host = $1 AND members.person = $2 AND members.seat = 'invited' AND tables.phase = 'gathering'`,
  ),
  due: query({ id: tables.id }, 'FROM tables WHERE wake <= $1 AND claimed <= $1 ORDER BY wake LIMIT $2'),
  clocked: {
    live: clocked(`entry LIKE '%"clock":{"kind":"live"%'`),
    all: clocked(`entry NOT LIKE '%"clock":{"kind":"none"%'`),
  },
  holder: query(
    { ...NAMED, kind: tokens.kind, used: tokens.used },
    "FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.hash = $1 AND tokens.kind <> 'carry'",
  ),
  known: query({ hash: tokens.hash }, `FROM tokens WHERE hash IN (${valuesFor(HEADS)})`),
  tokensOf: query(
    { hash: tokens.hash, kind: tokens.kind, label: tokens.label, made: tokens.made, used: tokens.used },
    `FROM tokens WHERE person IN ${WITH_BOTS} AND kind <> 'carry' ORDER BY used DESC LIMIT ${LISTED}`,
  ),
  person: query(NAMED, 'FROM people WHERE id = $1'),
  botsOf: query(NAMED, 'FROM people WHERE owner = $1 ORDER BY made, id'),
  carried: query(
    {
      hash: tokens.hash,
      person: tokens.person,
      kind: tokens.kind,
      label: tokens.label,
      table: tokens.table_id,
      seat: tokens.seat,
      expires: tokens.expires,
      maker: tokens.maker,
    },
    `FROM tokens WHERE hash = $1 AND kind = 'carry'
      AND (maker IS NULL OR EXISTS (SELECT 1 FROM tokens AS made WHERE made.hash = tokens.maker))`,
  ),
  endpoints: query({ endpoint: pushes.endpoint }, 'FROM pushes WHERE person = $1 ORDER BY made'),
  wishes: query(
    {
      here: beside(notices.wanted, 'SELECT wanted FROM notices WHERE person = $1 AND table_id = $2'),
      before: beside(notices.wanted, 'SELECT wanted FROM notices WHERE person = $1 AND table_id = $3'),
      mode: beside(summaries.mode, 'SELECT mode FROM summaries WHERE person = $1'),
      prepared: beside(
        prepared.state,
        "SELECT MIN(state) FROM prepared WHERE person = $1 AND table_id = $2 AND state = 'waiting'",
      ),
    },
    'FROM people WHERE id = $1',
  ),
  membershipsOf: query(
    { table: members.table_id, seat: members.seat },
    `FROM members WHERE person = $1 AND table_id IN
      (SELECT DISTINCT table_id FROM members WHERE person = $1 AND table_id > $2 ORDER BY table_id LIMIT ${PAGE})
      ORDER BY table_id`,
  ),
  entriesOf: query(
    { ...ENTRY, table: events.table_id },
    `FROM events WHERE person = $1 AND (table_id, number) > ($2, $3) ORDER BY table_id, number LIMIT ${PAGE}`,
  ),
  setting: query({ value: settings.value }, 'FROM settings WHERE name = $1'),
};

interface ListedRow {
  readonly id: string;
  readonly phase: Phase;
  readonly turn: string;
  readonly changed: number;
  readonly entry: string;
}

const listedOf = ({ id, phase, turn, changed, entry }: ListedRow): Listed => ({
  entry: {
    ...(JSON.parse(entry) as StoredEntry),
    id,
    phase,
    changed,
  },
  turn: turn.split(' ').filter(Boolean) as Seat[],
});

const INSERT_ENTRY =
  'INSERT INTO events (table_id, number, at, kind, person, seat, key, body) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)';

const insertEntry = (table: string, entry: Entry): Statement => ({
  sql: INSERT_ENTRY,
  values: [table, entry.number, entry.at, entry.kind, entry.person, entry.seat, entry.key, entry.body],
});

const join = (table: string, { person, seat }: Membership): Statement => ({
  sql: 'INSERT INTO members (table_id, person, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  values: [table, person, seat],
});

/** How many invitations of one person to another may wait; one to a table that was closed counts for a day. */
const INVITATIONS = 3;
const DAY = 86_400_000;

/** A person's invitations are counted one after the other, whichever processes make them. */
const inviteInTurn = (host: string): Statement => ({
  sql: 'UPDATE people SET seen = seen WHERE id = $1',
  values: [host],
});

const invite = (table: string, host: string, person: string, now: number): Statement => ({
  sql: `INSERT INTO members (table_id, person, seat) SELECT $1, $2, 'invited' WHERE ${INVITATIONS} >
    (SELECT COUNT(*) FROM members AS sent JOIN tables ON tables.id = sent.table_id
      WHERE sent.person = $2 AND sent.seat = 'invited' AND sent.table_id <> $1 AND tables.host = $3
        AND (tables.phase = 'gathering' OR (tables.phase = 'abandoned' AND tables.changed > $4)))`,
  values: [table, person, host, now - DAY],
  expect: 1,
});

const part = (table: string, { person, seat }: Membership): Statement => ({
  sql: 'DELETE FROM members WHERE table_id = $1 AND person = $2 AND seat = $3',
  values: [table, person, seat],
});

const json = (value: unknown): Value => (value === null ? null : JSON.stringify(value));

/** All queries and writes, in one place. */
export class Store {
  readonly old: OldData;
  readonly results: Results;
  readonly prepared: PreparedChoices;
  readonly noticeTimes: NoticeTimes;
  readonly passkeys: PasskeyStore;
  /** The results of the daily matches. */
  readonly days: DayResults;
  readonly ratings: Ratings;
  readonly company: Company;
  readonly heartbeats: Heartbeats;
  readonly blocks: Blocks;
  private readonly driver: WatchedDriver;
  private peopleEar: (change: PeopleChange) => void = () => undefined;

  constructor(driver: Driver) {
    this.driver = new WatchedDriver(driver);
    this.old = new OldData(this.driver);
    this.results = new Results(this.driver);
    this.prepared = new PreparedChoices(this.driver);
    this.noticeTimes = new NoticeTimes(this.driver);
    this.passkeys = new PasskeyStore(this.driver);
    this.days = new DayResults(this.driver);
    this.ratings = new Ratings(this.driver);
    this.company = new Company(this.driver);
    this.heartbeats = new Heartbeats(this.driver);
    this.blocks = new Blocks(this.driver);
  }

  /** False if another table is the rematch already, or too many invitations of this host wait for one of the people. */
  async createTable(table: NewTable): Promise<boolean> {
    const last = table.entries.at(-1)!;
    const invited = table.joins.filter(({ seat }) => seat === 'invited').map(({ person }) => person);
    return this.driver.write([
      ...(invited.length === 0 ? [] : [inviteInTurn(table.host)]),
      {
        sql: `INSERT INTO tables
            (id, seed, public, phase, head, turn, changed, wake, claimed, entry, host, origin, rematch_of)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $10, $11, $12)`,
        values: [
          table.table,
          table.seed,
          table.public ? 1 : 0,
          table.facts.phase,
          last.number,
          table.facts.turn.join(' '),
          last.at,
          table.facts.wake,
          json(table.facts.entry),
          table.host,
          table.origin ?? null,
          table.rematchOf ?? null,
        ],
      },
      ...table.entries.map((entry) => insertEntry(table.table, entry)),
      ...table.joins
        .filter(({ seat }) => seat !== 'invited')
        .map((membership) => join(table.table, membership)),
      ...invited.map((person) => invite(table.table, table.host, person, last.at)),
    ]);
  }

  /** The table that was made as the rematch of this one. */
  async rematchOf(table: string): Promise<string | null> {
    return (await this.first(QUERIES.rematchOf, [table]))?.id ?? null;
  }

  /**
   * Appends at the end of the log; false if another writer was first, the key has been used, or the choice in advance that
   * it comes from no longer holds.
   */
  async append({ table, after, entries, facts, joins, parts, result, played }: Append): Promise<boolean> {
    const last = entries.at(-1)!;
    const unit = [
      {
        sql: `UPDATE tables SET phase = $3, head = $4, turn = $5, changed = $6, wake = $7, claimed = $8,
          entry = COALESCE($9, entry), bots_only = $10,
          origin = CASE WHEN $3 IN ('gathering', 'running') THEN origin END WHERE id = $1 AND head = $2`,
        values: [
          table,
          after,
          facts.phase,
          last.number,
          facts.turn.join(' '),
          last.at,
          facts.wake,
          facts.wake === null || facts.wake > last.at + NEAR ? 0 : facts.wake + CLAIM,
          json(facts.entry),
          facts.botsOnly ? 1 : 0,
        ],
        expect: 1,
      },
      ...entries.map((entry) => insertEntry(table, entry)),
      ...joins.map((membership) => join(table, membership)),
      ...parts.map((membership) => part(table, membership)),
      ...(result ? insertResult(result) : []),
      ...(played ? [changePrepared(played.prepared, played.change)] : []),
    ];
    return this.driver.write(
      unit,
      this.shared ? [{ table, head: last.number, written: JSON.stringify(entries) }] : [],
    );
  }

  /** The entries of the log after that number: at most `PAGE`. */
  async page(table: string, after: number): Promise<Entry[]> {
    return this.ask(QUERIES.page, [table, after]);
  }

  /** The whole log after that number. Page by page, so that nobody else waits for long. */
  async log(table: string, after: number): Promise<Entry[]> {
    const log: Entry[] = [];
    for (;;) {
      const page = await this.page(table, log.at(-1)?.number ?? after);
      log.push(...page);
      if (page.length < PAGE) return log;
      await breathe();
    }
  }

  /** One entry of the log. */
  async entry(table: string, number: number): Promise<Entry | null> {
    return this.first(QUERIES.entry, [table, number]);
  }

  /** The entry of this kind that this person wrote with this key. */
  async keyedBy(table: string, { person, kind, key }: Keyed): Promise<Entry | null> {
    return this.first(QUERIES.keyedBy, [table, key, person, kind]);
  }

  /** The number of the row of the match that was written with this key. */
  async keyed(table: string, seat: Seat, key: string): Promise<number | null> {
    return (await this.first(QUERIES.keyed, [table, seat, key]))?.number ?? null;
  }

  /** Other processes may write too. */
  get shared(): boolean {
    return this.driver.shared;
  }

  /** The number of the last entry of each of these tables. */
  async heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for (let from = 0; from < tables.length; from += HEADS) {
      const some = tables.slice(from, from + HEADS);
      const padded = Array.from({ length: HEADS }, (_, index) => some[index] ?? '');
      for (const { id, head } of await this.ask(QUERIES.heads, padded)) found.set(id, head);
    }
    return found;
  }

  async seed(table: string): Promise<string | null> {
    return (await this.first(QUERIES.seed, [table]))?.seed ?? null;
  }

  /** Public tables, waiting ones first; of one host or address only a few are listed before those of others. */
  async publicTables(): Promise<Listed[]> {
    const ids = await publicIds(this.driver, LISTED);
    const padded = Array.from({ length: LISTED }, (_, index) => ids[index] ?? '');
    const rows = await this.ask(QUERIES.listed, padded);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(listedOf);
  }

  /** How many running tables of this host have only bots. */
  async botTables(host: string): Promise<number> {
    return (await this.first(QUERIES.botTables, [host]))!.found;
  }

  /** How many public tables of this host wait for players. */
  async openTables(host: string): Promise<number> {
    return (await this.first(QUERIES.openTables, [host]))!.found;
  }

  /** How many public tables that were made from there wait for players. */
  async openTablesFrom(origin: string): Promise<number> {
    return (await this.first(QUERIES.openTablesFrom, [origin]))!.found;
  }

  async tablesOf(person: string): Promise<OwnListed[]> {
    const found = new Map<
      string,
      { readonly listed: Listed; readonly holds: MemberSeat[]; readonly wake: number | null }
    >();
    for (const row of await this.ask(QUERIES.tablesOf, [person])) {
      const own = found.get(row.id) ?? { listed: listedOf(row), holds: [], wake: row.wake };
      own.holds.push(row.hold);
      found.set(row.id, own);
    }
    return Array.from(found.values(), ({ listed, holds, wake }) => ({
      ...listed,
      wake,
      mine: holds.filter((hold) => hold !== '' && hold !== 'invited'),
      invited: holds.includes('invited'),
      hosted: holds.includes(''),
    }));
  }

  /** The tables that wait for a person whom this host has invited. */
  async invitationsFrom(host: string, person: string): Promise<string[]> {
    return (await this.ask(QUERIES.invitationsFrom, [host, person])).map(({ id }) => id);
  }

  /** Tables whose time has come and that no other process has claimed; they are ours for a while. */
  async claimDue(now: number, limit: number): Promise<string[]> {
    const claims = (await this.ask(QUERIES.due, [now, limit])).map(async ({ id }) => {
      const claimed = await this.driver.write([
        {
          sql: 'UPDATE tables SET claimed = $3 WHERE id = $1 AND claimed <= $2',
          values: [id, now, now + CLAIM],
          expect: 1,
        },
      ]);
      return claimed ? [id] : [];
    });
    return (await Promise.all(claims)).flat();
  }

  /** Running tables where the time of a decision runs, without those of days or with them; some after this one. */
  async clocked(clocks: 'live' | 'all', after: string): Promise<string[]> {
    return (await this.ask(QUERIES.clocked[clocks], [after])).map(({ id }) => id);
  }

  /** Nobody else holds claims any more: true at the start of the one process that an embedded database has. */
  async unclaim(): Promise<void> {
    await this.driver.write([{ sql: 'UPDATE tables SET claimed = 0 WHERE claimed > 0', values: [] }]);
  }

  /** The clock was set back to this time: what is to be done later than now is looked at now. */
  async planAgain(now: number): Promise<void> {
    await this.driver.write([
      {
        sql: 'UPDATE tables SET wake = $1, claimed = 0 WHERE wake IS NOT NULL AND (wake > $1 OR claimed > $1)',
        values: [now],
      },
      // Long overdue: it is drawn again.
      { sql: "UPDATE prepared SET due = 0 WHERE due > $1 AND state = 'waiting'", values: [now] },
    ]);
  }

  /** Changes the time when the table must be checked; the log stays as it is. */
  async snooze(table: string, head: number, wake: number | null): Promise<void> {
    await this.driver.write([
      {
        sql: 'UPDATE tables SET wake = $3, claimed = 0 WHERE id = $1 AND head = $2',
        values: [table, head, wake],
      },
    ]);
  }

  async createPerson(person: Person & { readonly owner?: string }, token: Token, now: number): Promise<void> {
    await this.driver.write([
      {
        sql: 'INSERT INTO people (id, name, made, seen, owner) VALUES ($1, $2, $3, $3, $4)',
        values: [person.id, person.name, now, person.owner ?? null],
      },
      this.insertToken(token, now),
    ]);
  }

  async rename(person: Person): Promise<void> {
    const unit = [{ sql: 'UPDATE people SET name = $2 WHERE id = $1', values: [person.id, person.name] }];
    await this.changePeople(unit, { kind: 'renamed', id: person.id });
  }

  async addToken(token: Token, now: number): Promise<void> {
    await this.driver.write([this.insertToken(token, now)]);
  }

  /** The person that a cookie or a bot's token belongs to, which of the two it is, and when its use was last recorded. */
  async holderOf(
    hash: string,
  ): Promise<{ readonly person: Person; readonly kind: TokenKind; readonly used: number } | null> {
    const holder = await this.first(QUERIES.holder, [hash]);
    if (holder === null) return null;
    const { id, name, kind, used } = holder;
    return { person: { id, name }, kind, used };
  }

  /** Of these secrets those that are still valid. */
  async knownSecrets(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const known = new Set<string>();
    for (let from = 0; from < hashes.length; from += HEADS) {
      const padded = Array.from({ length: HEADS }, (_, index) => hashes[from + index] ?? '');
      for (const { hash } of await this.ask(QUERIES.known, padded)) known.add(hash);
    }
    return known;
  }

  /** Records that a person was here, with this secret. */
  async touch(person: string, hash: string, now: number): Promise<void> {
    await this.driver.write([
      { sql: 'UPDATE people SET seen = $2 WHERE id = $1', values: [person, now] },
      { sql: 'UPDATE tokens SET used = $2 WHERE hash = $1', values: [hash, now] },
    ]);
  }

  /** The devices and bots' tokens of a person. */
  async tokensOf(person: string): Promise<ListedToken[]> {
    const rows = await this.ask(QUERIES.tokensOf, [person]);
    return rows.map(({ hash, kind, ...rest }) => ({
      id: tokenId(hash),
      kind: kind === 'bot' ? 'bot' : 'device',
      ...rest,
    }));
  }

  /** Deletes the secret of a device. Bots keep theirs: nobody can give it to them again. */
  async signOut(hash: string): Promise<void> {
    const unit = [{ sql: "DELETE FROM tokens WHERE hash = $1 AND kind = 'cookie'", values: [hash] }];
    await this.changePeople(unit, { kind: 'secret', id: tokenId(hash) });
  }

  /** Deletes a secret; false if the person has none with this id. */
  async revoke(person: string, id: string): Promise<boolean> {
    const unit = [
      {
        sql: `DELETE FROM tokens WHERE person IN ${WITH_BOTS} AND substr(hash, 1, 16) = $2 AND kind <> 'carry'`,
        values: [person, id],
        expect: 1,
      },
    ];
    return this.changePeople(unit, { kind: 'secret', id });
  }

  async person(id: string): Promise<Person | null> {
    return this.first(QUERIES.person, [id]);
  }

  /** The bots of a person that have a name of their own. */
  async botsOf(owner: string): Promise<Person[]> {
    return this.ask(QUERIES.botsOf, [owner]);
  }

  /** Uses up a token that is valid once; null if there is none, or it has expired. */
  async useCarry(hash: string, now: number): Promise<Token | null> {
    const token = await this.first(QUERIES.carried, [hash]);
    if (token === null) return null;
    const used = await this.driver.write([
      { sql: 'DELETE FROM tokens WHERE hash = $1', values: [hash], expect: 1 },
    ]);
    return used && token.expires !== null && token.expires > now ? token : null;
  }

  /** A second report of the same line replaces the first; false if the person has reported too much. */
  async report(report: {
    table: string;
    number: number;
    person: string;
    at: number;
    text: string;
  }): Promise<boolean> {
    return this.driver.write([
      {
        sql: `INSERT INTO reports (table_id, number, person, at, text)
          SELECT $1, $2, $3, $4, $5 WHERE (SELECT COUNT(*) FROM reports WHERE person = $3) < ${MOST_REPORTS}
          ON CONFLICT (person, table_id, number) DO UPDATE SET at = $4, text = $5`,
        values: [report.table, report.number, report.person, report.at, report.text],
        expect: 1,
      },
    ]);
  }

  /** Only a person's newest endpoints are stored: browsers change theirs from time to time without saying so. */
  async subscribe(person: string, endpoint: string, now: number): Promise<void> {
    await this.driver.write([
      {
        sql: `INSERT INTO pushes (endpoint, person, made) VALUES ($1, $2, $3)
          ON CONFLICT (endpoint) DO UPDATE SET person = $2, made = $3`,
        values: [endpoint, person, now],
      },
      {
        sql: `DELETE FROM pushes WHERE person = $1 AND endpoint NOT IN
          (SELECT endpoint FROM pushes WHERE person = $1 ORDER BY made DESC, endpoint LIMIT ${ENDPOINTS})`,
        values: [person],
      },
    ]);
  }

  /** Of this person only, or of any person if the push service no longer knows it. */
  async unsubscribe(endpoint: string, person: string | null): Promise<void> {
    await this.driver.write([
      {
        sql: 'DELETE FROM pushes WHERE endpoint = $1 AND person = COALESCE($2, person)',
        values: [endpoint, person],
      },
    ]);
  }

  async endpoints(person: string): Promise<string[]> {
    return (await this.ask(QUERIES.endpoints, [person])).map(({ endpoint }) => endpoint);
  }

  async wantNotifications(person: string, table: string, wanted: boolean): Promise<void> {
    await this.driver.write([
      {
        sql: `INSERT INTO notices (person, table_id, wanted) VALUES ($1, $2, $3)
          ON CONFLICT (person, table_id) DO UPDATE SET wanted = $3`,
        values: [person, table, wanted ? 1 : 0],
      },
    ]);
  }

  /** What a person wants to be told about this table. */
  async wishes(person: string, table: string, before: string | null): Promise<Wishes> {
    const found = await this.first(QUERIES.wishes, [person, table, before ?? '']);
    const said = found?.here ?? found?.before ?? null;
    return {
      wanted: said === null ? null : said === 1,
      mode: found?.mode ?? 'now',
      prepared: (found?.prepared ?? null) !== null,
    };
  }

  /** What is stored about a person. */
  about(id: string): AboutPerson {
    return new AboutPerson(this.driver, id);
  }

  /** The person's holds on tables and seats; page by page, after this table. */
  async membershipsOf(person: string, after: string): Promise<{ table: string; seat: Membership['seat'] }[]> {
    return this.ask(QUERIES.membershipsOf, [person, after]);
  }

  /** Entries with the person's names or words; page by page, after this one. */
  async entriesOf(
    person: string,
    after: { readonly table: string; readonly number: number },
  ): Promise<(Entry & { readonly table: string })[]> {
    return this.ask(QUERIES.entriesOf, [person, after.table, after.number]);
  }

  /** Replaces bodies that contained a name or words; other processes read these tables again. */
  async rewrite(bodies: readonly { table: string; number: number; body: string }[]): Promise<void> {
    const tables = new Set(bodies.map(({ table }) => table));
    await this.driver.write(
      bodies.map(({ table, number, body }) => ({
        sql: 'UPDATE events SET body = $3 WHERE table_id = $1 AND number = $2',
        values: [table, number, body],
      })),
      Array.from(tables, (table) => ({ table, head: 0, written: null })),
    );
  }

  /** Takes names off what lists show of a table: for one whose log cannot be written, which would do so. */
  async unname(table: string, seats: readonly Seat[], host: boolean): Promise<void> {
    for (;;) {
      const found = await this.first(QUERIES.listedAs, [table]);
      if (found === null) return;
      const entry = JSON.parse(found.entry) as StoredEntry;
      const nameless: StoredEntry = {
        ...entry,
        host: host ? null : entry.host,
        seats: entry.seats.map((each) => (seats.includes(each.seat) ? { ...each, name: null } : each)),
      };
      const stood = await this.driver.write([
        {
          sql: 'UPDATE tables SET entry = $3 WHERE id = $1 AND entry = $2',
          values: [table, found.entry, json(nameless)],
          expect: 1,
        },
      ]);
      // Else somebody has changed it meanwhile.
      if (stood) return;
    }
  }

  /** Deletes the person; what the logs contain of them is rewritten before. */
  async forget(id: string): Promise<void> {
    // First: whoever adds something that lasts locks this row before, so it is deleted below or not added.
    const person = { sql: 'DELETE FROM people WHERE id = $1', values: [id] };
    const everywhere = [
      'DELETE FROM tokens WHERE person = $1',
      'DELETE FROM members WHERE person = $1',
      'DELETE FROM reports WHERE person = $1',
      'DELETE FROM pushes WHERE person = $1',
      'DELETE FROM notices WHERE person = $1',
      'DELETE FROM prepared WHERE person = $1',
      'DELETE FROM summaries WHERE person = $1',
      'DELETE FROM passkeys WHERE person = $1',
      'DELETE FROM day_results WHERE person = $1',
      'DELETE FROM blocks WHERE person = $1 OR blocked = $1',
      'UPDATE tables SET host = NULL WHERE host = $1',
    ].map((sql) => ({ sql, values: [id] }));
    await this.changePeople([person, ...forgetResults(id), ...everywhere], { kind: 'person', id });
  }

  /** A value that is made once, by the first process that asks. */
  async setting(name: string, make: () => string): Promise<string> {
    const known = await this.first(QUERIES.setting, [name]);
    if (known !== null) return known.value;
    await this.driver.write([
      {
        sql: 'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        values: [name, make()],
      },
    ]);
    return this.setting(name, make);
  }

  /** Rejected unless the database replies and, if the last write failed, accepts a write now. */
  async ping(): Promise<void> {
    await this.driver.read('SELECT 1 AS one', []);
    if (this.driver.isWriting) return;
    await this.driver.write([
      {
        sql: `INSERT INTO settings (name, value) VALUES ('probe', $1)
          ON CONFLICT (name) DO UPDATE SET value = $1`,
        values: [newName()],
      },
    ]);
  }

  /** Is told what other processes write; the entries are read only if they are needed. */
  listen(ear: {
    written(table: string, head: number, entries: () => readonly Entry[]): void;
    /** Something may have been written that nobody was told about. */
    missed(): void;
  }): void {
    this.driver.listen((notice) => {
      if (notice === null) {
        ear.missed();
        this.peopleEar({ kind: 'unknown' });
        return;
      }
      if (notice.table === null) {
        this.peopleEar(readPeopleChange(notice));
        return;
      }
      const { table, head, written } = notice;
      ear.written(table, head, () => (written === null ? [] : (JSON.parse(written) as Entry[])));
    });
  }

  /** Is told what this process or another one has changed about people. */
  listenForPeople(ear: (change: PeopleChange) => void): void {
    this.peopleEar = ear;
  }

  /** Tells the other processes something that is not stored. */
  whisper(news: unknown): void {
    this.driver.whisper(news);
  }

  overhear(ear: (news: unknown) => void): void {
    this.driver.overhear(ear);
  }

  /** Removes deleted data from the files too. */
  async scrub(): Promise<void> {
    await this.driver.scrub();
  }

  async close(): Promise<void> {
    await this.driver.close();
  }

  private async ask<R>(wanted: Query<R>, values: readonly Value[]): Promise<R[]> {
    return ask(this.driver, wanted, values);
  }

  private async first<R>(wanted: Query<R>, values: readonly Value[]): Promise<R | null> {
    return (await this.ask(wanted, values))[0] ?? null;
  }

  /** All processes are told: each remembers who is who. */
  private async changePeople(unit: readonly Statement[], change: PeopleChange): Promise<boolean> {
    const stood = await this.driver.write(unit, [peopleNotice(change)]);
    if (stood) this.peopleEar(change);
    return stood;
  }

  private insertToken(token: Token, now: number): Statement {
    return {
      sql: `INSERT INTO tokens (hash, person, kind, label, table_id, seat, made, expires, used, maker)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $7, $9)`,
      values: [
        token.hash,
        token.person,
        token.kind,
        token.label,
        token.table,
        token.seat,
        now,
        token.expires,
        token.maker,
      ],
    };
  }
}

import { newName } from '../secrets.ts';
import { Blocks } from './blocks.ts';
import { COLUMNS, first, query } from './columns.ts';
import { Company } from './company.ts';
import { DayResults } from './days.ts';
import type { Driver } from './database/driver.ts';
import { Heartbeats } from './heartbeats.ts';
import { Logs } from './logs.ts';
import { Members } from './members.ts';
import { Notices } from './notices.ts';
import { OldData } from './old.ts';
import { PasskeyStore } from './passkeys.ts';
import { PeopleStore } from './people.ts';
import { type PeopleChange, PeopleChanges, readPeopleChange } from './people-change.ts';
import { PreparedChoices } from './prepared.ts';
import { Ratings } from './ratings.ts';
import { Reports } from './reports.ts';
import { Results } from './results.ts';
import { NoticeTimes } from './summaries.ts';
import type { Entry } from './rows.ts';
import { TableLists } from './table-lists.ts';
import { TableStore } from './tables.ts';
import { Tokens } from './tokens.ts';
import { Wakes } from './wakes.ts';
import { WatchedDriver } from './database/watched.ts';

const { settings } = COLUMNS;
const SETTING = query({ value: settings.value }, 'FROM settings WHERE name = $1');

/** What the server stores. Queries and writes stand in classes, one for each thing that is stored. */
export class Store {
  readonly people: PeopleStore;
  readonly tokens: Tokens;
  readonly tables: TableStore;
  readonly logs: Logs;
  readonly members: Members;
  readonly lists: TableLists;
  readonly wakes: Wakes;
  readonly notices: Notices;
  readonly reports: Reports;
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
  private readonly changes: PeopleChanges;

  constructor(driver: Driver) {
    this.driver = new WatchedDriver(driver);
    this.changes = new PeopleChanges(this.driver);
    this.people = new PeopleStore(this.driver, this.changes);
    this.tokens = new Tokens(this.driver, this.changes);
    this.tables = new TableStore(this.driver);
    this.logs = new Logs(this.driver);
    this.members = new Members(this.driver);
    this.lists = new TableLists(this.driver);
    this.wakes = new Wakes(this.driver);
    this.notices = new Notices(this.driver);
    this.reports = new Reports(this.driver);
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

  /** Other processes may write too. */
  get shared(): boolean {
    return this.driver.shared;
  }

  /** A value that is made once, by the first process that asks. */
  async setting(name: string, make: () => string): Promise<string> {
    const known = await first(this.driver, SETTING, [name]);
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
        this.changes.tell({ kind: 'unknown' });
        return;
      }
      if (notice.table === null) {
        this.changes.tell(readPeopleChange(notice));
        return;
      }
      const { table, head, written } = notice;
      ear.written(table, head, () => (written === null ? [] : (JSON.parse(written) as Entry[])));
    });
  }

  /** Is told what this process or another one has changed about people. */
  listenForPeople(ear: (change: PeopleChange) => void): void {
    this.changes.listen(ear);
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
}

import { ask, COLUMNS, query } from './columns.ts';
import type { Driver } from './database/driver.ts';

const { settings } = COLUMNS;
const NAME = 'heartbeat';
const NEWEST = query({ value: settings.value }, 'FROM settings WHERE name = $1');

/** When some process was last known to run: one row for all of them. */
export class Heartbeats {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** The last one that was written; null if there never was any. */
  async newest(): Promise<number | null> {
    const [found] = await ask(this.driver, NEWEST, [NAME]);
    return found === undefined ? null : Number(found.value);
  }

  /** Written once a second, so nobody waits for the disk. */
  async beat(time: number): Promise<void> {
    await this.driver.writeLazily([
      {
        sql: 'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2',
        values: [NAME, String(time)],
      },
    ]);
  }
}

import type { Driver } from './database/driver.ts';

/** How many reports of one person are stored. */
export const MOST_REPORTS = 100;

/** What people have reported of what was said. */
export class Reports {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** A second report of the same line replaces the first; false if the person has reported too much. */
  async add(report: {
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
}

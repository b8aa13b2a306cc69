import type { Driver } from '../../src/store/database/driver.ts';

/** Counts the rows that are read from a database before others get their turn. */
export class Reads {
  /** In one turn of the event loop; each question counts as one more. */
  most = 0;
  turns = 0;
  private now = 0;

  constructor(driver: Driver) {
    const read = driver.read.bind(driver);
    driver.read = async (sql, values) => {
      const rows = await read(sql, values);
      if (this.now === 0)
        setImmediate(() => {
          this.turns++;
          this.now = 0;
        });
      this.now += 1 + rows.length;
      this.most = Math.max(this.most, this.now);
      return rows;
    };
  }

  reset(): void {
    this.most = 0;
    this.turns = 0;
  }
}

import type { Cells, Driver, Notice, Statement, Value } from './driver.ts';

/** A driver that remembers whether the last write succeeded. */
export class WatchedDriver implements Driver {
  /** False after a failed write until one succeeds. */
  isWriting = true;
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  get shared(): boolean {
    return this.driver.shared;
  }

  async read(sql: string, values: readonly Value[]): Promise<Cells[]> {
    return this.driver.read(sql, values);
  }

  async write(unit: readonly Statement[], notices?: readonly Notice[]): Promise<boolean> {
    try {
      const stood = await this.driver.write(unit, notices);
      this.isWriting = true;
      return stood;
    } catch (error) {
      this.isWriting = false;
      throw error;
    }
  }

  async writeLazily(unit: readonly Statement[]): Promise<void> {
    try {
      await this.driver.writeLazily(unit);
      this.isWriting = true;
    } catch (error) {
      this.isWriting = false;
      throw error;
    }
  }

  listen(ear: (notice: Notice | null) => void): void {
    this.driver.listen(ear);
  }

  whisper(news: unknown): void {
    this.driver.whisper(news);
  }

  overhear(ear: (news: unknown) => void): void {
    this.driver.overhear(ear);
  }

  async scrub(): Promise<void> {
    await this.driver.scrub();
  }

  async close(): Promise<void> {
    await this.driver.close();
  }
}

import type { Driver, Notice, Statement } from './database/driver.ts';

/** What has changed about people: a secret or a person is gone, a person has another name, or it is not known what. */
export type PeopleChange =
  | { readonly kind: 'secret' | 'person' | 'renamed'; readonly id: string }
  | { readonly kind: 'unknown' };

/** What the other processes are told of it. */
export const peopleNotice = (change: PeopleChange): Notice => ({
  table: null,
  head: 0,
  written: JSON.stringify(change),
});

/** A process of an earlier version does not say what has changed. */
export const readPeopleChange = ({ written }: Notice): PeopleChange =>
  written === null ? { kind: 'unknown' } : (JSON.parse(written) as PeopleChange);

/** Changes of people. Every process is told, since each remembers who is who. */
export class PeopleChanges {
  private readonly driver: Driver;
  private ear: (change: PeopleChange) => void = () => undefined;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** False if the change was not possible. */
  async write(unit: readonly Statement[], change: PeopleChange): Promise<boolean> {
    const stood = await this.driver.write(unit, [peopleNotice(change)]);
    if (stood) this.tell(change);
    return stood;
  }

  listen(ear: (change: PeopleChange) => void): void {
    this.ear = ear;
  }

  /** Something has changed, here or in another process. */
  tell(change: PeopleChange): void {
    this.ear(change);
  }
}

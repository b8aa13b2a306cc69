import { FairQueue } from '../housebots/queue.ts';
import { Quota } from '../http/limits.ts';

/** Results that wait, of all addresses and of one. A check takes a thread of the bots for a part of a second. */
const WAITING = 50;
const PLACES = 5;
/** Results that are checked at once. */
const CHECKED = 2;

/** Places in which results wait to be checked. The addresses they come from are served in turn. */
export class Places {
  private readonly places = new Quota(Number.POSITIVE_INFINITY, PLACES);
  private readonly queue = new FairQueue<(isTurn: boolean) => void>(WAITING);
  private checked = 0;

  /** Checks a result when its turn comes; null if there is no place for it. */
  async check<R>(network: string, check: () => Promise<R>): Promise<R | null> {
    const leave = this.places.take(network);
    if (leave === null) return null;
    try {
      return (await this.turn(network)) ? await check().finally(() => this.next()) : null;
    } finally {
      leave();
    }
  }

  /** False if the place was given to another address, since this one has the most. */
  private async turn(network: string): Promise<boolean> {
    return new Promise((resolve) => {
      this.queue.push(network, resolve)?.(false);
      this.serve();
    });
  }

  private next(): void {
    this.checked--;
    this.serve();
  }

  private serve(): void {
    while (this.checked < CHECKED) {
      const next = this.queue.next();
      if (next === undefined) return;
      this.checked++;
      next(true);
    }
  }
}

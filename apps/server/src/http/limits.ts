/** So many requests in a moment, refilled by so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** A leaking bucket per name. Full ones are thrown away, so that names cost nothing for long. */
export class Limiter {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();
  private swept = 0;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  /** Whether this name may go on now. */
  admit(name: string, now: number): boolean {
    const { burst, perSecond } = this.rate;
    if (now - this.swept > 1000 * (burst / perSecond)) this.sweep(now);
    const bucket = this.buckets.get(name);
    if (bucket === undefined) {
      this.buckets.set(name, { left: burst - 1, at: now });
      return true;
    }
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  private sweep(now: number): void {
    this.swept = now;
    const full = 1000 * (this.rate.burst / this.rate.perSecond);
    for (const [name, bucket] of this.buckets) if (now - bucket.at > full) this.buckets.delete(name);
  }
}

/** How many of something each name has open. */
export class Tally {
  private readonly counts = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  enter(name: string): boolean {
    const count = this.counts.get(name) ?? 0;
    if (count >= this.most) return false;
    this.counts.set(name, count + 1);
    return true;
  }

  leave(name: string): void {
    const count = (this.counts.get(name) ?? 0) - 1;
    if (count > 0) this.counts.set(name, count);
    else this.counts.delete(name);
  }
}

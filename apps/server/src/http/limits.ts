import { isIPv6 } from 'node:net';

/** How many requests may come at once, and how many more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** How often full buckets are looked for, at most. */
const SWEEP_MS = 60_000;

/** A leaky bucket per name. Full ones are dropped, so that names do not use memory for long. */
export class Limiter {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();
  private swept = 0;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  /** Whether this name may send a request now; if so, it counts. */
  admit(name: string, now: number): boolean {
    const bucket = this.bucket(name, now);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  /** Milliseconds until this name may have so much; 0 if it may have it now. */
  wait(name: string, cost: number, now: number): number {
    const missing = cost - this.bucket(name, now).left;
    return missing <= 0 ? 0 : (1000 * missing) / this.rate.perSecond;
  }

  take(name: string, cost: number, now: number): void {
    this.bucket(name, now).left -= cost;
  }

  giveBack(name: string, cost: number, now: number): void {
    const bucket = this.bucket(name, now);
    bucket.left = Math.min(this.rate.burst, bucket.left + cost);
  }

  /** The bucket of this name as it is now. */
  private bucket(name: string, now: number): Bucket {
    if (now - this.swept > Math.min(SWEEP_MS, 1000 * (this.rate.burst / this.rate.perSecond)))
      this.sweep(now);
    let bucket = this.buckets.get(name);
    if (bucket === undefined) {
      bucket = { left: this.rate.burst, at: now };
      this.buckets.set(name, bucket);
    }
    bucket.left = this.refilled(bucket, now);
    bucket.at = now;
    return bucket;
  }

  private refilled({ left, at }: Bucket, now: number): number {
    return Math.min(this.rate.burst, left + (Math.max(0, now - at) / 1000) * this.rate.perSecond);
  }

  private sweep(now: number): void {
    this.swept = now;
    for (const [name, bucket] of this.buckets)
      if (this.refilled(bucket, now) >= this.rate.burst) this.buckets.delete(name);
  }
}

/**
 * How an address counts for limits: IPv4 by itself; IPv6 by its network of 64 bits, since the owner of one such
 * address has them all.
 */
export const networkOf = (address: string): string => {
  // Without a colon it is IPv4, as behind most proxies.
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const groups = (text: string | undefined): string[] =>
    text === undefined || text === '' ? [] : text.split(':').flatMap(asGroups);
  const [before, after] = [groups(head), groups(tail)];
  const all = [
    ...before,
    ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'),
    ...after,
  ];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/** An IPv4 address at the end of an IPv6 address counts as two groups. */
const asGroups = (group: string): string[] => {
  if (!group.includes('.')) return [group];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [(256 * a + b).toString(16), (256 * c + d).toString(16)];
};

/** Allows this many in total, and this many for each name. */
export class Quota {
  private readonly counts = new Map<string, number>();
  private readonly most: number;
  private readonly mostEach: number;
  private taken = 0;

  constructor(most: number, mostEach: number) {
    this.most = most;
    this.mostEach = mostEach;
  }

  get count(): number {
    return this.taken;
  }

  /**
   * Takes one for this name and returns the function that gives it back, which may be called twice. Null if none is
   * left.
   */
  take(name: string): (() => void) | null {
    const count = this.counts.get(name) ?? 0;
    if (this.taken >= this.most || count >= this.mostEach) return null;
    this.counts.set(name, count + 1);
    this.taken++;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.taken--;
      const rest = this.counts.get(name)! - 1;
      if (rest > 0) this.counts.set(name, rest);
      else this.counts.delete(name);
    };
  }
}

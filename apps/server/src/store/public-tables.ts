import type { Phase } from '@santiago/protocol';
import { breathe } from '@santiago/table/server/breathe.ts';
import { ask, COLUMNS, query } from './columns.ts';
import type { Driver } from './database/driver.ts';

/** How many tables of one host, and of one address, are listed before those of others. */
const FIRST_OF_HOST = 3;
const FIRST_OF_ADDRESS = 5;
/** How many tables of one address are listed at all. */
const MOST_OF_ADDRESS = 20;
/** Tables looked at in one go: that takes a few milliseconds. */
const WINDOW = 500;
const PHASES: readonly Phase[] = ['gathering', 'running'];

const { tables } = COLUMNS;
const NEWEST = query(
  { id: tables.id, host: tables.host, origin: tables.origin, changed: tables.changed },
  `FROM tables WHERE public = 1 AND phase = $1 AND changed <= $2 AND (changed < $2 OR id < $3)
    ORDER BY changed DESC, id DESC LIMIT ${WINDOW}`,
);

interface Found {
  readonly id: string;
  readonly host: string | null;
  readonly origin: string | null;
  readonly changed: number;
}

/** Public tables, waiting ones first, then the newest first. Whoever waits is served between two windows. */
const newestFirst = async function* (driver: Driver): AsyncGenerator<readonly Found[]> {
  for (const phase of PHASES) {
    let last: Found | undefined = { id: '', host: null, origin: null, changed: Number.MAX_SAFE_INTEGER };
    while (last !== undefined) {
      const found: readonly Found[] = await ask(driver, NEWEST, [phase, last.changed, last.id]);
      yield found;
      last = found.length < WINDOW ? undefined : found.at(-1);
      await breathe();
    }
  }
};

/** How many of this name were counted before; counts one more. */
const count = <N>(counts: Map<N, number>, name: N): number => {
  const before = counts.get(name) ?? 0;
  counts.set(name, before + 1);
  return before;
};

/**
 * So many tables to list: a few of each host and address before more of any. It looks on until the list is full of
 * those, so that nobody can push the others out.
 */
export const publicIds = async (driver: Driver, most: number): Promise<string[]> => {
  const ofHost = new Map<string | null, number>();
  const ofAddress = new Map<string, number>();
  const first = new Set<string>();
  const more = new Set<string>();
  for await (const found of newestFirst(driver)) {
    for (const { id, host, origin } of found) {
      const ofThisHost = count(ofHost, host);
      const ofThisAddress = origin === null ? 0 : count(ofAddress, origin);
      if (ofThisHost < FIRST_OF_HOST && ofThisAddress < FIRST_OF_ADDRESS) first.add(id);
      else if (ofThisAddress < MOST_OF_ADDRESS) more.add(id);
    }
    if (first.size >= most) break;
  }
  return [...new Set([...first, ...more])].slice(0, most);
};

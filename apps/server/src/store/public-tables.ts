import type { Phase } from '@santiago/protocol';
import { breathe } from '../breathe.ts';
import { ask, COLUMNS, query } from './columns.ts';
import type { Driver } from './driver.ts';

/** How many tables of one host are listed before those of others. */
const FIRST_OF_HOST = 3;
/** Tables looked at in one go: that takes a few milliseconds. */
const WINDOW = 500;
const PHASES: readonly Phase[] = ['gathering', 'running'];

const { tables } = COLUMNS;
const NEWEST = query(
  { id: tables.id, host: tables.host, changed: tables.changed },
  `FROM tables WHERE public = 1 AND phase = $1 AND changed <= $2 AND (changed < $2 OR id < $3)
    ORDER BY changed DESC, id DESC LIMIT ${WINDOW}`,
);

interface Found {
  readonly id: string;
  readonly host: string | null;
  readonly changed: number;
}

/** Public tables, waiting ones first, then the newest first. Whoever waits is served between two windows. */
const newestFirst = async function* (driver: Driver): AsyncGenerator<readonly Found[]> {
  for (const phase of PHASES) {
    let last: Found | undefined = { id: '', host: null, changed: Number.MAX_SAFE_INTEGER };
    while (last !== undefined) {
      const found: readonly Found[] = await ask(driver, NEWEST, [phase, last.changed, last.id]);
      yield found;
      last = found.length < WINDOW ? undefined : found.at(-1);
      await breathe();
    }
  }
};

/**
 * So many tables to list: a few of each host before more of any. It looks on until the list is full of those, so that
 * no host can push the others out.
 */
export const publicIds = async (driver: Driver, count: number): Promise<string[]> => {
  const perHost = new Map<string | null, number>();
  const first = new Set<string>();
  const more = new Set<string>();
  for await (const found of newestFirst(driver)) {
    for (const { id, host } of found) {
      const before = perHost.get(host) ?? 0;
      perHost.set(host, before + 1);
      (before < FIRST_OF_HOST ? first : more).add(id);
    }
    if (first.size >= count) break;
  }
  return [...new Set([...first, ...more])].slice(0, count);
};

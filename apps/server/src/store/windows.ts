import { breathe } from '@santiago/table/server/breathe.ts';
import { ask, COLUMNS, query } from './columns.ts';
import type { Driver } from './database/driver.ts';

/** The place of a match in a person's list, which begins with the newest. */
export interface Mark {
  readonly ended: number;
  readonly table: string;
}

/** Some of a person's matches: after `before` in the list, `last` included. */
export interface Window {
  readonly before: Mark;
  readonly last: Mark;
}

/** Matches in a window: reading and serialising them takes a few milliseconds. */
export const WINDOW = 250;
/** Before the newest match. */
const START: Mark = { ended: Number.MAX_SAFE_INTEGER, table: '' };

const { result_seats: seats } = COLUMNS;
const MARKS = query(
  { ended: seats.ended, table: seats.table_id },
  `FROM result_seats WHERE person = $1 AND (ended, table_id) < ($2, $3)
    GROUP BY ended, table_id ORDER BY ended DESC, table_id DESC LIMIT ${WINDOW}`,
);

/** All of a person's matches after this mark, window by window. Whoever waits is served between two of them. */
export const windowsOf = async function* (
  driver: Driver,
  person: string,
  after: Mark | null,
): AsyncGenerator<Window> {
  let before = after ?? START;
  for (;;) {
    const marks = await ask(driver, MARKS, [person, before.ended, before.table]);
    const last = marks.at(-1);
    if (last === undefined) return;
    yield { before, last };
    if (marks.length < WINDOW) return;
    before = last;
    await breathe();
  }
};

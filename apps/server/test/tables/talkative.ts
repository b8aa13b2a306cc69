import type { Viewer } from '@santiago/kernel';
import { longestTurn } from '@santiago/research/server/longest-turn.ts';
import type { Entry, Person } from '../../src/store/rows.ts';
import { bodyText } from '../../src/table/entries.ts';
import type { Listener } from '../../src/tables/live.ts';
import { MOST_BY_THE_WAY } from '../../src/tables/writing.ts';
import { newGuest, startTable } from '../house.ts';
import { openSmall, type SmallHouse } from '../small.ts';

/** Tables where much was said, and all that a stranger can read there. */

/** Appends so many lines of talk to a table's log, as if they had been said. */
export const talkAtLength = async ({ store }: SmallHouse, table: string, lines: number): Promise<void> => {
  const head = (await store.tables.heads([table])).get(table)!;
  const entries = Array.from(
    { length: lines },
    (_, index): Entry => ({
      number: head + 1 + index,
      at: Date.now(),
      kind: 'said',
      person: 'somebody',
      seat: 'p1',
      key: null,
      body: bodyText<'said'>({
        name: 'Ana',
        text: `line ${index} of a long, long evening of talk`,
        phrase: null,
      }),
    }),
  );
  const facts = { phase: 'running', turn: [], wake: null, botsOnly: false, entry: null } as const;
  await store.tables.append({ table, after: head, entries, facts, joins: [], parts: [] });
};

class Ear implements Listener {
  readonly viewer: Viewer;
  readonly person: Person | null = null;
  text = '';
  ended = false;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  open(): void {
    // Nothing to get ready.
  }

  send(text: string): void {
    this.text += text;
  }

  end(): void {
    this.ended = true;
  }
}

/** All that a listener is sent after event `after`, over as many streams as that takes. */
export const hearAll = async ({ tables }: SmallHouse, table: string, after: number): Promise<string> => {
  let whole = '';
  for (let from = after; ; ) {
    const ear = new Ear('spectator');
    const heard = await tables.listen(table, ear, from);
    if (!heard.ok) throw new Error(heard.fault.text);
    heard.value?.();
    const events = ear.text.split('event: here')[0]!;
    whole += events;
    if (!ear.ended) return whole;
    from = Number.parseInt(events.slice(events.lastIndexOf('\nid: ') + 5), 10);
  }
};

/** Reads a table from the log for the first time since it was written, then its events, from the start and resumed. */
export const readAll = async (house: SmallHouse, table: string): Promise<void> => {
  await house.tables.look(table, null, 'spectator');
  for (const after of [0, 2000, 3900]) await hearAll(house, table, after);
};

/**
 * The most processor time, in milliseconds, that reading a table as full as one may be keeps others waiting. What else
 * the machine does only adds to it, so the least of some rounds counts: work in one piece is long each time.
 */
export const longestWait = async (rounds: number): Promise<number> => {
  const house = await openSmall();
  const guests = [await newGuest(house.base, 'Ana'), await newGuest(house.base, 'Bo')];
  const warm = await startTable(guests);
  await talkAtLength(house, warm, 400);
  for (let round = 0; round < 3; round++) await hearAll(house, warm, 0);
  const longest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const table = await startTable(guests);
    await talkAtLength(house, table, MOST_BY_THE_WAY);
    longest.push(await longestTurn(async () => readAll(house, table)));
  }
  await house.stop();
  return Math.min(...longest);
};

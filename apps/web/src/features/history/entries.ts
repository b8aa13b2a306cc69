import { type MyMatch, type MyTable, playerNames } from '@santiago/protocol';
import type { SavedResult, SavedMatch } from '@santiago/table/page/sources/local/store.ts';

/** A match in the list: still here or not, on this device or on the server. */
export interface Entry {
  readonly id: string;
  readonly page: 'local' | 'table';
  readonly game: string;
  /** When it last changed, in milliseconds since 1970. */
  readonly changed: number;
  readonly names: readonly string[];
  readonly state: 'running' | 'over' | 'other';
  readonly result: SavedResult | null;
  /** Null for a table, and for a match that was deleted to make room. */
  readonly match: SavedMatch | null;
  /** As the server lists it, once it is over. */
  readonly finished: MyMatch | null;
}

const STATES: Readonly<Record<MyTable['phase'], Entry['state']>> = {
  gathering: 'running',
  running: 'running',
  frozen: 'running',
  over: 'over',
  abandoned: 'other',
};

interface Found {
  readonly matches: readonly SavedMatch[];
  readonly tables: readonly MyTable[];
  readonly results: readonly SavedResult[];
  readonly finished: readonly MyMatch[];
}

/** Every match of this person once, the newest first. */
export const entriesOf = ({ matches, tables, results, finished }: Found): readonly Entry[] => {
  const byId = new Map(results.map((result) => [result.id, result]));
  const there = new Map(finished.map((match) => [match.table, match]));
  const here = matches.map(
    (match): Entry => ({
      id: match.id,
      page: 'local',
      game: match.game,
      changed: match.changed,
      names: match.seats.map(({ name }) => name),
      state: match.progress.over ? 'over' : 'running',
      result: byId.get(match.id) ?? null,
      match,
      finished: null,
    }),
  );
  const atTables = tables.map(
    (table): Entry => ({
      id: table.id,
      page: 'table',
      game: table.game,
      changed: table.changed,
      names: playerNames(table.seats).flatMap((name) => name ?? []),
      state: STATES[table.phase],
      result: byId.get(table.id) ?? null,
      match: null,
      finished: there.get(table.id) ?? null,
    }),
  );
  const listed = new Set([...here, ...atTables].map(({ id }) => id));
  const gone = results
    .filter(({ id }) => !listed.has(id))
    .map(
      (result): Entry => ({
        ...result,
        changed: result.ended,
        names: result.players.map(({ name }) => name),
        state: 'over',
        result,
        match: null,
        finished: there.get(result.id) ?? null,
      }),
    );
  return [...here, ...atTables, ...gone].toSorted((a, b) => b.changed - a.changed);
};

import { MIGRATIONS } from '../../src/store/database/schema.ts';
import type { Store } from '../../src/store/store.ts';

/** A database as some earlier version of the program left it: the statements that make it. */
export interface EarlierDatabase {
  readonly version: number;
  readonly statements: readonly string[];
}

/** What a guest of that time has: a name, a table with one event. Columns of the first version only. */
const CONTENTS = [
  `INSERT INTO people (id, name, made) VALUES ('ana', 'Ana', 5)`,
  `INSERT INTO tokens (hash, person, kind, label, table_id, seat, made, expires)
    VALUES ('h1', 'ana', 'cookie', NULL, NULL, NULL, 5, NULL)`,
  `INSERT INTO tables (id, seed, public, phase, head, turn, changed, wake, claimed, entry)
    VALUES ('a', '5eed', 1, 'gathering', 1, '', 5, NULL, 0,
      '{"game":"canals","players":2,"preset":"amigo","host":"Ana","seats":[],"clock":{"kind":"none"}}')`,
  `INSERT INTO events (table_id, number, at, kind, person, seat, key, body)
    VALUES ('a', 1, 5, 'created', 'ana', NULL, NULL, '{}')`,
  `INSERT INTO members (table_id, person, seat) VALUES ('a', 'ana', '')`,
];

/** Reports as they could be before a person had one of a line. */
const REPORTED_ONCE = MIGRATIONS.findIndex((step) => step.some((sql) => sql.includes('reports_once')));
const REPORTS = [
  [1, 'rude'],
  [2, 'rude'],
  [2, 'rude'],
  [3, 'worse'],
].map(
  ([at, text]) =>
    `INSERT INTO reports (table_id, number, person, at, text) VALUES ('a', 7, 'ana', ${at}, '${text}')`,
);

export const EARLIER: readonly EarlierDatabase[] = MIGRATIONS.map((_, index) => ({
  version: index + 1,
  statements: [
    'CREATE TABLE schema_version (version BIGINT NOT NULL)',
    `INSERT INTO schema_version VALUES (${index + 1})`,
    ...MIGRATIONS.slice(0, index + 1).flat(),
    ...CONTENTS,
    ...(index < REPORTED_ONCE ? REPORTS : REPORTS.slice(-1)),
  ],
}));

/** What is left of them. */
export const REPORT = { table_id: 'a', number: 7, at: 3, text: 'worse' };

export const reportsOf = async (store: Store): Promise<unknown[]> => {
  const found: unknown[] = [];
  for await (const { kind, rows } of store.people.about('ana').belongings())
    if (kind === 'reports') found.push(...rows);
  return found;
};

import type { TableFacts, TableRow } from './contract.ts';

type Told = Pick<TableFacts, 'viewer' | 'rows' | 'version'>;

const isSame = (a: TableRow, b: TableRow | undefined): boolean =>
  a === b || (b !== undefined && a.number === b.number && a.told.text === b.told.text && a.note === b.note);

/**
 * What a viewer was told, after a change: rows that are still there stay the same objects, and the version rises
 * unless rows were only added for the same viewer. This is the only place that counts versions.
 */
export const toldAfter = (old: Told | null, fresh: Omit<Told, 'version'>): Told => {
  const { viewer, rows } = fresh;
  if (old === null) return { viewer, rows, version: 1 };
  const grown = old.viewer === viewer && old.rows.every((row, i) => isSame(row, rows[i]));
  if (!grown) return { viewer, rows, version: old.version + 1 };
  const added = rows.slice(old.rows.length);
  return { viewer, rows: added.length === 0 ? old.rows : [...old.rows, ...added], version: old.version };
};

/** The facts that follow the previous ones. */
export const factsAfter = (old: TableFacts | null, fresh: Omit<TableFacts, 'version'>): TableFacts => ({
  ...fresh,
  ...toldAfter(old, fresh),
});

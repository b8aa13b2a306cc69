import { type Exercise, EXERCISES as INDEX } from '@santiago/review/canals/exercises';

/** The match files of the exercises, as text in this page's chunk, so that they work offline too. */
const FILES = import.meta.glob<string>(
  '../../../../../packages/review/src/canals/exercises/matches/*.santiago',
  { query: '?raw', import: 'default', eager: true },
);

const matchOf = (id: string): string => {
  const file = Object.entries(FILES).find(([name]) => name.endsWith(`/${id}.santiago`));
  if (file === undefined) throw new Error(`exercise ${id} has no match file`);
  return file[1];
};

/** All exercises, each with its match. */
export const EXERCISES: readonly Exercise[] = INDEX.map((entry) => ({ ...entry, match: matchOf(entry.id) }));

import { FastRandom, type Game, replay, seatsOf, type Setup } from '@santiago/kernel';
import type { TableFacts } from '../contract.ts';
import { readStudy, rowsOf, type StudyDocument } from './document.ts';
import { MAIN, treeOf } from './lines.ts';

export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Every row is known and the rows are legal together: the viewer was told the whole match. */
const isWhole = (game: Game, setup: Setup, told: readonly string[]): boolean => {
  const rows = rowsOf(game, told);
  return rows !== null && replay(game, setup, rows).misplay === null;
};

/**
 * A running match as its player knows it: complete if the player knows every row, otherwise completed by `imagine`.
 */
export const studyOfRunning = (
  game: Game,
  facts: TableFacts,
  step: { readonly view: unknown; readonly rows: number },
): StudyDocument => {
  const names = seatsOf(facts.setup.players).map((seat, i) => facts.seats[i]?.name ?? seat);
  const common = { game, setup: facts.setup, names, matchId: null };
  const told = facts.rows.map((row) => row.told.text);
  if (isWhole(game, facts.setup, told))
    return { ...common, start: null, tree: treeOf(told, []), at: { line: MAIN, depth: step.rows } };
  const imagined = game.imagine(step.view, new FastRandom(randomSeed()));
  const start = game.view(imagined, 'all') as object;
  return { ...common, start, tree: treeOf([], []), at: { line: MAIN, depth: 0 } };
};

/** A match file as a study, at the step after this many rows. */
export const studyOfFile = (
  games: readonly Game[],
  text: string,
  rows: number,
  matchId: string | null,
): StudyDocument | null => {
  const read = readStudy(games, text);
  return read.ok ? { ...read.study, at: { line: MAIN, depth: rows }, matchId } : null;
};

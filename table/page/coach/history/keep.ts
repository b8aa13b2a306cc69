import { formatRow, readMatch, type Seat, seatIndex } from '@santiago/kernel';
import type { TableInfo } from '@santiago/protocol';
import type { Review } from '@santiago/review';
import { gameNamed } from '../../setups.ts';
import {
  type SavedResult,
  keepResult,
  listResults,
  loadMatch,
  loadResult,
} from '../../sources/local/store.ts';
import { markOf, phasesOf, resultOfMatch, resultOfTable } from './result.ts';

/** What was kept before stays as it was: it may hold what a review found. */
const keepOnce = async (result: SavedResult | null): Promise<void> => {
  if (result !== null && (await loadResult(result.id)) === null) await keepResult(result);
};

/** Keeps the result of a match on this device for the history. */
export const keepMatchResult = async (id: string): Promise<void> => {
  const match = await loadMatch(id);
  if (match !== null) await keepOnce(resultOfMatch(gameNamed(match.game).game, match));
};

/** Keeps the result of a table on the server for the history of this seat's player. */
export const keepTableResult = async (
  info: TableInfo,
  seat: Seat,
  file: () => Promise<string>,
): Promise<void> => {
  const result = resultOfTable(info, seat, Date.now());
  if (result === null || (await loadResult(info.id)) !== null) return;
  const { game } = gameNamed(info.game);
  const read = readMatch(game, await file());
  const mark = read.ok ? { mark: markOf(read.value.rows.map((row) => formatRow(game, row))) } : {};
  await keepResult({ ...result, ...mark });
};

interface Reviewed {
  readonly rows: readonly string[];
  readonly eye: Seat | null;
}

/** Adds what a finished review found to the result of the match, if it is one of this person's. */
export const keepReview = async ({ rows, eye }: Reviewed, review: Review): Promise<void> => {
  if (eye === null) return;
  const mark = markOf(rows);
  const found = (await listResults()).find(
    (result) => result.mark === mark && result.game === review.game && result.own === seatIndex(eye),
  );
  if (found !== undefined) await keepResult({ ...found, phases: phasesOf(review, eye) });
};

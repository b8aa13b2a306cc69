import { readMatch, formatRow, seatIndex } from '@santiago/kernel';
import { type MyMatch, type MyTable, playerNames, type Reply } from '@santiago/protocol';
import { go } from '@santiago/table/page/browser/route.ts';
import { markOf } from '@santiago/table/page/coach/history/result.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { keepResult, loadResult, type SavedResult } from '@santiago/table/page/sources/local/store.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';
import { pack } from '@santiago/table/page/sources/study/pack.ts';

/** What the server has of this person. */
export interface Online {
  readonly tables: readonly MyTable[];
  readonly finished: readonly MyMatch[];
  readonly standings: Standings;
}

/** My ratings, and those of the bots to compare them with. */
export type Standings = Pick<Reply<'myRatings'>, 'ratings' | 'house'>;

export const NOTHING: Online = { tables: [], finished: [], standings: { ratings: [], house: [] } };

/** A match that the server lists, as this device keeps results. */
export const resultOfMine = ({ table, game, ended, own, seats }: MyMatch): SavedResult => {
  const names = playerNames(
    seats.map(({ name, bot }) => ({ kind: name === null && bot !== null ? 'bot' : 'person', name })),
  );
  return {
    id: table,
    page: 'table',
    game,
    ended,
    players: seats.map(({ name, bot }, index) => ({
      name: names[index] ?? '',
      bot: name === null ? bot : null,
    })),
    own: seatIndex(own),
    points: seats.map(({ points }) => points),
    shares: seats.map(({ share }) => share),
  };
};

/** Results of both, each once: what this device knows of a match from a review stays with it. */
export const allResults = (
  saved: readonly SavedResult[],
  finished: readonly MyMatch[],
): readonly SavedResult[] => {
  const here = new Map(saved.map((result) => [result.id, result]));
  const there = finished.map(resultOfMine).map((result) => ({ ...here.get(result.id), ...result }));
  const listed = new Set(there.map(({ id }) => id));
  return [...there, ...saved.filter(({ id }) => !listed.has(id))];
};

/** Every page of my finished matches; `show` gets what has come so far. */
export const loadOnline = async (show: (online: Online) => void): Promise<void> => {
  if ((await api.call('me', {})).name === null) return;
  const [{ tables }, standings] = await Promise.all([api.call('myTables', {}), api.call('myRatings', {})]);
  const seated = tables.filter(({ mine }) => mine.length > 0);
  const finished: MyMatch[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const page: { matches: MyMatch[]; next: string | null } = await api.call(
      'myMatches',
      before === '' ? {} : { before },
    );
    finished.push(...page.matches);
    show({ tables: seated, finished: [...finished], standings });
    before = page.next;
  }
};

/** Opens the review of a match at a table; what it finds is kept on this device. */
export const reviewMine = async (match: MyMatch): Promise<void> => {
  const file = await api.call('file', { table: match.table });
  const { game } = gameNamed(match.game);
  const read = readMatch(game, file);
  if (read.ok && (await loadResult(match.table)) === null)
    await keepResult({
      ...resultOfMine(match),
      mark: markOf(read.value.rows.map((row) => formatRow(game, row))),
    });
  go({ page: 'review', id: await pack(file), seat: match.own });
};

import { formatRow, readMatch, seatsOf } from '@santiago/kernel';
import { GAMES } from '@santiago/table/page/setups.ts';
import { fileText } from '@santiago/table/page/i18n/refusal.ts';
import { keepMatch } from '@santiago/table/page/sources/local/start.ts';
import { go } from '@santiago/table/page/browser/route.ts';

/** Opens a match file, to look at it or to play on from it. Returns what is wrong with the file. */
export const openMatch = (text: string): string | null => {
  const named = /^\[Game "(\w+)"\]/m.exec(text)?.[1];
  const { game } = GAMES.find(({ name }) => name === named) ?? GAMES[0]!;
  const read = readMatch(game, text);
  if (!read.ok) return fileText(read.fault);
  const { setup, rows, tags, variations } = read.value;
  const seats = seatsOf(setup.players).map((seat) => ({
    kind: 'human' as const,
    name: tags.find((tag) => tag.key === 'Name' && tag.subject === seat)?.value ?? seat,
  }));
  const log = rows.map((row) => formatRow(game, row));
  const saved = variations.map((each) => ({ ...each, rows: each.rows.map((row) => formatRow(game, row)) }));
  go({
    page: 'local',
    id: keepMatch({ game: game.name, setup, seats, log, variations: saved, isFile: true }),
  });
  return null;
};

import { type Game, type Seat, seatIndex, whoIndex } from '@santiago/kernel';
import { playerNames, type TableInfo } from '@santiago/protocol';
import type { Review } from '@santiago/review';
import type { SavedResult, PhaseLoss, SavedMatch } from '../../sources/local/store.ts';
import { numberOf } from '../../ui/Avatar.tsx';
import { rowsOf } from '../challenge/challenge.ts';

/** The same for the same rows in notation, whatever their notes say. */
export const markOf = (rows: readonly string[]): string => {
  const actions = rows.map((row) => row.split(';', 1)[0]!.trim());
  return `${actions.length}.${numberOf(actions.join('\n')).toString(36)}`;
};

/** The result of a match on this device; null where it is not over, or not of one person. */
export const resultOfMatch = (game: Game, match: SavedMatch): SavedResult | null => {
  const { id, setup, seats, log, changed, isFile = false } = match;
  if (isFile || seats.filter(({ kind }) => kind === 'human').length !== 1) return null;
  const rows = rowsOf(game, log);
  const state = game.start(setup);
  for (const { who, action } of rows) game.play(state, whoIndex(who), game.encode(action));
  const outcome = game.outcome(state);
  if (outcome === null) return null;
  return {
    id,
    page: 'local',
    game: game.name,
    ended: changed,
    players: seats.map(({ kind, name, bot = '' }) => ({ name, bot: kind === 'bot' ? bot : null })),
    own: seats.findIndex(({ kind }) => kind === 'human'),
    points: outcome.points,
    shares: outcome.shares,
    mark: markOf(rows.map(({ who, action }) => `${who} ${game.format(action)}`)),
  };
};

/** The result of a table on the server for the player of this seat; null while there is none. */
export const resultOfTable = (info: TableInfo, seat: Seat, ended: number): SavedResult | null => {
  if (info.outcome === null) return null;
  const names = playerNames(info.seats);
  return {
    id: info.id,
    page: 'table',
    game: info.game,
    ended,
    players: info.seats.map(({ kind, bot }, index) => ({
      name: names[index] ?? '',
      bot: kind === 'bot' ? bot : null,
    })),
    own: seatIndex(seat),
    points: info.outcome.points,
    shares: info.outcome.shares,
  };
};

/** What a review says of a player's choices, phase by phase. */
export const phasesOf = ({ seats, scored }: Review, seat: Seat): Readonly<Record<string, PhaseLoss>> => {
  const { phases } = seats[seatIndex(seat)]!;
  return Object.fromEntries(
    Object.entries(phases)
      .filter(([, { decisions }]) => decisions > 0)
      .map(([phase, { decisions, points, chance }]) => [
        phase,
        { decisions, lost: scored ? points : chance },
      ]),
  );
};

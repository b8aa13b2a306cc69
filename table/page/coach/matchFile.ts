import { type Game, isTagText, type Row, type Setup, writeMatch } from '@santiago/kernel';
import type { LocalSeat } from '../worker/match.ts';

interface Written {
  readonly setup: Setup;
  readonly seats: readonly LocalSeat[];
  readonly rows: readonly Row<unknown>[];
}

/** The match file of a match that was played here. */
export const fileOf = (game: Game, { setup, seats, rows }: Written): string =>
  writeMatch(game, {
    setup,
    rows,
    tags: seats.flatMap(({ name }, index) =>
      isTagText(name) ? [{ key: 'Name', subject: `p${index + 1}`, value: name }] : [],
    ),
    variations: [],
  });

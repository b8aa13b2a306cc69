import {
  type Game,
  type GameTypes,
  isUndo,
  parseRow,
  refuseRow,
  type Row,
  type Seat,
} from '@santiago/kernel';
import type { Failure } from '../worker/rpc.ts';
import type { Thought } from '../worker/think.ts';
import type { Thinker } from '../worker/thinker.ts';
import type { Trouble } from './contract.ts';

/**
 * What a failure means for the table, while this bot was choosing or while no bot was; null if we closed it
 * ourselves.
 */
export const troubleOf = ({ kind }: Failure, seat: Seat | null): Trouble | null => {
  switch (kind) {
    case 'threw':
      return seat === null ? { kind: 'stopped', seat } : { kind: 'bot', seat };
    case 'died':
      return { kind: 'stopped', seat };
    case 'closed':
      return null;
  }
};

export type BotAnswer =
  | { readonly kind: 'row'; readonly row: Row<unknown> }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  /** Nobody is interested in the result any more. */
  | { readonly kind: 'dropped' };

/** Asks a bot. An answer that the rules refuse is a failure too, like an error. */
export const askBot = async (
  thinker: Thinker,
  { game, state }: { readonly game: Game; readonly state: GameTypes['State'] },
  thought: Omit<Thought, 'game' | 'view'>,
): Promise<BotAnswer> => {
  const { seat } = thought;
  const result = await thinker.choose({ ...thought, game: game.name, view: game.view(state, seat) });
  if (!result.ok) {
    const trouble = troubleOf(result.failure, seat);
    return trouble === null ? { kind: 'dropped' } : { kind: 'trouble', trouble };
  }
  const row = parseRow(game, `${seat} ${result.value} ; bot`);
  if (row === null || isUndo(row) || refuseRow(game, state, row) !== null)
    return { kind: 'trouble', trouble: { kind: 'bot', seat } };
  return { kind: 'row', row };
};

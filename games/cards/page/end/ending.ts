import { actorOf, type Card, rollOf, type View } from '@santiago/cards';
import { type Seat, seatsOf } from '@santiago/kernel';
import type { Happened } from '@santiago/table/page/model/model.ts';
import { readTold } from '../panel/sentences.ts';

/** Who ended a match of the card game, and how. */
export type Ended =
  /** [X24] This card destroyed the last other base. */
  | { readonly kind: 'destroyed'; readonly by: Seat; readonly card: Card; readonly loser: Seat }
  /** [X29] */
  | { readonly kind: 'resigned'; readonly by: Seat }
  /** [X30] The player who had the last turn before the draw. */
  | { readonly kind: 'passes' | 'quiet' | 'hundred'; readonly by: Seat };

/** Why a match ended. */
export type Ending = Extract<View['phase'], { kind: 'over' }>['ending'];

const destroyedBy = (before: View, dice: Parameters<typeof rollOf>[1]): Ended | null => {
  const roll = rollOf(before, dice);
  if (roll === null || roll.winner === null || roll.loser === null) return null;
  const { winner, loser } = roll;
  return { kind: 'destroyed', by: winner.owner, card: winner.card as Card, loser: loser.owner };
};

/** How the last row ended the match; null where it did not. */
export const endedBy = ({ row, before, after }: Happened<View>): Ended | null => {
  if (after.phase.kind !== 'over') return null;
  const ending: Ending = after.phase.ending;
  const { who, action } = readTold(row.told);
  if (ending === 'destroyed') return action.kind === 'dice' ? destroyedBy(before, action.dice) : null;
  const by = who === '*' ? actorOf(before) : who;
  return by === null ? null : { kind: ending, by };
};

/** The seats that are still in. */
export const standingIn = (view: View): Seat[] =>
  seatsOf(view.setup.players).filter((_, i) => view.seats[i]!.in);

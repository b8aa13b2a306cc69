import {
  type Card,
  cardAtCorner,
  type Corner,
  type Place,
  type Roll,
  rollOf,
  type View,
} from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import type { CardsModel } from '../table/model.ts';
import { readTold } from '../panel/sentences.ts';

export interface Side {
  readonly owner: Seat;
  readonly card: Card;
  readonly place: Place;
}

/**
 * A fight as it is shown: the two cards, the ties so far, the last roll that has come to rest and the one still
 * rolling.
 */
export interface FightSeen {
  readonly sides: readonly [Side, Side];
  readonly ties: readonly Roll[];
  readonly roll: Roll | null;
  readonly rolling: Roll | null;
}

/** Rows that leave the previous fight on the screen. */
const STAYS: ReadonlySet<string> = new Set(['dice', 'fight', 'pick', 'done', 'end']);

const sideOf = (view: View, corner: Corner): Side => {
  const found = cardAtCorner(view, corner)!;
  return { owner: found.owner, card: found.card as Card, place: found };
};

const rollIn = (model: CardsModel, index: number): Roll | null => {
  const { row, before } = model.happenedAt(index);
  const { action } = readTold(row.told);
  return action.kind === 'dice' ? rollOf(before, action.dice) : null;
};

/** The fight shown last, until something new begins; `underWay` is the row whose dice still roll. */
export const lastFight = (model: CardsModel, shown: number, underWay: number | null): FightSeen | null => {
  const rolls: Roll[] = [];
  for (let index = shown - 1; index >= 0; index--) {
    const { row, before, after } = model.happenedAt(index);
    const { action } = readTold(row.told);
    if (!STAYS.has(action.kind)) return null;
    if (action.kind === 'dice') rolls.unshift(rollOf(before, action.dice)!);
    if (action.kind !== 'fight') continue;
    if (after.phase.kind !== 'dice') return null;
    return {
      sides: [sideOf(after, after.phase.attacker), sideOf(after, after.phase.target)],
      ties: rolls.filter(({ loser }) => loser === null),
      roll: rolls.at(-1) ?? null,
      rolling: underWay === shown ? rollIn(model, underWay) : null,
    };
  }
  return null;
};

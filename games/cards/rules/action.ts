import type { Seat } from '@santiago/kernel';
import type { Corner, Place } from './geometry.ts';
import type { Card } from './vocabulary.ts';

/** Attacker's two dice, then the defender's two [X16]. */
export type Dice = readonly [number, number, number, number];

/** What players and chance do. Each verb of the notation is a kind. */
export type Action =
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'base'; readonly card: Card; readonly place: Place }
  | { readonly kind: 'place'; readonly card: Card; readonly place: Place }
  | { readonly kind: 'move'; readonly from: Corner; readonly place: Place }
  | { readonly kind: 'fight'; readonly target: Corner }
  | { readonly kind: 'dice'; readonly dice: Dice }
  | { readonly kind: 'give'; readonly card: Card }
  | { readonly kind: 'take'; readonly card: Card }
  | { readonly kind: 'close' }
  | { readonly kind: 'pick'; readonly card: Card }
  | { readonly kind: 'done' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'end' }
  | { readonly kind: 'resign' };

export type ActionKind = Action['kind'];
export type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;

/** In the order of their numbers; `move` is last because its numbers are the widest. */
export const ACTION_KINDS = [
  'first',
  'base',
  'place',
  'fight',
  'dice',
  'give',
  'take',
  'close',
  'pick',
  'done',
  'pass',
  'end',
  'resign',
  'move',
] as const satisfies readonly ActionKind[];

/** [X28] Two neighbours and an adjoining spot are 7 units each: no move goes farther, in either direction. */
export const MOVE_AT_MOST = 21;

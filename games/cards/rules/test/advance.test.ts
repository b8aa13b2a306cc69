import { cardsAdvance } from '@santiago/cards/advance';
import type { Choice } from '@santiago/kernel';
import { expect, test } from 'vitest';
import { playOn, positioned } from './scene.ts';

const calm: Choice = { name: 'pass-if-calm', gaps: {} };
const all: Choice = { name: 'pass-if-all', gaps: {} };

const TABLE = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base', 'p2 H9 11,0 v', 'p3 C5 0,60 v base'] as const;

test('[X10] a pass holds for the next turn, until there is a fight', () => {
  const state = positioned({ players: 3, table: TABLE });
  const span = cardsAdvance.span(calm, 'p3', state);
  playOn(state, 'p1 place S2 -5,0 v');
  expect(cardsAdvance.span(calm, 'p3', state)).toBe(span);
  playOn(state, 'p2 pass');
  expect(cardsAdvance.answer(calm, 'p3', state)).toEqual({ kind: 'pass' });
  playOn(state, 'p3 pass');
  expect(cardsAdvance.span(calm, 'p3', state)).not.toBe(span);
});

test('[X15] a fight ends it', () => {
  const state = positioned({ players: 3, table: TABLE });
  const span = cardsAdvance.span(calm, 'p3', state);
  playOn(state, 'p1 place S2 5,0 v');
  playOn(state, 'p1 fight 11,0');
  playOn(state, '* dice 1 1 6 6');
  expect(cardsAdvance.span(calm, 'p3', state)).not.toBe(span);
});

test('[X30] a pass if everyone else has passed', () => {
  const state = positioned({ players: 3, table: TABLE });
  playOn(state, 'p1 pass');
  expect(cardsAdvance.answer(all, 'p2', state)).toBeNull();
  playOn(state, 'p2 pass');
  expect(cardsAdvance.answer(all, 'p3', state)).toEqual({ kind: 'pass' });
});

test('[X24] nothing is prepared by those who are out, nor before the first turn', () => {
  const state = positioned({ players: 3, table: TABLE });
  playOn(state, 'p1 resign');
  expect(cardsAdvance.span(calm, 'p1', state)).toBeNull();
  expect(cardsAdvance.span(all, 'p2', state)).not.toBeNull();
});

// What no caller may ask: a bug throws, and says what is wrong.

import { type Card, cardName, cards, possibleAt } from '@santiago/cards';
import { PASS, quadrantOf } from '@santiago/cards/engine';
import { CHANCE, FastRandom } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { PHASES } from '../state/state.ts';
import { cardNumber } from '../vocabulary.ts';
import { positioned } from './scene.ts';
import { setupOf } from './subject.ts';

const TABLE = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;

describe('a bug throws', () => {
  test('what is heard must be an action of somebody, and show something', () => {
    const heard =
      (text: string, ...shown: readonly string[]) =>
      (): void =>
        cards.hear(positioned({ table: TABLE }), { text, shown }, 'p2');
    expect(heard('p1 dance')).toThrow('is not an action');
    expect(heard('p1 place ? nowhere')).toThrow('is not an action');
    expect(heard('x1 pass')).toThrow('names nobody');
    expect(heard('p1 pass', 'there S2')).toThrow('shows nothing');
    expect(heard('p1 pass', '0,0 X2')).toThrow('shows nothing');
  });

  test('numbers and names that mean nothing', () => {
    expect(() => cards.decode(-1)).toThrow('is not an action');
    expect(() => cardName(0)).toThrow('no card has the number 0');
    expect(() => cardName(54)).toThrow('no card has the number 54');
    expect(() => cardNumber('X1' as Card)).toThrow('there is no X1');
    expect(() => quadrantOf(2, 2)).toThrow('no quadrant');
    expect(() => quadrantOf(5, 0)).toThrow('no quadrant');
    expect(() => possibleAt(positioned({ table: TABLE }), { x: 1, y: 0 })).toThrow('no card lies at 1,0');
  });

  test('a match that is over without an ending', () => {
    const state = positioned({ table: TABLE });
    state.phaseNumber = PHASES.over;
    expect(() => cards.view(state, 'p1')).toThrow('has an ending');
  });

  test('actions of another phase', () => {
    expect(() => cards.play(cards.start(setupOf(2)), CHANCE, PASS)).toThrow('no action of the phase first');
    expect(() => cards.draw(positioned({ table: TABLE }), new FastRandom(1))).toThrow(
      'it is not for chance to act',
    );
  });
});

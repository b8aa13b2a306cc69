import type { Deal, Sentence } from '@santiago/kernel';
import type { TableInfo } from '@santiago/protocol';
import { describe, expect, test } from 'vitest';
import { talk as canalsTalk } from '@santiago/canals/page/panel/talk.ts';
import { talk as cardsTalk } from '@santiago/cards/page/panel/talk.ts';
import { fillGaps, isSayable, type Named, type Speaker } from '../src/features/lobby/phraseChoices.ts';

const SEATS = [
  { seat: 'p1', kind: 'person', standIn: false },
  { seat: 'p2', kind: 'person', standIn: false },
  { seat: 'p3', kind: 'bot', standIn: false },
  { seat: 'p4', kind: 'person', standIn: true },
  { seat: 'p5', kind: 'person', standIn: false },
];

/** p1 speaks; p3 is a bot, and one plays for p4. */
const speaker = (isOpen: (deal: Deal) => boolean): Speaker => ({
  info: { seats: SEATS } as unknown as TableInfo,
  own: 'p1',
  isOpen,
});
const all = speaker(() => true);

const sentence = (gaps: Sentence['gaps']): Sentence => ({ gaps, promises: ['to'] });
const swap: Named = [
  'swap',
  sentence({
    to: { kind: 'seat' },
    n: { kind: 'amount', from: 1, to: 3 },
    what: { kind: 'name', names: ['pearl', 'shell'] },
  }),
];
const gang: Named = ['gang', sentence({ to: { kind: 'seat' }, seat: { kind: 'seat' } })];

describe('what can be said', () => {
  test('goes to people, about anybody but the two who talk', () => {
    expect(fillGaps(all, gang, {})).toEqual({
      gaps: { to: 'p2', seat: 'p3' },
      choices: [
        ['to', ['p2', 'p5']],
        ['seat', ['p3', 'p4', 'p5']],
      ],
    });
    expect(fillGaps(all, gang, { to: 'p5', seat: 'p5' }).gaps).toEqual({ to: 'p5', seat: 'p2' });
  });

  test('[C55] is only what can still be kept', () => {
    const shellsOfBo = speaker(({ to, phrase }) => to === 'p5' && phrase.gaps['what'] === 'shell');
    expect(fillGaps(shellsOfBo, swap, { to: 'p2', n: '2' })).toEqual({
      gaps: { to: 'p5', n: 2, what: 'shell' },
      choices: [
        ['to', ['p5']],
        ['n', [1, 2, 3]],
        ['what', ['shell']],
      ],
    });
    expect(isSayable(shellsOfBo, swap)).toBe(true);
    expect(
      isSayable(
        speaker(() => false),
        swap,
      ),
    ).toBe(false);
  });

  test('needs nobody’s consent where it promises nothing', () => {
    expect(
      isSayable(
        speaker(() => false),
        ['thanks', { gaps: {} }],
      ),
    ).toBe(true);
  });
});

describe('what a sentence is about lights up', () => {
  test('in Canals: its ditch, or the plantations of whoever says it', () => {
    const view = {
      plantations: [
        { square: 'c3', planter: 'p1', markers: 2 },
        { square: 'c4', planter: 'p1', markers: 0 },
        { square: 'd4', planter: 'p2', markers: 1 },
      ],
    };
    const pay = { name: 'pay', gaps: { to: 'p2', n: 3, ditch: 'B2-C2' } };
    expect(canalsTalk.spots(pay, 'p1', view)).toEqual(['B2-C2']);
    expect(canalsTalk.spots({ name: 'plant', gaps: { to: 'p2', crop: 'bean' } }, 'p1', view)).toEqual(['c3']);
    expect(canalsTalk.spots({ name: 'no-desert', gaps: {} }, 'p2', view)).toEqual(['d4']);
  });

  test('in Cards: the bases of those it is about', () => {
    const view = {
      table: [
        { x: 0, y: 0, owner: 'p1', base: true },
        { x: 5, y: 0, owner: 'p1', base: false },
        { x: 60, y: 0, owner: 'p2', base: true },
        { x: 0, y: -60, owner: 'p3', base: true },
      ],
    };
    expect(cardsTalk.spots({ name: 'truce', gaps: { to: 'p2' } }, 'p1', view)).toEqual(['0,0', '60,0']);
    expect(cardsTalk.spots({ name: 'against', gaps: { to: 'p2', seat: 'p3' } }, 'p1', view)).toEqual([
      '0,-60',
    ]);
  });
});

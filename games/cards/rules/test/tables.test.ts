// The tables of the engine and its numbers for actions, entry by entry.

import { type Action, cardName, cards } from '@santiago/cards';
import { describe, expect, test } from 'vitest';
import {
  ADJOINING,
  adjoining,
  overlaps,
  sharesEdge,
  spotAt,
  spotDir,
  spotX,
  spotY,
  touches,
} from '../geometry.ts';
import {
  BRIDGED,
  EDGE,
  nearnessOf,
  relation,
  sharedSteps,
  stepOnto,
  stepsTouching,
  TOGETHER,
  TOUCH,
  TOUCH_SHIFT,
} from '../relations.ts';

/** All ways in which two cards can lie to each other, a little farther than they can matter. */
const eachPair = (reach: number, look: (a: number, b: number) => string | null): string[] => {
  const wrong: string[] = [];
  for (const dirs of [0, 1, 2, 3]) {
    const a = spotAt(3, -4, dirs >> 1);
    for (let dx = -reach; dx <= reach; dx++)
      for (let dy = -reach; dy <= reach; dy++) {
        const fault = look(a, spotAt(3 + dx, -4 + dy, dirs & 1));
        if (fault !== null) wrong.push(`${dirs} ${dx},${dy}: ${fault}`);
      }
  }
  return wrong;
};

const stepsWhere = (holds: (step: number) => boolean): number => {
  let steps = 0;
  for (let step = 0; step < ADJOINING; step++) if (holds(step)) steps |= 1 << step;
  return steps;
};

const said = (value: number, wanted: number, what: string): string | null =>
  value === wanted ? null : `${what} ${value} instead of ${wanted}`;

describe('what two cards are to each other', () => {
  test('[X12][X13][X14] is in the table of relations', () => {
    const wrong = eachPair(18, (a, b) => {
      const entry = relation(a, b);
      const touched = stepsWhere((step) => touches(adjoining(a, step), b));
      return (
        said(
          entry & 0xfff,
          stepsWhere((step) => overlaps(adjoining(a, step), b)),
          'blocked',
        ) ??
        said((entry >> TOUCH_SHIFT) & 0xfff, touched, 'touched') ??
        said(stepsTouching(a, b), touched, 'touching') ??
        said(entry & EDGE, sharesEdge(a, b) ? EDGE : 0, 'edge') ??
        said(entry & TOUCH, touches(a, b) ? TOUCH : 0, 'touch') ??
        said(
          stepOnto(entry),
          stepsWhere((step) => adjoining(a, step) === b),
          'step',
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  test('[X12] which adjoining spots they have in common', () => {
    const wrong = eachPair(15, (a, b) => {
      const others = new Set(Array.from({ length: ADJOINING }, (_, step) => adjoining(b, step)));
      const wanted = stepsWhere((step) => others.has(adjoining(a, step)));
      return said(sharedSteps(a, b), wanted, 'common');
    });
    expect(wrong).toEqual([]);
  });

  test('[X8] how near two bases are', () => {
    const touching = [0, 1].map((dir) => {
      const found: number[] = [];
      for (let x = -9; x <= 9; x++)
        for (let y = -9; y <= 9; y++)
          for (const other of [0, 1])
            if (touches(spotAt(0, 0, dir), spotAt(x, y, other))) found.push(spotAt(x, y, other));
      return found;
    });
    const wrong = eachPair(19, (a, b) => {
      const isBridged = touching[spotDir(a)]!.some((each) =>
        touches(spotAt(spotX(a) + spotX(each), spotY(a) + spotY(each), spotDir(each)), b),
      );
      const together = overlaps(a, b) || touches(a, b) ? TOGETHER : 0;
      return said(nearnessOf(a, b), together | (isBridged ? BRIDGED : 0), 'near');
    });
    expect(wrong).toEqual([]);
  });
});

describe('an action survives its number, and no other has it', () => {
  const unlike = (actions: readonly Action[]): string[] => {
    const numbers = new Set(actions.map((action) => cards.encode(action)));
    const wrong = actions
      .map((action) => ({ text: cards.format(action), back: cards.decode(cards.encode(action)) }))
      .filter(({ text, back }) => cards.format(back) !== text)
      .map(({ text }) => text);
    return numbers.size === actions.length ? wrong : [...wrong, 'two share a number'];
  };
  const DIRS = ['v', 'h'] as const;

  test('[X28] moves as far as they go', () => {
    const far = [-21, -20, -8, -7, -1, 0, 1, 5, 7, 20, 21];
    const actions = [
      [0, 0],
      [0, 1],
      [1, 0],
      [-126, 126],
      [126, -126],
    ].flatMap(([x = 0, y = 0]) =>
      far.flatMap((dx) =>
        far.flatMap((dy) =>
          DIRS.map((dir): Action => ({ kind: 'move', from: { x, y }, place: { x: x + dx, y: y + dy, dir } })),
        ),
      ),
    );
    const onTable = actions.filter(
      (action) => action.kind === 'move' && Math.abs(action.place.x) < 127 && Math.abs(action.place.y) < 127,
    );
    expect(unlike(onTable)).toEqual([]);
  });

  test('all else', () => {
    const names = Array.from({ length: 53 }, (_, index) => cardName(index + 1));
    const die = [1, 2, 5, 6] as const;
    const corners = [-126, -1, 0, 1, 126].flatMap((x) => [-126, 0, 126].map((y) => ({ x, y })));
    const actions: Action[] = [
      ...(['p1', 'p2', 'p3', 'p4'] as const).map((seat): Action => ({ kind: 'first', seat })),
      ...names.flatMap((card) =>
        corners.flatMap((corner) =>
          DIRS.flatMap((dir): Action[] => [
            { kind: 'base', card, place: { ...corner, dir } },
            { kind: 'place', card, place: { ...corner, dir } },
          ]),
        ),
      ),
      ...names.flatMap((card) => (['give', 'take', 'pick'] as const).map((kind): Action => ({ kind, card }))),
      ...corners.map((target): Action => ({ kind: 'fight', target })),
      ...die.flatMap((a) =>
        die.flatMap((b) =>
          die.flatMap((c) => die.map((d): Action => ({ kind: 'dice', dice: [a, b, c, d] }))),
        ),
      ),
      ...(['close', 'done', 'pass', 'end', 'resign'] as const).map((kind): Action => ({ kind })),
    ];
    expect(unlike(actions)).toEqual([]);
  });
});

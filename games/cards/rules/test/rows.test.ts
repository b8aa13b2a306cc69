// Rows that are almost right, and offers against the list of what is legal, in every phase.

import { cards, type Run, type State } from '@santiago/cards';
import { seatIndex } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { all, answers, playOn, positioned } from './scene.ts';
import { setupOf } from './subject.ts';

const ROWS = [
  'first p2',
  'base SK -10,-21 v',
  'place S8 5,12 h',
  'move 5,12 0,19 v',
  'fight 5,19',
  'dice 4 2 2 1',
  'give HQ',
  'take S10',
  'pick S8',
  'close',
  'done',
  'pass',
  'end',
  'resign',
] as const;

describe('malformed text parses to nothing', () => {
  test('a word more, a word less, or any other word that is none', () => {
    for (const row of ROWS) {
      const words = row.split(' ');
      const last = words.at(-1)!;
      const wrong = [
        `${row} `,
        `${row} x`,
        `${row} ${last}`,
        ...(words.length > 1 ? [words.slice(0, -1).join(' ')] : []),
        ...words.map((_, index) => words.with(index, 'x').join(' ')),
        ...words.map((_, index) => words.with(index, '').join(' ')),
      ];
      for (const text of wrong) expect(cards.parse(text), text).toBeNull();
      expect(cards.format(cards.parse(row)!)).toBe(row);
    }
  });

  test('[X4] spots that no card can reach', () => {
    for (const corner of ['126,-126', '-126,126', '0,0'])
      expect(cards.parse(`fight ${corner}`)).not.toBeNull();
    for (const corner of ['127,0', '-127,0', '0,127', '0,-127', '999,999'])
      expect(cards.parse(`fight ${corner}`)).toBeNull();
  });

  test('[X28] moves that are farther than two neighbours and a spot', () => {
    for (const to of ['31,-2', '-11,-2', '10,19', '10,-23', '31,19'])
      expect(cards.parse(`move 10,-2 ${to} v`)).not.toBeNull();
    for (const to of ['32,-2', '-12,-2', '10,20', '10,-24'])
      expect(cards.parse(`move 10,-2 ${to} v`)).toBeNull();
  });
});

describe('what is offered is what is legal', () => {
  const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base', 'p3 C5 0,60 v base'] as const;
  const LINE = [
    ...BASES,
    'p1 S6 5,0 v',
    'p1 S7 10,0 h',
    'p2 H9 23,0 v',
    'p3 C9 10,11 v',
    'p3 C8 17,8 v',
  ] as const;
  const RICH = { p1: 'H2 H4 C10', p2: 'S2 S8 S9', p3: 'SQ' } as const;
  const acting = (): State => positioned({ players: 3, table: LINE, pools: RICH });
  const poor = (): State => positioned({ players: 3, table: LINE });
  const fighting = (): State => playOn(poor(), 'p1 place SA 17,0 v');
  const SIEGE = ['p1 S5 48,0 v base', 'p2 H5 59,0 v base', 'p3 C5 0,60 v base'] as const;

  const PHASES: readonly (readonly [string, () => State])[] = [
    ['base', () => playOn(cards.start(setupOf(3)), '* first p2')],
    ['act', acting],
    ['fight', fighting],
    ['give', () => playOn(acting(), 'p1 give H4')],
    ['take', () => playOn(acting(), 'p1 give C10', 'p1 give H4', 'p1 take S8')],
    ['after', () => playOn(positioned({ players: 3, table: BASES, pools: RICH }), 'p1 place SA 5,0 v')],
    [
      'pick',
      () =>
        playOn(
          positioned({ players: 3, table: SIEGE, pools: { p3: 'S2 S9' } }),
          'p1 place SA 53,0 v',
          'p1 fight 59,0',
          '* dice 6 6 1 1',
        ),
    ],
  ];

  /** Upright before sideways, then upwards, then to the right; spots side by side are one run. */
  const isInOrder = (runs: readonly Run[]): boolean =>
    runs.every((run, index) => {
      const before = runs[index - 1];
      if (before === undefined) return true;
      if (before.dir !== run.dir) return before.dir === 'v';
      return before.y === run.y ? before.to + 1 < run.from : before.y < run.y;
    });

  test.each(PHASES)('%s', (kind, make) => {
    const state = make();
    const { phase } = all(state);
    if (!('by' in phase)) throw new Error('nobody acts');
    expect(phase.kind).toBe(kind);
    const seat = seatIndex(phase.by);
    const offer = cards.offer(state, seat)!;
    const listed = answers(state, phase.by);
    expect(listed.length).toBeGreaterThan(1);
    expect(cards.count(state, seat)).toBe(listed.length);
    expect(cards.forced(state, seat)).toBe(-1);
    const offered = cards.expand(offer).map((action) => cards.format(action));
    expect(offered.toSorted()).toEqual(listed);
    // A move is offered once for each card that can be moved.
    const movable = listed.flatMap((text) => (text.startsWith('move') ? [text.split(' ')[1]!] : []));
    const corners = offer.moves.map(({ from }) => `${from.x},${from.y}`);
    expect(corners.toSorted()).toEqual([...new Set(movable)].toSorted());
    expect([offer.lay?.runs ?? [], ...offer.moves.map(({ runs }) => runs)].every(isInOrder)).toBe(true);
    expect(offer.lay?.kind ?? null).toBe(kind === 'base' ? 'base' : kind === 'act' ? 'place' : null);
    // Of ten thousand bases some are enough.
    for (const text of listed.filter((_, index) => index < 200 || index % 499 === 0))
      expect(cards.refuse(state, seat, cards.parse(text)!), text).toBeNull();
    expect(cards.refuse(state, seat, cards.parse('place S2 -100,100 v')!)).not.toBeNull();
    for (const other of [0, 1, 2].filter((each) => each !== seat)) {
      expect(cards.offer(state, other)).toBeNull();
      expect(cards.count(state, other)).toBe(0);
      expect(cards.forced(state, other)).toBe(-1);
    }
  });

  test('[X28][X29] a choice is none that is forced, be it of moves alone', () => {
    expect(cards.forced(poor(), 0)).toBe(-1);
    expect(cards.forced(positioned({ players: 3, table: LINE, hands: { p1: '' } }), 0)).toBe(-1);
    expect(cards.forced(positioned({ players: 3, table: LINE, hands: { p1: 'S2' } }), 0)).toBe(-1);
  });

  test('any of it may be drawn, and nothing else', () => {
    for (const [, make] of PHASES.slice(1)) {
      const state = make();
      const { phase } = all(state);
      if (!('by' in phase)) throw new Error('nobody acts');
      const seat = seatIndex(phase.by);
      const count = cards.count(state, seat);
      const drawn = Array.from({ length: count }, (_, choice) =>
        cards.format(cards.decode(cards.sample(state, seat, { below: () => choice }))),
      );
      expect(drawn.toSorted()).toEqual(answers(state, phase.by));
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canals } from '@santiago/canals';
import { bribing, leftover, offered, planting } from './refusing.ts';
import { ending, opening, setupOf, Table } from './table.ts';

const fresh = (options: Record<string, string> = {}, players = 4): Table =>
  new Table(canals.start(setupOf(players, options)));

const palms = (): Table => fresh({ palms: 'on' }).play('* overseer p1, * spring B2');
const aside = (): Table => fresh().play('* overseer p1, * spring B2');

/** Each refusal there is: the table, the row, the code and the sentence. */
const REFUSALS: readonly (readonly [Table, string, string, string])[] = [
  // The kernel's: whose turn it is.
  [opening({ players: 4 }), 'p3 bid 4', 'not-your-turn', "It is not p3's turn but p2's."],
  [opening({ players: 2 }), 'p3 bid 4', 'not-your-turn', "It is not p3's turn but p1's and p2's."],
  [opening({ players: 4 }), 'p5 pass', 'not-your-turn', "It is not p5's turn but p2's."],
  [opening({ players: 4 }), '* overseer p1', 'not-chance', 'A player must act now, not chance.'],
  [fresh(), 'p1 pass', 'chance-first', 'Chance must act first.'],
  [ending({ players: 4 }), 'p1 pass', 'over', 'The match is over.'],
  [ending({ players: 4 }), '* aside bean1', 'over', 'The match is over.'],
  // Another phase.
  [opening({ players: 4 }), 'p2 dig B2-C2', 'wrong-phase', 'It is the auction phase: bid or pass.'],
  [
    opening({ players: 2 }),
    'p2 plant bean1 a1',
    'wrong-phase',
    'It is the auction phase: bid in secret, or pass.',
  ],
  [planting(), 'p2 bid 1', 'wrong-phase', 'It is the planting phase: take a tile and plant it.'],
  [leftover(), 'p2 pass', 'wrong-phase', 'The leftover tile must be placed.'],
  [bribing(), 'p2 bid 1', 'wrong-phase', 'It is the bribing phase: propose, support or pass.'],
  [offered(), 'p1 extra C3-C4', 'wrong-phase', 'The overseer decides: accept a proposal or build elsewhere.'],
  [
    offered().play('p1 accept C2-C3'),
    'p2 dig C3-C4',
    'wrong-phase',
    'It is the extra canal phase: build yours, or pass.',
  ],
  [
    fresh({ spring: 'chosen' }).play('* overseer p2'),
    'p2 pass',
    'wrong-phase',
    'The overseer places the spring now.',
  ],
  [
    fresh({}, 2).play('* overseer p2, * spring B2'),
    'p2 pass',
    'wrong-phase',
    'The overseer builds the first canal now.',
  ],
  [fresh(), '* spring B2', 'wrong-phase', 'Chance names the first overseer now.'],
  [fresh().play('* overseer p1'), '* aside bean1', 'wrong-phase', 'Chance places the spring now.'],
  [palms(), '* aside bean1', 'wrong-phase', 'Chance places the palms now.'],
  [aside(), '* reveal bean1 bean1 bean1 cane1', 'wrong-phase', 'Chance sets a tile aside now.'],
  [aside().play('* aside bean1'), '* aside bean1', 'wrong-phase', 'Chance turns the tiles over now.'],
  // The auction.
  [opening({ players: 4 }), 'p2 bid 11', 'too-poor', 'You have 10 escudos.'],
  [opening({ players: 4 }), 'p2 bid 99999', 'too-poor', 'You have 10 escudos.'],
  [opening({ players: 4 }), 'p2 bid 0', 'bid-zero', 'A bid is at least 1; to bid nothing, pass.'],
  [opening({ players: 4 }).play('p2 bid 4'), 'p3 bid 4', 'bid-taken', '4 is already bid by p2.'],
  [opening({ players: 5 }).play('p2 bid 4, p3 bid 5'), 'p4 bid 5', 'bid-taken', '5 is already bid by p3.'],
  [opening({ players: 2 }), 'p2 bid 6', 'too-poor', 'You have 5 escudos.'],
  // Planting.
  [
    planting(),
    'p2 plant cane2 a1',
    'tile-gone',
    'There is no cane2 left this round. The tiles left are cane1 bean2.',
  ],
  [planting(), 'p2 plant cane1 c4', 'square-desert', 'c4 is desert; nothing grows there any more.'],
  [planting(), 'p2 plant cane1 d4', 'square-taken', 'd4 is already planted.'],
  [
    leftover(),
    'p2 plant cane1 a1',
    'leftover-apart',
    'The leftover tile must go next to a plantation; a1 is not next to one.',
  ],
  [leftover(), 'p2 plant cane1 d4', 'square-taken', 'd4 is already planted.'],
  [
    leftover(),
    'p2 plant cane2 d5',
    'tile-gone',
    'There is no cane2 left this round. The tiles left are cane1.',
  ],
  // Bribing.
  [bribing(), 'p2 propose B2-C2 1', 'ditch-apart', 'Ditch B2-C2 is not connected to the water yet.'],
  [bribing(), 'p2 propose C3-D3 1', 'ditch-built', 'There is already a canal on C3-D3.'],
  [bribing(), 'p2 propose C2-C3 0', 'bribe-small', 'A bribe is at least 1.'],
  [bribing([9, 1, 9, 9]), 'p2 propose C2-C3 2', 'too-poor', 'You have 1 escudo.'],
  [
    bribing().play('p2 propose C2-C3 1'),
    'p3 propose C2-C3 2',
    'ditch-proposed',
    'C2-C3 is already proposed; you can support it.',
  ],
  [
    bribing(),
    'p2 support C2-C3 2',
    'ditch-unproposed',
    'Nobody has proposed C2-C3, so it cannot be supported.',
  ],
  [offered(), 'p1 accept C3-C4', 'ditch-unproposed', 'Nobody has proposed C3-C4, so it cannot be accepted.'],
  [
    offered(),
    'p1 dig C2-C3',
    'dig-proposed',
    'C2-C3 is proposed; accept it, or build where nobody proposed.',
  ],
  [offered(), 'p1 dig C3-C4', 'refuse-poor', 'You have 3 escudos; building elsewhere costs 6.'],
  [
    bribing([0, 1, 1, 1]).play('p2 pass, p3 pass, p4 pass'),
    'p1 dig C3-C4',
    'dig-poor',
    'You have 0 escudos; building costs 1.',
  ],
  [
    offered(),
    'p1 pass',
    'must-build',
    'There are proposals: accept one, or build elsewhere for one more than the largest total.',
  ],
  [
    offered().play('p1 accept C2-C3'),
    'p2 extra A1-B1',
    'ditch-apart',
    'Ditch A1-B1 is not connected to the water yet.',
  ],
  // Set-up.
  [
    fresh({}, 2).play('* overseer p2, * spring B2'),
    'p2 dig C2-D2',
    'first-canal',
    'The first canal begins at the spring on B2.',
  ],
  [fresh(), '* overseer p5', 'impossible-chance', 'p5 cannot be the first overseer here.'],
  [fresh({ overseer: 'p2' }), '* overseer p1', 'impossible-chance', 'p1 cannot be the first overseer here.'],
  [
    fresh().play('* overseer p1'),
    '* spring A1',
    'impossible-chance',
    'The spring cannot be on A1 with spring=inner.',
  ],
  [
    palms(),
    '* palms b2 h1 h6',
    'impossible-chance',
    'Palms are written in the order a1, b1 … h6, each square once.',
  ],
  [
    palms(),
    '* palms a1 h1 h1',
    'impossible-chance',
    'Palms are written in the order a1, b1 … h6, each square once.',
  ],
  [palms(), '* palms h1 b2 h6', 'impossible-chance', 'Palms touch neither the spring nor each other.'],
  [palms(), '* palms f1 g2 a6', 'impossible-chance', 'Palms touch neither the spring nor each other.'],
  [
    aside().play('* aside bean1'),
    '* reveal bean1 bean1 bean1 cane1',
    'impossible-chance',
    '3 bean1 cannot be turned over: the stacks hold 2.',
  ],
  [
    aside().play('* aside bean1'),
    '* reveal bean1 bean1 cane1',
    'impossible-chance',
    '4 tiles are turned over, one per stack, not 3.',
  ],
];

describe('refusals', () => {
  test.each(REFUSALS)('%#: %s', (table, row, code, text) => {
    const before = table.view();
    expect(table.refusal(row)).toMatchObject({ code, text });
    expect(table.view()).toEqual(before);
  });

  test('every code that the rules can give is reached', () => {
    const sources = ['../phases/', '../common/'].flatMap((folder) => {
      const url = new URL(folder, import.meta.url);
      return readdirSync(url).map((file) => readFileSync(new URL(file, url), 'utf8'));
    });
    const codes = [...sources.join('\n').matchAll(/refusal\(\s*'([a-z-]+)'/g)].map((match) => match[1]!);
    // The one code that no row of notation can reach: see the amounts below.
    const reached = new Set([...REFUSALS.map(([, , code]) => code), 'not-whole']);
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((code) => !reached.has(code))).toEqual([]);
  });

  test('amounts of −1, 1.5, 1e9, NaN and worse are refused, and never become another action', () => {
    const auction = opening({ players: 4 }).state;
    const sealed = opening({ players: 2 }).state;
    const bribes = bribing().state;
    const bad: readonly (readonly [number, string])[] = [
      [-1, 'bid-zero'],
      [-0, 'bid-zero'],
      [1.5, 'not-whole'],
      [Number.NaN, 'not-whole'],
      [Number.POSITIVE_INFINITY, 'not-whole'],
      [Number.NEGATIVE_INFINITY, 'not-whole'],
      [1e9, 'too-poor'],
      [2 ** 32 + 1, 'too-poor'],
      [Number.MAX_SAFE_INTEGER, 'too-poor'],
    ];
    for (const [amount, code] of bad) {
      expect(canals.refuse(auction, 1, { kind: 'bid', amount })?.code, `bid ${amount}`).toBe(code);
      expect(canals.refuse(sealed, 1, { kind: 'bid', amount })?.code, `bid ${amount}`).toBe(code);
      const small = code === 'bid-zero' ? 'bribe-small' : code;
      const bribe = { kind: 'propose', ditch: 'C2-C3', amount } as const;
      expect(canals.refuse(bribes, 1, bribe)?.code, `bribe ${amount}`).toBe(small);
      if (amount === 0) continue;
      expect(() => canals.encode({ kind: 'bid', amount })).toThrow(RangeError);
      expect(() => canals.encode(bribe)).toThrow(RangeError);
      expect(() => canals.encode({ ...bribe, kind: 'support' })).toThrow(RangeError);
    }
    for (const text of ['-1', '1.5', '1e9', 'NaN', '01', '+1', '', ' 1', '1000000', '0x1', '１', '1\n'])
      expect(canals.parse(`bid ${text}`), text).toBeNull();
  });

  test('[C40] a sealed bid cannot be given twice', () => {
    const half = opening({ players: 2 }).play('p1 bid 2');
    expect(half.why('p1 pass')).toBe("It is not p1's turn but p2's.");
  });
});

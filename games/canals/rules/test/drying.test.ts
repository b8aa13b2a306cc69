import { describe, expect, test } from 'vitest';
import { dryPlantations, DITCHES, SQUARES, TILES } from '@santiago/canals';
import { runsAlong } from './geometry.ts';
import { idleUntil, position, type Table } from './table.ts';

/** The last decision before drying: only p2 still has an extra canal. */
const beforeDrying = (plantations: string, canals = 'C2-D2', round = 4): Table =>
  position({
    players: 4,
    round,
    canals,
    plantations,
    extras: ['p2'],
    phase: { kind: 'extra', queue: ['p2'] },
  });

/** On to the next time that it dries, without canals, with tiles planted out of the way. */
const nextDrying = (table: Table): Table => {
  const tile = TILES[table.view().unseen.findIndex((left) => left >= 4)]!;
  table.play(`* reveal ${Array(4).fill(tile).join(' ')}`);
  return idleUntil(table, 'reveal');
};

describe('drying', () => {
  test('[C47] irrigated is what has a canal along a side', () => {
    for (const ditch of DITCHES) {
      const table = beforeDrying(SQUARES.map((square) => `${square} bean2 p1 2`).join(), ditch).play(
        'p2 pass',
      );
      for (const square of SQUARES)
        expect(table.at(square), `${square} by ${ditch}`).toBe(
          runsAlong(ditch, square) ? 'bean2 p1 2' : 'bean2 p1 1',
        );
    }
  });

  test('[C47] the spring alone irrigates nothing', () => {
    const around = 'd2 bean2 p1 2, e2 bean2 p1 2, d3 bean2 p1 2, e3 bean2 p1 2';
    const table = beforeDrying(around, '').play('p2 pass');
    for (const square of ['d2', 'e2', 'd3', 'e3'] as const) expect(table.at(square)).toBe('bean2 p1 1');
  });

  test('[C47] once irrigated, always irrigated; a canal dug in time saves', () => {
    const table = beforeDrying('e3 bean1 p1 0, d3 bean1 p1 0', '').play('p2 extra C2-D2');
    expect(table.at('e3')).toBe('bean1 p1 0');
    expect(table.at('d3')).toBe('bean1 p1 0 desert');
    for (let round = 0; round < 4; round++) nextDrying(table);
    expect(table.at('e3')).toBe('bean1 p1 0');
  });

  test('[C47] what is planted beside a canal is irrigated at once', () => {
    const table = position({
      players: 4,
      round: 4,
      canals: 'C2-D2, C4-D4',
      extras: [],
      phase: { kind: 'planting', tiles: ['cane1', 'cane1', 'cane2'], queue: ['p2', 'p3', 'p4'], last: null },
    });
    table.play('p2 plant cane1 e2, p3 plant cane2 e6, p4 plant cane1 e4');
    idleUntil(table, 'reveal');
    expect([table.at('e2'), table.at('e6'), table.at('e4')]).toEqual([
      'cane1 p2 1',
      'cane2 p3 2',
      'cane1 p4 0',
    ]);
  });

  test('[C48] every dry plantation loses one marker; one that had none turns to desert, its palm goes', () => {
    const table = beforeDrying(
      [
        'a1 bean2 p1 2 palm, b1 bean2 p2 1 palm, c1 bean2 p3 0 palm',
        'a6 cane2 nobody, h6 cane2 nobody 0 palm, h5 cane2 p4 2',
        'e3 pepper2 p4 1 palm, f3 pepper1 nobody',
      ].join(),
    ).play('p2 pass');
    expect((['a1', 'b1', 'c1', 'a6', 'h6', 'h5', 'e3', 'f3'] as const).map((at) => table.at(at))).toEqual([
      'bean2 p1 1 palm',
      'bean2 p2 0 palm',
      'bean2 p3 0 desert',
      'cane2 nobody 0 desert',
      'cane2 nobody 0 desert',
      'cane2 p4 1',
      'pepper2 p4 1 palm',
      'pepper1 nobody 0',
    ]);
    expect(table.view().palms).toEqual([]);
  });

  test('[C48] for good: water comes too late for a desert, and it loses nothing more', () => {
    const table = beforeDrying('e3 bean2 p1 0').play('p2 pass');
    expect(table.at('e3')).toBe('bean2 p1 0');
    const late = beforeDrying('d3 bean2 p1 0').play('p2 pass');
    expect(late.at('d3')).toBe('bean2 p1 0 desert');
    late.play('* reveal cane2 cane2 cane2 cane2');
    idleUntil(late, 'decision').play('p2 dig B2-C2');
    idleUntil(late, 'reveal');
    expect(late.at('d3')).toBe('bean2 p1 0 desert');
  });

  test('[C48] markers go to the box, not back to their owner', () => {
    const table = beforeDrying('a1 bean2 p1 2').play('p2 pass');
    expect(table.view().seats[0]!.markers).toBe(20);
  });

  test('[C48][C51] when a dry plantation is lost is what is said of it, in a round and between two', () => {
    for (const round of [7, 8, 9, 10]) {
      for (const phase of ['extra', 'reveal'] as const) {
        const table = position({
          players: 4,
          round,
          plantations: 'h4 bean2 p1 2, h5 bean2 p1 1, h6 bean2 p1 0',
          extras: ['p2'],
          phase: phase === 'extra' ? { kind: phase, queue: ['p2'] } : { kind: phase },
        });
        const said = dryPlantations(table.state).map(({ square, lostIn }) => [square, lostIn] as const);
        expect(said).toHaveLength(3);
        const lost = new Map<string, number>();
        for (let ends = 0; table.phase !== 'over'; ends++) {
          if (table.phase === 'reveal') nextDrying(table);
          else idleUntil(table, 'reveal');
          for (const [square] of said)
            if (table.at(square).endsWith('desert') && !lost.has(square)) lost.set(square, ends);
        }
        expect(lost, `${phase} of round ${round}`).toEqual(new Map(said));
      }
    }
  });

  test('[C49] without its last marker it is neutral this round and can still be saved', () => {
    const table = beforeDrying('d3 bean1 p1 1').play('p2 pass');
    expect(table.at('d3')).toBe('bean1 p1 0');
    const saved = table.copy().play('* reveal cane2 cane2 cane2 cane2');
    idleUntil(saved, 'decision').play('p2 dig B2-C2');
    idleUntil(saved, 'reveal');
    nextDrying(saved);
    expect(saved.at('d3')).toBe('bean1 p1 0');
    expect(nextDrying(table).at('d3')).toBe('bean1 p1 0 desert');
  });

  test('[C49] nobody can ever take it over', () => {
    const table = position({
      players: 4,
      plantations: 'd3 bean1 p1 0',
      phase: { kind: 'planting', tiles: ['cane1'], queue: ['p2'], last: null },
    });
    expect(table.refusal('p2 plant cane1 d3')?.code).toBe('square-taken');
  });

  test('[C50] everybody gets 3 escudos', () => {
    const table = position({
      players: 5,
      round: 4,
      cash: [0, 1, 7, 10, 30],
      extras: ['p2'],
      phase: { kind: 'extra', queue: ['p2'] },
    }).play('p2 pass');
    expect(table.cash).toEqual([3, 4, 10, 13, 33]);
  });

  test('[C50] not in the last round, nor any marker drying', () => {
    const last = position({
      players: 5,
      cash: [0, 1, 7, 10, 30],
      canals: 'C2-D2',
      plantations: 'e3 bean2 p1 2',
      extras: ['p2'],
      phase: { kind: 'extra', queue: ['p2'] },
    }).play('p2 pass');
    expect(last.cash).toEqual([0, 1, 7, 10, 30]);
    expect(last.at('e3')).toBe('bean2 p1 2');
  });
});

import { position, type Table } from './table.ts';

/** Tables at which much is refused. */

/** p2, p3 and p4 may propose; everybody has 10 escudos, or as much as is said. */
export const bribing = (cash: readonly number[] = []): Table =>
  position({
    players: 4,
    round: 3,
    spring: 'C3',
    canals: 'C3-D3',
    cash,
    phase: { kind: 'bribing', queue: ['p2', 'p3', 'p4'], proposals: [] },
  });

/** The overseer, who is too poor to build elsewhere, has one proposal. */
export const offered = (): Table => bribing([3, 10, 10, 10]).play('p2 propose C2-C3 5, p3 pass, p4 pass');

export const planting = (): Table =>
  position({
    players: 4,
    plantations: 'c4 bean2 p1 0 desert, d4 bean1 p1 1',
    phase: { kind: 'planting', tiles: ['cane1', 'bean2'], queue: ['p2', 'p3'], last: null },
  });

export const leftover = (plantations = 'd4 bean1 p1 1'): Table =>
  position({ players: 3, plantations, phase: { kind: 'leftover', tile: 'cane1', by: 'p2' } });

import { describe, expect, test } from 'vitest';
import { census, type CensusLevel } from '@santiago/kernel';
import { canals } from '@santiago/canals';
import { actors, copyWorld, legalLines, newWorld, playLine, type World } from './referee.ts';
import { idle, rowOf, setupOf, Table } from './table.ts';

/** A place in a match from which lines are counted, and what chance does there. */
interface Place {
  readonly name: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly rows: string;
  /** Then everybody passes, chance turning over what comes first, until this round and phase. */
  readonly until?: { readonly round: number; readonly phase: string };
  readonly reveal: string;
  readonly depth: number;
  /** Different lines of so many rows, from 0 on. */
  readonly lines: readonly number[];
}

const OPENING = '* overseer p1, * spring B2, * aside cane1, * reveal bean2 bean2 bean1 pepper1';

const PLACES: readonly Place[] = [
  {
    name: 'the first auction of four',
    players: 4,
    options: { palms: 'off' },
    rows: OPENING,
    reveal: '',
    depth: 4,
    lines: [1, 11, 111, 1021, 8501],
  },
  {
    name: 'planting of three with two equal tiles',
    players: 3,
    options: { palms: 'off' },
    rows: `${OPENING}, p2 bid 10, p3 bid 9, p1 pass, p2 plant bean2 a1`,
    reveal: '',
    depth: 2,
    lines: [1, 141, 12972],
  },
  {
    name: 'the tile left over of three, and bribing',
    players: 3,
    options: { palms: 'off' },
    rows: `${OPENING}, p2 bid 7, p3 bid 8, p1 pass, p3 plant bean2 a1, p2 plant bean2 c3, p1 plant pepper1 h6`,
    reveal: '',
    depth: 4,
    lines: [1, 8, 104, 936, 3752],
  },
  {
    name: 'bribing of four with small purses',
    players: 4,
    options: { palms: 'off', minBribe: '0' },
    rows: `${OPENING}, p2 bid 9, p3 bid 8, p4 bid 10, p1 pass, p4 plant bean1 a1, p2 plant bean2 b2, p3 plant bean2 c3,
      p1 plant pepper1 h6`,
    reveal: '',
    depth: 4,
    lines: [1, 9, 117, 585, 2341],
  },
  {
    name: 'the set-up of two, chosen spring',
    players: 2,
    options: { palms: 'off', spring: 'chosen' },
    rows: '* overseer p2',
    reveal: 'bean2 bean2 cane1',
    depth: 4,
    lines: [1, 20, 62, 62, 372],
  },
  {
    name: 'sealed bids and the first planting of two',
    players: 2,
    options: { palms: 'off' },
    rows: '* overseer p1, * spring C3, p1 dig C2-C3, * reveal bean2 bean2 cane1',
    reveal: '',
    depth: 3,
    lines: [1, 6, 36, 3456],
  },
  {
    name: 'the end of a match of two, from the last decision',
    players: 2,
    options: { palms: 'off', spring: 'any', twoPlayerExtra: 'both' },
    rows: '* overseer p1, * spring A1, p1 dig A1-A2',
    until: { round: 10, phase: 'decision' },
    reveal: '',
    depth: 4,
    lines: [1, 4, 20, 20, 0],
  },
  {
    name: 'the end of a match of five, from the last decision',
    players: 5,
    options: { palms: 'off', spring: 'any' },
    rows: '* overseer p1, * spring A1',
    until: { round: 9, phase: 'decision' },
    reveal: '',
    depth: 7,
    lines: [1, 3, 11, 11, 11, 11, 11, 0],
  },
];

const reach = ({ players, options = {}, rows, until }: Place): { table: Table; played: string[] } => {
  const table = new Table(canals.start(setupOf(players, options)));
  const played: string[] = [];
  const play = (line: string): void => {
    table.play(line);
    played.push(line);
  };
  for (const line of rows.split(/[,\n]/).map((each) => each.trim())) if (line !== '') play(line);
  while (until !== undefined && !(table.view().round === until.round && table.phase === until.phase)) {
    if (table.turn === '*') {
      const drawn = canals.decode(canals.draw(table.state, { below: () => 0 }));
      play(`* ${canals.format(drawn)}`);
    } else play(idle(table));
  }
  return { table, played };
};

/** Counted by the referee, one line after the other; of seats that act at once the first answers first. */
const slowCensus = (world: World, depth: number, reveal: string): CensusLevel[] => {
  const levels = Array.from({ length: depth + 1 }, (_, rows) => ({ rows, lines: 0, ends: 0 }));
  const visit = (here: World, level: number): void => {
    levels[level]!.lines++;
    if (here.phase === 'over') levels[level]!.ends++;
    if (here.phase === 'over' || level === depth) return;
    const first = actors(here)[0];
    const lines =
      first === undefined
        ? [`* reveal ${reveal}`]
        : legalLines(here).filter((line) => line.startsWith(`${first} `));
    for (const line of lines) {
      const next = copyWorld(here);
      playLine(next, line);
      visit(next, level + 1);
    }
  };
  visit(world, 0);
  return levels;
};

describe('census', () => {
  for (const place of PLACES) {
    test(place.name, () => {
      const { table, played } = reach(place);
      const chance = (): number[] => [canals.encode(rowOf(`* reveal ${place.reveal}`).action)];
      const found = census(canals, table.state, place.depth, chance);
      const world = newWorld(table.state.setup);
      for (const line of played) playLine(world, line);
      expect(slowCensus(world, place.depth, place.reveal)).toEqual(found);
      expect(found.map((level) => level.lines)).toEqual(place.lines);
    });
  }
});

import { signal } from '@preact/signals';
import { type Game, type GameTypes, type Refusal, refusal, type Seat } from '@santiago/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableFacts, TableRow, TableSource } from '@santiago/table/page/sources/contract.ts';
import { factsAfter } from '@santiago/table/page/sources/facts.ts';
import { type PaceOf, TableModel } from '@santiago/table/page/model/model.ts';

/** A game of counting: a view is the list of what was heard, an offer is the next number. */
interface Counting extends GameTypes {
  State: string[];
  Action: number;
  View: readonly string[];
  Offer: { readonly next: number };
}

const heard: string[] = [];
const counting = {
  name: 'counting',
  start: () => [],
  view: (state: readonly string[]) => [...state],
  known: (view: readonly string[]) => [...view],
  hear: (state: string[], { text }: { text: string }) => {
    heard.push(text);
    state.push(text);
  },
  offer: (state: readonly string[], seat: number) => (seat === 0 ? { next: state.length + 1 } : null),
  format: String,
} as unknown as Game<Counting>;

const row = (number: number, text = `p2 ${number}`): TableRow => ({
  number,
  told: { text, shown: [] },
  note: null,
});
const rows = (count: number, from = 1): TableRow[] => Array.from({ length: count }, (_, i) => row(from + i));
const setUpRows = (count: number): TableRow[] =>
  Array.from({ length: count }, (_, i) => row(i + 1, `* ${i + 1}`));

const FRESH: Omit<TableFacts, 'version'> = {
  game: 'counting',
  setup: { players: 2, preset: null, options: {} },
  viewer: 'p1',
  seats: [],
  rows: [],
  canUndo: false,
  due: {},
  handTo: null,
  trouble: null,
};

const BEFORE = 100;
const DURING = 200;

interface PaceCall {
  readonly text: string;
  readonly own: boolean;
}

/** How long a row that begins with `dice` rolls before its result shows. */
const ROLLING = 50;

const opened = (
  start: Partial<TableFacts> | null = {},
  more: Partial<TableSource> = {},
  pace?: PaceOf<Counting>,
) => {
  const facts = signal<TableFacts | null>(start === null ? null : factsAfter(null, { ...FRESH, ...start }));
  const acts: string[] = [];
  let answer: Refusal | null = null;
  const source = {
    facts,
    act: async (action: string) => {
      acts.push(action);
      return answer;
    },
    undo: async () => null,
    ...more,
  } as unknown as TableSource;
  const asked: PaceCall[] = [];
  const paceOf: PaceOf<Counting> = ({ row: { told } }, own) => {
    asked.push({ text: told.text, own });
    const underWay = told.text.startsWith('dice') ? ROLLING : 0;
    return { before: own ? 0 : BEFORE, underWay, during: DURING };
  };
  const model = new TableModel(counting, source, pace ?? paceOf);
  const tell = (change: Partial<TableFacts>): void => {
    const { version: _, ...now } = facts.peek() ?? { ...FRESH, version: 0 };
    facts.value = factsAfter(facts.peek(), { ...now, ...change });
  };
  const grow = (count: number): void => {
    const old = facts.peek()!.rows;
    tell({ rows: [...old, ...rows(count, old.length + 1)] });
  };
  return { model, facts, tell, grow, acts, asked, refuse: (with_: Refusal | null) => (answer = with_) };
};

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number): void => void vi.advanceTimersByTime(ms);

describe('a table just opened', () => {
  it('has nothing to show before it is reached', () => {
    const { model } = opened(null);
    expect(model.view.value).toBe(null);
    expect(model.offer.value).toBe(null);
    expect(model.shown.value).toBe(0);
    expect(model.catchingUp.value).toBe(false);
  });

  it('shows an empty board at once', () => {
    const { model } = opened();
    expect(model.view.value).toEqual([]);
    expect(model.offer.value).toEqual({ next: 1 });
  });

  it('is shown as it stands where much has happened', () => {
    const { model, asked } = opened({ rows: rows(9) });
    expect(model.shown.value).toBe(9);
    expect(model.view.value).toHaveLength(9);
    expect(asked).toEqual([]);
  });

  it('is played from the first action of a player where little has happened', () => {
    const { model } = opened({ rows: [...setUpRows(6), ...rows(3, 7)] });
    expect(model.shown.value).toBe(6);
    expect(model.catchingUp.value).toBe(true);
    pass(BEFORE);
    expect(model.shown.value).toBe(7);
  });

  it('is shown as it stands where only chance has acted', () => {
    const { model } = opened({ rows: setUpRows(6) });
    expect(model.shown.value).toBe(6);
    expect(model.catchingUp.value).toBe(false);
  });

  it('waits for its first rows, then plays a short beginning', () => {
    const { model, tell } = opened();
    tell({ rows: [...setUpRows(2), ...rows(2, 3)] });
    expect(model.shown.value).toBe(2);
    pass(BEFORE);
    expect(model.shown.value).toBe(3);
  });
});

describe('the pace', () => {
  it('lets one row through after the other, each after its pause and the one before it', () => {
    const { model, grow } = opened({ rows: rows(9) });
    grow(3);
    expect(model.shown.value).toBe(9);
    pass(BEFORE - 1);
    expect(model.shown.value).toBe(9);
    pass(1);
    expect(model.shown.value).toBe(10);
    pass(DURING + BEFORE - 1);
    expect(model.shown.value).toBe(10);
    pass(1);
    expect(model.shown.value).toBe(11);
    pass(DURING + BEFORE);
    expect(model.shown.value).toBe(12);
    expect(model.catchingUp.value).toBe(false);
  });

  it('goes on with rows that come while others are played', () => {
    const { model, grow } = opened({ rows: rows(9) });
    grow(1);
    pass(BEFORE);
    grow(1);
    expect(model.shown.value).toBe(10);
    pass(DURING + BEFORE);
    expect(model.shown.value).toBe(11);
  });

  it('waits for nothing when the last row has been played long ago', () => {
    const { model, grow } = opened({ rows: rows(9) });
    grow(1);
    pass(BEFORE + 10 * DURING);
    grow(1);
    pass(BEFORE);
    expect(model.shown.value).toBe(11);
  });

  it('shows a long queue at once', () => {
    const { model, grow } = opened({ rows: rows(9) });
    grow(15);
    expect(model.shown.value).toBe(24);
    expect(model.catchingUp.value).toBe(false);
  });

  it('plays a queue that is not long', () => {
    const { model, grow } = opened({ rows: rows(9) });
    grow(14);
    expect(model.shown.value).toBe(9);
    pass(14 * (BEFORE + DURING));
    expect(model.shown.value).toBe(23);
  });

  it('plays a long queue that begins with an action of one’s own', async () => {
    const { model, grow } = opened({ rows: rows(9) });
    await model.act(10);
    grow(15);
    expect(model.shown.value).toBe(10);
    pass(BEFORE + DURING);
    expect(model.shown.value).toBe(11);
  });

  it('shows one’s own action at once, and is told that it is', async () => {
    const { model, grow, asked, acts } = opened({ rows: rows(9) });
    await model.act(10);
    expect(acts).toEqual(['10']);
    grow(2);
    expect(model.shown.value).toBe(10);
    expect(asked).toEqual([
      { text: 'p2 10', own: true },
      { text: 'p2 11', own: false },
    ]);
  });

  it('does not take another’s row for one’s own after a refusal', async () => {
    const { model, grow, asked, refuse } = opened({ rows: rows(9) });
    refuse(refusal('no', 'No.'));
    expect(await model.act(10)).toMatchObject({ code: 'no' });
    grow(1);
    expect(model.shown.value).toBe(9);
    expect(asked).toEqual([{ text: 'p2 10', own: false }]);
  });

  it('is cut short by `finish`, and the next row is not held up by what was cut', () => {
    const { model, grow } = opened({ rows: rows(9) });
    grow(5);
    pass(BEFORE);
    model.finish();
    expect(model.shown.value).toBe(14);
    pass(10 * (BEFORE + DURING));
    expect(model.shown.value).toBe(14);
    grow(1);
    pass(BEFORE);
    expect(model.shown.value).toBe(15);
  });

  it('stops when the table is closed', () => {
    const { model, grow } = opened({ rows: rows(9) });
    grow(3);
    model.close();
    pass(10 * (BEFORE + DURING));
    expect(model.shown.value).toBe(9);
    grow(1);
    pass(10 * (BEFORE + DURING));
    expect(model.shown.value).toBe(9);
  });
});

describe('a row whose result is not to be told yet', () => {
  const rolling = () => {
    const table = opened({ rows: rows(9) });
    table.tell({ rows: [...rows(9), row(10, 'dice 6 4'), row(11)] });
    return table;
  };

  it('is under way for a while before it is on the screen', () => {
    const { model } = rolling();
    expect(model.underWay.value).toBe(null);
    pass(BEFORE);
    expect(model.underWay.value).toBe(9);
    expect(model.shown.value).toBe(9);
    pass(ROLLING);
    expect(model.underWay.value).toBe(null);
    expect(model.shown.value).toBe(10);
    pass(DURING + BEFORE);
    expect(model.shown.value).toBe(11);
  });

  it('is on the screen at once where somebody does not want to wait', () => {
    const { model } = rolling();
    pass(BEFORE);
    model.finish();
    expect(model.underWay.value).toBe(null);
    expect(model.shown.value).toBe(11);
  });

  it('is under way no more when it is taken back', () => {
    const { model, tell } = rolling();
    pass(BEFORE);
    tell({ rows: rows(8) });
    expect(model.underWay.value).toBe(null);
    expect(model.shown.value).toBe(8);
  });
});

describe('what changes the version', () => {
  it('an undo shows the shorter match at once', () => {
    const { model, tell } = opened({ rows: rows(9) });
    tell({ rows: rows(6) });
    expect(model.shown.value).toBe(6);
    expect(model.view.value).toHaveLength(6);
    expect(model.catchingUp.value).toBe(false);
  });

  it('an undo in the middle of a queue ends the queue', () => {
    const { model, tell, grow } = opened({ rows: rows(9) });
    grow(4);
    tell({ rows: rows(8) });
    expect(model.shown.value).toBe(8);
    pass(10 * (BEFORE + DURING));
    expect(model.shown.value).toBe(8);
  });

  it('other rows in place of those taken back are told again', () => {
    const { model, tell } = opened({ rows: rows(3) });
    tell({ rows: [...rows(2), row(5, 'p1 other')] });
    expect(model.view.value).toEqual(['p2 1', 'p2 2', 'p1 other']);
  });

  it('rows after an undo are played again at their pace', () => {
    const { model, tell, grow } = opened({ rows: rows(9) });
    tell({ rows: rows(6) });
    grow(2);
    expect(model.shown.value).toBe(6);
    pass(BEFORE);
    expect(model.shown.value).toBe(7);
  });

  it('another viewer who was not told the same sees everything at once, with that viewer’s offer', () => {
    const { model, tell } = opened({ rows: rows(9) });
    tell({ viewer: 'p2', rows: rows(11, 2) });
    expect(model.shown.value).toBe(11);
    expect(model.offer.value).toBe(null);
    tell({ viewer: 'p1' });
    expect(model.offer.value).toEqual({ next: 12 });
  });

  it('never shows a step that is not there, however the change is noticed', () => {
    const { model, facts, tell } = opened({ rows: rows(9) });
    const seen: number[] = [];
    const stop = facts.subscribe(() => seen.push(model.shown.value - (facts.peek()?.rows.length ?? 0)));
    tell({ rows: rows(4) });
    tell({ rows: rows(2) });
    stop();
    expect(Math.max(...seen)).toBe(0);
  });

  it('nothing is heard twice while it stays the same', () => {
    const { model, grow } = opened({ rows: rows(9) });
    grow(1);
    pass(BEFORE + DURING);
    void model.view.value;
    model.happenedAt(3);
    model.happenedAt(9);
    expect(heard).toHaveLength(10);
  });
});

describe('a device that is handed on', () => {
  const BEAT = { part: 0, ms: 500, view: ['a beat'] };
  /** The last of ten rows is shown in two beats. */
  const withBeats: PaceOf<Counting> = ({ row: { number } }) => ({
    before: 0,
    during: DURING,
    beats: number === 10 ? ['drying', 'income'].map((name) => ({ ...BEAT, name })) : [],
  });

  it('goes on with what the player before had not seen, at its pace', () => {
    const { model, tell } = opened({ rows: rows(9) });
    tell({ viewer: 'p2', rows: rows(11) });
    expect(model.shown.value).toBe(9);
    pass(BEFORE);
    expect(model.shown.value).toBe(10);
    pass(DURING + BEFORE);
    expect(model.shown.value).toBe(11);
    expect(model.catchingUp.value).toBe(false);
  });

  it('shows every beat of the row that ends the turn of the player before', async () => {
    const { model, tell } = opened({ rows: rows(9) }, {}, withBeats);
    await model.act(10);
    tell({ viewer: 'p2', rows: rows(10) });
    expect(model.beat.value?.name).toBe('drying');
    pass(500);
    expect(model.beat.value?.name).toBe('income');
    pass(500);
    expect(model.beat.value).toBe(null);
    expect(model.shown.value).toBe(10);
  });

  it('goes on with the beat that is on the screen', () => {
    const { model, tell } = opened({ rows: rows(9) }, {}, withBeats);
    tell({ rows: rows(10) });
    pass(500);
    tell({ viewer: 'p2', rows: rows(11) });
    expect(model.beat.value?.name).toBe('income');
    expect(model.shown.value).toBe(10);
    pass(500 + DURING);
    expect(model.beat.value).toBe(null);
    expect(model.shown.value).toBe(11);
  });

  it('plays nothing under the cover, and goes on when the next player has it', () => {
    const { model, tell } = opened({ rows: rows(9) });
    tell({ viewer: 'p2', handTo: 'p2', rows: rows(10) });
    pass(10 * (BEFORE + DURING));
    expect(model.shown.value).toBe(9);
    tell({ handTo: null });
    pass(BEFORE);
    expect(model.shown.value).toBe(10);
  });

  it('shows a long queue at once', () => {
    const { model, tell } = opened({ rows: rows(9) });
    tell({ viewer: 'p2', rows: rows(24) });
    expect(model.shown.value).toBe(24);
  });
});

describe('looking at the past', () => {
  it('shows that step and offers nothing', () => {
    const { model } = opened({ rows: rows(9) });
    model.lookAt(4);
    expect(model.lookingAt.value).toBe(4);
    expect(model.view.value).toHaveLength(4);
    expect(model.offer.value).toBe(null);
    model.lookAt(null);
    expect(model.view.value).toHaveLength(9);
    expect(model.offer.value).toEqual({ next: 10 });
  });

  it('of the newest step is looking at now', () => {
    const { model } = opened({ rows: rows(9) });
    model.lookAt(4);
    model.lookAt(9);
    expect(model.lookingAt.value).toBe(null);
    model.lookAt(12);
    expect(model.lookingAt.value).toBe(null);
  });

  it('does not go before the first row', () => {
    const { model } = opened({ rows: rows(9) });
    model.lookAt(-3);
    expect(model.lookingAt.value).toBe(1);
  });

  it('stays while rows come, and they are shown meanwhile', () => {
    const { model, grow } = opened({ rows: rows(9) });
    model.lookAt(4);
    grow(1);
    pass(BEFORE);
    expect(model.lookingAt.value).toBe(4);
    expect(model.view.value).toHaveLength(4);
    expect(model.shown.value).toBe(10);
  });

  it('ends with an undo or another viewer', () => {
    const { model, tell } = opened({ rows: rows(9) });
    model.lookAt(4);
    tell({ rows: rows(8) });
    expect(model.lookingAt.value).toBe(null);
    model.lookAt(4);
    tell({ viewer: 'p2' });
    expect(model.lookingAt.value).toBe(null);
  });

  it('goes there in a study, which has no past', () => {
    const went: number[] = [];
    const { model } = opened({ rows: rows(9) }, { seek: (to) => void went.push(to) });
    model.lookAt(4);
    model.lookAt(0);
    model.lookAt(null);
    expect(went).toEqual([4, 0]);
    expect(model.lookingAt.value).toBe(null);
  });

  it('does nothing before the table is reached', () => {
    const { model } = opened(null);
    model.lookAt(4);
    expect(model.lookingAt.value).toBe(null);
  });
});

describe('the offer', () => {
  it('waits until everything is on the screen', () => {
    const { model, grow } = opened({ rows: rows(9) });
    expect(model.offer.value).toEqual({ next: 10 });
    grow(2);
    expect(model.offer.value).toBe(null);
    pass(2 * (BEFORE + DURING));
    expect(model.offer.value).toEqual({ next: 12 });
  });

  it('waits until the device has been handed over', () => {
    const { model, tell } = opened({ rows: rows(9), handTo: 'p1' });
    expect(model.offer.value).toBe(null);
    tell({ handTo: null });
    expect(model.offer.value).toEqual({ next: 10 });
  });

  it('is made to players only', () => {
    const { model } = opened({ rows: rows(9), viewer: 'spectator' });
    expect(model.view.value).toHaveLength(9);
    expect(model.offer.value).toBe(null);
  });

  it('stays the same object while the position does', () => {
    const { model, tell } = opened({ rows: rows(9) });
    const offer = model.offer.value;
    tell({ trouble: { kind: 'lost' } });
    tell({ due: { p1: 12 } });
    expect(model.offer.value).toBe(offer);
    model.lookAt(3);
    model.lookAt(null);
    expect(model.offer.value).toBe(offer);
  });
});

describe('rows in the log', () => {
  it('have what was known before and after them', () => {
    const { model } = opened({ rows: rows(3) });
    expect(model.happenedAt(1)).toEqual({ row: row(2), before: ['p2 1'], after: ['p2 1', 'p2 2'] });
  });

  it('light up the places they name', () => {
    const { model } = opened({ rows: rows(3) });
    expect(model.pointed.value).toEqual([]);
    model.pointedAt.value = 1;
    expect(model.pointed.value).toEqual(['p2', '2']);
    model.pointedAt.value = 7;
    expect(model.pointed.value).toEqual([]);
  });

  it('begin with the position a study was opened at', () => {
    const { model } = opened({ start: ['given'], rows: rows(2) });
    expect(model.happenedAt(0).before).toEqual(['given']);
    expect(model.happenedAt(1).after).toEqual(['given', 'p2 1', 'p2 2']);
  });
});

describe('versions', () => {
  const told = (viewer: Seat, list: readonly TableRow[]) => ({ ...FRESH, viewer, rows: list });

  it('stay while rows are only added for the same viewer, and the rows before stay the same objects', () => {
    const first = factsAfter(null, told('p1', rows(2)));
    const second = factsAfter(first, told('p1', rows(3)));
    expect(second.version).toBe(first.version);
    expect(second.rows[0]).toBe(first.rows[0]);
    expect(second.rows).toHaveLength(3);
    expect(factsAfter(second, told('p1', rows(3))).rows).toBe(second.rows);
  });

  it('rise with another viewer, fewer rows, or another row', () => {
    const first = factsAfter(null, told('p1', rows(3)));
    const others = [told('p2', rows(3)), told('p1', rows(2)), told('p1', [...rows(2), row(3, 'p1 other')])];
    for (const other of others) {
      const next = factsAfter(first, other);
      expect(next.version).toBe(first.version + 1);
      expect(next.rows).toEqual(other.rows);
    }
  });
});

describe('a row whose result is shown in beats', () => {
  const beatsOf = (...names: string[]) =>
    names.map((name, part) => ({ name, part, ms: 100, view: [name], untold: name === 'hushed' }));
  const beating = (...names: string[]) => {
    const facts = signal<TableFacts | null>(factsAfter(null, { ...FRESH, rows: rows(9) }));
    const source = { facts } as unknown as TableSource;
    const model = new TableModel(counting, source, ({ row: { number } }) =>
      number === 10 ? { before: 0, beats: beatsOf(...names), during: 0 } : { before: 0, during: 0 },
    );
    const tell = (count: number) => {
      const { version: _, ...now } = facts.peek()!;
      facts.value = factsAfter(facts.peek(), { ...now, rows: rows(count) });
    };
    return { model, tell };
  };

  it('shows each for its time, then everything, then the next row', () => {
    const { model, tell } = beating('dry', 'paid');
    tell(11);
    expect(model.shown.value).toBe(10);
    expect(model.beat.value?.name).toBe('dry');
    expect(model.view.value).toEqual(['dry']);
    expect(model.offer.value).toBe(null);
    expect(model.catchingUp.value).toBe(true);
    pass(100);
    expect(model.view.value).toEqual(['paid']);
    pass(100);
    expect(model.beat.value).toBe(null);
    expect(model.shown.value).toBe(11);
    expect(model.offer.value).toEqual({ next: 12 });
    model.close();
  });

  it('is shown whole as soon as somebody skips, and in the past', () => {
    const { model, tell } = beating('dry', 'paid');
    tell(10);
    expect(model.catchingUp.value).toBe(true);
    model.lookAt(3);
    expect(model.view.value).toHaveLength(3);
    model.lookAt(null);
    model.finish();
    expect(model.beat.value).toBe(null);
    expect(model.view.value).toHaveLength(10);
    pass(1000);
    expect(model.beat.value).toBe(null);
    model.close();
  });

  it('is told in words only when its hushed beats are over', () => {
    const { model, tell } = beating('hushed');
    tell(10);
    expect([model.shown.value, model.told.value]).toEqual([10, 9]);
    pass(100);
    expect([model.shown.value, model.told.value]).toEqual([10, 10]);
    model.close();
  });
});

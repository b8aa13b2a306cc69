import { canals } from '@santiago/canals';
import { chanceKey, fairDraws, makeSetup, Match, type Seat, tell } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import type { TableFacts } from '@santiago/table/page/sources/contract.ts';
import { lastOwnAction } from '@santiago/table/page/model/ownAction.ts';

const made = makeSetup(canals.setup, { players: 3, options: { overseer: 'p1' } });
if (!made.ok) throw new Error(made.fault.text);
const setup = made.value;

/** What `viewer` may ask to take back after these answers, in notation; null where it is nothing. */
const asked = (viewer: Seat, answers: readonly string[], mayAsk = true): string | null => {
  const match = new Match(canals, setup, fairDraws(chanceKey(new Uint8Array(32))));
  match.advance();
  for (const line of answers) {
    const [who, ...words] = line.split(' ');
    const refused = match.answer(who as Seat, canals.parse(words.join(' '))!);
    if (refused !== null) throw new Error(refused.text);
    match.advance();
  }
  const rows = match.line.map(({ row }) => row);
  const told = tell(canals, setup, rows, viewer);
  const facts = {
    setup,
    viewer,
    mayAsk,
    rows: told.map((each, i) => ({ number: i + 1, told: each, note: rows[i]!.note ?? null })),
  } as unknown as TableFacts;
  const viewAfter = (count: number) => {
    const state = canals.known(canals.view(canals.start(setup), viewer));
    for (const each of told.slice(0, count)) canals.hear(state, each, viewer);
    return canals.view(state, viewer);
  };
  const found = lastOwnAction(canals, facts, viewAfter);
  return found === null ? null : told[found - 1]!.text;
};

describe('what a player may ask to take back', () => {
  test('is their last action, though others have acted since', () => {
    expect(asked('p2', ['p2 bid 2'])).toBe('p2 bid 2');
    expect(asked('p2', ['p2 bid 2', 'p3 bid 3'])).toBe('p2 bid 2');
  });

  test('is nothing where they have not acted since tiles came out [C17]', () => {
    expect(asked('p3', ['p2 bid 2'])).toBeNull();
    expect(asked('p1', [])).toBeNull();
  });

  test('is nothing where nobody can be asked', () => {
    expect(asked('p2', ['p2 bid 2', 'p3 bid 3'], false)).toBeNull();
  });
});

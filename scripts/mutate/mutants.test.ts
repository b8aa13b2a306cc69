import { describe, expect, test } from 'vitest';
import { edited } from './edits.ts';
import { expect as small } from './expect.ts';
import { mutantsOf } from './mutants.ts';
import type { Result } from './results.ts';
import {
  holdsBar,
  killedOfAll,
  killedOfOthers,
  reasonFor,
  scoreOf,
  staleReasons,
  type Tried,
} from './score.ts';
import { GAMES, rulesOf } from './sources.ts';
import { SURVIVORS, type Survivors } from './survivors.ts';
import { ticksOf } from './ticks.ts';

const keysOf = (text: string): string[] => mutantsOf({ file: 'rule.ts', text }).map(({ key }) => key);

describe('mutants', () => {
  test.each([
    ['const f = a < b;', ['const f = a «< → <=» b;', 'const f = a «< → >=» b;']],
    ['const f = a && !b;', ['const f = a «&& → ||» !b;', 'const f = a && «!b → b»;']],
    ['const f = 2;', ['const f = «2 → 3»;', 'const f = «2 → 1»;']],
    ['const f = -1;', ['const f = «-1 → 0»;', 'const f = «-1 → (-2)»;']],
    ['if (a) b();', ['if («a → true») b();', 'if («a → false») b();', 'if (a) «b(); → ;»']],
    ['a |= b;', ['«a |= b; → ;»', 'a «|= → &=» b;']],
    ['const f = a.filter(b);', ['const f = «a.filter(b) → a»;']],
    ['const f = Math.min(a, b);', ['const f = Math.«min → max»(a, b);']],
    ["const f = refusal('far', 'Too far.');", ["const f = refusal(«'far' → ''», 'Too far.');"]],
    ['for (const a of b) {}', ['for (const a of «b → []») {}']],
  ])('of %s', (text, keys) => {
    expect(keysOf(text)).toEqual(keys);
  });

  test('leave types, imports, texts and what a bug says alone', () => {
    expect(
      keysOf("import { a } from 'b';\ntype A = 1 | 2;\nthrow new Error(`${1}`);\nconst f = 'g';"),
    ).toEqual([]);
  });

  test('that look the same are numbered', () => {
    expect(keysOf('{ a(b === c); }\n{ a(b === c); }').slice(-2)).toEqual([
      '{ «a(b === c); → ;» } (2)',
      '{ a(b «=== → !==» c); } (2)',
    ]);
  });
});

describe('loops are counted', () => {
  const text = 'for (const a of b) for (;;) a(1);\nwhile (a) { b(); }';
  const ticks = ticksOf({ file: 'rule.ts', text });

  test('whether their body has braces or not', () => {
    expect(edited(text, ticks, null)).toBe(
      'for (const a of b) {__tick();for (;;) {__tick();a(1);}}\nwhile (a) {__tick(); b(); }',
    );
  });

  test('around a change too', () => {
    const start = text.indexOf('a(1);');
    expect(edited(text, ticks, { start, end: start + 'a(1);'.length, text: ';' })).toContain(
      'for (;;) {__tick();;}}',
    );
  });
});

describe('the score', () => {
  const [killed, alive, gone] = mutantsOf({ file: 'rule.ts', text: 'const f = a < 5;' });
  const listed: Survivors = {
    file: 'rule.ts',
    kind: 'same',
    why: 'a is never 5',
    mutants: [alive!.key, gone!.key],
  };
  const tried = [killed!, alive!].map((mutant): Tried => {
    const result: Result = {
      file: mutant.file,
      key: mutant.key,
      killer: mutant === killed ? 'rule.test.ts' : null,
      why: '',
      digest: '',
      budget: 3,
    };
    return { mutant, result, listed: reasonFor(mutant, [listed]) };
  });

  test('counts survivors that are the same apart', () => {
    const score = scoreOf('rule.ts', tried);
    expect(score).toMatchObject({ mutants: 2, killed: 1, same: 1, harmless: 0, open: 0 });
    expect(killedOfAll(score)).toBe('50.0 %');
    expect(killedOfOthers(score)).toBe('100.0 %');
  });

  test('is held to 95 % of all mutants; in a part of them, of those that behave differently', () => {
    const score = { name: 'rule.ts', mutants: 100, killed: 95, same: 5, harmless: 0, open: 0 };
    expect(holdsBar(score, true)).toBe(true);
    expect(holdsBar({ ...score, killed: 94 }, true)).toBe(false);
    expect(holdsBar({ ...score, killed: 91 }, false)).toBe(true);
    expect(holdsBar({ ...score, killed: 90 }, false)).toBe(false);
  });

  test('finds reasons for mutants that are not alive', () => {
    expect(staleReasons([listed], tried)).toEqual([`rule.ts: ${gone!.key}`]);
  });
});

test('every reason for a survivor is for a mutant of the rules as they are', () => {
  const nameOf = (file: string, key: string): string => `${file}: ${key}`;
  const mutants = new Set(
    GAMES.flatMap(rulesOf)
      .flatMap(mutantsOf)
      .map(({ file, key }) => nameOf(file, key)),
  );
  const gone = SURVIVORS.flatMap(({ file, mutants: listed }) =>
    listed.map((key) => nameOf(file, key)),
  ).filter((name) => !mutants.has(name));
  expect(gone).toEqual([]);
});

describe('the small expect agrees with the real one', () => {
  test.each([
    [[1, 2], [1, 2], true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [new Map([[1, 2]]), new Map([[1, 3]]), false],
    [Int32Array.of(1), Int32Array.of(1), true],
    [[1], [1, 2], false],
    [0, -0, false],
    [null, undefined, false],
  ])('%o and %o', (a, b, isEqual) => {
    const holds = (check: () => void): boolean => {
      try {
        check();
        return true;
      } catch {
        return false;
      }
    };
    expect(holds(() => expect(a).toEqual(b))).toBe(isEqual);
    expect(holds(() => (small(a) as unknown as { toEqual(b: unknown): void }).toEqual(b))).toBe(isEqual);
  });
});

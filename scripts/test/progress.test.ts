import { describe, expect, it } from 'vitest';
import { clock, commandFor, failureText, shortName, slowest, StageProgress } from './progress.ts';
import { Screen } from './screen.ts';

describe('the progress of a stage', () => {
  it('says what is done, what has failed and what takes long', () => {
    const progress = new StageProgress('tests');
    expect(progress.line(0)).toBe('tests');
    progress.hear({ kind: 'total', files: 3, tests: null }, 0);
    progress.hear({ kind: 'started', file: 'packages/cards/test/contract.test.ts' }, 0);
    progress.hear({ kind: 'passed', file: 'packages/cards/test/contract.test.ts' }, 10);
    expect(progress.line(1000)).toBe('tests 0/3 files, 1 tests');
    expect(progress.line(7000)).toBe('tests 0/3 files, 1 tests (cards/contract 7 s)');
    progress.hear({ kind: 'failed', file: 'a.test.ts', title: 'x', text: 'y' }, 20);
    progress.hear({ kind: 'ended', file: 'packages/cards/test/contract.test.ts', seconds: 7 }, 7000);
    expect(progress.line(8000)).toBe('tests 1/3 files, 2 tests, 1 FAILED');
    expect(progress.times).toEqual([{ file: 'packages/cards/test/contract.test.ts', seconds: 7 }]);
  });

  it('counts tests where their number is known', () => {
    const progress = new StageProgress('browser');
    progress.hear({ kind: 'total', files: 2, tests: 9 }, 0);
    progress.hear({ kind: 'passed', file: 'a' }, 1);
    expect(progress.line(2)).toBe('browser 1/9 tests');
  });
});

describe('a failure', () => {
  it('comes with the command that repeats it', () => {
    const failure = {
      file: 'packages/canals/test/a.test.ts',
      title: '[C22] "both" (2 × 3)',
      text: 'wrong\nseed 7',
    };
    expect(commandFor(failure)).toBe(
      String.raw`npm test -- packages/canals/test/a.test.ts -t "\[C22\] .both. \(2 × 3\)"`,
    );
    expect(failureText('tests', failure)).toContain('    wrong\n    seed 7\n  Again: npm test -- ');
    expect(commandFor({ file: 'apps/web/e2e/a.spec.ts', title: 'x' })).toBe(
      'npm test -- apps/web/e2e/a.spec.ts -g "x"',
    );
    expect(commandFor({ file: 'a.test.ts', title: '' })).toBe('npm test -- a.test.ts');
  });

  it('outside of all files has no command', () => {
    expect(failureText('tests', { file: '', title: '', text: 'Outside the tests: gone' })).toBe(
      'FAILED tests\n    Outside the tests: gone\n',
    );
  });

  it('names a test as -t reads it: groups and title with this sign between them', () => {
    const title = 'names a test as -t reads it: groups and title with this sign between them';
    expect(expect.getState().currentTestName).toContain(`a failure > ${title}`);
  });

  it('has a pattern that finds its title and no other', () => {
    const title = '[X3] a+b? costs $5 `now` {1|2} "said" \\ ^.*';
    const [, pattern] = /-t "(.*)"$/.exec(commandFor({ file: 'a', title }))!;
    expect(pattern).not.toMatch(/["`]/);
    expect(new RegExp(`^${pattern}$`).test(title)).toBe(true);
    expect(new RegExp(pattern!).test('[X3] a+b')).toBe(false);
  });
});

it('names and times are short', () => {
  expect(shortName('packages/cards/test/contract.test.ts')).toBe('cards/contract');
  expect(shortName('apps/web/e2e/match.spec.ts')).toBe('e2e/match');
  expect(clock(65.9)).toBe('1:05');
  expect(
    slowest(
      [1, 3, 2].map((seconds) => ({ file: `${seconds}`, seconds })),
      2,
    ),
  ).toEqual(['   3.0 s  3', '   2.0 s  2']);
});

it('a log has no control characters, a terminal has one line that is replaced', () => {
  const written = (isTTY: boolean): string => {
    let text = '';
    const output = { isTTY, columns: 20, write: (more: string) => (text += more) };
    const screen = new Screen(output, () => 'a status that is much too long');
    screen.say('said');
    screen.end();
    return text;
  };
  expect(written(false)).toBe('said\n');
  expect(written(true)).toBe('\r\u001B[Ksaid\n\r\u001B[Ka status that is mu\r\u001B[K');
});

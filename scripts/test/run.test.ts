import { expect, it } from 'vitest';
import { Run } from './run.ts';
import type { Stage } from './stages.ts';

const node = (code: string): string[] => [process.execPath, '-e', code];

/** Runs stages; returns what was written and whether all of them succeeded. */
const written = async (...stages: readonly Stage[]): Promise<{ text: string; ok: boolean }> => {
  let text = '';
  const ok = await new Run({ write: (more: string) => (text += more) }).stages(stages);
  return { text, ok };
};

const TALKING = `
  const tell = (event) => process.send(event);
  tell({ kind: 'total', files: 1, tests: null });
  tell({ kind: 'started', file: 'a.test.ts' });
  tell({ kind: 'passed', file: 'a.test.ts' });
`;

it('stages run after those they wait for; what they say is shown where it matters', async () => {
  const { text, ok } = await written(
    { name: 'last', commands: [node('console.log("counted")')], after: ['first'], shows: true },
    { name: 'first', commands: [node('console.log("nobody needs this")')] },
    {
      name: 'tests',
      commands: [node(`${TALKING} tell({ kind: 'ended', file: 'a.test.ts', seconds: 2 });`)],
      talks: true,
      waits: true,
    },
  );
  expect(ok).toBe(true);
  expect(text.indexOf('first ok in')).toBeLessThan(text.indexOf('last ok in'));
  expect(text).toContain('counted');
  expect(text).not.toContain('nobody needs this');
  expect(text).toMatch(/tests ok in .* s, 1 passed, 0 failed/);
  expect(text).toContain('Slowest files\n   2.0 s  a.test.ts');
  expect(text.endsWith('\n1 passed, 0 failed\n')).toBe(true);
});

it('a failure is shown at once with its command, and counts, as does a check that fails', async () => {
  const failed = `${TALKING} tell({ kind: 'failed', file: 'a.test.ts', title: 'x', text: 'seed 7' });
    process.exitCode = 1;`;
  const { text, ok } = await written(
    { name: 'tests', commands: [node(failed)], talks: true },
    { name: 'lint', commands: [node('console.log("a fault"); process.exitCode = 1')] },
  );
  expect(ok).toBe(false);
  expect(text).toContain('FAILED tests: a.test.ts › x\n    seed 7\n  Again: npm test -- a.test.ts -t "x"\n');
  expect(text).toContain('a fault');
  expect(text.endsWith('\n1 passed, 2 failed\n')).toBe(true);
});

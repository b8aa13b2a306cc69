import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundle, Refusal } from './bundle.ts';
import { FILE_LIST } from './sources.ts';

const MAIN = `import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
const { start } = await import('./later.ts');
start();
new Worker(new URL('./threads/thread.ts', import.meta.url));
console.log(readFileSync(new URL('../data/nets.bin', import.meta.url), 'utf8'));
`;

/** A program of some files, in folders other than those of its bundle. */
const newProgram = (files: Readonly<Record<string, string>> = {}) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'santiago-bundle-'));
  const all = {
    'src/main.ts': MAIN,
    'src/later.ts': "export const start = (): void => console.log('later');\n",
    'src/threads/thread.ts': "console.log('thread');\n",
    'data/nets.bin': 'nets',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const home = path.join(root, 'dist');
  const program = { root, start: path.join(root, 'src/main.ts'), modules: {}, external: [], home };
  return { root, home, build: async () => bundle(program, home) };
};

const run = (home: string) => spawnSync(process.execPath, [path.join(home, 'main.js')], { encoding: 'utf8' });

it('a bundle has every file that its code reads, and does not start when one of them is taken away', async () => {
  const { root, home, build } = newProgram();
  await build();
  renameSync(path.join(root, 'data'), path.join(root, 'gone'));
  const { status, stdout } = run(home);
  expect([status, stdout.trim().split('\n').toSorted()]).toEqual([0, ['later', 'nets', 'thread']]);
  const names = JSON.parse(readFileSync(path.join(home, FILE_LIST), 'utf8')) as string[];
  expect(names.filter((name) => name.endsWith('.bin'))).toHaveLength(1);
  for (const name of names.filter((each) => each !== 'main.js')) {
    const file = path.join(home, name);
    renameSync(file, path.join(root, 'away'));
    const refused = run(home);
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain(`The server is incomplete: ${file} is missing.`);
    renameSync(path.join(root, 'away'), file);
  }
});

it('no bundle is made where a file is missing, or is named in a way that the build does not see', async () => {
  const absent = newProgram({ 'src/main.ts': MAIN.replace('nets.bin', 'other.bin') });
  await expect(absent.build()).rejects.toThrow(
    new Refusal(`${path.join('src', 'main.ts')} reads ${path.join('data', 'other.bin')}, which is missing.`),
  );
  const hidden = newProgram({ 'src/later.ts': 'export const start = () => import.meta.dirname;\n' });
  await expect(hidden.build()).rejects.toThrow(/^src.later\.ts must name files as new URL/);
});

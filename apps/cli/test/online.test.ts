import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile, readConfig, startServer } from '@santiago/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshFolder, santiago } from './santiago.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'santiago-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('santiago verify', () => {
  it('says where a file has nothing to prove', async () => {
    const file = path.join(folder, 'bare.santiago');
    writeFileSync(file, '[Game "canals"]\n[Rules "1"]\n[Players "3"]\n\n');
    const { status, stderr } = await santiago(['verify', file]);
    expect(status).toBe(1);
    expect(stderr).toContain('nothing can be proved');
  });
});

describe('santiago backup', () => {
  it('refuses where there is nothing to copy', async () => {
    const { status, stderr } = await santiago(['backup', path.join(folder, 'copy.db')]);
    expect(status).toBe(1);
    expect(stderr).toContain('There is no database');
  });
});

describe('santiago restore', () => {
  const cwd = freshFolder();
  const data = path.join(cwd, 'data');
  const database = databaseFile(data);
  const restore = async (file: string) => santiago(['restore', file], '', cwd);

  /** The files of the database, by name. */
  const filesIn = (where: string): Record<string, string> =>
    Object.fromEntries(
      readdirSync(where, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'))
        .map(({ name }) => [name, readFileSync(path.join(where, name), 'latin1')]),
    );
  const guestsIn = (file: string): unknown[] => {
    const opened = new DatabaseSync(file, { readOnly: true });
    const names = opened.prepare('SELECT name FROM people ORDER BY name').all();
    opened.close();
    return names.map(({ name }) => name);
  };

  /** A server that was backed up with Ana, met Bo and crashed, so that its log of changes is left behind. */
  beforeAll(async () => {
    const settings = { PORT: '0', HOST: '127.0.0.1', DATA: data, LOG_LEVEL: 'silent', DRAIN: '0' };
    const server = await startServer(readConfig(settings), path.join(cwd, 'web'));
    const enter = async (name: string): Promise<void> => {
      const { status } = await fetch(`http://127.0.0.1:${server.port}/api/me`, {
        method: 'PUT',
        body: JSON.stringify({ name }),
        headers: { 'content-type': 'application/json' },
      });
      expect(status).toBe(200);
    };
    await enter('Ana');
    expect(await santiago(['backup', 'monday.db'], '', cwd)).toMatchObject({ status: 0, stderr: '' });
    await enter('Bo');
    const { status, stderr } = await restore('monday.db');
    expect([status, stderr]).toEqual([1, expect.stringContaining('Another server uses')]);
    const left = readFileSync(`${database}-wal`);
    await server.stop();
    writeFileSync(`${database}-wal`, left);
  });

  it('refuses what is no sound backup, with a sentence, and changes nothing', async () => {
    const before = filesIn(data);
    writeFileSync(path.join(cwd, 'letter.db'), 'Dear Ana, this is no database.');
    writeFileSync(path.join(cwd, 'damaged.db'), readFileSync(path.join(cwd, 'monday.db')).fill(7, 4096));
    for (const [file, sentence] of [
      ['nowhere.db', 'There is no file nowhere.db.'],
      ['letter.db', 'letter.db is no database, or damaged.'],
      ['damaged.db', 'damaged.db is damaged'],
    ] as const) {
      const { status, stdout, stderr } = await restore(file);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain(sentence);
    }
    expect(filesIn(data)).toEqual(before);
  });

  it('brings the backup back although a crash left changes beside the database, and keeps the files of before', async () => {
    const before = filesIn(data);
    expect(Object.keys(before)).toEqual(['santiago.db', 'santiago.db-wal']);
    const { status, stdout, stderr } = await restore('monday.db');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('contains 0 tables and 1 guests.');
    const previous = path.resolve(cwd, /The previous files are in (.+)\./.exec(stdout)![1]!);
    expect(filesIn(previous)).toEqual(before);
    expect(Object.keys(filesIn(data))).not.toContain('santiago.db-wal');
    // Opening them changes the files.
    expect(guestsIn(database)).toEqual(['Ana']);
    expect(guestsIn(path.join(previous, 'santiago.db'))).toEqual(['Ana', 'Bo']);
  });
});

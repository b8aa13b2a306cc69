import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { santiago } from './santiago.ts';

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

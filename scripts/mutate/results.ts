// What is known of tests and mutants, kept in files so that a run goes on where it was stopped, and so that a changed
// test asks only again what it could change.

import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../test/tools.ts';
import type { MeasuredFile } from './messages.ts';
import type { Mutant } from './mutants.ts';
import type { Digests, GameName } from './sources.ts';

export const FOLDER = path.join(ROOT, '.cache', 'mutate');

export interface Result {
  readonly file: string;
  readonly key: string;
  /** The file with the test that failed; null for a survivor. A process that broke down counts as a test that failed. */
  readonly killer: string | null;
  readonly why: string;
  /** Of the file with the test that failed; for a survivor of all files with tests. */
  readonly digest: string;
  /** The seconds of tests that it was given. */
  readonly budget: number;
}

const nameOf = ({ file, key }: { readonly file: string; readonly key: string }): string => `${file}\n${key}`;

export class Results {
  private readonly digests: Digests;
  private readonly budget: number;
  private readonly folder: string;
  private readonly byName = new Map<string, Result>();

  constructor(game: GameName, digests: Digests, budget: number) {
    this.digests = digests;
    this.budget = budget;
    this.folder = path.join(FOLDER, `${game}-${digests.base}`);
    mkdirSync(this.folder, { recursive: true });
    if (!existsSync(this.file)) return;
    for (const line of readFileSync(this.file, 'utf8').trimEnd().split('\n')) {
      const result = JSON.parse(line) as Result;
      if (this.isKnown(result)) this.byName.set(nameOf(result), result);
    }
  }

  of(mutant: Mutant): Result | undefined {
    return this.byName.get(nameOf(mutant));
  }

  add({ file, key }: Mutant, killer: string | null, why: string): void {
    const result = { file, key, killer, why, digest: this.digestFor(killer), budget: this.budget };
    this.byName.set(nameOf(result), result);
    appendFileSync(this.file, `${JSON.stringify(result)}\n`);
  }

  forget(): void {
    this.byName.clear();
    rmSync(this.file, { force: true });
  }

  /** What was measured of a file with tests. */
  measured(file: string): MeasuredFile | null {
    const kept = this.measurementFile(file);
    return existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as MeasuredFile) : null;
  }

  keepMeasured(file: string, measured: MeasuredFile): void {
    writeFileSync(this.measurementFile(file), JSON.stringify(measured));
  }

  private get file(): string {
    return path.join(this.folder, 'results.jsonl');
  }

  private measurementFile(file: string): string {
    return path.join(this.folder, `${path.basename(file)}-${this.digests.tests[file]}.json`);
  }

  /** A survivor might fall to the tests of a larger budget. */
  private isKnown({ killer, digest, budget }: Result): boolean {
    return digest === this.digestFor(killer) && (killer !== null || budget >= this.budget);
  }

  private digestFor(killer: string | null): string {
    return killer === null
      ? Object.values(this.digests.tests).join('')
      : (this.digests.tests[killer] ?? killer);
  }
}

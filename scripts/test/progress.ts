// The progress of the stages of `npm test`, in words.

import type { TestEvent } from './events.ts';

/** A file that runs for longer is named while it runs. */
const SLOW_SECONDS = 5;

export type FileTime = { readonly file: string; readonly seconds: number };
export type Failure = { readonly file: string; readonly title: string; readonly text: string };

/** What a stage has reported so far. */
export class StageProgress {
  readonly name: string;
  readonly times: FileTime[] = [];
  passed = 0;
  failed = 0;
  private files = 0;
  private tests: number | null = null;
  private readonly running = new Map<string, number>();

  constructor(name: string) {
    this.name = name;
  }

  hear(event: TestEvent, now: number): void {
    switch (event.kind) {
      case 'total':
        this.files = event.files;
        this.tests = event.tests;
        break;
      case 'started':
        if (!this.running.has(event.file)) this.running.set(event.file, now);
        break;
      case 'passed':
        this.passed++;
        break;
      case 'failed':
        this.failed++;
        break;
      case 'ended':
        this.running.delete(event.file);
        this.times.push({ file: event.file, seconds: event.seconds });
        break;
    }
  }

  /** `tests 34/160 files, 812 tests; contract.test.ts 12 s`. */
  line(now: number): string {
    const done = this.passed + this.failed;
    const counted =
      this.tests === null
        ? `${this.times.length}/${this.files} files, ${done} tests`
        : `${done}/${this.tests} tests`;
    const slow = [...this.running]
      .map(([file, since]) => ({ file, seconds: (now - since) / 1000 }))
      .filter(({ seconds }) => seconds >= SLOW_SECONDS)
      .toSorted((one, other) => other.seconds - one.seconds)
      .map(({ file, seconds }) => ` ${shortName(file)} ${seconds.toFixed(0)} s`);
    const failures = this.failed === 0 ? '' : `, ${this.failed} FAILED`;
    const begun = this.files === 0 ? '' : ` ${counted}${failures}`;
    return `${this.name}${begun}${slow.length === 0 ? '' : ` (${slow.join(',').trim()})`}`;
  }
}

/** The last two parts of a path: `cards/contract` for `packages/cards/test/contract.test.ts`. */
export function shortName(file: string): string {
  const parts = file.replace(/\.(test|spec)\.tsx?$/, '').split('/');
  return parts
    .filter((part) => !['packages', 'apps', 'test'].includes(part))
    .slice(-2)
    .join('/');
}

/** `1:05` for 65 seconds. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The command that runs a failed test alone. */
export function commandFor({ file, title }: Pick<Failure, 'file' | 'title'>): string {
  const flag = file.endsWith('.spec.ts') ? '-g' : '-t';
  // A title is a pattern for both runners; a quote would end it, and $ and ` have a meaning in a shell.
  const pattern = title.replaceAll(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`).replaceAll(/["$`]/g, '.');
  return ['npm test --', file, ...(title === '' ? [] : [`${flag} "${pattern}"`])].join(' ');
}

const indented = (text: string): string => text.trimEnd().replaceAll(/^/gm, '    ');

/** A failure as it is shown when it happens. One outside of all files has no command. */
export function failureText(stage: string, failure: Failure): string {
  const { file, title, text } = failure;
  const where = file === '' ? '' : `: ${[file, title].filter(Boolean).join(' › ')}`;
  const again = file === '' ? '' : `  Again: ${commandFor(failure)}\n`;
  return `FAILED ${stage}${where}\n${indented(text)}\n${again}`;
}

/** The slowest files of all stages. */
export function slowest(times: readonly FileTime[], most: number): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

// Pages in docs/measurements: written by the program that measured, with what is needed to measure again.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './tools.ts';

export const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit, and whether anything except the documents differs from it. */
export function commitText(): string {
  const changed = git('status', '--porcelain', '--', '.', ':!docs');
  return `${git('rev-parse', '--short=10', 'HEAD')}${changed === '' ? '' : ' with changes'}`;
}

export function machineText(): string {
  const processors = os.cpus();
  const model = processors[0]?.model.trim() ?? 'unknown';
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${processors.length} × ${model}, ${memory} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

export type Page = {
  readonly name: string;
  readonly title: string;
  readonly command: string;
  readonly about: string;
  readonly rows: readonly (readonly string[])[];
};

/** A table whose first row is its head. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [head, ...rest] = rows;
  return [line(head!), line(head!.map(() => '---')), ...rest.map(line)].join('\n');
}

/** A file of docs/measurements. */
export const measurementFile = (name: string): string => path.join(ROOT, 'docs', 'measurements', name);

/** A date and time as the pages have it. */
export const timeText = (): string => `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Writes a page of these paragraphs; returns its path. */
export function writeParagraphs(name: string, paragraphs: readonly string[]): string {
  const file = measurementFile(`${name}.md`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${paragraphs.join('\n\n')}\n`);
  return path.relative(ROOT, file);
}

/** Writes a page about one measurement that is made here and now; returns its path. */
export const writePage = ({ name, title, command, about, rows }: Page): string =>
  writeParagraphs(name, [
    `# ${title}`,
    `Written by \`${command}\` at commit ${commitText()}, ${timeText()}.`,
    `Machine: ${machineText()}.`,
    about,
    tableText(rows),
  ]);

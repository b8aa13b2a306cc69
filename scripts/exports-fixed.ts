// No package exports a variable, or an object that its importers could change: what a function finds is returned or
// written into what the caller passes. Tables that are computed once are exported under a read-only type.
//   node scripts/exports-fixed.ts    (names every export that breaks this; ends with 1 if there is one)
// The compiler is the judge: a generated file asks it for each exported constant whether its type can be written to.

import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tool } from './test/tools.ts';

interface Exported {
  readonly file: string;
  readonly name: string;
}

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, '.cache', `exports-fixed.${process.pid}`);

/** Functions, classes and what a library made (a schema) have no state of ours. Two levels deep is as deep as our tables are. */
const TYPES = `
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Plain = string | number | boolean | bigint | symbol | null | undefined;
type Inert = Plain | ((...args: never[]) => unknown) | (abstract new (...args: never[]) => unknown) | { _zod: unknown };
type DataKeys<T> = { [K in keyof T]-?: T[K] extends (...args: never[]) => unknown ? never : K }[keyof T];
type Data<T> = Pick<T, DataKeys<T>>;
type Shallow<T> = T extends Inert ? true
  : T extends { set(key: never, value: never): unknown } | { add(value: never): unknown } ? false
  : T extends readonly unknown[] ? Same<T, Readonly<T>>
  : Same<Data<T>, Readonly<Data<T>>>;
type Items<T> = T extends Inert ? true
  : T extends readonly (infer E)[] ? Shallow<E>
  : T extends { readonly [index: number]: number; readonly length: number } ? true
  : { [K in DataKeys<T>]: Shallow<T[K]> }[DataKeys<T>];
export type Fixed<T> = false extends Shallow<T> | Items<T> ? false : true;
`;

const sources = globSync('{kernel,protocol,bots,review,games/*/{rules,bots,review}}/**/*.ts', { cwd: root })
  .filter((file) => !/\.d\.ts$|(^|\/)test\/|\.browser\.ts$|node_modules/.test(file))
  .toSorted();

const constantsIn = (file: string): Exported[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^export const (\w+)/gm)].map((match) => ({
    file,
    name: match[1]!,
  }));

const variablesIn = (file: string): Exported[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^export (?:let|var) (\w+)/gm)].map((match) => ({
    file,
    name: match[1]!,
  }));

/** One line for each constant, so that the line of an error names it. */
const question = ({ file, name }: Exported, index: number): string =>
  `import type { ${name} as value${index} } from '../../${file}'; const is${index}: Fixed<typeof value${index}> = true; void is${index};`;

function changeable(constants: readonly Exported[]): { found: Exported[]; output: string } {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'fixed.ts'), TYPES);
  const lines = ["import type { Fixed } from './fixed.ts';", ...constants.map(question)];
  writeFileSync(path.join(folder, 'questions.ts'), `${lines.join('\n')}\n`);
  const config = { extends: '../../tsconfig.json', include: ['questions.ts'], exclude: [] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const [command, ...program] = tool('typescript', 'tsc');
  const args = [...program, '-p', folder, '--pretty', 'false', '--checkers', '1'];
  const { stdout, stderr } = spawnSync(command!, args, { cwd: root, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  const found: Exported[] = [];
  for (const [, line] of stdout.matchAll(/questions\.ts\((\d+),\d+\): error TS2322/g)) {
    const constant = constants[Number(line) - 2];
    if (constant !== undefined) found.push(constant);
  }
  return { found, output: stdout + stderr };
}

const constants = sources.flatMap(constantsIn);
const { found, output } = changeable(constants);
const broken = [...sources.flatMap(variablesIn), ...found];
for (const { file, name } of broken) console.log(`${file}: ${name} can be changed by whoever imports it`);
if (broken.length === 0 && output.trim() !== '') {
  console.log(output);
  process.exit(1);
}
if (constants.length < 100) {
  console.log(`only ${constants.length} exported constants were found; the search for them is broken`);
  process.exit(1);
}
console.log(`${constants.length} exported constants, ${broken.length} that can be changed`);
process.exit(broken.length === 0 ? 0 : 1);

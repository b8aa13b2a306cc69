// Stands in for vitest in the process that tries mutants: tests are only collected, and run one by one when asked.

export { expect } from './expect.ts';

type Body = (context: unknown) => unknown;

/** Where the tests of the file that is being loaded go, and the groups around them. */
let collected = new Map<string, Body>();
let groups: readonly string[] = [];

/** What the tests call: notes for the report of `npm test`. */
const CONTEXT = { annotate: (): Promise<void> => Promise.resolve() };

/** Everything that was collected since the last call. */
export function takeTests(): Map<string, () => unknown> {
  const tests = new Map([...collected].map(([name, body]) => [name, () => body(CONTEXT)] as const));
  collected = new Map();
  return tests;
}

export function describe(name: string, body: () => void): void {
  const before = groups;
  groups = [...groups, name];
  try {
    body();
  } finally {
    groups = before;
  }
}

export function test(name: string, ...rest: readonly unknown[]): void {
  const body = rest.find((each) => typeof each === 'function') as Body;
  collected.set([...groups, name].join(' > '), body);
}

/** `$name` stands for a field of the row, `%s` and `%i` for its values in turn. */
function titleOf(title: string, row: unknown): string {
  const values = Array.isArray(row) ? [...(row as unknown[])] : [row];
  const named = title.replaceAll(/\$([a-zA-Z]+)/g, (_, name: string) =>
    JSON.stringify((row as Record<string, unknown>)[name]),
  );
  return named.replaceAll(/%[sidfjo]/g, () => String(values.shift()));
}

test.each =
  (rows: readonly unknown[]) =>
  (title: string, body: (...values: unknown[]) => unknown): void => {
    for (const [index, row] of rows.entries())
      test(`${titleOf(title, row)} #${index}`, () =>
        Array.isArray(row) ? body(...(row as unknown[])) : body(row));
  };

export { test as it };

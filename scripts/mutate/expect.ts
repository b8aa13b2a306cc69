// The part of vitest's `expect` that the tests of the games use, with the same meaning. It only says whether something
// holds: what failed is for `npm test` to tell.

import { isDeepStrictEqual } from 'node:util';

/** A value that decides itself what it is equal to. */
class Matcher {
  readonly matches: (value: unknown) => boolean;

  constructor(matches: (value: unknown) => boolean) {
    this.matches = matches;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const fieldsOf = (value: Fields): string[] => Object.keys(value).filter((name) => value[name] !== undefined);

/** As `toEqual`: a field that is undefined is no field. */
function isEqual(value: unknown, wanted: unknown): boolean {
  if (wanted instanceof Matcher) return wanted.matches(value);
  if (Array.isArray(value) && Array.isArray(wanted))
    return value.length === wanted.length && value.every((each, index) => isEqual(each, wanted[index]));
  if (isPlain(value) && isPlain(wanted))
    return (
      fieldsOf(value).length === fieldsOf(wanted).length &&
      fieldsOf(wanted).every((name) => Object.hasOwn(value, name) && isEqual(value[name], wanted[name]))
    );
  return isDeepStrictEqual(value, wanted);
}

/** As `toMatchObject`: further fields do not matter. */
function hasFields(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(wanted))
    return value.length === wanted.length && value.every((each, index) => hasFields(each, wanted[index]));
  if (typeof value !== 'object' || value === null || !isPlain(wanted)) return isEqual(value, wanted);
  return Object.keys(wanted).every(
    (name) => name in value && hasFields((value as Fields)[name], wanted[name]),
  );
}

const isClose = (value: number, wanted: number, digits = 2): boolean =>
  value === wanted || Math.abs(value - wanted) < 10 ** -digits / 2;

function throws(
  action: () => unknown,
  wanted?: string | RegExp | (new (...args: never[]) => unknown),
): boolean {
  try {
    action();
    return false;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (typeof wanted === 'string') return text.includes(wanted);
    if (wanted instanceof RegExp) return wanted.test(text);
    return wanted === undefined || error instanceof wanted;
  }
}

const contains = (value: unknown, wanted: unknown): boolean =>
  typeof value === 'string'
    ? value.includes(wanted as string)
    : [...(value as Iterable<unknown>)].includes(wanted);

// The tests are typed by vitest: what comes here has the right type.
const CHECKS = {
  toBe: (value: unknown, wanted: unknown) => Object.is(value, wanted),
  toEqual: isEqual,
  toStrictEqual: (value: unknown, wanted: unknown) => isDeepStrictEqual(value, wanted),
  toMatchObject: hasFields,
  toBeNull: (value: unknown) => value === null,
  toBeUndefined: (value: unknown) => value === undefined,
  toBeDefined: (value: unknown) => value !== undefined,
  toBeTruthy: Boolean,
  toBeFalsy: (value: unknown) => !value,
  toBeCloseTo: (value: unknown, wanted: number, digits?: number) => isClose(value as number, wanted, digits),
  toBeGreaterThan: (value: unknown, wanted: number) => (value as number) > wanted,
  toBeGreaterThanOrEqual: (value: unknown, wanted: number) => (value as number) >= wanted,
  toBeLessThan: (value: unknown, wanted: number) => (value as number) < wanted,
  toBeLessThanOrEqual: (value: unknown, wanted: number) => (value as number) <= wanted,
  toContain: contains,
  toContainEqual: (value: unknown, wanted: unknown) =>
    [...(value as Iterable<unknown>)].some((each) => isEqual(each, wanted)),
  toHaveLength: (value: unknown, wanted: number) => (value as { length: number }).length === wanted,
  toMatch: (value: unknown, wanted: string | RegExp) =>
    typeof wanted === 'string' ? (value as string).includes(wanted) : wanted.test(value as string),
  toThrow: (value: unknown, wanted?: string | RegExp) => throws(value as () => unknown, wanted),
} as const;

type Check = (value: unknown, ...wanted: readonly unknown[]) => boolean;

class Expectation {
  readonly value: unknown;
  readonly holds: boolean;

  constructor(value: unknown, holds: boolean) {
    this.value = value;
    this.holds = holds;
  }

  get not(): Expectation {
    return new Expectation(this.value, false);
  }
}

for (const [name, check] of Object.entries(CHECKS)) {
  Object.defineProperty(Expectation.prototype, name, {
    value(this: Expectation, ...wanted: readonly unknown[]): void {
      if ((check as Check)(this.value, ...wanted) !== this.holds)
        throw new Error(`${this.holds ? '' : 'not.'}${name} does not hold`);
    },
  });
}

export const expect = (value: unknown): Expectation => new Expectation(value, true);

expect.arrayContaining = (wanted: readonly unknown[]): Matcher =>
  new Matcher(
    (value) => Array.isArray(value) && wanted.every((one) => value.some((each) => isEqual(each, one))),
  );
expect.closeTo = (wanted: number, digits?: number): Matcher =>
  new Matcher((value) => isClose(value as number, wanted, digits));

/** What can be broken: a law of the contract by its number, or a requirement of the game's own test. */
export type Law =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 'widest'
  | 'conserved'
  | 'ends'
  | 'forced'
  | 'menu'
  | 'file';

export class LawBroken extends Error {
  readonly law: Law;

  constructor(law: Law, text: string, cause?: unknown) {
    super(cause instanceof LawBroken ? text : `[law ${law}] ${text}`, { cause });
    this.name = 'LawBroken';
    this.law = law;
  }
}

export const broken = (law: Law, text: string): never => {
  throw new LawBroken(law, text);
};

export const hold = (law: Law, holds: boolean, text: () => string): void => {
  if (!holds) broken(law, text());
};

/** The bytes that would be sent. */
export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 60), at + 60);

/** The first difference of two texts, so that a long view need not be read. */
const firstDifference = (a: string, b: string): string => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `at ${at}: …${around(a, at)}… against …${around(b, at)}…`;
};

/** Both texts are the same. */
export const sameText = (law: Law, what: string, one: string, other: string): void => {
  if (one !== other) broken(law, `${what} differ ${firstDifference(one, other)}`);
};

/** Both values are the same byte for byte. */
export const same = (law: Law, what: string, one: unknown, other: unknown): void =>
  sameText(law, what, bytes(one), bytes(other));

const isRecord = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Equal as plain data: the order of keys does not count; a value that is not plain equals nothing. */
export const equal = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => equal(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]))
  );
};

/** Checks that the value is plain data: JSON does not change it. */
export const plain = (law: Law, what: string, value: unknown): void => {
  hold(law, equal(JSON.parse(bytes(value)), value), () => `${what} does not survive JSON`);
};

// What the program and the processes that try mutants say to each other.

import type { Change } from './operators.ts';

/** A source without its types, every character where it was, and what counts its loops. */
export interface Prepared {
  readonly text: string;
  readonly ticks: readonly Change[];
}

/** By path from the root of the repository. */
export type Sources = Readonly<Record<string, Prepared>>;

/** How to recognise a test again: the path of its file and its title with all groups. */
export interface TestName {
  readonly file: string;
  readonly title: string;
}

/** A test and how many turns of loops it needs on the sources as they are. */
export interface KnownTest extends TestName {
  readonly ticks: number;
}

/** A stretch of a source that ran. */
export type Stretch = readonly [start: number, end: number];

/** By path, the stretches that ran. */
export type Ran = Readonly<Record<string, readonly Stretch[]>>;

/** A test on the sources as they are: the processor time it took, and what it ran. */
export interface Measured extends KnownTest {
  readonly ms: number;
  readonly ran: Ran;
}

/** All tests of a file, and what ran while it loaded. */
export interface MeasuredFile {
  readonly loading: Ran;
  readonly tests: readonly Measured[];
  /** Tests that fail on the sources as they are. */
  readonly failed: readonly string[];
}

export type Request =
  | { readonly kind: 'measure'; readonly file: string }
  /** Tests in this order on a changed source, up to the first that fails. */
  | {
      readonly kind: 'try';
      readonly file: string;
      readonly change: Change;
      readonly tests: readonly KnownTest[];
    };

export type Answer =
  | { readonly kind: 'measured'; readonly measured: MeasuredFile }
  | { readonly kind: 'tried'; readonly killer: TestName | null; readonly why: string };

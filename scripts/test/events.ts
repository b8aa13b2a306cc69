// What a test runner tells `npm test` while it runs: one message per event, over the channel of its process.

export type TestEvent =
  /** How much there is to do; the number of tests if it is known. */
  | { readonly kind: 'total'; readonly files: number; readonly tests: number | null }
  | { readonly kind: 'started'; readonly file: string }
  | { readonly kind: 'passed'; readonly file: string }
  | { readonly kind: 'failed'; readonly file: string; readonly title: string; readonly text: string }
  | { readonly kind: 'ended'; readonly file: string; readonly seconds: number };

/** Tells the parent process, if it listens. */
export function tell(event: TestEvent): void {
  process.send?.(event);
}

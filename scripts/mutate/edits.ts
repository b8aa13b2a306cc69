// Changes in a text.

import type { Change } from './operators.ts';

/** The source with a change and with what is inserted around it; what would be inserted inside the change goes with it. */
export function edited(text: string, inserted: readonly Change[], change: Change | null): string {
  const kept =
    change === null ? inserted : inserted.filter(({ start }) => start <= change.start || start >= change.end);
  const edits = [...kept, ...(change === null ? [] : [change])];
  // At one place: first what ends something, then the change, then what begins something inside.
  const rank = (edit: Change): number => (edit === change ? 1 : edit.start === change?.start ? 0 : 2);
  let result = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || rank(a) - rank(b))) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

// How long a process that tries mutants may take: counted in processor time, since a run may be stopped for hours, or
// have to share its machine with others.

import { readFileSync } from 'node:fs';

/** Milliseconds between two looks at a process. */
export const LOOK_MS = 10_000;
const TICK_MS = 10;

/** What the system says about a process; null where it says nothing. */
export type Seen = { readonly isStopped: boolean; readonly cpuMs: number } | null;

export function seenOf(pid: number): Seen {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const cpuMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    return { isStopped: fields[0] === 'T', cpuMs };
  } catch {
    return null;
  }
}

export class Patience {
  private left: number;
  private before: number;

  constructor(milliseconds: number, seen: Seen) {
    this.left = milliseconds;
    this.before = seen?.cpuMs ?? 0;
  }

  /**
   * Whether there is any left after another look. A process that waits for nothing and does nothing costs the whole time
   * since the last look, and one that is stopped costs nothing.
   */
  holds(seen: Seen): boolean {
    const used = seen === null ? 0 : seen.cpuMs - this.before;
    this.before += used;
    if (seen?.isStopped !== true) this.left -= used > 0 ? used : LOOK_MS;
    return this.left > 0;
  }
}

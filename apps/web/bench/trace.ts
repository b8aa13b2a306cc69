/** An event of Chromium's own record; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Two marks further apart than this have a rest between them. */
const LONGEST_FRAME = 250_000;

/** Joined where they overlap, so that nothing counts twice. */
const joined = (spans: readonly Span[]): Span[] => {
  const apart: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = apart.at(-1);
    if (last !== undefined && span.from <= last.to)
      apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else apart.push(span);
  }
  return apart;
};

/** Whether the page's own files ran here. What follows from them, in promises, is not told apart by Chromium. */
const isScript = ({ name, args }: TraceEvent, address: string): boolean =>
  name === 'RunMicrotasks' ||
  ((name === 'FunctionCall' || name === 'EvaluateScript') && args?.data?.url?.startsWith(address) === true);

/** Milliseconds of script in each frame between two marks that follow each other. */
export const scriptPerFrame = (events: readonly TraceEvent[], address: string): number[] => {
  const marks = events.filter(({ name, ph }) => name === 'frame' && (ph === 'R' || ph === 'I'));
  const page = marks[0];
  if (page === undefined) return [];
  const scripts = joined(
    events
      .filter(({ pid, tid, ph }) => pid === page.pid && tid === page.tid && ph === 'X')
      .filter((event) => isScript(event, address))
      .map(({ ts, dur = 0 }) => ({ from: ts, to: ts + dur })),
  );
  const times = marks.map(({ ts }) => ts).toSorted((a, b) => a - b);
  return times.slice(1).flatMap((to, i) => {
    const from = times[i]!;
    if (to - from > LONGEST_FRAME) return [];
    const ran = scripts.reduce(
      (sum, script) => sum + Math.max(0, Math.min(to, script.to) - Math.max(from, script.from)),
      0,
    );
    return [ran / 1000];
  });
};

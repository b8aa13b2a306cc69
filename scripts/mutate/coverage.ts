// Which parts of the sources ran, as the engine counts them.

import { Session, type Profiler } from 'node:inspector';
import { fileOf, placeIn } from './hooks.ts';
import type { Ran, Sources, Stretch } from './messages.ts';

/** The parts of a function that ran: a range inside another says how often that part of it did. */
function stretchesOf(ranges: readonly Profiler.CoverageRange[]): Stretch[] {
  const edges = [...new Set(ranges.flatMap(({ startOffset, endOffset }) => [startOffset, endOffset]))].sort(
    (a, b) => a - b,
  );
  return edges.slice(1).flatMap((end, index) => {
    const start = edges[index]!;
    const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= start && endOffset >= end);
    const inner = around.toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))[0];
    return inner !== undefined && inner.count > 0 ? [[start, end] as const] : [];
  });
}

/** The functions inside a function count for themselves. */
function ranIn(functions: readonly Profiler.FunctionCoverage[]): Stretch[] {
  const all = functions.flatMap(({ ranges }) => ranges);
  return functions
    .filter(({ ranges }) => ranges[0]!.count > 0)
    .flatMap(({ ranges }) => {
      const [outer] = ranges;
      const inside = all.filter(
        (range) => range.startOffset >= outer!.startOffset && range.endOffset <= outer!.endOffset,
      );
      return stretchesOf(inside);
    });
}

const isRule = (file: string): boolean => /^packages\/(?:canals|cards)\/src\//.test(file);

export class Coverage {
  private readonly session = new Session();
  private readonly sources: Sources;

  constructor(sources: Sources) {
    this.sources = sources;
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** What ran since the last call, in sources of the game. */
  take(): Ran {
    let ran: Ran = {};
    this.session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error !== null) throw new Error(error.message);
      const files = result
        .filter(({ url }) => url.startsWith('file:'))
        .map(({ url, functions }) => ({ file: fileOf(url), functions }))
        .filter(({ file }) => file in this.sources && isRule(file));
      ran = Object.fromEntries(
        files.map(({ file, functions }) => [file, this.inSource(file, ranIn(functions))]),
      );
    });
    return ran;
  }

  private inSource(file: string, stretches: readonly Stretch[]): Stretch[] {
    const prepared = this.sources[file]!;
    return stretches.map(([start, end]) => [placeIn(prepared, start), placeIn(prepared, end)]);
  }

  end(): void {
    this.session.disconnect();
  }
}

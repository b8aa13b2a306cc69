import type { GameTypes } from '@santiago/kernel';
import { useRef } from 'preact/hooks';
import { linesAt, type Teller } from './Log.tsx';
import type { TableModel } from '../model/model.ts';
import { rowsTold } from './watched.ts';

/** What the live region of a table says: the rows from `from` up to `rows`. */
export interface Heard {
  readonly version: number | undefined;
  /** False while an earlier step is looked at. */
  readonly isLive: boolean;
  readonly rows: number;
  readonly from: number;
}

/** Whoever was away for longer reads the history. */
const ROWS_AT_MOST = 12;
const NO_LINES: readonly string[] = [];

/**
 * What is to be said now. Rows that come together are said together; whoever opens a table, goes through its steps or takes
 * something back hears the last row alone.
 */
export const hear = (heard: Heard | null, now: Omit<Heard, 'from'>): Heard => {
  const isSame = heard !== null && heard.version === now.version && heard.isLive === now.isLive;
  if (isSame && heard.rows === now.rows) return heard;
  const goesOn = isSame && now.isLive && heard.rows < now.rows;
  const from = goesOn ? Math.max(heard.rows, now.rows - ROWS_AT_MOST) : now.rows - 1;
  return { ...now, from: Math.max(0, from) };
};

/** The sentences that a screen reader has not said yet; none while the table is covered. */
export const useUnheard = <T extends GameTypes>(
  model: TableModel<T>,
  teller: Teller<T>,
  isCovered: boolean,
): readonly string[] => {
  const heard = useRef<Heard | null>(null);
  if (isCovered) return NO_LINES;
  heard.current = hear(heard.current, {
    version: model.source.facts.value?.version,
    isLive: model.lookingAt.value === null,
    rows: rowsTold(model),
  });
  const { from, rows } = heard.current;
  return Array.from({ length: rows - from }, (_, i) => linesAt(model, from + i, teller)).flat();
};

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  fault,
  formatResult,
  lineInForce,
  type LogRow,
  ok,
  parseRow,
  type Result,
  type Tag,
  writeMatch,
} from '@santiago/kernel';
import { playerNames } from '@santiago/protocol';
import { refuse } from '../refusals.ts';
import type { Entry } from '../store/rows.ts';
import type { TableFold } from '../table/fold.ts';

/** A match file as it is stored permanently. */
export const pack = (file: string): string => deflateRawSync(file).toString('base64');
export const unpack = (text: string): string => inflateRawSync(Buffer.from(text, 'base64')).toString();

const tag = (key: string, value: string, subject: string | null = null): Tag => ({ key, subject, value });

/** The match as a file, once it is over: then nothing is secret any more. */
export const matchFile = (fold: TableFold, log: readonly Entry[]): Result<string> => {
  if (!fold.isEnded) return fault(refuse('not-over'));
  const { info, game, seed } = fold;
  const rows = log
    .filter((entry) => entry.kind === 'row' || entry.kind === 'undone')
    .map((entry) => parseRow(game, entry.body) as LogRow<unknown>);
  const names = playerNames(info.seats);
  const tags = [
    ...info.seats.map(({ seat }, index) => tag('Name', names[index] ?? 'former player', seat)),
    ...(info.outcome === null ? [] : [tag('Result', formatResult(info.outcome))]),
    tag('Commit', info.commit),
    tag('Seed', seed),
    ...info.seats.flatMap(({ seat, share }) => (share === null ? [] : [tag('Share', share, seat)])),
  ];
  const line = lineInForce(rows).map((placed) => placed.row);
  return ok(writeMatch(game, { setup: info.setup, tags, rows: line, variations: [] }));
};

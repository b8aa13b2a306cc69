import { readFileSync } from 'node:fs';
import path from 'node:path';

export const PORT = Number(process.env['E2E_PORT'] ?? 4179);

/** What the server logs. */
export const LOG = path.join(import.meta.dirname, '../../../.cache', `e2e-${PORT}.log`);

let seen = 0;

/** The lines that say ERROR or FATAL since this worker asked before. */
export const newErrors = (): string[] => {
  const log = readFileSync(LOG, 'utf8');
  const lines = log.slice(seen).split('\n');
  seen = log.length;
  return lines.filter((line) => /^\{"level":[56]0,/.test(line));
};

import { readFileSync } from 'node:fs';
import type { netBytes as declared } from '../src/canals/value/net-bytes.d.ts';

/** Reads the file of the nets. */
export const netBytes: typeof declared = () =>
  readFileSync(new URL('../src/canals/value/nets.bin', import.meta.url));

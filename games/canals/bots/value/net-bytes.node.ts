import { readFileSync } from 'node:fs';
import type { netBytes as declared } from './net-bytes.d.ts';

/** Reads the file of the nets. */
export const netBytes: typeof declared = () => readFileSync(new URL('./nets.bin', import.meta.url));

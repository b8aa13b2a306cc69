import nets from './nets.bin?grouped';
import type { netBytes as declared } from './net-bytes.d.ts';

/**
 * The file of the nets stands in the bundle. So it is there as soon as the code is, offline too, and the page's policy
 * need not allow anything for it.
 */
export const netBytes: typeof declared = nets;

import nets from '../src/canals/value/nets.bin?url&inline';
import type { netBytes as declared } from '../src/canals/value/net-bytes.d.ts';

/**
 * Reads the file of the nets out of the bundle, where it stands as `data:…;base64,…`. So it is there as soon as the code is,
 * offline too, and the page's policy need not allow anything for it.
 */
export const netBytes: typeof declared = () => {
  const text = atob(nets.slice(nets.indexOf(',') + 1));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
};

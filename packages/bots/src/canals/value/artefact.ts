import { canals } from '@santiago/canals';
import { FEATURES, FEATURES_VERSION } from './features.ts';
import { PARAMETERS } from './net.ts';
import { TUNED } from './tuned.ts';

/** A trained net as it is kept: what it was trained for, and its weights as base64 of little-endian float32. */
export interface Artefact {
  readonly stamp: string;
  readonly weights: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** By the code of a letter: which digit it is, or −1. */
const VALUES = Int8Array.from({ length: 128 }, (_, code) => DIGITS.indexOf(String.fromCharCode(code)));

/** FNV-1a over the letters, as eight hexadecimal digits. */
const hash = (text: string): string => {
  let value = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x0100_0193);
  return (value >>> 0).toString(16).padStart(8, '0');
};

/** What a net must have been trained for: these rules, these features (which rest on the tuned beliefs), this shape. */
export const stampOf = (): string =>
  hash(JSON.stringify([canals.name, canals.rules, FEATURES_VERSION, FEATURES, PARAMETERS, TUNED]));

const fromBase64 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let held = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = VALUES[text.charCodeAt(i)] ?? -1;
    if (digit < 0) continue;
    held = (held << 6) | digit;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = (held >> bits) & 255;
  }
  return bytes.subarray(0, length);
};

/** The weights of a kept net; refused where it was trained for other rules or features. */
export const readArtefact = ({ stamp, weights }: Artefact): Float32Array => {
  if (stamp !== stampOf()) throw new Error(`this net was trained for ${stamp}, and here it is ${stampOf()}`);
  const bytes = fromBase64(weights);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Float32Array.from({ length: bytes.length / 4 }, (_, i) => view.getFloat32(4 * i, true));
};

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const triple = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let k = 0; k < 4; k++) text += i + k > bytes.length ? '=' : DIGITS[(triple >> (18 - 6 * k)) & 63]!;
  }
  return text;
};

/** Keeps a trained net, stamped with what it was trained for. */
export const makeArtefact = (weights: Float32Array): Artefact => {
  const bytes = new Uint8Array(4 * weights.length);
  const view = new DataView(bytes.buffer);
  for (const [i, weight] of weights.entries()) view.setFloat32(4 * i, weight, true);
  return { stamp: stampOf(), weights: toBase64(bytes) };
};

/** The nets of the bots: what a position is worth among players who look ahead, and among stewards. */
export interface Nets<Weights> {
  readonly searchers: Weights;
  readonly stewards: Weights;
}

const source = (net: Float32Array): string => {
  const { stamp, weights } = makeArtefact(net);
  return `{ stamp: '${stamp}', weights: '${weights}' }`;
};

/** The file trained.ts for the nets. */
export const artefactSource = ({ searchers, stewards }: Nets<Float32Array>): string =>
  `import type { Artefact, Nets } from './artefact.ts';

/** Written by \`npm run train -- net\`. */
// biome-ignore format: long lines of digits
export const TRAINED: Nets<Artefact> = {
  searchers: ${source(searchers)},
  stewards: ${source(stewards)},
};
`;

import { canals } from '@santiago/canals';
import { FEATURE_NAMES } from './feature-names.ts';
import { LAYERS, PARAMETERS } from './net.ts';
import { TUNED } from './tuned.ts';

/** The nets of the bots: what a position is worth among players who search, and among stewards. */
const NET_NAMES = ['searchers', 'stewards'] as const;
export type Nets<Weights> = Readonly<Record<(typeof NET_NAMES)[number], Weights>>;

/*
 * The file of the nets, little-endian: the header, then the weights of each net in the order of NET_NAMES as float32.
 * The header is a row of uint32: magic number, stamp, number of nets, number of layers, and for each layer its inputs
 * and outputs.
 */

/** "SNET" as a little-endian number. */
const MAGIC = 0x5445_4e53;
const WORD = 4;

/** FNV-1a over the letters. */
const hash = (text: string): number => {
  let value = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x0100_0193);
  return value >>> 0;
};

/**
 * What nets must have been trained for: the rules, the features by name, and the heuristic's beliefs, on which some
 * features rest. Whoever changes the meaning of a feature gives it another name, and older nets are refused.
 */
const stamp = (): number => hash(JSON.stringify([canals.name, canals.rules, FEATURE_NAMES, TUNED]));

const header = (): readonly number[] => [
  MAGIC,
  stamp(),
  NET_NAMES.length,
  LAYERS.length,
  ...LAYERS.flatMap(({ inputs, outputs }) => [inputs, outputs]),
];

/** Why a file with this header is refused; null where it is not. */
const faultOf = (found: readonly (number | null)[]): string | null => {
  const [magic, trainedFor, ...shapes] = header();
  const [foundMagic, foundTrainedFor, ...foundShapes] = found;
  if (foundMagic !== magic) return 'this is not a file of nets';
  if (foundTrainedFor !== trainedFor) return 'these nets were trained for other rules, features or beliefs';
  return shapes.every((size, i) => size === foundShapes[i]) ? null : 'these nets have another shape';
};

/** The weights of the nets in a file; throws where they were made for something else. */
export const readNets = (bytes: Uint8Array): Nets<Float32Array> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from = WORD * header().length;
  const found = header().map((_, i) =>
    WORD * (i + 1) <= bytes.byteLength ? view.getUint32(WORD * i, true) : null,
  );
  const fault = faultOf(found);
  if (fault !== null) throw new Error(fault);
  const size = from + WORD * PARAMETERS * NET_NAMES.length;
  if (bytes.byteLength !== size)
    throw new Error(`the file of nets has ${bytes.byteLength} bytes, not ${size}`);
  const weightsOf = (net: number): Float32Array => {
    const at = from + WORD * PARAMETERS * net;
    return Float32Array.from({ length: PARAMETERS }, (_, i) => view.getFloat32(at + WORD * i, true));
  };
  return { searchers: weightsOf(0), stewards: weightsOf(1) };
};

/** The file for these nets. */
export const writeNets = (nets: Nets<Float32Array>): Uint8Array => {
  const words = header();
  const bytes = new Uint8Array(WORD * (words.length + PARAMETERS * NET_NAMES.length));
  const view = new DataView(bytes.buffer);
  for (const [i, word] of words.entries()) view.setUint32(WORD * i, word, true);
  for (const [net, name] of NET_NAMES.entries()) {
    const at = WORD * (words.length + PARAMETERS * net);
    for (const [i, weight] of nets[name].entries()) view.setFloat32(at + WORD * i, weight, true);
  }
  return bytes;
};

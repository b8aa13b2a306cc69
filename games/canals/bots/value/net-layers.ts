/**
 * Computes the layers of a net over numbers in one buffer: in WebAssembly, two numbers at a time, or in plain JavaScript in
 * pages, which may not compile. Both add the same doubles in the same order, so they agree to the last bit.
 */
export interface NetLayers {
  readonly buffer: ArrayBuffer;
  /**
   * Computes one layer that gives 0 below 0. Offsets in the buffer are in bytes. Weights are in blocks of outputs: the
   * biases of the block, then for each input its weights.
   */
  layer(input: number, inputs: number, weights: number, output: number, blocks: number): void;
}

/** How many outputs are computed together: eight pairs of doubles. */
export const BLOCK = 16;
const DOUBLE = 8;
const PAIR = 2 * DOUBLE;
const ROW = BLOCK * DOUBLE;
const PAGE = 65536;
const MOST_INPUTS = 512;
/** At the end of the buffer: the inputs that are not 0, and where their weights are in a block. */
const SCRATCH = MOST_INPUTS * (DOUBLE + 4);

/** In plain JavaScript. Inputs that are 0 are left out. */
export const plainLayers = (bytes: number): NetLayers => {
  const buffer = new ArrayBuffer(bytes);
  const numbers = new Float64Array(buffer);
  const nonZero = new Int32Array(MOST_INPUTS);
  return {
    buffer,
    layer: (input, inputs, weights, output, blocks) => {
      const from = input / DOUBLE;
      let count = 0;
      for (let i = 0; i < inputs; i++) if (numbers[from + i] !== 0) nonZero[count++] = i;
      const outputs = BLOCK * blocks;
      const to = output / DOUBLE;
      for (let o = 0; o < outputs; o += 8) {
        const at = weights / DOUBLE + (o - (o % BLOCK)) * (inputs + 1) + (o % BLOCK);
        let a = numbers[at]!;
        let b = numbers[at + 1]!;
        let c = numbers[at + 2]!;
        let d = numbers[at + 3]!;
        let e = numbers[at + 4]!;
        let f = numbers[at + 5]!;
        let g = numbers[at + 6]!;
        let h = numbers[at + 7]!;
        for (let k = 0; k < count; k++) {
          const i = nonZero[k]!;
          const x = numbers[from + i]!;
          const w = at + BLOCK * (i + 1);
          a += numbers[w]! * x;
          b += numbers[w + 1]! * x;
          c += numbers[w + 2]! * x;
          d += numbers[w + 3]! * x;
          e += numbers[w + 4]! * x;
          f += numbers[w + 5]! * x;
          g += numbers[w + 6]! * x;
          h += numbers[w + 7]! * x;
        }
        numbers[to + o] = a < 0 ? 0 : a;
        numbers[to + o + 1] = b < 0 ? 0 : b;
        numbers[to + o + 2] = c < 0 ? 0 : c;
        numbers[to + o + 3] = d < 0 ? 0 : d;
        numbers[to + o + 4] = e < 0 ? 0 : e;
        numbers[to + o + 5] = f < 0 ? 0 : f;
        numbers[to + o + 6] = g < 0 ? 0 : g;
        numbers[to + o + 7] = h < 0 ? 0 : h;
      }
    },
  };
};

// ── The same in WebAssembly, assembled here so that the source can be read

const I32 = 0x7f;
const V128 = 0x7b;
const GET = 0x20;
const SET = 0x21;
const CONST = 0x41;
const ADD = 0x6a;
const MULTIPLY = 0x6c;
const LESS = 0x49;
const BLOCK_BEGIN = 0x02;
const LOOP_BEGIN = 0x03;
const NOTHING = 0x40;
const END = 0x0b;
const JUMP_IF = 0x0d;
const IS_ZERO = 0x45;
const F64_LOAD = 0x2b;
const F64_STORE = 0x39;
const I32_LOAD = 0x28;
const I32_STORE = 0x36;
const F64_CONST = 0x44;
const F64_DIFFERS = 0x62;
const SIMD = 0xfd;

const leb = (value: number): number[] => {
  const bytes: number[] = [];
  for (let left = value; ; left >>>= 7) {
    if (left < 128) return [...bytes, left];
    bytes.push((left & 127) | 128);
  }
};

const signedLeb = (value: number): number[] => {
  const bytes: number[] = [];
  for (let left = value; ; left >>= 7) {
    if (left >= -64 && left < 64) return [...bytes, left & 127];
    bytes.push((left & 127) | 128);
  }
};

const simd = (code: number): number[] => [SIMD, ...leb(code)];
const V_LOAD = simd(0x00);
const V_LOAD_SPLAT = simd(0x0a);
const V_STORE = simd(0x0b);
const V_CONST = simd(0x0c);
const V_ADD = simd(0xf0);
const V_MULTIPLY = simd(0xf2);
const V_MOST = simd(0xf5);

type Code = number | readonly number[];

const sequence = (...parts: readonly Code[]): number[] => parts.flat();
const get = (local: number): number[] => [GET, local];
const set = (local: number): number[] => [SET, local];
const constant = (value: number): number[] => sequence(CONST, signedLeb(value));
const advance = (local: number, by: number): number[] => sequence(get(local), constant(by), ADD, set(local));
/** The operands of a load or store: the alignment (a power of 2) and an offset. */
const at = (power: number, offset: number): number[] => sequence(power, leb(offset));

/** Repeats the body while the pointer is below its end; the body must advance it. */
const whileBelow = (pointer: number, end: number, ...body: readonly Code[]): number[] => {
  const isBelow = sequence(get(pointer), get(end), LESS);
  return sequence(
    [BLOCK_BEGIN, NOTHING],
    sequence(isBelow, IS_ZERO, JUMP_IF, 0),
    sequence(LOOP_BEGIN, NOTHING, ...body, isBelow, JUMP_IF, 0, END),
    END,
  );
};

const PAIRS = BLOCK / 2;
const pairs = (body: (pair: number) => number[]): number[] =>
  Array.from({ length: PAIRS }, (_, i) => body(i)).flat();

/** The parameters, then the local variables. */
const [INPUT, INPUT_END, WEIGHTS, OUTPUT, OUTPUT_END, NON_ZERO, OFFSETS] = [0, 1, 2, 3, 4, 5, 6];
const [NEXT, NEXT_OFFSET, ROW_AT, LAST, SUMS] = [7, 8, 9, 10, 11];
const PARAMETERS = 7;

const layerCode = (): number[] => {
  const input = sequence(get(INPUT), F64_LOAD, at(3, 0));
  const isNonZero = sequence(input, F64_CONST, [0, 0, 0, 0, 0, 0, 0, 0], F64_DIFFERS);
  const listNonZero = sequence(
    sequence(get(NON_ZERO), set(NEXT), get(OFFSETS), set(NEXT_OFFSET), constant(ROW), set(ROW_AT)),
    whileBelow(
      INPUT,
      INPUT_END,
      sequence(get(NEXT), input, F64_STORE, at(3, 0)),
      sequence(get(NEXT_OFFSET), get(ROW_AT), I32_STORE, at(2, 0)),
      sequence(get(NEXT), isNonZero, constant(DOUBLE), MULTIPLY, ADD, set(NEXT)),
      sequence(get(NEXT_OFFSET), isNonZero, constant(4), MULTIPLY, ADD, set(NEXT_OFFSET)),
      advance(ROW_AT, ROW),
      advance(INPUT, DOUBLE),
    ),
    sequence(get(NEXT), set(LAST)),
  );
  const product = (pair: number): number[] =>
    sequence(
      sequence(get(SUMS + pair), get(ROW_AT), V_LOAD, at(3, PAIR * pair)),
      sequence(get(SUMS + PAIRS), V_MULTIPLY, V_ADD, set(SUMS + pair)),
    );
  const addNonZero = whileBelow(
    NEXT,
    LAST,
    sequence(get(NEXT), V_LOAD_SPLAT, at(3, 0), set(SUMS + PAIRS)),
    sequence(get(WEIGHTS), get(NEXT_OFFSET), I32_LOAD, at(2, 0), ADD, set(ROW_AT)),
    pairs(product),
    advance(NEXT, DOUBLE),
    advance(NEXT_OFFSET, 4),
  );
  const zeros = sequence(
    V_CONST,
    Array.from({ length: 16 }, () => 0),
  );
  return sequence(
    listNonZero,
    // After listNonZero, ROW_AT is the length of a block of weights; INPUT keeps it.
    sequence(get(ROW_AT), set(INPUT)),
    whileBelow(
      OUTPUT,
      OUTPUT_END,
      pairs((pair) => sequence(get(WEIGHTS), V_LOAD, at(3, PAIR * pair), set(SUMS + pair))),
      sequence(get(NON_ZERO), set(NEXT), get(OFFSETS), set(NEXT_OFFSET)),
      addNonZero,
      pairs((pair) => sequence(get(OUTPUT), get(SUMS + pair), zeros, V_MOST, V_STORE, at(3, PAIR * pair))),
      sequence(get(WEIGHTS), get(INPUT), ADD, set(WEIGHTS)),
      advance(OUTPUT, ROW),
    ),
    END,
  );
};

const section = (id: number, ...content: readonly number[][]): number[] => {
  const body = sequence(leb(content.length), ...content);
  return sequence(id, leb(body.length), body);
};

const name = (text: string): number[] =>
  sequence(
    text.length,
    Array.from(text, (letter) => letter.codePointAt(0)!),
  );

const moduleBytes = (pages: number): Uint8Array<ArrayBuffer> => {
  const locals = [2, 4, I32, PAIRS + 1, V128];
  const code = sequence(locals, layerCode());
  const parameters = Array.from({ length: PARAMETERS }, () => I32);
  return Uint8Array.from(
    sequence(
      [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, sequence(0x60, PARAMETERS, parameters, 0)),
      section(3, [0]),
      section(5, sequence(0, leb(pages))),
      section(7, sequence(name('memory'), 2, 0), sequence(name('layer'), 0, 0)),
      section(10, sequence(leb(code.length), code)),
    ),
  );
};

/** The part of WebAssembly that is used here; only the types of the DOM declare it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: Readonly<Record<string, unknown>> };
};

/** Our pages and their workers may not compile: the server's policy forbids it, and an attempt would be reported. */
const isPage = 'document' in globalThis || 'WorkerGlobalScope' in globalThis;

/** In WebAssembly; null where the engine has none or the page may not compile. */
export const wasmLayers = (bytes: number): NetLayers | null => {
  if (isPage) return null;
  try {
    const pages = Math.ceil((bytes + SCRATCH) / PAGE);
    const instance = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes(pages)));
    const { buffer } = instance.exports['memory'] as { readonly buffer: ArrayBuffer };
    const layer = instance.exports['layer'] as (...offsets: number[]) => void;
    const nonZero = bytes;
    const offsets = bytes + MOST_INPUTS * DOUBLE;
    return {
      buffer,
      layer: (input, inputs, weights, output, blocks) =>
        layer(input, input + DOUBLE * inputs, weights, output, output + ROW * blocks, nonZero, offsets),
    };
  } catch {
    // An engine without it.
    return null;
  }
};

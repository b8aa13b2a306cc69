import type { Setup } from './setup.ts';

/** A list of numbers in a state: how many, and what each is before the first row. */
export interface NumberList {
  readonly numbers: number;
  readonly each: number;
}

export const numbers = (length: number, each = 0): NumberList => ({ numbers: length, each });

/** A list of small numbers, four of them in the room of one. Their number is a multiple of four. */
export interface ByteList {
  readonly bytes: number;
}

export const bytes = (length: number): ByteList => ({ bytes: length });

const BYTES = Int32Array.BYTES_PER_ELEMENT;

/** What a state is made of: a number or a yes or no, as it is before the first row, or a list of numbers. */
type Part = number | boolean | NumberList | ByteList;
type Parts = Readonly<Record<string, Part>>;

/** What stands in the array for a part before the first row. */
const startOf = (part: Part): number[] => {
  if (typeof part !== 'object') return [Number(part)];
  return 'bytes' in part
    ? Array<number>(part.bytes / BYTES).fill(0)
    : Array<number>(part.numbers).fill(part.each);
};

/** Where the parts of a state stand in its one array, and what the array holds before the first row. */
export interface Layout<P extends Parts> {
  readonly parts: Readonly<P>;
  readonly at: { readonly [K in keyof P]: number };
  readonly start: ArrayLike<number>;
}

export const layout = <P extends Parts>(parts: P): Layout<P> => {
  const start: number[] = [];
  const at = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const from = start.length;
      start.push(...startOf(part));
      return [name, from];
    }),
  ) as Layout<P>['at'];
  return { parts, at, start: Int32Array.from(start) };
};

const NOBODY = -1;

/**
 * A state that plays in offset and copies cheaply. What is read at every decision stands in fields, since a field is read
 * faster than a number of an array; everything else in one array, as a layout says.
 */
export abstract class CompactState {
  setup: Setup;
  players: number;
  /** Where the match stands: the number of a phase. */
  phaseNumber = 0;
  /** Who must act, where it is one seat. */
  actor = NOBODY;
  /** Everything else. */
  readonly n: Int32Array;

  constructor(setup: Setup, start: ArrayLike<number>) {
    this.setup = setup;
    this.players = setup.players;
    this.n = new Int32Array(start);
  }

  /** Becomes an independent equal of another state. */
  assign(other: this): void {
    this.setup = other.setup;
    this.players = other.players;
    this.phaseNumber = other.phaseNumber;
    this.actor = other.actor;
    this.n.set(other.n);
  }

  /** Whether another state is this one to the last number. Of two set-ups that say the same it says no. */
  equals(other: this): boolean {
    return (
      this.setup === other.setup &&
      this.players === other.players &&
      this.phaseNumber === other.phaseNumber &&
      this.actor === other.actor &&
      this.n.every((number, at) => number === other.n[at])
    );
  }

  /** A number that equal states share and other states seldom do. */
  hash(): number {
    const { n } = this;
    let value = Math.imul(this.phaseNumber, 0x27d4_eb2d) ^ this.actor;
    for (let i = 0; i < n.length; i++) value = Math.imul(value ^ n[i]!, 0x85eb_ca6b) ^ (value >>> 15);
    return (value ^ (value >>> 13)) >>> 0;
  }
}

/** The parts that are read and written by their name: all but lists. */
type Named<P extends Parts> = {
  [K in keyof P as P[K] extends NumberList | ByteList ? never : K]: P[K] extends boolean ? boolean : number;
};

/** Where the lists of a state are, for fields that are to hold them. */
export interface Lists<P extends Parts> {
  numbersOf(name: { [K in keyof P]: P[K] extends NumberList ? K : never }[keyof P]): Int32Array;
  bytesOf(name: { [K in keyof P]: P[K] extends ByteList ? K : never }[keyof P]): Uint8Array;
}

type CompactClass<P extends Parts> = new (setup: Setup) => CompactState & Named<P> & Lists<P>;

/** The class of the states with a layout, to be extended by a game. */
export const compactState = <P extends Parts>({ parts, at, start }: Layout<P>): CompactClass<P> => {
  class Numbered extends CompactState {
    constructor(setup: Setup) {
      super(setup, start);
    }

    numbersOf(name: keyof P & string): Int32Array {
      return this.n.subarray(at[name], at[name] + (parts[name] as NumberList).numbers);
    }

    bytesOf(name: keyof P & string): Uint8Array {
      return new Uint8Array(this.n.buffer, BYTES * at[name], (parts[name] as ByteList).bytes);
    }
  }
  for (const [name, part] of Object.entries(parts)) {
    const offset = at[name]!;
    if (typeof part === 'number')
      Object.defineProperty(Numbered.prototype, name, {
        get(this: CompactState) {
          return this.n[offset];
        },
        set(this: CompactState, value: number) {
          this.n[offset] = value;
        },
      });
    if (typeof part === 'boolean')
      Object.defineProperty(Numbered.prototype, name, {
        get(this: CompactState) {
          return this.n[offset] !== 0;
        },
        set(this: CompactState, value: boolean) {
          this.n[offset] = value ? 1 : 0;
        },
      });
  }
  return Numbered as unknown as CompactClass<P>;
};

/** A colour of the 256 that terminals know, for the text, its background, or both. */
export interface Ink {
  readonly text?: number;
  readonly ground?: number;
  readonly bold?: true;
  readonly faint?: true;
}

/** How to write: with or without colours. */
export interface Look {
  paint(ink: Ink, text: string): string;
}

const codesOf = ({ text, ground, bold, faint }: Ink): string =>
  [
    ...(bold === true ? ['1'] : []),
    ...(faint === true ? ['2'] : []),
    ...(text === undefined ? [] : [`38;5;${text}`]),
    ...(ground === undefined ? [] : [`48;5;${ground}`]),
  ].join(';');

const COLOURED: Look = { paint: (ink, text) => `\u001B[${codesOf(ink)}m${text}\u001B[0m` };
const PLAIN: Look = { paint: (_, text) => text };

/** Colours only on a terminal, and never against NO_COLOR (no-color.org); FORCE_COLOR forces them elsewhere. */
export const lookOf = (stream: { readonly isTTY?: boolean }): Look => {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return PLAIN;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '0' && FORCE_COLOR !== '') return COLOURED;
  return stream.isTTY === true && TERM !== 'dumb' ? COLOURED : PLAIN;
};

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

export const sayJson = (value: unknown): void => say(JSON.stringify(value, null, 2));

const PROGRESS_EVERY_MS = 100;

/** Shows the progress of long work, on standard error and only if somebody may be looking. */
export class Progress {
  private readonly what: string;
  private shown = 0;

  constructor(what: string) {
    this.what = what;
  }

  at(done: number, all: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.shown < PROGRESS_EVERY_MS) return;
    this.shown = now;
    process.stderr.write(`\r\u001B[K${done} of ${all} ${this.what}`);
  }

  end(): void {
    if (this.shown > 0) process.stderr.write('\r\u001B[K');
  }
}

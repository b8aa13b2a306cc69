import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

/** What was read: a line, or `end` when there is no more input, or `break` for Ctrl-C. */
export type Typed = { readonly kind: 'line'; readonly text: string } | { readonly kind: 'end' | 'break' };

/** Longer lines are no answer to anything. */
const LONGEST = 200;

/**
 * Lines from a person who types, or from a pipe. Lines from a pipe are echoed after the prompt, so that the output
 * reads like a match; a secret line is never echoed.
 */
export class Keyboard {
  readonly isTerminal: boolean;
  private readonly lines: Interface;
  private readonly waiting: Typed[] = [];
  private listener: ((typed: Typed) => void) | null = null;
  private muted = false;
  private ended = false;

  constructor() {
    const { stdin, stdout } = process;
    this.isTerminal = stdin.isTTY && stdout.isTTY;
    const screen = new Writable({
      write: (chunk: Buffer, _, done) => {
        if (!this.muted) stdout.write(chunk);
        done();
      },
    });
    this.lines = createInterface({ input: stdin, output: screen, terminal: this.isTerminal });
    this.lines.on('line', (text) => this.take({ kind: 'line', text: text.slice(0, LONGEST).trim() }));
    this.lines.on('SIGINT', () => this.take({ kind: 'break' }));
    this.lines.on('history', (history) => {
      if (this.muted) history.shift();
    });
    this.lines.on('close', () => {
      this.ended = true;
      this.take({ kind: 'end' });
    });
  }

  async read(prompt: string, echo: 'shown' | 'secret' = 'shown'): Promise<Typed> {
    if (this.isTerminal && echo === 'shown') {
      this.lines.setPrompt(prompt);
      this.lines.prompt();
    } else {
      process.stdout.write(prompt);
    }
    this.muted = echo === 'secret';
    const typed = await this.next();
    this.muted = false;
    if (!this.isTerminal)
      process.stdout.write(typed.kind === 'line' && echo === 'shown' ? `${typed.text}\n` : '\n');
    else if (typed.kind !== 'line' || echo === 'secret') process.stdout.write('\n');
    return typed;
  }

  close(): void {
    this.listener = null;
    this.lines.close();
  }

  private next(): Promise<Typed> {
    const first = this.waiting.shift();
    if (first !== undefined) return Promise.resolve(first);
    if (this.ended) return Promise.resolve({ kind: 'end' });
    return new Promise((resolve) => (this.listener = resolve));
  }

  private take(typed: Typed): void {
    const { listener } = this;
    this.listener = null;
    if (listener === null) this.waiting.push(typed);
    else listener(typed);
  }
}

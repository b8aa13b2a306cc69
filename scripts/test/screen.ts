// Where `npm test` writes: a terminal has one changing line at its foot; a log gets that line from time to time.

const IN_TERMINAL_MS = 200;
const IN_LOG_MS = 5000;
const CLEAR = '\r\u001B[K';

export type Output = { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown };

export class Screen {
  private readonly output: Output;
  private readonly status: () => string;
  private readonly timer: NodeJS.Timeout;
  private last = '';

  constructor(output: Output, status: () => string) {
    this.output = output;
    this.status = status;
    this.timer = setInterval(() => this.show(), output.isTTY === true ? IN_TERMINAL_MS : IN_LOG_MS);
  }

  /** Writes something that stays. */
  say(text: string): void {
    this.output.write(`${this.output.isTTY === true ? CLEAR : ''}${text}\n`);
    if (this.output.isTTY === true) this.show();
  }

  end(): void {
    clearInterval(this.timer);
    if (this.output.isTTY === true) this.output.write(CLEAR);
  }

  private show(): void {
    const text = this.status();
    if (this.output.isTTY === true)
      this.output.write(`${CLEAR}${text.slice(0, (this.output.columns ?? 80) - 1)}`);
    else if (text !== this.last) this.output.write(`${text}\n`);
    this.last = text;
  }
}

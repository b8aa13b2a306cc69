import { type ChildProcess, spawn } from 'node:child_process';
import { serverArgs } from '@santiago/research/server/processes.ts';
import { errorLines } from '../log.ts';

/** A server in a process of its own, to be killed. */
export class ServerProcess {
  private readonly settings: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  /** The one that the system gave it at its first start; it keeps it. */
  port = 0;
  /** What it wrote to standard error since its last start. */
  complaints = '';
  private log = '';

  constructor(settings: Readonly<Record<string, string>>) {
    this.settings = settings;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it has logged as errors since somebody asked. */
  takeErrors(): string[] {
    const errors = errorLines(this.log);
    this.log = '';
    return errors;
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Starts and waits until it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, serverArgs(), {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        HOST: '127.0.0.1',
        PORT: String(this.port),
        LOG_LEVEL: 'error',
        ...RATES,
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    // It does not outlive the tests, however they end.
    const kill = (): void => {
      child.kill('SIGKILL');
    };
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    this.complaints = '';
    child.stderr.on('data', (piece: Buffer) => {
      this.complaints += piece.toString();
    });
    this.port = await new Promise<number>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (piece: Buffer) => {
        said += piece.toString();
        this.log += piece.toString();
        const [, port] = /http:\/\/localhost:(\d+)\/.*is served at/.exec(said) ?? [];
        if (port !== undefined) resolve(Number(port));
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${this.complaints}`)));
    });
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (child === null || !this.isRunning) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

const RATES = {
  GUEST_RATE: '10000',
  ADDRESS_RATE: '100000',
  ADDRESS_STREAMS: '10000',
  GUEST_BYTES: '1000000000',
  ADDRESS_BYTES: '1000000000',
  BOT_DELAY: '5-20',
};

/**
 * Calls across a message port, typed by one interface: every call gets a reply, and a reply is a value. An error on
 * the other side, its death and its silence all come back as a `Failure`, so no caller waits for ever.
 */

export interface Failure {
  /** The other side threw an error and still works; or it is gone; or this side closed the link. */
  readonly kind: 'threw' | 'died' | 'closed';
  readonly text: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** The part of a worker, a worker's inside or a message port that we need. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
}

type Input<C, K extends keyof C> = C[K] extends (input: infer I) => unknown ? I : never;
type Output<C, K extends keyof C> = C[K] extends (input: never) => infer O ? O : never;

/** What answers the calls: each at once or later. */
export type Services<C> = {
  readonly [K in keyof C]: (input: Input<C, K>) => Output<C, K> | Promise<Output<C, K>>;
};

interface Call {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

interface Reply {
  readonly id: number;
  readonly result: Result<unknown>;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const failed = (kind: Failure['kind'], text: string): Result<never> => ({
  ok: false,
  failure: { kind, text },
});

const replyTo = async <C>(services: Services<C>, { name, input }: Call): Promise<Result<unknown>> => {
  try {
    return { ok: true, value: await services[name as keyof C](input as Input<C, keyof C>) };
  } catch (error) {
    return failed('threw', textOf(error));
  }
};

/** Replies to the calls that come over the port. */
export const serve = <C>(port: Port, services: Services<C>): void => {
  const respond = async (call: Call): Promise<void> => {
    const { id } = call;
    const result = await replyTo(services, call);
    try {
      port.postMessage({ id, result } satisfies Reply);
    } catch (error) {
      // The reply could not be copied across.
      port.postMessage({ id, result: failed('threw', textOf(error)) } satisfies Reply);
    }
  };
  port.addEventListener('message', ({ data }) => void respond(data as Call));
};

const isReply = (data: unknown): data is Reply =>
  typeof data === 'object' && data !== null && 'result' in data;

/** Silence is counted in ticks, so that a device that slept does not take everything for dead when it wakes. */
const TICK = 5000;
/** No call takes this long: the other side hangs, or is gone without a message. */
const SILENT_TICKS = 12;

/** This side of the calls. */
export class Link<C> {
  private readonly port: Port;
  /** Frees the other side; called once, when the link ends. */
  private readonly release: () => void;
  private readonly waiting = new Map<number, (result: Result<never>) => void>();
  private calls = 0;
  private silent = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private failure: Failure | null = null;
  /** Fulfilled when calls get no more replies. */
  readonly ended: Promise<Failure>;
  private tellEnd!: (failure: Failure) => void;

  constructor(port: Port, release: () => void) {
    this.port = port;
    this.release = release;
    this.ended = new Promise((resolve) => {
      this.tellEnd = resolve;
    });
    port.addEventListener('message', ({ data }) => {
      if (isReply(data)) this.hear(data);
    });
  }

  async call<K extends keyof C & string>(name: K, input: Input<C, K>): Promise<Result<Output<C, K>>> {
    if (this.failure !== null) return { ok: false, failure: this.failure };
    const id = ++this.calls;
    this.ticking ??= setInterval(() => this.tick(), TICK);
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.port.postMessage({ id, name, input } satisfies Call);
    });
  }

  /** The other side is gone: everybody who waits is told. */
  die(text: string): void {
    this.end({ kind: 'died', text });
  }

  close(): void {
    this.end({ kind: 'closed', text: 'closed' });
  }

  private hear({ id, result }: Reply): void {
    this.silent = 0;
    const resolve = this.waiting.get(id);
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.rest();
    resolve?.(result as Result<never>);
  }

  private tick(): void {
    this.silent++;
    if (this.silent >= SILENT_TICKS) this.die('no answer');
  }

  private rest(): void {
    clearInterval(this.ticking);
    this.ticking = undefined;
    this.silent = 0;
  }

  private end(failure: Failure): void {
    if (this.failure !== null) return;
    this.failure = failure;
    this.rest();
    this.release();
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const resolve of waiting) resolve({ ok: false, failure });
    this.tellEnd(failure);
  }
}

import type { Refusal, Viewer } from '@santiago/kernel';
import { fillPath, ROUTES } from './routes.ts';
import type { Here, Input, Reply, RouteName, TableEvent } from './schemas.ts';

/**
 * The typed client, for pages and for Node (it needs `fetch`, streams and `crypto`, nothing else):
 *
 *   const api = client({ base: '' });                        // in a page: the cookie says who we are
 *   const api = client({ base: 'http://…', token });         // a bot: a token does
 *   await api.call('enter', { name: 'Ana' });
 *   const { table } = await api.call('create', { game: 'canals', seats: [{ kind: 'me' }, …] });
 *   await api.call('sit', { table, seat: 'p1', share: newShare() });
 *   const stop = api.follow({ table, as: 'p1', after: 0 }, { event: (event) => follower.hear(event) });
 *   await api.call('act', { table, seat: 'p1', decision: info.turn.p1, action: 'bid 3', key: newKey() });
 *
 * `call` throws a `Refused` with the server's code and sentence. It retries what may be retried: reading, and commands
 * with a key, which the server answers as it did the first time.
 */
export interface ClientOptions {
  readonly base: string;
  readonly token?: string;
  readonly fetch?: typeof fetch;
  /** Whether a stream may be held open; see `Slots`. */
  readonly slots?: Slots;
}

/**
 * A browser opens six connections to a server and no more, for all its tabs together: held by streams, none would be
 * left to act with. So a stream needs one of a few slots, and who gets none asks every other second instead. Gives
 * the function that frees the slot, or null. `lost` is called where another tab has come to hold the slot as well.
 */
export type Slots = (lost: () => void) => Promise<(() => void) | null>;

export interface Client {
  call<R extends Exclude<RouteName, 'stream'>>(route: R, input: Input<R>): Promise<Reply<R>>;
  follow(from: FollowFrom, ears: Ears): () => void;
}

export interface FollowFrom {
  readonly table: string;
  readonly as: Viewer;
  /** The last event already heard; 0 for all. */
  readonly after: number;
}

export interface Ears {
  event(event: TableEvent): void;
  /** Who has the table open, at first and whenever it changes. */
  here?(here: Here): void;
  /**
   * `open` when the stream is open, `lost` with the milliseconds until the next attempt, `refused` when it is over.
   */
  status?(
    status: 'open' | 'lost' | 'refused',
    detail: { readonly wait?: number; readonly refusal?: Refusal },
  ): void;
}

export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  /** The current view of the seat, if an answer came too late. */
  readonly now: unknown;

  constructor(status: number, refusal: Refusal, now?: unknown) {
    super(refusal.text);
    this.name = 'Refused';
    this.status = status;
    this.refusal = refusal;
    this.now = now;
  }
}

const RETRIES = 5;
const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;
/** A stream is requested again after at most this long: a client is back soon after the server is. */
const LONGEST_SILENCE = 600;
/** The server is never silent for more than 50 s; a stream that is silent for longer is dead. */
const SILENCE = 60_000;
/** Streams that the tabs of one browser hold open. */
const STREAMS = 4;
/** Without locks: how long a tab holds a slot without renewing it. */
const LEASE = 5000;
/** Without a slot: how long to wait before asking again. */
const ASK_AGAIN = 2000;
const UNREACHABLE: Refusal = { code: 'unreachable', details: {}, text: 'The server cannot be reached.' };

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 16 random bytes in hex: what a page adds to the chance of a match. Store it to compare at the end. */
export const newShare = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));

/** A name for one request. */
export const newKey = (): string => hexOf(crypto.getRandomValues(new Uint8Array(12)));

interface Locks {
  request(
    name: string,
    options: { ifAvailable: true },
    held: (lock: unknown) => Promise<void>,
  ): Promise<void>;
}

interface Shelf {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

type TakeSlot = (name: string, lost: () => void) => Promise<(() => void) | null>;

const lockSlot =
  (locks: Locks): TakeSlot =>
  async (name) =>
    new Promise((resolve) => {
      void locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) {
          resolve(null);
          return;
        }
        await new Promise<void>((free) => {
          resolve(free);
        });
      });
    });

/** Without https a browser has no locks: then a slot is leased in storage that all tabs can read. */
const leaseSlot =
  (shelf: Shelf): TakeSlot =>
  async (name, lost) => {
    if (Number(shelf.getItem(name)?.split(' ')[0] ?? 0) > Date.now()) return null;
    const holder = newKey();
    const write = (): void => shelf.setItem(name, `${Date.now() + LEASE} ${holder}`);
    write();
    // If two tabs take it at the same time, the later one has it.
    await pause(LEASE / 50);
    const isOurs = (): boolean => shelf.getItem(name)?.endsWith(holder) === true;
    if (!isOurs()) return null;
    const renewing = setInterval(() => {
      if (isOurs()) write();
      else {
        // Tabs that are slow to see what others write may both take it: then one gives it up.
        clearInterval(renewing);
        lost();
      }
    }, LEASE / 5);
    return () => {
      clearInterval(renewing);
      if (isOurs()) shelf.removeItem(name);
    };
  };

/** Slots shared by the tabs of a browser; outside a browser everybody gets a slot. */
const browserSlots: Slots = async (lost) => {
  // Only in a page; a bot's worker and Node have a navigator too.
  const page = globalThis as unknown as {
    navigator?: { locks?: Locks };
    localStorage?: Shelf;
    document?: object;
  };
  if (page.document === undefined) return () => undefined;
  const locks = page.navigator?.locks;
  const take = locks === undefined ? leaseSlot(page.localStorage!) : lockSlot(locks);
  for (let slot = 1; slot <= STREAMS; slot++) {
    const freed = await take(`santiago-stream-${slot}`, lost);
    if (freed !== null) return freed;
  }
  return null;
};

const pause = async (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Waiting times grow and vary, so that a thousand clients do not come back at the same time. */
const waitBefore = (attempt: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + Math.random() / 2);

const refusalOf = async (response: Response): Promise<Refused> => {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'code' in body && 'text' in body) {
    const { code, text } = body;
    const details = 'details' in body ? (body.details as Refusal['details']) : {};
    return new Refused(
      response.status,
      { code: String(code), details, text: String(text) },
      'now' in body ? body.now : undefined,
    );
  }
  return new Refused(response.status, { ...UNREACHABLE, code: `http-${response.status}` });
};

const passes = ({ status, headers }: Response): boolean =>
  status === 502 ||
  status === 503 ||
  status === 504 ||
  // Some limits are those of a day.
  (status === 429 && 1000 * Number(headers.get('retry-after') ?? 0) <= LONGEST_WAIT);

export const client = (options: ClientOptions): Client => {
  const send = options.fetch ?? fetch;
  const slots = options.slots ?? browserSlots;
  const headers: Record<string, string> =
    options.token === undefined ? {} : { authorization: `Bearer ${options.token}` };

  const once = async (route: RouteName, input: Readonly<Record<string, unknown>>): Promise<Response> => {
    const { method, path: pattern } = ROUTES[route];
    const { path, rest } = fillPath(pattern, input);
    const inBody = method === 'POST' || method === 'PUT';
    const query = new URLSearchParams();
    for (const [name, value] of inBody ? [] : Object.entries(rest)) {
      if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
    }
    const init: RequestInit = { method, credentials: 'same-origin', headers };
    if (inBody) {
      init.headers = { ...headers, 'content-type': 'application/json' };
      init.body = JSON.stringify(rest);
    }
    return send(`${options.base}${path}${query.size === 0 ? '' : `?${query.toString()}`}`, init);
  };

  const call = async <R extends Exclude<RouteName, 'stream'>>(
    route: R,
    input: Input<R>,
  ): Promise<Reply<R>> => {
    const again = ROUTES[route].method === 'GET' || 'key' in input;
    for (let attempt = 0; ; attempt++) {
      const last = !again || attempt === RETRIES;
      let response: Response | null = null;
      try {
        response = await once(route, input);
      } catch {
        if (last) throw new Refused(0, UNREACHABLE);
      }
      if (response?.ok === true) {
        const text = await response.text();
        const isJson = response.headers.get('content-type')?.includes('json') === true;
        return (isJson ? JSON.parse(text) : text) as Reply<R>;
      }
      if (response !== null && (last || !passes(response))) throw await refusalOf(response);
      await pause(waitBefore(attempt));
    }
  };

  const follow = (from: FollowFrom, ears: Ears): (() => void) => {
    const stop = new AbortController();
    let after = from.after;

    /** Reads one connection until it ends or its slot is lost. True if it was opened at all. */
    const listen = async (once: boolean, slot: AbortSignal): Promise<boolean> => {
      const connection = new AbortController();
      const end = (): void => connection.abort();
      stop.signal.addEventListener('abort', end);
      slot.addEventListener('abort', end);
      let watchdog = setTimeout(end, SILENCE);
      let opened = false;
      try {
        const query = new URLSearchParams({
          as: from.as,
          after: String(after),
          ...(once ? { once: '1' } : {}),
        });
        const { path } = fillPath(ROUTES.stream.path, { table: from.table });
        const response = await send(`${options.base}${path}?${query.toString()}`, {
          credentials: 'same-origin',
          headers: { ...headers, accept: 'text/event-stream' },
          signal: connection.signal,
          cache: 'no-store',
        });
        if (!response.ok || response.body === null) {
          if (passes(response) || response.status >= 500) return false;
          throw await refusalOf(response);
        }
        opened = true;
        ears.status?.('open', {});
        const messages = messageReader();
        const decoder = new TextDecoder();
        const reader = response.body.getReader();
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return opened;
          clearTimeout(watchdog);
          watchdog = setTimeout(end, SILENCE);
          for (const { name, data } of messages(decoder.decode(value, { stream: true }))) {
            if (stop.signal.aborted) return opened;
            if (name === 'here') ears.here?.(JSON.parse(data) as Here);
            if (name !== '') continue;
            const event = JSON.parse(data) as TableEvent;
            after = event.n;
            ears.event(event);
          }
        }
      } catch (error) {
        if (error instanceof Refused) throw error;
        return opened;
      } finally {
        clearTimeout(watchdog);
        stop.signal.removeEventListener('abort', end);
        connection.abort();
      }
    };

    const run = async (): Promise<void> => {
      for (let attempt = 0; !stop.signal.aborted; attempt++) {
        const slot = new AbortController();
        const free = await slots(() => slot.abort());
        let heard = false;
        try {
          heard = await listen(free === null, slot.signal);
          if (heard) attempt = 0;
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          ears.status?.('refused', { refusal: error.refusal });
          return;
        } finally {
          free?.();
        }
        if (stop.signal.aborted) return;
        if ((free === null || slot.signal.aborted) && heard) {
          await pause(ASK_AGAIN, stop.signal);
          continue;
        }
        const wait = Math.min(waitBefore(attempt), LONGEST_SILENCE * (0.5 + Math.random() / 2));
        ears.status?.('lost', { wait });
        await pause(wait, stop.signal);
      }
    };
    void run();
    return () => stop.abort();
  };

  return { call, follow };
};

/** A message of a stream; events of the table have no name. */
export interface StreamMessage {
  readonly name: string;
  readonly data: string;
}

/** Cuts a `text/event-stream` into its messages, whatever pieces it arrives in. */
export const messageReader = (): ((piece: string) => StreamMessage[]) => {
  let rest = '';
  let name = '';
  let data: string[] = [];
  return (piece) => {
    const found: StreamMessage[] = [];
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).trimStart());
      else if (line.startsWith('event:')) name = line.slice(6).trim();
      else if (line === '') {
        if (data.length > 0) found.push({ name, data: data.join('\n') });
        name = '';
        data = [];
      }
    }
    return found;
  };
};

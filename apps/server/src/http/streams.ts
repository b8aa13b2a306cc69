import type { Socket } from 'node:net';
import type { Viewer } from '@santiago/kernel';
import type { FastifyReply } from 'fastify';
import type { PeopleChange } from '../store/people-change.ts';
import type { Person } from '../store/rows.ts';
import { tokenId } from '../store/tokens.ts';
import type { Listener } from '../tables/live.ts';
import { DATA_HEADERS } from './headers.ts';
import { networkOf, type Quota } from './limits.ts';

/** Each stream is visited once in this many seconds; one bucket of streams each second, so that they are spread out. */
const BUCKETS = 5;
/**
 * The visits without an event after which a client gets a heartbeat: every 45 seconds, and never later than 50 seconds
 * after an event, since many proxies cut what is silent for a minute. Heartbeats are most of what a table costs while
 * nobody acts (research/notes/server.md), and each wakes a phone.
 */
const SILENT_VISITS = 9;
/** How much may wait for a slow client. Beyond it the stream is cut: the client resumes by number. */
const MOST_WAITING = 256 * 1024;

/**
 * An open `text/event-stream`. Its body ends with the connection, so events go directly to the socket: one system
 * call each, without the HTTP library.
 */
export class Stream implements Listener {
  readonly viewer: Viewer;
  readonly person: Person | null;
  /** The hash of the secret that the person is known by. */
  readonly secret: string | null;
  private readonly reply: FastifyReply;
  private readonly socket: Socket;
  private isHeard = false;
  private hasEnded = false;
  private silentVisits = 0;

  constructor(reply: FastifyReply, viewer: Viewer, person: Person | null, secret: string | null) {
    this.reply = reply;
    this.socket = reply.raw.socket!;
    this.viewer = viewer;
    this.person = person;
    this.secret = person === null ? null : secret;
  }

  open(): void {
    this.reply.hijack();
    const { raw } = this.reply;
    raw.useChunkedEncodingByDefault = false;
    raw.writeHead(200, {
      ...DATA_HEADERS,
      'content-type': 'text/event-stream',
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    // A first line, so that a client that waits for the head of the reply gets it immediately.
    raw.write('retry: 500\n\n');
    this.socket.setNoDelay(true);
  }

  send(text: string): void {
    if (this.hasEnded || this.socket.destroyed) return;
    this.isHeard = true;
    this.socket.write(text);
    if (this.socket.writableLength > MOST_WAITING) this.socket.destroy();
  }

  /** Called at regular intervals: a client that has heard nothing for a while gets a heartbeat. */
  visit(): void {
    this.silentVisits = this.isHeard ? 0 : this.silentVisits + 1;
    if (this.silentVisits === SILENT_VISITS) {
      this.send(':\n\n');
      this.silentVisits = 0;
    }
    this.isHeard = false;
  }

  end(): void {
    this.hasEnded = true;
    this.reply.raw.end();
  }
}

/** All open streams of this process. */
export class Streams {
  private readonly quota: Quota;
  private readonly buckets = Array.from({ length: BUCKETS }, () => new Set<Stream>());
  private readonly visiting: NodeJS.Timeout;
  private turn = 0;
  private added = 0;

  constructor(quota: Quota) {
    this.quota = quota;
    this.visiting = setInterval(() => {
      this.turn = (this.turn + 1) % BUCKETS;
      for (const stream of this.buckets[this.turn]!) stream.visit();
    }, 1000);
  }

  /** How many streams are open or being opened. */
  get count(): number {
    return this.quota.count;
  }

  /** Adds a stream for this address and returns the function that ends it; null if there are too many. */
  enter(address: string): (() => void) | null {
    return this.quota.take(networkOf(address));
  }

  /** Keeps a stream alive until the returned function is called. */
  add(stream: Stream): () => void {
    const bucket = this.buckets[this.added++ % BUCKETS]!;
    bucket.add(stream);
    return () => bucket.delete(stream);
  }

  /** Ends the streams of secrets and people that are gone; `known` finds those secrets that are still valid. */
  async endGone(
    change: PeopleChange,
    known: (secrets: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<void> {
    switch (change.kind) {
      case 'renamed':
        return;
      case 'secret':
        this.endWhere(({ secret }) => secret !== null && tokenId(secret) === change.id);
        return;
      case 'person':
        this.endWhere(({ person }) => person?.id === change.id);
        return;
      case 'unknown': {
        const hashes = new Set(
          this.buckets.flatMap((bucket) => [...bucket].flatMap(({ secret }) => secret ?? [])),
        );
        const valid = await known([...hashes]);
        this.endWhere(({ secret }) => secret !== null && hashes.has(secret) && !valid.has(secret));
      }
    }
  }

  /** Ends all streams; clients come back by themselves, here or to another process. */
  close(): void {
    clearInterval(this.visiting);
    this.endWhere(() => true);
  }

  private endWhere(isGone: (stream: Stream) => boolean): void {
    for (const bucket of this.buckets) for (const stream of bucket) if (isGone(stream)) stream.end();
  }
}

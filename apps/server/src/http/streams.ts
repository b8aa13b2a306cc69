import type { Socket } from 'node:net';
import type { Viewer } from '@santiago/kernel';
import type { FastifyReply } from 'fastify';
import type { Person } from '../store/store.ts';
import type { Listener } from '../tables/live.ts';
import { DATA_HEADERS } from './headers.ts';
import { networkOf, type Quota } from './limits.ts';

/**
 * Within this many seconds a stream without events gets a heartbeat, so none is silent for twice as long; one bucket
 * of streams each second, so that they are spread out.
 */
const BUCKETS = 15;
/** How much may wait for a slow client. Beyond it the stream is cut: the client resumes by number. */
const MOST_WAITING = 256 * 1024;

/**
 * An open `text/event-stream`. Its body ends with the connection, so events go directly to the socket: one system
 * call each, without the HTTP library.
 */
export class Stream implements Listener {
  readonly viewer: Viewer;
  readonly person: Person | null;
  private readonly reply: FastifyReply;
  private readonly socket: Socket;
  private quiet = true;

  constructor(reply: FastifyReply, viewer: Viewer, person: Person | null) {
    this.reply = reply;
    this.socket = reply.raw.socket!;
    this.viewer = viewer;
    this.person = person;
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
    if (this.socket.destroyed) return;
    this.quiet = false;
    this.socket.write(text);
    if (this.socket.writableLength > MOST_WAITING) this.socket.destroy();
  }

  /** Called regularly: a client without events since the last call gets a heartbeat. */
  beat(): void {
    if (this.quiet) this.send(':\n\n');
    this.quiet = true;
  }

  end(): void {
    this.reply.raw.end();
  }
}

/** All open streams of this process. */
export class Streams {
  private readonly quota: Quota;
  private readonly buckets = Array.from({ length: BUCKETS }, () => new Set<Stream>());
  private readonly beat: NodeJS.Timeout;
  private turn = 0;
  private added = 0;

  constructor(quota: Quota) {
    this.quota = quota;
    this.beat = setInterval(() => {
      this.turn = (this.turn + 1) % BUCKETS;
      for (const stream of this.buckets[this.turn]!) stream.beat();
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

  /** Ends all streams; clients come back by themselves, here or to another process. */
  close(): void {
    clearInterval(this.beat);
    for (const bucket of this.buckets) for (const stream of bucket) stream.end();
  }
}

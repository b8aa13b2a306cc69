import type { ServerResponse } from 'node:http';
import type { Viewer } from '@santiago/kernel';
import type { FastifyReply } from 'fastify';
import type { Listener } from '../tables.ts';

/** Streams get a heartbeat every so many seconds; one bucket of them each second, so that no moment is crowded. */
const BUCKETS = 15;
/** What may wait for a client that reads slowly. Beyond it the stream is cut: the client resumes by number. */
const MOST_WAITING = 256 * 1024;

/** An open `text/event-stream`. */
export class Stream implements Listener {
  readonly viewer: Viewer;
  private readonly reply: FastifyReply;
  private readonly response: ServerResponse;

  constructor(reply: FastifyReply, viewer: Viewer) {
    this.reply = reply;
    this.response = reply.raw;
    this.viewer = viewer;
  }

  open(): void {
    this.reply.hijack();
    this.response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    // A first line, so that whoever waits for the head of the answer gets it at once.
    this.response.write('retry: 500\n\n');
  }

  send(text: string): void {
    if (this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > MOST_WAITING) this.response.destroy();
  }

  end(): void {
    this.response.end();
  }
}

/** All open streams of this process. */
export class Streams {
  private readonly buckets = Array.from({ length: BUCKETS }, () => new Set<Stream>());
  private readonly beat: NodeJS.Timeout;
  private turn = 0;
  private open = 0;

  constructor() {
    this.beat = setInterval(() => {
      this.turn = (this.turn + 1) % BUCKETS;
      for (const stream of this.buckets[this.turn]!) stream.send(':\n\n');
    }, 1000);
  }

  get count(): number {
    return this.open;
  }

  /** Keeps a stream alive until the function given back is called. */
  add(stream: Stream): () => void {
    const bucket = this.buckets[this.open++ % BUCKETS]!;
    bucket.add(stream);
    return () => {
      if (bucket.delete(stream)) this.open--;
    };
  }

  /** Ends all; clients come back by themselves, here or elsewhere. */
  close(): void {
    clearInterval(this.beat);
    for (const bucket of this.buckets) for (const stream of bucket) stream.end();
  }
}

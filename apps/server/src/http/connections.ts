import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './limits.ts';

/**
 * Requests of one connection that may wait for their replies. Browsers and proxies send the next one when they have the
 * reply to the last. What comes in one piece is read in one turn of the event loop, so without a limit thousands would be
 * handled before anybody else gets their turn.
 */
export const MOST_WAITING = 8;
/** Requests of one connection altogether; then the client opens another one. */
export const MOST_REQUESTS = 500;
/**
 * Milliseconds for which an address whose connection was cut gets no other: reading such a piece takes a fiftieth of a
 * second even if nothing in it is handled.
 */
export const BARRED_MS = 5000;

export interface ConnectionOptions {
  /** Clients connect themselves; otherwise all connections are those of a proxy. */
  readonly isDirect: boolean;
  readonly now: () => number;
}

interface Connection {
  readonly network: string;
  /** Whether any request has come. */
  isUsed: boolean;
  /** Requests without a reply yet. */
  waiting: number;
}

/** The open connections of the server. */
export class Connections {
  private readonly options: ConnectionOptions;
  private readonly open = new Map<Socket, Connection>();
  /** Until when these networks get no connection. */
  private readonly barred = new Map<string, number>();

  constructor(options: ConnectionOptions) {
    this.options = options;
  }

  /** Requests without a reply yet, and streams that have not ended. */
  get inFlight(): number {
    let all = 0;
    for (const { waiting } of this.open.values()) all += waiting;
    return all;
  }

  /** A server that cuts a connection on which too many requests wait. */
  newServer(handle: RequestListener): Server {
    const server = createServer(
      { maxHeaderSize: 8 * 1024, keepAliveTimeout: 72_000, requestTimeout: 30_000 },
      (request, response) => {
        const connection = this.open.get(request.socket);
        if (connection === undefined || request.socket.destroyed) return;
        connection.isUsed = true;
        if (connection.waiting === MOST_WAITING) {
          request.socket.destroy();
          this.bar(connection.network);
          return;
        }
        connection.waiting++;
        response.once('close', () => connection.waiting--);
        handle(request, response);
      },
    );
    server.maxRequestsPerSocket = MOST_REQUESTS;
    server.on('connection', (socket) => this.enter(socket));
    return server;
  }

  private enter(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '');
    if ((this.barred.get(network) ?? 0) > this.options.now()) {
      socket.destroy();
      return;
    }
    this.open.set(socket, { network, isUsed: false, waiting: 0 });
    socket.once('close', () => this.open.delete(socket));
  }

  /** What this network has sent over other new connections is not read either. */
  private bar(network: string): void {
    if (!this.options.isDirect) return;
    const now = this.options.now();
    for (const [other, until] of this.barred) if (until <= now) this.barred.delete(other);
    this.barred.set(network, now + BARRED_MS);
    for (const [socket, connection] of this.open)
      if (connection.network === network && !connection.isUsed) socket.destroy();
  }
}

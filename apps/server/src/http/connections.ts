import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests of one connection that may wait for their replies. Browsers and proxies send the next one when they have the
 * reply to the last. All that is in one piece of the network is read in one turn of the event loop, so without a limit
 * thousands would be handled before anybody else gets their turn.
 */
export const MOST_WAITING = 8;
/** Requests of one connection altogether; then the client opens another one. */
export const MOST_REQUESTS = 500;

/** The connections of the server, with how many requests of each wait for a reply. */
export class Connections {
  private readonly waiting = new Map<Socket, number>();

  /** Requests without a reply yet, and streams that have not ended. */
  get inFlight(): number {
    let all = 0;
    for (const count of this.waiting.values()) all += count;
    return all;
  }

  /** A server that cuts a connection on which too many requests wait. */
  newServer(handle: RequestListener): Server {
    const server = createServer(
      { maxHeaderSize: 8 * 1024, keepAliveTimeout: 72_000, requestTimeout: 30_000 },
      (request, response) => {
        const { socket } = request;
        if (socket.destroyed) return;
        const before = this.waiting.get(socket);
        if (before === MOST_WAITING) {
          socket.destroy();
          return;
        }
        if (before === undefined) socket.once('close', () => this.waiting.delete(socket));
        this.waiting.set(socket, (before ?? 0) + 1);
        response.once('close', () => {
          const count = this.waiting.get(socket);
          if (count !== undefined) this.waiting.set(socket, count - 1);
        });
        handle(request, response);
      },
    );
    server.maxRequestsPerSocket = MOST_REQUESTS;
    return server;
  }
}

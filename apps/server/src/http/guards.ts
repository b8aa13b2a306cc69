import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { refuse } from '../refusals.ts';
import { isForeign, secretOf } from './caller.ts';
import { DATA_HEADERS } from './headers.ts';
import { Limiter, networkOf } from './limits.ts';
import { sendRefusal } from './reply.ts';

/** How many requests an address and a guest may send, and which sites they may come from. */
export class Guards {
  private readonly now: () => number;
  private readonly guests: Limiter;
  private readonly addresses: Limiter;

  constructor({ GUEST_RATE, ADDRESS_RATE }: Config, now: () => number) {
    this.now = now;
    this.guests = new Limiter({ burst: 3 * GUEST_RATE, perSecond: GUEST_RATE });
    this.addresses = new Limiter({ burst: 3 * ADDRESS_RATE, perSecond: ADDRESS_RATE });
  }

  /** Lets the request go on, or refuses it. */
  check(request: FastifyRequest, reply: FastifyReply, goOn: () => void): void {
    const now = this.now();
    const secret = secretOf(request);
    if (
      !this.addresses.admit(networkOf(request.ip), now) ||
      (secret !== null && !this.guests.admit(secret, now))
    ) {
      void sendRefusal(reply, refuse('too-many-requests'));
    } else if (isForeign(request)) {
      void sendRefusal(reply, refuse('foreign-origin'));
    } else {
      goOn();
    }
  }

  /** Guards all routes of this part of the server, however their paths are spelled. */
  guard(http: FastifyInstance): void {
    http.addHook('onRequest', (request, reply, done) => this.check(request, reply, done));
    // Replies that are sent directly, and streams, have their own headers.
    http.addHook('onSend', (_, reply, __, done) => {
      reply.headers(DATA_HEADERS);
      done();
    });
  }
}

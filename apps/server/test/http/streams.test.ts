import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { Stream } from '../../src/http/streams.ts';

/** A reader of so few bytes a second that nothing ever leaves. */
const slowReader = (): { reply: FastifyReply; socket: { writableLength: number; destroyed: boolean } } => {
  const socket = {
    writableLength: 0,
    destroyed: false,
    write(text: string) {
      socket.writableLength += text.length;
      return false;
    },
    destroy() {
      socket.destroyed = true;
    },
  };
  return { reply: { raw: { socket: socket as unknown as Socket } } as unknown as FastifyReply, socket };
};

it('a client that hardly reads is cut off before it costs much', () => {
  const { reply, socket } = slowReader();
  const stream = new Stream(reply, 'spectator', null);
  for (let sent = 0; sent < 10_000; sent++) stream.send('x'.repeat(1000));
  expect(socket.destroyed).toBe(true);
  expect(socket.writableLength).toBeLessThan(300_000);
});

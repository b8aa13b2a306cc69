import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { Quota } from '../../src/http/limits.ts';
import { Stream, Streams } from '../../src/http/streams.ts';

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
  const stream = new Stream(reply, 'spectator', null, null);
  for (let sent = 0; sent < 10_000; sent++) stream.send('x'.repeat(1000));
  expect(socket.destroyed).toBe(true);
  expect(socket.writableLength).toBeLessThan(300_000);
});

afterEach(() => {
  vi.useRealTimers();
});

it('is never silent for more than 50 seconds, and sends a heartbeat only where nothing else was sent', () => {
  vi.useFakeTimers();
  const begun = Date.now();
  const sent: { readonly text: string; readonly second: number }[] = [];
  const socket = {
    writableLength: 0,
    destroyed: false,
    write: (text: string) => sent.push({ text, second: (Date.now() - begun) / 1000 }),
  };
  const stream = new Stream({ raw: { socket } } as unknown as FastifyReply, 'spectator', null, null);
  const streams = new Streams(new Quota(1, 1));
  const remove = streams.add(stream);
  const beats = (): number[] => sent.filter(({ text }) => text === ':\n\n').map(({ second }) => second);
  // Nothing happens.
  vi.advanceTimersByTime(180_000);
  expect(beats()).toEqual([45, 90, 135, 180]);
  // An event at each second of a visit's interval: the time to the next heartbeat is bounded for all of them.
  for (let wait = 1; wait <= 10; wait++) {
    vi.advanceTimersByTime(1000 * wait);
    stream.send('event');
    const { second } = sent.at(-1)!;
    vi.advanceTimersByTime(51_000);
    const next = beats().find((each) => each > second)!;
    expect(next - second).toBeGreaterThan(40);
    expect(next - second).toBeLessThanOrEqual(50);
  }
  // Somebody who hears something all the time needs none.
  const before = beats().length;
  for (let i = 0; i < 20; i++) {
    stream.send('event');
    vi.advanceTimersByTime(10_000);
  }
  expect(beats()).toHaveLength(before);
  remove();
  vi.advanceTimersByTime(100_000);
  expect(beats()).toHaveLength(before);
  streams.close();
});

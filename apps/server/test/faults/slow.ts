import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { messageReader, type TableEvent } from '@santiago/protocol';
import { newGuest } from '../house.ts';
import { type FaultReport, faultRun } from './run.ts';

const BYTES = 10;
const EVERY = 1000;
/** The longest text that may be said, of characters that take three bytes each. */
const LONGEST = '水'.repeat(500);

export interface SlowReport extends FaultReport {
  /** Bytes that the slow reader had when the talking was over. */
  readonly read: number;
  /** Whether the client was cut off. */
  readonly cut: boolean;
}

const openStream = (base: string, table: string, after: number): Socket => {
  const { port } = new URL(base);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET /api/tables/${table}/stream?after=${after} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
};

/** The numbers of the events in what is read from a stream, put behind the others. */
const eventReader = (events: number[]): ((piece: Buffer) => void) => {
  const messages = messageReader();
  return (piece) => {
    for (const { name, data } of messages(piece.toString('latin1').replaceAll('\r', '')))
      if (name === '') events.push((JSON.parse(data) as TableEvent).n);
  };
};

/** Reads all that there is until the stream is cut or has told event `last`. */
const readOn = async (socket: Socket, take: (piece: Buffer) => void, isAll: () => boolean): Promise<void> => {
  if (socket.destroyed) return;
  await new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('data', (piece: Buffer) => {
      take(piece);
      if (isAll()) resolve();
    });
    socket.resume();
  });
  socket.destroy();
};

/** A client reads ten bytes a second while its table talks a lot. It may be cut off; by number it gets everything. */
export const slowRun = async (words: number, seed: number): Promise<SlowReport> => {
  let read = 0;
  let cut = false;
  const report = await faultRun({ tables: 1, seed }, async (scene) => {
    const { base, load } = scene;
    const ana = await newGuest(base, 'Ana');
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { table } = await ana.api.call('create', { game: 'canals', seats: [...seats] });
    const socket = openStream(base, table, 0);
    socket.pause();
    const events: number[] = [];
    const take = eventReader(events);
    const reading = setInterval(() => {
      const piece = socket.read(BYTES) as Buffer | null;
      if (piece === null) return;
      take(piece);
      read += piece.length;
    }, EVERY);
    let last = 0;
    for (let said = 0; said < words; said += 50) {
      const some = Array.from({ length: Math.min(50, words - said) }, async () =>
        ana.api.call('say', { table, text: LONGEST }),
      );
      last = Math.max(last, ...(await Promise.all(some)).map(({ n }) => n));
    }
    while (read < 2 * BYTES && !socket.destroyed) await pause(EVERY);
    await scene.mustAct('beside a slow reader');
    clearInterval(reading);
    const isAll = (): boolean => (events.at(-1) ?? 0) >= last;
    await readOn(socket, take, isAll);
    cut = !isAll();
    for (let heard = -1; !isAll() && events.length > heard; ) {
      heard = events.length;
      await readOn(openStream(base, table, events.at(-1) ?? 0), eventReader(events), isAll);
    }
    if (events.some((n, index) => n !== index + 1) || events.length !== last)
      load.faults.push(`the slow reader heard ${events.length} of ${last} events`);
  });
  return { ...report, read, cut };
};

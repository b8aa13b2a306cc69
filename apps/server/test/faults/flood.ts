import { connect, type Socket } from 'node:net';
import { type FaultReport, faultRun } from './run.ts';

/** The attacker has an address of its own, as it would have. */
const ATTACKER = '127.0.0.2';
/** Connections that are being made at once. */
const AT_ONCE = 200;
/** As the server's standard settings have it. */
const ADDRESS_STREAMS = 100;

export interface FloodReport extends FaultReport {
  readonly opened: number;
  readonly refused: number;
}

/** Asks for a stream over a socket of its own; gives the status of the answer. */
const ask = async (port: number, table: string, sockets: Socket[]): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
    sockets.push(socket);
    socket.on('error', (error) => resolve(String(error)));
    socket.on('close', () => resolve('closed'));
    socket.once('data', (piece: Buffer) => resolve(piece.toString('latin1', 9, 12)));
    socket.write(`GET /api/tables/${table}/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
  });

/** One address opens so many streams at a table and keeps what it gets; the others play on. */
export const floodRun = async (streams: number, seed: number): Promise<FloodReport> => {
  let opened = 0;
  let refused = 0;
  const settings = { ADDRESS_RATE: '1000000', ADDRESS_STREAMS: String(ADDRESS_STREAMS) };
  const report = await faultRun({ tables: 2, seed, settings }, async (scene) => {
    const { load, base } = scene;
    const sockets: Socket[] = [];
    const table = load.tables[0]!;
    let left = streams;
    const attacker = async (): Promise<void> => {
      while (left-- > 0) {
        const answer = await ask(Number(new URL(base).port), table, sockets);
        if (answer === '200') opened++;
        else if (answer === '429') refused++;
        else load.faults.push(`stream ${opened + refused + 1}: ${answer}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, attacker));
    await scene.mustAct('while an address holds its streams');
    for (const socket of sockets) socket.destroy();
    if (opened > ADDRESS_STREAMS) load.faults.push(`one address has opened ${opened} streams`);
  });
  return { ...report, opened, refused };
};

import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BadConfig, readConfig } from './config.ts';
import type { Lots } from './secrets.ts';
import { type Server, startServer } from './server.ts';
import { CannotOpen, StorageTrouble } from './store/database/driver.ts';

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The addresses of the server for people on this machine and, if it listens there, on its network. */
export const addressesOf = (host: string, port: number): string[] => {
  if (host !== '0.0.0.0' && host !== '::') {
    const name =
      host === '127.0.0.1' || host === '::1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
    return [`http://${name}:${port}/`];
  }
  const network = Object.values(networkInterfaces())
    .flat()
    .filter((face) => face !== undefined && face.family === 'IPv4' && !face.internal)
    .map((face) => `http://${face!.address}:${port}/`);
  return [`http://localhost:${port}/`, ...network];
};

/** A line for people at a terminal; for programs a line of JSON like those of the log. */
const announce = (addresses: readonly string[]): void => {
  const text = process.stdout.isTTY
    ? `Santiago is served at\n${addresses.map((each) => `  ${each}`).join('\n')}`
    : JSON.stringify({
        level: 30,
        time: Date.now(),
        pid: process.pid,
        addresses,
        msg: 'Santiago is served at',
      });
  process.stdout.write(`${text}\n`);
};

const stopOnSignal = (server: Server): void => {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
};

/** Serves tables, with the page in the folder `web`, until the process is told to stop. */
export const serve = async (web: string = WEB, lots?: Lots): Promise<void> => {
  try {
    const config = readConfig(process.env);
    const server = await startServer(config, web, lots);
    announce(addressesOf(config.HOST, server.port));
    stopOnSignal(server);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = error instanceof BadConfig ? 2 : 1;
  }
};

/** Why the server does not start, if its operator can change that. */
const sentenceOf = (error: unknown): string | null => {
  if (error instanceof BadConfig) return `The settings in the environment are wrong:\n${error.message}`;
  if (error instanceof CannotOpen || error instanceof StorageTrouble) return error.message;
  if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'listen') return null;
  return `The server cannot listen: ${error.message}. Choose another PORT or HOST.`;
};

import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BadConfig, readConfig } from './config.ts';
import { startServer } from './server.ts';

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

const addresses = (port: number): string[] => {
  const network = Object.values(networkInterfaces())
    .flat()
    .filter((face) => face !== undefined && face.family === 'IPv4' && !face.internal)
    .map((face) => `http://${face!.address}:${port}/`);
  return [`http://localhost:${port}/`, ...network];
};

/** Serves tables until the process is told to stop. */
export const serve = async (): Promise<void> => {
  try {
    const config = readConfig(process.env);
    const server = await startServer(config, WEB);
    process.stdout.write(
      `Santiago is served at\n${addresses(server.port)
        .map((each) => `  ${each}\n`)
        .join('')}`,
    );
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
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    process.stderr.write(`The settings in the environment are wrong:\n${error.message}\n`);
    process.exitCode = 2;
  }
};

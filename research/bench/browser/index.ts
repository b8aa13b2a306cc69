import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { Fault } from '@santiago/cli/src/fault.ts';
import type { BenchQuestion } from '../questions.ts';
import { PAGE } from './page.ts';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const PATIENCE_MS = 240_000;

export interface InBrowser {
  /** From starting the worker until its code is loaded, in a browser without a cache. */
  readonly loadMs: number;
  /** From then until its first answer, before weights are read and code is compiled. */
  readonly firstMs: number;
  readonly times: readonly number[];
}

/** The worker with all bots and weights, as the browser loads it. */
export const bundleWorker = async (): Promise<string> => {
  const entry = fileURLToPath(new URL('worker.ts', import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'worker' } },
  })) as Rollup.RollupOutput[];
  return built[0]!.output[0].code;
};

export const compressedBytes = (code: string): number => gzipSync(code).length;

/** Serves page and worker, and receives what the page measured. */
const serve = (worker: string, call: string, heard: (result: unknown) => void): Server => {
  const files: Record<string, [type: string, body: string]> = {
    '/worker.js': ['text/javascript', worker],
    '/asked': ['application/json', call],
  };
  return createServer((request, response) => {
    if (request.method === 'POST') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        heard(JSON.parse(Buffer.concat(parts).toString('utf8')));
        response.end();
      });
      return;
    }
    const [type, body] = files[request.url ?? ''] ?? ['text/html', PAGE];
    response.setHeader('content-type', type);
    response.end(body);
  });
};

/** Asks a bot in a worker of a browser without a cache. */
export const askInBrowser = async (
  worker: string,
  call: {
    readonly bot: string;
    /** The first decision of a match. */
    readonly opening: BenchQuestion;
    readonly questions: readonly BenchQuestion[];
  },
): Promise<InBrowser> => {
  const browser = BROWSERS.find((file) => existsSync(file));
  if (browser === undefined) throw new Fault(`No browser is here: none of ${BROWSERS.join(', ')}.`);
  const profile = mkdtempSync(path.join(tmpdir(), 'santiago-bench-'));
  let hear: (result: unknown) => void = () => {};
  const result = new Promise((resolve) => (hear = resolve));
  const server = serve(worker, JSON.stringify(call), hear);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  const child = spawn(
    browser,
    ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`, address],
    { stdio: 'ignore' },
  );
  const closed = new Promise((resolve) => child.once('close', resolve));
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Fault(`${call.bot} did not answer in the browser.`)), PATIENCE_MS).unref();
  });
  try {
    const measured = (await Promise.race([result, late])) as InBrowser & { readonly error?: string };
    if (measured.error !== undefined) throw new Fault(`The browser says: ${measured.error}`);
    return measured;
  } finally {
    child.kill();
    await closed;
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
};

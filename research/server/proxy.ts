import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { own } from './processes.ts';

const DOCUMENTED = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));

export interface ProxyOptions {
  readonly port: number;
  readonly servers: readonly number[];
  readonly folder: string;
  readonly workers: number;
  /** Open files that a worker may have. */
  readonly files: number;
}

const swapped = (text: string, [from, to]: readonly [string, string]): string => {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf does not say "${from}" any more`);
  return text.replace(from, to);
};

/** The documented configuration with the addresses of this run; everything else stays as it is there. */
const siteOf = ({ port, servers }: ProxyOptions): string =>
  (
    [
      ['resolver 127.0.0.11 valid=5s;', ''],
      ['server server:8080 resolve;', servers.map((each) => `server 127.0.0.1:${each};`).join(' ')],
      ['listen 80;', `listen ${port} reuseport backlog=4096;`],
    ] as const
  ).reduce(swapped, readFileSync(DOCUMENTED, 'utf8'));

const configuration = (options: ProxyOptions): string => {
  const { folder, workers, files } = options;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes ${workers};
pid ${folder}/pid;
error_log ${folder}/errors;
events { worker_connections ${files}; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${siteOf(options)}
}
`;
};

const answers = async (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** nginx with `deploy/nginx.conf` in front of these servers. */
export const startProxy = async (options: ProxyOptions): Promise<ChildProcess> => {
  mkdirSync(options.folder, { recursive: true });
  const file = path.join(options.folder, 'nginx.conf');
  writeFileSync(file, configuration(options));
  const child = spawn('nginx', ['-c', file, '-e', path.join(options.folder, 'errors')], { stdio: 'inherit' });
  // It ends its workers itself.
  own(child, 'SIGTERM');
  let fault: string | null = null;
  child.once('error', () => {
    fault = 'There is no nginx here (on Debian: apt install nginx).';
  });
  child.once('exit', (code) => {
    fault ??= `nginx ended with ${code}`;
  });
  while (!(await answers(options.port))) {
    if (fault !== null) throw new Error(fault);
    await pause(50);
  }
  return child;
};

// Runs a script of this repository under the right Node, after installing what package-lock.json asks for:
//   node scripts/with-node.js FILE ARGS...
// This file is the way in on a fresh clone, so it is plain JavaScript that Node 18 understands. It writes nothing
// to standard output (that belongs to the script) and is silent when nothing has to be done.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LOWEST_NODE = [22, 18];
const STALE_LOCK_MS = 20 * 60 * 1000;

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
const bin = path.join(modules, '.bin');
const stampFile = path.join(modules, '.installed');
const cache = path.join(root, '.cache');
const lockFile = path.join(cache, 'install.lock');
const broughtNode = path.join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');

class Refusal extends Error {}

const say = (sentence) => process.stderr.write(`${sentence}\n`);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The file's text, or nothing when it is not there. */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

// The Node that runs this may change between two calls (npm puts the brought one first), the install does not:
// so the stamp names the machine and the lock file, not the Node.
function wantedStamp() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}\n`;
}

const isInstalled = () => read(stampFile) === wantedStamp();

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// The lock holds the process id of the holder and of its npm: a killed holder may leave an npm that still writes.
function isStale(lock) {
  const pids = lock.split(/\s+/).filter(Boolean).map(Number);
  if (pids.some(isAlive)) return Date.now() - fs.statSync(lockFile).mtimeMs > STALE_LOCK_MS;
  return pids.length > 0;
}

function createLock() {
  // Written beside and linked into place, so that nobody ever reads an empty lock.
  const own = `${lockFile}.${process.pid}`;
  fs.writeFileSync(own, `${process.pid}\n`);
  try {
    fs.linkSync(own, lockFile);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(own, { force: true });
  }
}

// Moved away rather than deleted: of two that find the same stale lock only one can move it, and the other one
// notices if what it moved was a fresh lock.
function removeStaleLock(seen) {
  const aside = `${lockFile}.stale.${process.pid}`;
  try {
    fs.renameSync(lockFile, aside);
    if (read(aside) !== seen) fs.linkSync(aside, lockFile);
  } catch {
    // Someone else was faster; the next round sees what they left.
  }
  fs.rmSync(aside, { force: true });
}

async function holdLock() {
  fs.mkdirSync(cache, { recursive: true });
  let told = false;
  for (;;) {
    if (createLock()) return true;
    const lock = read(lockFile);
    if (lock !== undefined && isStale(lock)) removeStaleLock(lock);
    else {
      if (!told) say('Waiting for another installation in this folder to finish ...');
      told = true;
      await sleep(200);
    }
    if (isInstalled()) return false;
  }
}

/** The machine's own PATH: npm must not run on the Node that it is about to replace. */
function outerPath() {
  const parts = (process.env.PATH || '').split(path.delimiter);
  return parts.filter((part) => path.resolve(part) !== bin).join(path.delimiter);
}

/** `npm ci` in a folder, on the Node in `nodeFolder` when there is one. */
async function npmCi(folder, nodeFolder) {
  const options = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--loglevel=error',
    '--no-progress',
  ];
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const { status, output } = await new Promise((resolve, reject) => {
    const npm = spawn('npm', ['ci', `--prefix=${folder}`, ...options, ...patience], {
      cwd: folder,
      env: { ...process.env, PATH: [...(nodeFolder ? [nodeFolder] : []), outerPath()].join(path.delimiter) },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let text = '';
    npm.stdout.on('data', (data) => (text += data));
    npm.stderr.on('data', (data) => (text += data));
    npm.on('error', () =>
      reject(new Refusal('The command npm was not found: install npm, which comes with Node.')),
    );
    npm.on('close', (code) => resolve({ status: code, output: text }));
    if (npm.pid !== undefined) fs.appendFileSync(lockFile, `${npm.pid}\n`);
  });
  if (status !== 0) throw new Refusal(whyInstallFailed(output));
}

// On an old Node npm leaves out, without a word, the platform binaries that ask for a newer one. So there the brought
// Node is fetched first, alone and checked against our lock file, and npm runs on it.
async function fetchNode() {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const name = path.basename(path.dirname(path.dirname(broughtNode)));
  const entry = packages[`node_modules/${name}`];
  if (entry === undefined) return undefined;
  const folder = path.join(cache, 'node');
  const dependencies = { [name]: entry.version };
  const { version, resolved, integrity } = entry;
  const lock = {
    name: 'node',
    lockfileVersion: 3,
    packages: {
      '': { name: 'node', dependencies },
      [`node_modules/${name}`]: { version, resolved, integrity },
    },
  };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'node', dependencies }));
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  await npmCi(folder);
  const nodeFolder = path.join(folder, 'node_modules', name, 'bin');
  return runs(path.join(nodeFolder, 'node')) ? nodeFolder : undefined;
}

function whyInstallFailed(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET/.test(output)
  )
    return 'The packages could not be fetched: connect this machine to the internet (or to an npm mirror) and run the same command again.';
  if (/ENOSPC/.test(output))
    return 'The disk is full: make room (about 1 GB) and run the same command again.';
  if (/EUSAGE/.test(output))
    return 'package.json and package-lock.json disagree: run `npm install` and commit the lock file.';
  return `${output.trimEnd()}\nThe installation failed: see what npm says above, then run the same command again.`;
}

async function install() {
  if (!(await holdLock())) return;
  try {
    if (isInstalled()) return;
    say('Installing packages (once, until package-lock.json changes) ...');
    fs.rmSync(stampFile, { force: true });
    const nodeFolder = isNewEnough(outerNodeVersion()) ? undefined : await fetchNode();
    await npmCi(root, nodeFolder);
    fs.rmSync(path.join(cache, 'node'), { recursive: true, force: true });
    // Last, so that an installation cut short is seen as none.
    fs.writeFileSync(stampFile, wantedStamp());
  } finally {
    fs.rmSync(lockFile, { force: true });
  }
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > LOWEST_NODE[0] || (major === LOWEST_NODE[0] && minor >= LOWEST_NODE[1]);
}

const runs = (node) => spawnSync(node, ['--version']).status === 0;

/** Of the Node that npm would run on: not always the one that runs this. */
function outerNodeVersion() {
  const node = spawnSync('node', ['--version'], {
    env: { ...process.env, PATH: outerPath() },
    encoding: 'utf8',
  });
  return node.status === 0 ? node.stdout.trim().replace('v', '') : process.versions.node;
}

/** The brought Node where there is one that runs, else the one that runs this. */
function chooseNode() {
  if (fs.existsSync(broughtNode)) {
    if (fs.realpathSync(process.execPath) === fs.realpathSync(broughtNode)) return process.execPath;
    if (runs(broughtNode)) return broughtNode;
  }
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Refusal(
    `Santiago needs Node ${LOWEST_NODE.join('.')} or newer on this kind of machine (this is ${process.versions.node}): install it and run the same command again.`,
  );
}

function runScript(node, args) {
  const child = spawn(node, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [bin, path.dirname(node), outerPath()].join(path.delimiter),
      // What was stripped of its types once starts faster the next time.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(cache, 'compile'),
    },
  });
  // Ctrl-C reaches the child through the terminal; the others are passed on.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    say(`${node} could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('close', (status, signal) => {
    process.exitCode = status === null ? 128 + (signal === 'SIGINT' ? 2 : 15) : status;
  });
}

try {
  if (!isInstalled()) await install();
  const [script, ...args] = process.argv.slice(2);
  runScript(chooseNode(), [path.join(root, script), ...args]);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  say(error.message);
  process.exitCode = 1;
}

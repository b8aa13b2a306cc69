import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of the distribution, as root on Debian or a system derived from it; false if that is impossible.
 */
export function installPackages(...names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const steps = [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...names],
  ];
  return steps.every((step) => spawnSync('apt-get', step, options).status === 0);
}

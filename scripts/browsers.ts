// `npm run test:browsers`: the table in Firefox and in WebKit, from the distribution, installed if that is possible.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './debian.ts';

type Browser = {
  readonly name: string;
  /** The program that it needs, and the packages that provide it. */
  readonly program: string;
  readonly packages: readonly string[];
  readonly test: readonly string[];
};

const BROWSERS: readonly Browser[] = [
  {
    name: 'Firefox',
    program: '/usr/bin/firefox-esr',
    packages: ['firefox-esr'],
    test: ['playwright', 'test', '-c', 'apps/web/browsers/playwright.config.ts'],
  },
  {
    name: 'WebKit',
    program: '/usr/bin/WebKitWebDriver',
    packages: ['webkit2gtk-driver', 'xvfb'],
    test: ['node', 'apps/web/browsers/webkit.ts'],
  },
];

const isThere = ({ program, packages }: Browser): boolean =>
  existsSync(program) || (installPackages(...packages) && existsSync(program));

for (const browser of BROWSERS) {
  if (!isThere(browser)) {
    const packages = browser.packages.map((name) => `\`${name}\``).join(' and ');
    console.error(`${browser.name} cannot be tried: install Debian’s ${packages} to have it played in.`);
    process.exitCode = 1;
    continue;
  }
  const [command, ...args] = browser.test;
  const { status } = spawnSync(command!, args, { stdio: 'inherit' });
  console.log(`the table in ${browser.name}: ${status === 0 ? 'holds' : 'FAILS'}`);
  if (status !== 0) process.exitCode = 1;
}

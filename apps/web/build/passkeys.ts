import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The library explains in English what a browser refuses, in a kilobyte that nobody reads: the page has a sentence of
 * its own. So the error stays as the browser gave it.
 */
export const plainPasskeyErrors = (): Plugin => ({
  name: 'plain-passkey-errors',
  apply: 'build',
  transform(_, id) {
    const [, name] =
      /@simplewebauthn\/browser\/.*\/(identify\w+Error)\.js$/.exec(path.posix.normalize(id)) ?? [];
    return name === undefined ? null : `export const ${name} = ({ error }) => error;`;
  },
});

// A server in the process of a test must log no error, unless the test takes it.

import { afterAll, afterEach } from 'vitest';
import { takeErrors } from './log.ts';

const demandNone = (): void => {
  const errors = takeErrors();
  if (errors.length > 0) throw new Error(`The server has logged errors:\n${errors.join('\n')}`);
};

afterEach(demandNone);
// A server may still do something between the last test and its end.
afterAll(demandNone);

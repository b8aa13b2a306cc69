import { serve } from './rpc.ts';
import { makeServices } from './services.ts';

serve(self, makeServices());

/** Held as long as this worker lives; see `open.ts`. */
const holdLock = async (locks: LockManager): Promise<void> => {
  const lock = `santiago-worker-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  await locks.request(lock, async () => {
    self.postMessage({ lock });
    await new Promise(() => undefined);
  });
};

// On plain http there are no locks.
if ('locks' in navigator) void holdLock(navigator.locks);

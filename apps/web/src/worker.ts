import { serve } from '@santiago/table/page/worker/rpc.ts';
import { makeServices } from '@santiago/table/page/worker/services.ts';
import { engineOf } from './engines.ts';

serve(self, makeServices(engineOf));

/** Held as long as this worker lives; see `worker/open.ts`. */
const holdLock = async (locks: LockManager): Promise<void> => {
  const lock = `santiago-worker-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  await locks.request(lock, async () => {
    self.postMessage({ lock });
    await new Promise(() => undefined);
  });
};

// On plain http there are no locks.
if ('locks' in navigator) void holdLock(navigator.locks);

import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** `node apps/server/src/main.ts`: serves tables until it is told to stop. */

// Types are stripped once and cached; if the cache cannot be written, at every start.
enableCompileCache(path.join(import.meta.dirname, '..', '..', '..', '.cache', 'compile'));
// Left to itself, V8 collects later: the process takes a quarter more memory, and then people wait for the collection
// (docs/performance.md).
setFlagsFromString('--heap-growing-percent=80');
// When little has happened for a while, V8 would compact the heap to save memory; a request then waits for up to 25 ms.
setFlagsFromString('--memory-reducer-gc-count=0');
const { serve } = await import('./serve.ts');
await serve();

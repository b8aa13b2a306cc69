import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/** The program that serves tables until it is told to stop. */

// What was compiled once is cached; if the cache cannot be written, it is compiled at every start.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compile', import.meta.url)));
// Left to itself, V8 collects later: the process takes a quarter more memory, and then people wait for the collection
// (research/notes/server.md).
setFlagsFromString('--heap-growing-percent=80');
// When little has happened for a while, V8 would compact the heap to save memory; a request then waits for up to 25 ms.
setFlagsFromString('--memory-reducer-gc-count=0');
const { serve } = await import('./serve.ts');
await serve();

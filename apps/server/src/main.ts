import { enableCompileCache } from 'node:module';
import path from 'node:path';

/** `node apps/server/src/main.ts`: serves tables until it is told to stop. */

// Types are stripped once and cached; if the cache cannot be written, at every start.
enableCompileCache(path.join(import.meta.dirname, '..', '..', '..', '.cache', 'compile'));
const { serve } = await import('./serve.ts');
await serve();

import { enableCompileCache } from 'node:module';
import path from 'node:path';

/** `npm run bench -- …` and `npm run train -- …`: what is measured and trained here, and is no part of the product. */

enableCompileCache(path.join(import.meta.dirname, '..', '.cache', 'compile'));
const [{ runMain }, { benchCommand }, { trainCommand }] = await Promise.all([
  import('@santiago/cli/src/program.ts'),
  import('./bench/index.ts'),
  import('./train/index.ts'),
]);
process.exitCode = await runMain(process.argv.slice(2), [benchCommand, trainCommand]);

// `postpack` of a package: undoes what prepack.ts did to its package.json.

import { restore } from './restore.ts';

restore(process.cwd());

// `npm run manual`: writes the help of every command of the program into docs/cli.md.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manualFrom } from '@santiago/cli/src/manual.ts';

const file = path.join(import.meta.dirname, '../docs/cli.md');
writeFileSync(file, manualFrom(readFileSync(file, 'utf8')));

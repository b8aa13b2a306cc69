import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../src/styles');

/** What the board is painted with, for drawings outside the page. */
export const STYLES = ['tokens.css', 'board.css']
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(/\s+/g, ' ');

import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../src');

/** What the board is painted with, for drawings outside the page. */
export const STYLES = ['ui/tokens.css', 'ui/icon.css', 'games/canals/drawing.css']
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(/\s+/g, ' ');

import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

/** What the board is painted with, for drawings outside the page. */
export const STYLES = [
  'table/page/ui/tokens.css',
  'table/page/ui/icon.css',
  'games/canals/page/board/drawing.css',
]
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(/\s+/g, ' ');

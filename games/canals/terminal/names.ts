import type { Crop } from '@santiago/canals';

const CROPS: Readonly<Record<Crop, string>> = {
  banana: 'bananas',
  cane: 'sugar cane',
  potato: 'potatoes',
  bean: 'beans',
  pepper: 'red peppers',
};

/** How reviews call the things of the game. */
export const names = { crop: (crop: Crop): string => CROPS[crop] };

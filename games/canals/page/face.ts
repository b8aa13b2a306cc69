import { canals, standings } from '@santiago/canals';

import { faceOf } from '@santiago/table/page/model/face.tsx';
import { editionOf } from './symbols/edition.ts';
import { paceOf } from './motion/pace.ts';
import { Position } from './table/Position.tsx';
import { tellerOf } from './panel/sentences.ts';
import { talk } from './panel/talk.ts';
import { CanalsTable } from './table/Table.tsx';
import { canalsWords } from './words.ts';

export const face = faceOf(canals, {
  paceOf,
  Table: CanalsTable,
  Position,
  sentences: (told, whoOf) =>
    tellerOf({ words: canalsWords.value, whoOf, edition: editionOf(told.before) }).tell(told).lines,
  standing: (view) => standings(canals.known(view)).map(({ now }) => now),
  roundOf: ({ round }) => round,
  talk,
});

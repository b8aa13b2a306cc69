import { canals, standings } from '@santiago/canals';

import { faceOf } from '../../table/face.tsx';
import { editionOf } from './edition.ts';
import { paceOf } from './pace.ts';
import { Position } from './Position.tsx';
import { tellerOf } from './sentences.ts';
import { talk } from './talk.ts';
import { CanalsTable } from './Table.tsx';
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

import { canals, standings } from '@santiago/canals';
import { faceOf } from '../face.tsx';
import { paceOf } from './pace.ts';
import { Position } from './Position.tsx';
import { CanalsTable } from './Table.tsx';

export const face = faceOf(canals, {
  paceOf,
  Table: CanalsTable,
  Position,
  standing: (view) => standings(canals.known(view)).map(({ now }) => now),
});

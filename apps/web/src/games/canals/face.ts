import { canals } from '@santiago/canals';
import { faceOf } from '../face.tsx';
import { paceOf } from './pace.ts';
import { CanalsTable } from './Table.tsx';

export const face = faceOf(canals, paceOf, CanalsTable);

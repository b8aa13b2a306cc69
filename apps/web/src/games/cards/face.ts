import { cards } from '@santiago/cards';
import { faceOf } from '../face.tsx';
import { paceOf } from './pace.ts';
import { CardsTable } from './Table.tsx';

export const face = faceOf(cards, paceOf, CardsTable);

import type { CardsTypes } from '@santiago/cards';
import type { TableModel } from '../../table/model.ts';

export type CardsModel = TableModel<CardsTypes>;

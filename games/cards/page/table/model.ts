import type { CardsTypes } from '@santiago/cards';
import type { TableModel } from '@santiago/table/page/model/model.ts';

export type CardsModel = TableModel<CardsTypes>;

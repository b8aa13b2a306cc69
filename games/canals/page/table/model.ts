import type { CanalsTypes } from '@santiago/canals';
import type { TableModel } from '@santiago/table/page/model/model.ts';

export type CanalsModel = TableModel<CanalsTypes>;

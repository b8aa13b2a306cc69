import type { CanalsTypes } from '@santiago/canals';
import type { TableModel } from '../../table/model.ts';

export type CanalsModel = TableModel<CanalsTypes>;

export * from './client.ts';
export * from './daily.ts';
export * from './fairness.ts';
export * from './follow.ts';
export * from './routes.ts';
export * from './table.ts';
export type * from './schemas.ts';

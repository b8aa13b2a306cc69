export * from './arena.ts';
export * from './bot.ts';
export type * from './daily.ts';
export type * from './points.ts';
export * from './roster.ts';

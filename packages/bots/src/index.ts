export * from './arena.ts';
export * from './bot.ts';
export * from './roster.ts';

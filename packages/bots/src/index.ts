export * from './arena.ts';
export * from './bot.ts';
export { type AnyBot, botNamed, botsFor } from './registry.ts';

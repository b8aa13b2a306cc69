export * from './arena.ts';
export * from './bot.ts';
export { type AnyBot, botNamed, botsFor, sparringFor } from './registry.ts';

import type { GamePlugin } from '@santiago/table/plugin.ts';

export const cards = {
  name: 'cards',
  program: async () => (await import('./program.ts')).program,
  page: async () => (await import('@santiago/cards/page/shelf.ts')).shelf,
  terminal: async () => (await import('@santiago/cards/terminal')).picture,
  server: async () => (await import('@santiago/cards/server')).onServer,
} as const satisfies GamePlugin;

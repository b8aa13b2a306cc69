import type { GamePlugin } from '@santiago/table/plugin.ts';

export const canals = {
  name: 'canals',
  program: async () => (await import('./program.ts')).program,
  page: async () => (await import('@santiago/canals/page/shelf.ts')).shelf,
  terminal: async () => (await import('@santiago/canals/terminal')).picture,
  server: async () => (await import('@santiago/canals/server')).onServer,
} as const satisfies GamePlugin;

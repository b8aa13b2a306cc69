// The packages that are published. Each is put together from folders of the repository: a game's bots, for instance,
// are published with the bots.

export interface Published {
  /** Where its page and its example are. */
  readonly folder: string;
  readonly about: string;
  /** The sources that belong to it. */
  readonly sources: readonly string[];
  /** What others may import, and its source. */
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
}

const game = (name: string, about: string): Published => ({
  folder: `games/${name}`,
  about,
  sources: [`games/${name}/rules/**`],
  exports: {
    '.': `games/${name}/rules/index.ts`,
    './advance': `games/${name}/rules/advance.ts`,
    './engine': `games/${name}/rules/engine.ts`,
  },
  dependencies: ['@santiago/kernel'],
});

export const PUBLISHED: Readonly<Record<string, Published>> = {
  kernel: {
    folder: 'kernel',
    about: 'What a game is: the contract, matches, fair chance, match files.',
    sources: ['kernel/!(laws)', 'kernel/language/**'],
    exports: {
      '.': 'kernel/index.ts',
      './language': 'kernel/language/index.ts',
      './language/de': 'kernel/language/de.ts',
      './language/en': 'kernel/language/en.ts',
      './language/fr': 'kernel/language/fr.ts',
    },
    dependencies: ['@noble/hashes'],
  },
  canals: game('canals', 'The board game Canals: its rules, and nothing else.'),
  cards: game('cards', 'The game Cards, with cards and dice: its rules, and nothing else.'),
  bots: {
    folder: 'bots',
    about: 'Players that think, for Canals and Cards.',
    sources: ['bots/**', 'games/*/bots/**'],
    exports: {
      '.': 'bots/index.ts',
      './search': 'bots/search/index.ts',
      './canals': 'games/canals/bots/index.ts',
      './canals/daily': 'games/canals/bots/daily.ts',
      './canals/search': 'games/canals/bots/search/index.ts',
      './canals/value': 'games/canals/bots/value/index.ts',
      './cards': 'games/cards/bots/index.ts',
      './cards/daily': 'games/cards/bots/daily.ts',
      './cards/opponents': 'games/cards/bots/opponents/index.ts',
      './cards/search': 'games/cards/bots/search/index.ts',
      './cards/value': 'games/cards/bots/value/index.ts',
    },
    dependencies: ['@santiago/canals', '@santiago/cards', '@santiago/kernel'],
  },
  review: {
    folder: 'review',
    about: 'Judges a match: accuracy, mistakes, and what would have been better.',
    sources: ['review/**', 'games/*/review/**', 'games/words/**'],
    exports: {
      '.': 'games/words/review.ts',
      './canals': 'games/canals/review/index.ts',
      './canals/exercises': 'games/canals/review/exercises/index.ts',
      './cards': 'games/cards/review/index.ts',
      './cards/exercises': 'games/cards/review/exercises/index.ts',
      './words': 'games/words/words.ts',
      './words/de': 'games/words/de.ts',
      './words/en': 'games/words/en.ts',
      './words/fr': 'games/words/fr.ts',
    },
    dependencies: ['@santiago/bots', '@santiago/canals', '@santiago/cards', '@santiago/kernel'],
  },
  protocol: {
    folder: 'protocol',
    about: 'What goes over the wire: routes, forms, a client, and the proof that chance was fair.',
    sources: ['protocol/**'],
    exports: {
      '.': 'protocol/index.ts',
      './client': 'protocol/client.ts',
      './daily': 'protocol/daily.ts',
      './schemas': 'protocol/schemas.ts',
      './table': 'protocol/table.ts',
      './text': 'protocol/text.ts',
    },
    dependencies: ['@noble/hashes', '@santiago/kernel', 'zod'],
  },
};

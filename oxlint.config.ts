import { existsSync, readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * The layers of the repository, lowest first. A file imports only from its own layer and from those below it.
 * `files` are its files; `names` is how others import it, as a regular expression.
 */
interface Layer {
  readonly name: string;
  readonly files: readonly string[];
  readonly names: string;
}

/** Each folder of `games` with rules is a game. */
const GAMES = readdirSync('games').filter((name) => existsSync(`games/${name}/rules`));
const GAME = `@santiago/(${GAMES.join('|')})`;

const room = (name: string): Layer => ({
  name: `games/*/${name}`,
  files: [`games/*/${name}/**`],
  names: `${GAME}/${name}(/|$)`,
});

const shared = (folder: string): Layer => ({
  name: folder,
  files: [`${folder}/**`],
  names: `@santiago/${folder.replace('apps/', '')}(/|$)`,
});

const RULES: Layer = {
  name: 'games/*/rules',
  files: ['games/*/rules/**'],
  names: `${GAME}(/(advance|engine|rules/.*))?$`,
};

const LAYERS: readonly Layer[] = [
  { name: 'kernel', files: ['kernel/**'], names: '@santiago/kernel(/|$)' },
  shared('protocol'),
  RULES,
  shared('bots'),
  room('bots'),
  shared('review'),
  room('review'),
  shared('table/page'),
  shared('table/terminal'),
  shared('table/server'),
  room('page'),
  room('terminal'),
  room('server'),
  { name: 'games', files: ['games/*.ts', 'games/*/plugin.ts'], names: `@santiago/games(/|$)|${GAME}/plugin` },
  shared('apps/server'),
  shared('apps/web'),
  shared('apps/cli'),
  shared('research'),
];

/** What no game may be named by: the parts that all games share. */
const NAMELESS = ['kernel', 'protocol', 'bots', 'review', 'table/page', 'table/terminal', 'table/server'];

/** Layers inside a folder, lowest first: a file does not import from the folders after its own. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  'table/page': [
    'i18n',
    'browser',
    'ui',
    'worker',
    'sources',
    '{model,seats,rules,log,panel,frame,end}',
    'coach',
  ],
  'apps/web/src': ['games', 'features', 'shell'],
};

const BY_PATH = {
  regex: '^((\\.\\./)+(kernel|protocol|research|apps)|(\\.\\./){3,}(bots|review|table|games))/',
  message: 'Import another layer by its name (@santiago/…), not by a path.',
};
const NODE = {
  regex:
    '^(node:|(fs|fs/promises|path|os|url|util|http|https|net|tls|crypto|events|stream|zlib|child_process|worker_threads|process|buffer|module|vm|v8|perf_hooks|readline|timers|assert)$)',
  message: 'This runs in a browser worker too: no Node built-ins.',
};
const LAWS = { regex: '^@santiago/kernel/laws', message: 'The laws are for tests.' };
const PURE = ['kernel', 'games/*/rules', 'bots', 'games/*/bots', 'review', 'games/*/review'];

interface Pattern {
  readonly regex: string;
  readonly message: string;
}

const above = (layer: Layer): Pattern[] =>
  LAYERS.slice(LAYERS.indexOf(layer) + 1)
    .filter(({ name }) => !(layer.name === 'games' && name.startsWith('games/')))
    .map(({ name, names }) => ({
      regex: `^(${names})`,
      message: `${layer.name} is below ${name}. See docs/architecture.md, Layers.`,
    }));

const namesNoGame = ({ name }: Layer): Pattern[] =>
  NAMELESS.includes(name)
    ? [{ regex: `^${GAME}`, message: `${name} knows no game. See docs/architecture.md, Layers.` }]
    : [];

/** Rooms of a game import each other by name, so that the rules above see it. */
const ROOMS: Pattern = {
  regex: '^(\\.\\./)+(rules|bots|review|page|terminal|server)/',
  message: 'Import another room of the game by its name (@santiago/GAME/ROOM).',
};

const patternsOf = (layer: Layer): Pattern[] => [
  ...above(layer),
  ...namesNoGame(layer),
  BY_PATH,
  ...(layer.name.startsWith('games/') ? [ROOMS] : []),
  LAWS,
  ...(layer.name === 'protocol' || PURE.includes(layer.name) ? [NODE] : []),
];

const restricted = (files: readonly string[], patterns: readonly Pattern[]): OxlintOverride => ({
  files: [...files],
  rules: { 'eslint/no-restricted-imports': ['error', { patterns: [...patterns] }] },
});

const insides = Object.entries(INSIDE).flatMap(([folder, order]) => {
  const layer = LAYERS.find(({ files }) =>
    files.some((file) => `${folder}/`.startsWith(file.replace('**', ''))),
  )!;
  return order.map((part, i) => {
    const higher = order.slice(i + 1).map((each) => each.replaceAll(/[{}]/g, '').replaceAll(',', '|'));
    return restricted(
      [`${folder}/${part}/**`],
      [
        ...patternsOf(layer),
        ...(higher.length === 0
          ? []
          : [
              {
                regex: `^(\\.\\./)+(${higher.join('|')})/`,
                message: `${folder}: imports point downwards: ${order.join(', ')}.`,
              },
            ]),
        ...(part === 'features'
          ? [
              {
                regex: '^\\.\\./[a-z]+/',
                message: 'One feature does not import another; the shell puts them together.',
              },
            ]
          : []),
      ],
    );
  });
});

const NO_RANDOM = {
  object: 'Math',
  property: 'random',
  message: 'Chance is a player, and a bot has a seed: nothing else is drawn.',
};
const NO_CLOCK = { name: 'Date', message: 'Kernel and rules know no clock.' };

/** Tests, and what is for Node alone, may use Node; tests may seat bots and apply the laws. */
const TESTS = ['**/test/**', '**/*.node.ts', 'kernel/laws/**', 'apps/web/{e2e,screens,browsers}/**'];

const TSX = [
  '{table,games}/**/*.tsx',
  'apps/web/src/**/*.tsx',
  '**/page/**/use*.ts',
  'apps/web/src/**/use*.ts',
];

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  // The examples are those of the published packages.
  ignorePatterns: ['**/dist/**', '**/node_modules/**', '.cache/**', '*/example.js', 'games/*/example.js'],
  rules: {
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'eslint/max-params': ['error', { max: 5 }],
    // Types count too: whoever reads a file needs what it imports.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-self-import': 'error',
    'import/no-default-export': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/return-await': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: false }],
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-non-null-assertion': 'off',
    'unicorn/prefer-node-protocol': 'error',
  },
  overrides: [
    ...LAYERS.map((layer) => restricted(layer.files, patternsOf(layer))),
    ...insides,
    {
      files: PURE.map((folder) => `${folder}/**`),
      rules: { 'eslint/no-restricted-properties': ['error', NO_RANDOM] },
    },
    {
      files: ['kernel/**', 'games/*/rules/**'],
      rules: { 'eslint/no-restricted-globals': ['error', NO_CLOCK] },
    },
    {
      files: TESTS,
      plugins: ['typescript', 'unicorn', 'oxc', 'import', 'vitest'],
      rules: {
        'eslint/no-restricted-imports': ['error', { patterns: [BY_PATH] }],
        'eslint/no-restricted-properties': 'off',
        'eslint/no-restricted-globals': 'off',
        'vitest/no-focused-tests': 'error',
        'vitest/no-disabled-tests': 'error',
      },
    },
    {
      files: ['apps/web/e2e/*.spec.ts'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^@playwright/test$',
                importNames: ['test'],
                message: 'Take test from ./seeded.ts, so that its matches are the same in every run.',
              },
              BY_PATH,
            ],
          },
        ],
        'eslint/no-restricted-properties': [
          'error',
          { property: 'waitForTimeout', message: 'Wait for something on the page, not for a time.' },
        ],
      },
    },
    { files: ['**/*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: TSX,
      plugins: ['react', 'jsx-a11y', 'typescript', 'unicorn', 'oxc', 'import'],
      rules: {
        'eslint/max-lines-per-function': ['error', { max: 120 }],
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'jsx-a11y/alt-text': 'error',
        'jsx-a11y/anchor-has-content': 'error',
        'jsx-a11y/anchor-is-valid': 'error',
        'jsx-a11y/aria-activedescendant-has-tabindex': 'error',
        'jsx-a11y/aria-props': 'error',
        'jsx-a11y/aria-proptypes': 'error',
        'jsx-a11y/aria-role': 'error',
        'jsx-a11y/aria-unsupported-elements': 'error',
        'jsx-a11y/click-events-have-key-events': 'error',
        'jsx-a11y/heading-has-content': 'error',
        'jsx-a11y/html-has-lang': 'error',
        'jsx-a11y/iframe-has-title': 'error',
        'jsx-a11y/img-redundant-alt': 'error',
        'jsx-a11y/label-has-associated-control': ['error', { depth: 5 }],
        'jsx-a11y/lang': 'error',
        'jsx-a11y/media-has-caption': 'error',
        'jsx-a11y/mouse-events-have-key-events': 'error',
        'jsx-a11y/no-access-key': 'error',
        'jsx-a11y/no-aria-hidden-on-focusable': 'error',
        'jsx-a11y/no-autofocus': 'error',
        'jsx-a11y/no-distracting-elements': 'error',
        'jsx-a11y/no-redundant-roles': 'error',
        'jsx-a11y/no-static-element-interactions': 'error',
        'jsx-a11y/role-has-required-aria-props': 'error',
        'jsx-a11y/role-supports-aria-props': 'error',
        'jsx-a11y/scope': 'error',
        'jsx-a11y/tabindex-no-positive': 'error',
      },
    },
  ],
});

import { computed, signal } from '@preact/signals';
import { en as canalsEn, type CanalsDictionary } from '../games/canals/i18n/en.ts';
import { type Dictionary, en } from './en.ts';

interface Words {
  readonly shell: Dictionary;
  readonly canals: CanalsDictionary;
}

/** Each language is a file for the shell and one for each game; all but English are loaded when they are wanted. */
const LOADERS: Readonly<Record<string, () => Promise<Words>>> = {
  en: () => Promise.resolve({ shell: en, canals: canalsEn }),
  de: async () => {
    const [shell, canals] = await Promise.all([import('./de.ts'), import('../games/canals/i18n/de.ts')]);
    return { shell: shell.de, canals: canals.de };
  },
  fr: async () => {
    const [shell, canals] = await Promise.all([import('./fr.ts'), import('../games/canals/i18n/fr.ts')]);
    return { shell: shell.fr, canals: canals.fr };
  },
};

export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

const words = signal<Words>({ shell: en, canals: canalsEn });

/** What the shell says, and what the board game says, in the language chosen. */
export const t = computed(() => words.value.shell);
export const ct = computed(() => words.value.canals);

/** The language chosen, else the first of the browser's that we have, else English. */
export const languageFor = (chosen: string): string =>
  [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))].find((code) =>
    Object.hasOwn(LOADERS, code),
  ) ?? 'en';

export const loadLanguage = async (code: string): Promise<void> => {
  words.value = await LOADERS[code]!();
  document.documentElement.lang = code;
};

import { computed, signal } from '@preact/signals';
import { type Dictionary, en } from './en.ts';

/** Each language is a file for the shell and one for each game; all but English are loaded when they are wanted. */
const LOADERS: Readonly<Record<string, () => Promise<Dictionary>>> = {
  en: () => Promise.resolve(en),
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
};

export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

const words = signal<Dictionary>(en);

/** What the shell says, in the language chosen. */
export const t = computed(() => words.value);

/** The language chosen, else the first of the browser's that we have, else English. */
export const languageFor = (chosen: string): string =>
  [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))].find((code) =>
    Object.hasOwn(LOADERS, code),
  ) ?? 'en';

export const loadLanguage = async (code: string): Promise<void> => {
  words.value = await LOADERS[code]!();
  document.documentElement.lang = code;
};

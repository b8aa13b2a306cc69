import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { cap } from '@santiago/kernel/language';
import { en } from './en.ts';

/**
 * The dictionaries of one part of the page except the English one, as `import.meta.glob` finds them: `./i18n/de.ts`.
 */
type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** Made from the English words: with accents, and 40 % longer. For tests; no setting offers it. */
const PSEUDO = 'en-XA';
const ENGLISH = 'en';

const codeOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));

const dictionaryOf = async <T>(english: T, files: Files, code: string): Promise<T> => {
  if (code === PSEUDO) return (await import('./pseudo.ts')).pseudo(english);
  const file = Object.keys(files).find((each) => codeOf(each) === code);
  if (file === undefined) return english;
  const found = (await files[file]!()) as Readonly<Record<string, T>>;
  return found[code]!;
};

/** Fetches the words of one part in a language. Returns a function that puts them on the page. */
type Fetch = (code: string) => Promise<() => void>;

const parts: Fetch[] = [];
let wanted = ENGLISH;

const addPart = <T>(
  english: T,
  files: Files,
): { readonly words: ReadonlySignal<T>; readonly fetch: Fetch } => {
  const words = signal(english);
  const fetch: Fetch = async (code) => {
    const dictionary = await dictionaryOf(english, files, code);
    return () => {
      words.value = dictionary;
    };
  };
  parts.push(fetch);
  return { words, fetch };
};

/** The words of a part that belongs to the first screen, which waits for its language anyway. */
export const firstWords = <T>(english: T, files: Files): ReadonlySignal<T> => addPart(english, files).words;

/** The words of a part that is loaded later. Importers wait for it, so that no word changes while somebody reads. */
export const wordsOf = async <T>(english: T, files: Files): Promise<ReadonlySignal<T>> => {
  const { words, fetch } = addPart(english, files);
  for (let code = ''; code !== wanted; ) {
    code = wanted;
    (await fetch(code))();
  }
  return words;
};

const SHELL_FILES = import.meta.glob(['./??.ts', '!./en.ts']);

/** What the shell says, in the language chosen. */
export const t = firstWords(en, SHELL_FILES);

/** Every language that has a dictionary of the shell. */
export const LANGUAGES: readonly string[] = [ENGLISH, ...Object.keys(SHELL_FILES).map(codeOf)];

/** What a language calls itself. */
export const languageName = (code: string): string =>
  cap(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code);

/** The chosen language, otherwise the first of the browser's languages that we have, otherwise English. */
export const languageFor = (chosen: string): string =>
  [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))].find(
    (code) => LANGUAGES.includes(code) || code === PSEUDO,
  ) ?? ENGLISH;

/** Puts the whole page into a language, all parts at once. */
export const loadLanguage = async (code: string): Promise<void> => {
  wanted = code;
  const changes = await Promise.all(parts.map((fetch) => fetch(code)));
  if (wanted !== code) return;
  batch(() => {
    for (const change of changes) change();
  });
  document.documentElement.lang = code;
};

import { computed, effect, signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { type CanalsDictionary, en } from './i18n/en.ts';

const LOADERS: Readonly<Record<string, () => Promise<CanalsDictionary>>> = {
  de: async () => (await import('./i18n/de.ts')).de,
  fr: async () => (await import('./i18n/fr.ts')).fr,
};

const dictionaryOf = async (code: string): Promise<CanalsDictionary> => (await LOADERS[code]?.()) ?? en;

// Whoever imports this waits until the words are there, so that no word changes under the reader's eyes.
const dictionary = signal(await dictionaryOf(t.peek().code));
effect(() => {
  const { code } = t.value;
  void dictionaryOf(code).then((words) => {
    if (t.peek().code === code) dictionary.value = words;
  });
});

/** What the board game says, in the language of the shell. */
export const ct = computed(() => dictionary.value);

import { wordsOf } from '../i18n/index.ts';
import { en, type EndingDictionary } from './i18n/en.ts';

/** What is said at the end of every match, in the language of the shell. */
export const endingWords = await wordsOf<EndingDictionary>(
  en,
  import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']),
);

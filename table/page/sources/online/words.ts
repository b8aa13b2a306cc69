import { wordsOf } from '../../i18n/index.ts';
import { en, type OnlineDictionary } from './i18n/en.ts';

/** What is said at tables on a server, in the language of the shell. */
export const onlineWords = await wordsOf<OnlineDictionary>(
  en,
  import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']),
);

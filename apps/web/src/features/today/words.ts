import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { en, type TodayDictionary } from './i18n/en.ts';

/** What is said of today's match, in the language of the shell. */
export const todayWords = await wordsOf<TodayDictionary>(
  en,
  import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']),
);

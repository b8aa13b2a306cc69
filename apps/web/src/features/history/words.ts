import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { en, type HistoryDictionary } from './i18n/en.ts';

/** What the page of one's own matches says, in the language of the shell. */
export const historyWords = await wordsOf<HistoryDictionary>(
  en,
  import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']),
);

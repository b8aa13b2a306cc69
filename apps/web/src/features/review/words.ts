import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { en, type ReviewDictionary } from './i18n/en.ts';

/** What the review page says in addition to the coach, in the language of the shell. */
export const rt = await wordsOf<ReviewDictionary>(en, import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']));

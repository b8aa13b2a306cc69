import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { en, type MeDictionary } from './i18n/en.ts';

/** What the page about a person's own name and data says, in the language of the shell. */
export const meWords = await wordsOf<MeDictionary>(en, import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']));

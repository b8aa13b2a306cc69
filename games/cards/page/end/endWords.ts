import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { type CardsEndDictionary, en } from '../i18n/end/en.ts';

/** What is said at the end of a match of the card game, and about what lies outside the shown part of its table. */
export const endWords = await wordsOf<CardsEndDictionary>(
  en,
  import.meta.glob(['../i18n/end/??.ts', '!../i18n/end/en.ts']),
);

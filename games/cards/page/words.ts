import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { type CardsDictionary, en } from './i18n/en.ts';

/** What the card game says, in the language of the shell. */
export const cardWords = await wordsOf<CardsDictionary>(
  en,
  import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']),
);

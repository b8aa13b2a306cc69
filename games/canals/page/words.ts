import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { type CanalsDictionary, en } from './i18n/en.ts';

/** What the board game says, in the language of the shell. */
export const canalsWords = await wordsOf<CanalsDictionary>(
  en,
  import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']),
);

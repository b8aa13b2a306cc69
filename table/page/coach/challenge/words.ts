import { wordsOf } from '../../i18n/index.ts';
import { type ChallengeDictionary, en } from './en.ts';

/** What is said of challenges, in the language of the shell. */
export const challengeWords = await wordsOf<ChallengeDictionary>(
  en,
  import.meta.glob(['./??.ts', '!./en.ts']),
);

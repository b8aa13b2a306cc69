import { wordsOf } from '../i18n/index.ts';
import { en, type CoachDictionary } from './i18n/en.ts';

/** What the coach says, in the language of the shell. */
export const coachWords = await wordsOf<CoachDictionary>(
  en,
  import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']),
);

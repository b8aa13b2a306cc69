import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { en, type ExerciseDictionary } from './en.ts';

/** What exercises ask and answer, in the language of the shell. */
export const xw = await wordsOf<ExerciseDictionary>(en, import.meta.glob(['./??.ts', '!./en.ts']));

import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { en, type LessonDictionary } from './en.ts';

/** What the coach says in the first match, in the language of the shell. */
export const lessonWords = await wordsOf<LessonDictionary>(en, import.meta.glob(['./??.ts', '!./en.ts']));

import { wordsOf } from '../i18n/index.ts';
import { en, type TeacherDictionary } from './i18n/en.ts';

/** What the coach says, in the language of the shell. */
export const tt = await wordsOf<TeacherDictionary>(en, import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']));

import { computed } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { de } from './i18n/de.ts';
import { en, type TeacherDictionary } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';

const ALL: Readonly<Record<string, TeacherDictionary>> = { en, de, fr };

/** What the teacher says, in the language of the shell. */
export const tt = computed((): TeacherDictionary => ALL[t.value.code] ?? en);

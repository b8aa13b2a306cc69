import { computed } from '@preact/signals';
import { t } from '../../../i18n/index.ts';
import { de } from './de.ts';
import { en, type LessonDictionary } from './en.ts';
import { fr } from './fr.ts';

const ALL: Readonly<Record<string, LessonDictionary>> = { en, de, fr };

/** What the teacher of the first card match says, in the language of the shell. */
export const lw = computed((): LessonDictionary => ALL[t.value.code] ?? en);

import { computed } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { de } from './i18n/de.ts';
import { en, type EndingDictionary } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';

const ALL: Readonly<Record<string, EndingDictionary>> = { en, de, fr };

/** What is said at the end of every match, in the language of the shell. */
export const endingWords = computed((): EndingDictionary => ALL[t.value.code] ?? en);

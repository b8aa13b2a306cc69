import { computed } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { de } from './i18n/de.ts';
import { type CardsDictionary, en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';

const ALL: Readonly<Record<string, CardsDictionary>> = { en, de, fr };

/** What the card game says, in the language of the shell. */
export const cardWords = computed((): CardsDictionary => ALL[t.value.code] ?? en);

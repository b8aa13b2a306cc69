import { computed } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { en, type CardsDictionary } from './i18n/en.ts';

const ALL: Readonly<Record<string, CardsDictionary>> = { en };

/** What the card game says, in the language of the shell. */
export const cardWords = computed((): CardsDictionary => ALL[t.value.code] ?? en);

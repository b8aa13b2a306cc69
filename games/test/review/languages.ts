import { de } from '@santiago/review/words/de.ts';
import { en } from '@santiago/review/words/en.ts';
import { fr } from '@santiago/review/words/fr.ts';

/** What the teacher says in every language there is. */
export const LANGUAGES = [
  ['English', en],
  ['German', de],
  ['French', fr],
] as const;

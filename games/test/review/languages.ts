import { de } from '@santiago/games/words/de.ts';
import { en } from '@santiago/games/words/en.ts';
import { fr } from '@santiago/games/words/fr.ts';

/** What the teacher says in every language there is. */
export const LANGUAGES = [
  ['English', en],
  ['German', de],
  ['French', fr],
] as const;

import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';

/** What the teacher says in every language there is. */
export const LANGUAGES = [
  ['English', en],
  ['German', de],
  ['French', fr],
] as const;

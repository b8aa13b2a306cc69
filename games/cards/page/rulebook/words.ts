import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import type { CardsBook } from './book.ts';
import { en } from './en.ts';

/** The rules of Cards in the language of the page. */
export const book = await wordsOf<CardsBook>(en, import.meta.glob(['./??.ts', '!./en.ts']));

import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import type { CanalsBook } from './book.ts';
import { en } from './en.ts';

/** The rules of Canals in the language of the page. */
export const book = await wordsOf<CanalsBook>(en, import.meta.glob(['./??.ts', '!./en.ts']));

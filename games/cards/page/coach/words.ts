import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { type CardsCoachDictionary, en } from './en.ts';

export const cardCoachWords = await wordsOf<CardsCoachDictionary>(
  en,
  import.meta.glob(['./??.ts', '!./en.ts']),
);

import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { type CanalsCoachDictionary, en } from './en.ts';

export const canalsCoachWords = await wordsOf<CanalsCoachDictionary>(
  en,
  import.meta.glob(['./??.ts', '!./en.ts']),
);

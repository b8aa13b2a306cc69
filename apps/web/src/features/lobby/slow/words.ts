import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { type AdvanceWords, en } from './i18n/en.ts';

export const advanceWords = await wordsOf<AdvanceWords>(
  en,
  import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']),
);

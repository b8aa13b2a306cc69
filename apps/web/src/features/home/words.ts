import { firstWords } from '@santiago/table/page/i18n/index.ts';
import { en, type HomeDictionary } from './i18n/en.ts';

const words = firstWords<HomeDictionary>(en, import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']));

/** What only the front page says, in the language of the shell. */
export const homeWords = (): HomeDictionary => words.value;

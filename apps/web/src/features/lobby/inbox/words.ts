import { wordsOf } from '../../../i18n/index.ts';
import { en, type InboxWords } from './i18n/en.ts';

export const inboxWords = await wordsOf<InboxWords>(en, import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']));

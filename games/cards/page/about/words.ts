import { firstWords } from '@santiago/table/page/i18n/index.ts';
import { type About, en } from './en.ts';

const words = firstWords<About>(en, import.meta.glob(['./??.ts', '!./en.ts']));

/** What the shell says about the game, in its language. */
export const about = (): About => words.value;

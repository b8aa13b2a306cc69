import type { Refusal } from '@santiago/kernel';
import { refusalText as commonRefusal, sentenceIn } from '@santiago/table/page/i18n/refusal.ts';
import { NOTHING_HERE } from './interaction.ts';
import type { CardsDictionary } from '../i18n/en.ts';

/** Why something cannot be done, in the reader's language. */
export const refusalText = (refusal: Refusal, { refusals, nothingLegal }: CardsDictionary): string =>
  refusal.code === NOTHING_HERE.code
    ? nothingLegal
    : (sentenceIn(refusals, refusal) ?? commonRefusal(refusal));

import { canals, type View } from '@santiago/canals';
import { canalsAdvance } from '@santiago/canals/advance';
import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { advanceIn, type FaceAdvance } from '@santiago/table/page/panel/advance.ts';
import { talk } from '../panel/talk.ts';
import { type AdvanceGaps, type CanalsAdvanceWords, en } from './i18n/en.ts';

const words = await wordsOf<CanalsAdvanceWords>(en, import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']));

/** Choices in advance in the board game, in words. */
export const advance: FaceAdvance = {
  ...advanceIn(canalsAdvance, (view) => canals.known(view as View)),
  gap: (gap) => words.value.gaps[gap as keyof AdvanceGaps],
  value: (gap, value, setup) => talk.value(gap, value, setup),
  spots: ({ gaps }) => (gaps['ditch'] === undefined ? [] : [String(gaps['ditch'])]),
  text: (name, gaps) =>
    words.value.choices[name as keyof CanalsAdvanceWords['choices']](gaps as unknown as AdvanceGaps),
};

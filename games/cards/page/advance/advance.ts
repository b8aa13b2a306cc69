import { cards, type View } from '@santiago/cards';
import { cardsAdvance } from '@santiago/cards/advance';
import { wordsOf } from '@santiago/table/page/i18n/index.ts';
import { advanceIn, type FaceAdvance } from '@santiago/table/page/panel/advance.ts';
import { type CardsAdvanceWords, en } from './i18n/en.ts';

const words = await wordsOf<CardsAdvanceWords>(en, import.meta.glob(['./i18n/??.ts', '!./i18n/en.ts']));

/** Choices in advance in the card game, in words. They have no gaps. */
export const advance: FaceAdvance = {
  ...advanceIn(cardsAdvance, (view) => cards.known(view as View)),
  gap: String,
  value: (_, value) => String(value),
  spots: () => [],
  text: (name) => words.value[name as keyof CardsAdvanceWords],
};

import { computed } from '@preact/signals';
import type { View } from '@santiago/canals';
import type { Seat } from '@santiago/kernel';
import type { Reason } from '@santiago/review';
import { type Names, sentenceOf } from '@santiago/review/words';
import { editionOf } from '../games/canals/edition.ts';
import { canalsWords } from '../games/canals/words.ts';
import { cardWords } from '../games/cards/words.ts';
import type { Who } from '../i18n/text.ts';
import { coachWords } from './words.ts';

const words = computed(() => coachWords.value.judged);

/** How the sentences about a position call people and things. */
export const namesFor = (view: unknown, person: (seat: Seat) => Who): Names => ({
  person,
  crop: (crop) => canalsWords.value.crops[editionOf(view as View)][crop],
  card: (card) => cardWords.value.card(card),
});

/** The sentences for the judge's facts, in the language of the shell. */
export const reasonWords = (view: unknown, person: (seat: Seat) => Who) => {
  const names = namesFor(view, person);
  return (reason: Reason): string => sentenceOf(words.value, reason, names);
};

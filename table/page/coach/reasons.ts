import { computed } from '@preact/signals';
import type { Seat } from '@santiago/kernel';
import type { Reason } from '@santiago/review';
import { type Names, sentenceOf } from '@santiago/review/words';
import type { Who } from '../i18n/text.ts';
import type { GameCoach } from './gameCoach.ts';
import { coachWords } from './words.ts';

const words = computed(() => coachWords.value.judged);

/** How the sentences about a position call people and things. What only other games have stays in notation. */
export const namesWith = (ofGame: ReturnType<GameCoach['names']>, person: (seat: Seat) => Who): Names => ({
  crop: (crop) => crop,
  card: (card) => card,
  ...ofGame,
  person,
});

/** The sentences for the judge's facts, in the language of the shell. */
export const reasonWords = (ofGame: ReturnType<GameCoach['names']>, person: (seat: Seat) => Who) => {
  const names = namesWith(ofGame, person);
  return (reason: Reason): string => sentenceOf(words.value, reason, names);
};

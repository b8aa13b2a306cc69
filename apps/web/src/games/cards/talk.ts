import { cardsSentences } from '@santiago/cards';
import type { FaceTalk } from '../../table/face.tsx';
import { cardWords } from './words.ts';

/** The sentences of the card game, in words. */
export const talk: FaceTalk = {
  sentences: cardsSentences,
  gap: () => cardWords.value.talk.seat,
  value: (_, value) => String(value),
  text: (name, gaps) =>
    cardWords.value.talk.sentences[name as keyof typeof cardsSentences](gaps['seat'] ?? ''),
};

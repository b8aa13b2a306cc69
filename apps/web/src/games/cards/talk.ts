import { cards, type cardsSentences, cardsTalk, type View } from '@santiago/cards';
import type { FaceTalk } from '../../table/face.tsx';
import { cardWords } from './words.ts';

/** The sentences of the card game, in words. */
export const talk: FaceTalk = {
  sentences: cardsTalk.sentences,
  gap: () => cardWords.value.talk.seat,
  value: (_, value) => String(value),
  openIn: (view) => {
    const state = cards.known(view as View);
    return (deal) => cardsTalk.isOpen(deal, state);
  },
  text: (name, gaps) =>
    cardWords.value.talk.sentences[name as keyof typeof cardsSentences](gaps['seat'] ?? ''),
};

import { cards, cardsSentences, isDealOpen, type View } from '@santiago/cards';
import type { FaceTalk } from '@santiago/table/page/model/face.tsx';
import { cardWords } from '../words.ts';

/** The sentences of the card game, in words. */
export const talk: FaceTalk = {
  sentences: cardsSentences,
  gap: () => cardWords.value.talk.seat,
  value: (_, value) => String(value),
  // The bases of those that the sentence is about.
  spots: ({ gaps }, from, view) => {
    const seats = gaps['seat'] === undefined ? [from, gaps['to']] : [gaps['seat']];
    return (view as View).table
      .filter(({ base, owner }) => base && seats.includes(owner))
      .map(({ x, y }) => `${x},${y}`);
  },
  openIn: (view) => {
    const state = cards.known(view as View);
    return (deal) => isDealOpen(deal, state);
  },
  text: (name, gaps) =>
    cardWords.value.talk.sentences[name as keyof typeof cardsSentences](gaps['seat'] ?? ''),
};

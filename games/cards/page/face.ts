import { cards, connectedCards } from '@santiago/cards';
import { seatsOf } from '@santiago/kernel';
import { faceOf } from '@santiago/table/page/model/face.tsx';
import { paceOf } from './motion/pace.ts';
import { Position } from './table/Position.tsx';
import { retold } from './panel/sentences.ts';
import { CardsTable } from './table/Table.tsx';
import { talk } from './panel/talk.ts';
import { cardWords } from './words.ts';

export const face = faceOf(cards, {
  paceOf,
  Table: CardsTable,
  Position,
  sentences: (told, whoOf) => [retold(told, { words: cardWords.value, whoOf })],
  standing: (view) => {
    const state = cards.known(view);
    return seatsOf(view.setup.players).map((seat) => connectedCards(state, seat).length);
  },
  roundOf: ({ seats }) => Math.max(...seats.map(({ turns }) => turns)),
  talk,
});

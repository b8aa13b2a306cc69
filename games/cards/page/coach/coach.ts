import type { Card, View } from '@santiago/cards';
import type { CardsHint, CardsReading } from '../worker/advice.ts';
import type { GameCoach } from '@santiago/table/page/coach/gameCoach.ts';
import { cardWords } from '../words.ts';
import { Instruments } from './Instruments.tsx';
import { cardCoachWords } from './words.ts';

export const cardsCoach: GameCoach<View, CardsReading, CardsHint> = {
  Instruments,
  look: ({ look }, _, { person }) => {
    const { looks } = cardWords.value.hint;
    return look.kind === 'opponent' ? looks.opponent(person(look.owner)) : looks[look.kind];
  },
  consider: ({ consider }) => {
    const { think } = cardWords.value.hint;
    return consider.kind === 'chance' ? think.chance(consider.chance) : think[consider.kind];
  },
  names: () => ({ card: (card: Card) => cardWords.value.card(card) }),
  standing: () => cardCoachWords.value.standing,
};

import type { Card, View } from '@santiago/cards';
import type { CardsReason } from '@santiago/cards/review/reason.ts';
import type { Later } from '@santiago/review/argument.ts';
import { sentenceIn } from '@santiago/review/sentences.ts';
import type { CardsHint, CardsReading } from '../worker/advice.ts';
import type { GameCoach } from '@santiago/table/page/coach/gameCoach.ts';
import { cardWords } from '../words.ts';
import { Instruments } from './Instruments.tsx';
import { cardCoachWords } from './words.ts';

export const coach: GameCoach<View, CardsReading, CardsHint> = {
  Instruments,
  look: ({ look }, _, whoOf) => {
    const { looks } = cardWords.value.hint;
    return look.kind === 'opponent' ? looks.opponent(whoOf(look.owner)) : looks[look.kind];
  },
  consider: ({ consider }) => {
    const { think } = cardWords.value.hint;
    return consider.kind === 'chance' ? think.chance(consider.chance) : think[consider.kind];
  },
  reason: (reason, _, person) =>
    sentenceIn(cardCoachWords.value.judged.reasons, reason as CardsReason | Later, {
      person,
      card: (card: Card) => cardWords.value.card(card),
    }),
  standing: () => cardCoachWords.value.standing,
};

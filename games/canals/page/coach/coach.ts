import type { Crop, View } from '@santiago/canals';
import type { Hint } from '@santiago/canals/review';
import type { Later } from '@santiago/review/argument.ts';
import { sentenceIn } from '@santiago/review/sentences.ts';
import type { CanalsFact } from '@santiago/canals/review/reason.ts';
import type { CanalsNames } from '@santiago/canals/review/words/words.ts';
import type { CanalsHint, CanalsReading } from '../worker/advice.ts';
import type { GameCoach } from '@santiago/table/page/coach/gameCoach.ts';
import { editionOf } from '../symbols/edition.ts';
import { canalsWords } from '../words.ts';
import { Instruments } from './Instruments.tsx';
import { canalsCoachWords } from './words.ts';

const considerWords = (consider: Hint['consider']): string => {
  const { think } = canalsCoachWords.value;
  switch (consider.kind) {
    case 'prices':
      return think.prices(consider.prices.map(({ rank, price }) => think.price(rank, price)));
    case 'area':
      return think.area(consider.size, consider.marks);
    case 'waters':
      return think.waters(consider.markers);
    case 'keep':
      return think.keep;
  }
};

const namesIn = (view: View, person: CanalsNames['person']): CanalsNames => ({
  person,
  crop: (crop: Crop) => canalsWords.value.crops[editionOf(view)][crop],
});

export const coach: GameCoach<View, CanalsReading, CanalsHint> = {
  Instruments,
  look: ({ look }, view, whoOf) =>
    sentenceIn(canalsCoachWords.value.judged.looks, look, namesIn(view, whoOf)),
  consider: ({ consider }) => considerWords(consider),
  reason: (reason, view, whoOf) =>
    sentenceIn(canalsCoachWords.value.judged.reasons, reason as CanalsFact | Later, namesIn(view, whoOf)),
  standing: () => canalsCoachWords.value.standing,
};

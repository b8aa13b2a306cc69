import type { Crop, View } from '@santiago/canals';
import type { Hint } from '@santiago/canals/review';
import { lookOf } from '@santiago/review/words';
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

export const canalsCoach: GameCoach<View, CanalsReading, CanalsHint> = {
  Instruments,
  look: ({ look }, words, names) => lookOf(words, look, names),
  consider: ({ consider }) => considerWords(consider),
  names: (view) => ({ crop: (crop: Crop) => canalsWords.value.crops[editionOf(view)][crop] }),
  standing: () => canalsCoachWords.value.standing,
};

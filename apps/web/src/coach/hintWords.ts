import type { Seat } from '@santiago/kernel';
import { lookOf } from '@santiago/review/words';
import { cardWords } from '../games/cards/words.ts';
import type { Who } from '../i18n/text.ts';
import type { Hint } from '../worker/judge.ts';
import { namesFor } from './reasons.ts';
import { coachWords } from './words.ts';

/** The first step of a hint: where to look. */
export const lookWords = (hint: Hint, view: unknown, person: (seat: Seat) => Who): string => {
  if (hint.game === 'canals') return lookOf(coachWords.value.judged, hint.look, namesFor(view, person));
  const { looks } = cardWords.value.hint;
  return hint.look.kind === 'opponent' ? looks.opponent(person(hint.look.owner)) : looks[hint.look.kind];
};

/** The second step: what to consider. It does not name the action. */
export const considerWords = ({ consider }: Hint): string => {
  const { think } = coachWords.value.hint;
  const cardsThink = cardWords.value.hint.think;
  switch (consider.kind) {
    case 'prices':
      return think.prices(consider.prices.map(({ rank, price }) => think.price(rank, price)));
    case 'area':
      return think.area(consider.size, consider.marks);
    case 'waters':
      return think.waters(consider.markers);
    case 'chance':
      return cardsThink.chance(consider.chance);
    case 'keep':
      return think.keep;
    case 'base':
    case 'walk':
    case 'change':
    case 'order':
    case 'wait':
      return cardsThink[consider.kind];
  }
};

import type { Setup } from '@santiago/kernel';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { optionLines } from '@santiago/table/page/rulebook/rulebook.ts';
import { Rulebook } from '@santiago/table/page/rulebook/Rulebook.tsx';
import type { RulesProps } from '@santiago/table/page/rulebook/rulesProps.ts';
import { CardPatterns } from '../symbols/art.tsx';
import { type CardsBookTypes, holds } from './book.ts';
import { CardsPicture } from './pictures.tsx';
import { SECTIONS } from './sections.ts';
import { book } from './words.ts';

const matchOf = (setup: Setup) => ({
  lines: [book.value.thisMatch(setup.players), ...optionLines(book.value.options, setup.options)],
  holds: (condition: CardsBookTypes['Condition']) => holds(setup, condition),
});

/** The rules of Cards; within a match, for its number of players and options. */
export const Rules = ({ setup, at, isSheet }: RulesProps) => (
  <>
    {isSheet ? null : <CardPatterns />}
    <Rulebook<CardsBookTypes>
      book={book.value}
      order={SECTIONS}
      Picture={CardsPicture}
      match={setup === null ? null : matchOf(setup)}
      at={at}
      hrefOf={(section) => hrefOf({ page: 'rules', game: 'cards', section })}
      isSheet={isSheet}
    />
  </>
);

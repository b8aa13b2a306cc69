import { roundsFor } from '@santiago/canals';
import type { Setup } from '@santiago/kernel';
import { useCallback } from 'preact/hooks';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { optionLines } from '@santiago/table/page/rulebook/rulebook.ts';
import { Rulebook } from '@santiago/table/page/rulebook/Rulebook.tsx';
import type { RulesProps } from '@santiago/table/page/rulebook/rulesProps.ts';
import { EDITIONS, editionOf } from '../symbols/edition.ts';
import { useSymbols } from '../symbols/Symbols.tsx';
import { type CanalsBookTypes, holds } from './book.ts';
import { CanalsPicture } from './pictures.tsx';
import { SECTIONS } from './sections.ts';
import { book } from './words.ts';

const matchOf = (setup: Setup) => ({
  lines: [
    book.value.thisMatch({
      players: setup.players,
      edition: editionOf({ setup }),
      rounds: roundsFor(setup.players),
    }),
    ...optionLines(book.value.options, setup.options),
  ],
  holds: (condition: CanalsBookTypes['Condition']) => holds(setup, condition),
});

/** The rules of Canals; within a match, for its edition, number of players and options. */
export const Rules = ({ setup, at, isSheet }: RulesProps) => {
  useSymbols();
  const edition = setup === null ? null : editionOf({ setup });
  const Picture = useCallback(
    ({ picture }: { picture: CanalsBookTypes['Picture'] }) => (
      <CanalsPicture picture={picture} editions={edition === null ? EDITIONS : [edition]} />
    ),
    [edition],
  );
  return (
    <Rulebook<CanalsBookTypes>
      book={book.value}
      order={SECTIONS}
      Picture={Picture}
      match={setup === null ? null : matchOf(setup)}
      at={at}
      hrefOf={(section) => hrefOf({ page: 'rules', game: 'canals', section })}
      isSheet={isSheet}
    />
  );
};

import { computed, signal } from '@preact/signals';
import type { View } from '@santiago/canals';
import { useMemo } from 'preact/hooks';
import { settings } from '../../browser/settings.ts';
import type { PositionProps } from '../../table/face.tsx';
import { cropLetters } from './cropLetters.ts';
import { editionOf } from './edition.ts';
import { Board } from './Board.tsx';
import { type BoardScene, stillScene } from './boardScene.ts';
import { factsOf } from './facts.ts';
import { Marks } from './Marks.tsx';
import { useSymbols } from './Symbols.tsx';
import { canalsWords } from './words.ts';

const sceneOf = (view: View): BoardScene => {
  const { water, damp } = factsOf(view);
  const edition = editionOf(view);
  return stillScene({
    view: signal(view),
    edition: signal(edition),
    letters: computed(() =>
      settings.letters.value === 'yes' ? cropLetters(canalsWords.value.crops[edition]) : null,
    ),
    water: signal(water),
    damp: signal(damp),
  });
};

/** The board as it stands, to be looked at. */
export const Position = ({ view, marks = [] }: PositionProps<View>) => {
  useSymbols();
  const scene = useMemo(() => sceneOf(view), [view]);
  return (
    <Board scene={scene}>
      <Marks geometry={scene.geometry.value} marks={marks} />
    </Board>
  );
};

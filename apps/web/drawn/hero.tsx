import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { Board } from '@santiago/canals/page/board/Board.tsx';
import { stillScene } from '@santiago/canals/page/board/boardScene.ts';
import { factsOf } from '@santiago/canals/page/table/facts.ts';
import { Symbols } from '@santiago/canals/page/symbols/Symbols.tsx';
import { stageView } from './stage.tsx';
import { STYLES } from './styles.ts';

/** The moment at which the match on the front page begins, as a drawing of its own that needs nothing of the page. */
export const heroPicture = (theme: 'light' | 'dark'): string => {
  const view = stageView();
  const { water, damp } = factsOf(view);
  const scene = stillScene({
    view: signal(view),
    edition: signal('amigo'),
    letters: signal(null),
    water: signal(water),
    damp: signal(damp),
  });
  const board = renderToString(<Board scene={scene} />);
  const [, frame = '', drawing = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(board) ?? [];
  const [, viewBox = ''] = /viewBox="([^"]*)"/.exec(frame) ?? [];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" viewBox="${viewBox}">` +
    `<style>${STYLES} .labels{display:none}</style>${renderToString(<Symbols />)}${drawing}</svg>`
  );
};

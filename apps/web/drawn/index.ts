import { drawPicture, PICTURED, THEMES } from './pictures.tsx';
import { drawStage } from './stage.tsx';

interface Drawn {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The files that the build draws. */
export const drawAll = (): Drawn[] => [
  { name: 'stage.json', type: 'application/json', text: JSON.stringify(drawStage()) },
  ...PICTURED.flatMap((game) =>
    THEMES.map((theme) => ({
      name: `${game}-${theme}.svg`,
      type: 'image/svg+xml',
      text: drawPicture(game, theme),
    })),
  ),
];

import { canals, type CanalsTypes } from '@santiago/canals';
import type { GamePicture } from '@santiago/table/terminal/terminal-game.ts';
import { ask, hints, misread } from './hints.ts';
import { draw, LEGEND } from './picture.ts';
import { breakdown, consequences, scores } from './scoring.ts';
import { names } from './names.ts';
import { spellOut } from './shorthand.ts';

export const picture: GamePicture<CanalsTypes> = {
  game: canals,
  secretHands: false,
  quickPlayers: [],
  draw,
  ask,
  hints,
  spellOut,
  misread,
  legend: LEGEND,
  consequences,
  breakdown,
  scores,
  counted: 'round',
  names,
};

import { canals, type CanalsTypes } from '@santiago/canals';
import { randomPlayer, thinkingPlayers, type TerminalGame } from '../terminal-game.ts';
import { ask, hints, misread } from './hints.ts';
import { draw, LEGEND } from './picture.ts';
import { breakdown, consequences, scores } from './scoring.ts';
import { spellOut } from './shorthand.ts';

export const canalsInTerminal: TerminalGame<CanalsTypes> = {
  game: canals,
  title: 'Santiago: canals',
  players: 4,
  secretHands: false,
  seatPlayers: [randomPlayer(canals), ...thinkingPlayers(canals)],
  usual: 'steward',
  draw,
  ask,
  hints,
  spellOut,
  misread,
  legend: LEGEND,
  consequences,
  breakdown,
  scores,
};

import { canals, INTERSECTIONS, PRESETS, roundsFor } from '@santiago/canals';
import { SEATS } from '@santiago/kernel';
import type { GameSetup, SetupWords } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { Marker } from './symbols/Marker.tsx';
import { canalsWords } from './words.ts';

const MINUTES_A_TURN = 0.9;

/** The options and their values, the intersections [C11] and seats [C13] that can be named among them. */
const optionWords = (): SetupWords['options'] => {
  const { options, springOn } = canalsWords.value;
  const springs = INTERSECTIONS.map((intersection) => [intersection, springOn(intersection)] as const);
  const seats = SEATS.map((seat, i) => [seat, t.value.setUp.seat(i + 1)] as const);
  return {
    ...options,
    spring: { ...options.spring, ...Object.fromEntries(springs) },
    overseer: { ...options.overseer, ...Object.fromEntries(seats) },
  };
};

const setupWords = (): SetupWords => {
  const { setUp } = t.value;
  return {
    editions: Object.fromEntries(
      PRESETS.map((preset) => [
        preset,
        { name: setUp.editions[preset] ?? preset, hint: setUp.editionHint[preset] ?? '' },
      ]),
    ),
    options: optionWords(),
    optionHints: {},
    length: (players) => {
      const rounds = roundsFor(players);
      const minutes = Math.round((players * rounds * MINUTES_A_TURN) / 5) * 5;
      return `${setUp.summary(players, rounds)}, ${setUp.minutes(minutes)}`;
    },
  };
};

export const setup: GameSetup = {
  name: canals.name,
  game: canals,
  setup: canals.setup,
  dealsSeats: false,
  presets: PRESETS,
  counted: 'round',
  exercises: async () => (await import('./exercises/exercises.ts')).exercises,
  SeatMark: Marker,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  setupWords,
};

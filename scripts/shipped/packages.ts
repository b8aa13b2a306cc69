// Goes through the list with the packages alone: in Node and in a browser (scripts/pack/check.ts).

import { chanceKey, FastRandom, seatIndex, writeMatch } from '@santiago/kernel';
import { OPEN_SECRET } from '@santiago/protocol/daily';
import {
  botChoice,
  dayOf,
  DECISIONS,
  GAMES,
  goThroughList,
  newMatch,
  type Place,
  playOn,
  rowsOf,
} from './list.ts';

const today = { day: 20_000, secret: OPEN_SECRET };

let matches = 0;

const packages: Place = {
  games: async () =>
    Promise.resolve(
      GAMES.map(({ game, bots }) => ({ name: game.name, bots: bots.ladder.map(({ name }) => name) })),
    ),
  play: async (shipped, bots) => {
    matches++;
    const match = newMatch(shipped, bots.length, chanceKey(new Uint8Array(32).fill(matches)));
    const decisions = bots.map(() => 0);
    const choosers = bots.map((bot, seat) => botChoice(shipped, bot, new FastRandom(matches, seat)));
    playOn(match, (now, seat) => {
      if (decisions.every((made) => made >= DECISIONS)) return null;
      decisions[seatIndex(seat)]!++;
      return choosers[seatIndex(seat)]!(now, seat);
    });
    const file = { setup: match.setup, tags: [], rows: rowsOf(match), variations: [] };
    return Promise.resolve({ decisions, file: writeMatch(shipped.game, file) });
  },
  today: async () => Promise.resolve(today),
  // Playing the same again gives the same match, wherever it is played.
  send: async ({ game, answers, mark }) => {
    const again = dayOf(GAMES.find((each) => each.game.name === game)!, today);
    return Promise.resolve(again.mark === mark && again.answers.join() === answers.join());
  },
};

await goThroughList(packages, (line) => console.log(line));

import { botNamed } from '@santiago/bots';
import { canalsBots } from '@santiago/canals/bots';
import { canals, type View } from '@santiago/canals';
import { chanceKey, fairDraws, FastRandom, makeSetup, Match, owingSeats, seatsOf } from '@santiago/kernel';

const PLAYERS = 4;
/** Chosen by looking: the island fills up, some of it dries out, and the canals go round corners. */
const SEED = 17;

/** A match of bots, the same in every build: what everybody sees after each row of it. */
export const stageMatch = (): View[] => {
  const setup = makeSetup(canals.setup, { players: PLAYERS });
  if (!setup.ok) throw new Error(setup.fault.text);
  const match = new Match(canals, setup.value, fairDraws(chanceKey(new Uint8Array(32).fill(SEED))));
  const bot = botNamed(canalsBots, 'steward')!;
  const views: View[] = [];
  const look = () => views.push(canals.view(match.state, 'spectator'));
  for (;;) {
    match.advance();
    look();
    const [seat] = owingSeats(canals.owes(match.state), seatsOf(PLAYERS));
    if (seat === undefined) return views;
    const random = new FastRandom(SEED, match.line.length);
    const { action } = bot.choose({ view: canals.view(match.state, seat), told: [], random });
    match.answer(seat, action);
    look();
  }
};

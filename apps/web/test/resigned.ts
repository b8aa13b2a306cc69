import { cards } from '@santiago/cards';
import { FastRandom, makeSetup, type Seat, seatIndex } from '@santiago/kernel';
import { rowsOf } from '@santiago/table/page/coach/challenge/challenge.ts';
import type { SavedMatch } from '@santiago/table/page/sources/local/store.ts';
import { engine as cardsEngine } from '@santiago/cards/page/worker/engine.ts';
import { LocalMatch, type LocalSeat } from '@santiago/table/page/worker/match.ts';

export const SEATS: readonly LocalSeat[] = [
  { kind: 'human', name: 'Ana' },
  { kind: 'bot', name: 'Bo', bot: 'eager' },
];
const made = makeSetup(cards.setup, { players: 2, options: {} });
if (!made.ok) throw new Error(made.fault.text);
export const setup = made.value;

/** A match in which the person places a base, drawn from this seed, and resigns [X29]. */
export const played = (seed: number): SavedMatch => {
  const match = {
    game: 'cards',
    setup,
    seats: SEATS,
    seed: '5e'.repeat(32),
    log: [] as string[],
    id: 'a',
    changed: 0,
    progress: { round: 0, rounds: 0, over: false },
  };
  const open = new LocalMatch(cardsEngine, match);
  const random = new FastRandom(seed);
  for (;;) {
    const { bot, log, progress } = open.news();
    match.log.push(...log);
    match.progress = progress;
    if (progress.over) return match;
    if (bot !== null) {
      open.playBot();
      continue;
    }
    const seat: Seat = 'p1';
    const known = cards.start(setup);
    for (const row of rowsOf(cards, match.log)) {
      const who = row.who === '*' ? -1 : seatIndex(row.who);
      cards.play(known, who, cards.encode(row.action as never));
    }
    const action =
      known.phase === 'base' ? cards.format(cards.decode(cards.sample(known, 0, random))) : 'resign';
    const refused = open.act(seat, action);
    if (refused !== null) throw new Error(refused.text);
  }
};

import { GAMES } from '@santiago/games/programs';
import {
  type Advance,
  type Choice,
  FastRandom,
  makeSetup,
  type Seat,
  seatIndex,
  seatsOf,
} from '@santiago/kernel';
import { nextMove, oneOf } from '@santiago/kernel/laws';
import { describe, expect, test } from 'vitest';

const ROWS = 250;
/** Choices that are asked about before each row. */
const CHOICES = 8;

const anyChoice = ({ kinds }: Advance, random: FastRandom): Choice => {
  const [name, { gaps }] = oneOf(Object.entries(kinds), random);
  const filled = Object.entries(gaps).map(([gap, each]) => {
    if (each.kind === 'name') return [gap, oneOf(each.names, random)];
    // Small amounts, which can be paid now and then.
    return [gap, each.kind === 'amount' ? each.from + random.below(6) : ''];
  });
  return { name, gaps: Object.fromEntries(filled) as Choice['gaps'] };
};

describe.each(GAMES.filter(({ advance }) => advance !== undefined))('choices in advance: $title', (entry) => {
  const { game } = entry;
  const advance = entry.advance!;

  test.each([2, 3])('[C40][X31] follow from what the seat knows, and are legal (%i players)', (players) => {
    const setup = makeSetup(game.setup, { players, options: {} });
    if (!setup.ok) throw new Error(setup.fault.text);
    const random = new FastRandom(players, 5);
    const seen = new Set<string>();
    let state = game.start(setup.value);
    for (let row = 0; row < ROWS; row++) {
      const move = nextMove(game, state, random);
      if (move === null) {
        state = game.start(setup.value);
        continue;
      }
      for (let i = 0; i < CHOICES; i++) {
        const choice = anyChoice(advance, random);
        const seat: Seat = oneOf(seatsOf(players), random);
        const known = game.known(game.view(state, seat));
        const span = advance.span(choice, seat, state);
        expect(advance.span(choice, seat, known)).toBe(span);
        const isItsPhase =
          (game.owes(state) & (1 << seatIndex(seat))) !== 0 &&
          advance.phase(state) === advance.kinds[choice.name]!.phase;
        if (span === null || !isItsPhase) continue;
        const action = advance.answer(choice, seat, state);
        expect(advance.answer(choice, seat, known)).toEqual(action);
        if (action !== null) expect(game.refuse(state, seatIndex(seat), action), choice.name).toBeNull();
        seen.add(`${choice.name} ${action === null ? 'asks' : 'acts'}`);
      }
      game.play(state, move.who, move.action);
    }
    // The matches had occasion for most kinds.
    expect(seen.size).toBeGreaterThanOrEqual(Object.keys(advance.kinds).length / 2);
  });
});

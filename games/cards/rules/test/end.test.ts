import { describe, expect, test } from 'vitest';
import { cards, type State } from '@santiago/cards';
import { all, answers, cardAtCorner, playOn, positioned, toAct } from './scene.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;
const THREE = [...BASES, 'p3 C5 0,60 v base'] as const;

const ending = (state: State): string | null => {
  const { phase } = all(state);
  return phase.kind === 'over' ? phase.ending : null;
};

const marks = (state: State): readonly string[] | undefined => cards.outcome(state)?.marks;

describe('the end', () => {
  test('[X29] a player without cards stays in until their base is destroyed', () => {
    const state = positioned({ table: BASES, hands: { p2: '' } });
    playOn(state, 'p1 place S6 5,0 v');
    expect(toAct(state)).toBe('p2 act');
    expect(answers(state, 'p2')).toEqual(['pass', 'resign']);
  });

  test('[X29] resigning: hand and pool go, the base stays as it lies, a card like any other', () => {
    const state = positioned({ players: 3, table: THREE, pools: { p1: 'H2 C3' } });
    playOn(state, 'p1 resign');
    expect(cardAtCorner(state, '0,0')).toMatchObject({ up: false, base: false, card: 'S5' });
    expect(all(state)).toMatchObject({ recycle: ['H2', 'C3'], seats: [{ in: false, pool: [] }, {}, {}] });
    expect(toAct(state)).toBe('p2 act');
    expect(ending(state)).toBe(null);
  });

  test('[X29] nobody gains by a resigned base: no pick, no joker', () => {
    const table = ['p1 S5 0,0 v base', 'p2 H5 11,3 v', 'p3 C5 0,60 v base', 'p4 D5 60,60 v base'];
    const state = positioned({ players: 4, out: ['p2'], table, recycle: 'S4' });
    playOn(state, 'p1 place SA 5,0 v', 'p1 fight 11,3', '* dice 6 6 1 1');
    expect(all(state)).toMatchObject({ jokers: 2, phase: { kind: 'after', by: 'p1' } });
    expect(all(state).seats[0]!.pool).toEqual(['H5']);
  });

  test('[X29] the last player in has won', () => {
    const state = playOn(positioned({ players: 3, table: THREE }), 'p1 resign', 'p2 resign');
    expect(ending(state)).toBe('resigned');
    expect(marks(state)).toEqual(['0', '0', '1']);
    expect(cards.owes(state)).toBe(0);
  });

  test('[X30] a draw when each has passed on their latest turn', () => {
    const state = playOn(positioned({ players: 3, table: THREE }), 'p1 pass', 'p2 place H6 60,7 v');
    playOn(state, 'p3 pass', 'p1 pass');
    expect(ending(state)).toBe(null);
    playOn(state, 'p2 pass');
    expect(ending(state)).toBe('passes');
    expect(marks(state)).toEqual(['1/3', '1/3', '1/3']);
  });

  test('[X30] a purchase since the first of the passes hinders; one in the turn of that pass does not', () => {
    const buyers = { table: BASES, pools: { p1: 'H7', p2: 'S7' }, recycle: 'H2' };
    const first = positioned(buyers);
    playOn(first, 'p1 give H7', 'p1 take S7', 'p1 close', 'p1 pass', 'p2 pass');
    expect(ending(first)).toBe('passes');
    const second = positioned({ ...buyers, pools: { p1: '', p2: 'S7' } });
    playOn(second, 'p1 pass', 'p2 give S7', 'p2 take H2', 'p2 close', 'p2 pass');
    expect(ending(second)).toBe(null);
    expect(ending(playOn(second, 'p1 pass'))).toBe('passes');
  });

  test('[X30] a player who goes out starts the passes again', () => {
    const state = playOn(positioned({ players: 3, table: THREE }), 'p1 pass', 'p2 resign', 'p3 pass');
    expect(ending(state)).toBe(null);
    playOn(state, 'p1 pass');
    expect(marks(state)).toEqual(['1/2', '0', '1/2']);
  });

  test('[X30] a draw after ten whole turns each without placement, fight or purchase', () => {
    const state = positioned({ table: [...BASES, 'p1 S6 5,0 v'] });
    playOn(state, 'p1 place S7 10,0 v', 'p2 pass');
    // A move is neither: p1's card goes to and fro.
    const there = 'p1 move 10,0 10,0 h';
    const back = 'p1 move 10,0 10,0 v';
    for (let turn = 0; turn < 9; turn++) playOn(state, turn % 2 === 0 ? there : back, 'p2 pass');
    expect(all(state).calm.quiet).toBe(19);
    playOn(state, back);
    expect(ending(state)).toBe('quiet');
    expect(marks(state)).toEqual(['1/2', '1/2']);
  });

  test('[X30] a draw once each player still in has had 100 turns', () => {
    const state = positioned({ table: BASES, turns: 99 });
    playOn(state, 'p1 place S6 5,0 v');
    expect(ending(state)).toBe(null);
    playOn(state, 'p2 place H6 60,7 v');
    expect(ending(state)).toBe('hundred');
  });

  test('[X30] stalemate=strength: the strongest connected table wins, in each of the three cases', () => {
    const options = { stalemate: 'strength' };
    const table = [...BASES, 'p1 S6 5,0 v', 'p2 H7 60,7 v'];
    const passed = playOn(positioned({ table, options }), 'p1 pass', 'p2 pass');
    expect([ending(passed), marks(passed)]).toEqual(['passes', ['0', '1']]);
    const quiet = positioned({ table: [...table, 'p1 S2 10,0 v'], options, calm: { quiet: 19 } });
    playOn(quiet, 'p1 move 10,0 10,0 h');
    expect([ending(quiet), marks(quiet)]).toEqual(['quiet', ['1', '0']]);
    const hundred = positioned({ table, options, turns: 99 });
    playOn(hundred, 'p1 place S8 10,0 v', 'p2 place H3 60,14 v');
    expect([ending(hundred), marks(hundred)]).toEqual(['hundred', ['1', '0']]);
  });

  test('[X30] stalemate=strength: what is cut off does not count, a joker counts 15, equal sums share', () => {
    const options = { stalemate: 'strength' };
    const stranded = positioned({ table: [...BASES, 'p1 SA 20,0 v'], options });
    expect(marks(playOn(stranded, 'p1 pass', 'p2 pass'))).toEqual(['1/2', '1/2']);
    const joker = positioned({ table: [...BASES, 'p1 JK 5,0 v', 'p2 HK 60,7 v'], options, jokers: 1 });
    expect(marks(playOn(joker, 'p1 pass', 'p2 pass'))).toEqual(['1', '0']);
    const three = positioned({ players: 3, table: [...THREE, 'p1 S6 5,0 v', 'p3 C6 0,67 v'], options });
    expect(marks(playOn(three, 'p1 pass', 'p2 pass', 'p3 pass'))).toEqual(['1/2', '0', '1/2']);
  });

  test('[X30] stalemate=strength: whoever is out counts for nothing, and a last base standing wins as always', () => {
    const options = { stalemate: 'strength' };
    const table = ['p1 SA 0,0 v', 'p2 H5 60,0 v base', 'p3 C6 0,60 v base', 'p1 SK 5,0 v'];
    const state = positioned({ players: 3, table, out: ['p1'], options, phase: { kind: 'act', by: 'p2' } });
    expect(marks(playOn(state, 'p2 pass', 'p3 pass'))).toEqual(['0', '0', '1']);
    const resigned = positioned({ table: [...BASES, 'p1 SA 5,0 v'], options });
    expect(marks(playOn(resigned, 'p1 resign'))).toEqual(['0', '1']);
  });

  test('[X30] without the option a match is drawn, whatever lies on the table', () => {
    const state = positioned({ table: [...BASES, 'p1 S6 5,0 v'] });
    expect(state.setup.options['stalemate']).toBe('draw');
    expect(marks(playOn(state, 'p1 pass', 'p2 pass'))).toEqual(['1/2', '1/2']);
  });

  test('[X30] passing comes before the other two', () => {
    const state = positioned({ table: BASES, turns: 99, calm: { quiet: 18 } });
    playOn(state, 'p1 pass', 'p2 pass');
    expect(ending(state)).toBe('passes');
  });
});

import { describe, expect, test } from 'vitest';
import { all, answers, cardAtCorner, forcedAnswer, playOn, positioned, refusalOf, toAct } from './scene.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;
/** A card laid at 5,0 touches both. */
const TWO = [...BASES, 'p2 H10 11,3 v', 'p2 H9 5,7 v'] as const;

describe('conflict', () => {
  test('[X15] the placed card fights every enemy it touches, in the order its owner chooses', () => {
    const state = playOn(positioned({ table: TWO }), 'p1 place SA 5,0 v');
    expect(answers(state, 'p1')).toEqual(['fight 11,3', 'fight 5,7']);
    expect(forcedAnswer(state)).toBe(null);
    playOn(state, 'p1 fight 5,7', '* dice 6 6 1 1');
    expect(answers(state, 'p1')).toEqual(['fight 11,3']);
    expect(forcedAnswer(state)).toBe('fight 11,3');
    playOn(state, 'p1 fight 11,3', '* dice 6 6 1 1', 'p2 pass');
    expect(all(state).seats[0]!.pool).toEqual(['H9', 'H10']);
    expect(refusalOf(state, 'p1 fight 11,3')).toBe('wrong-phase');
  });

  test('[X15] contact is never optional', () => {
    const state = playOn(positioned({ table: TWO }), 'p1 place SA 5,0 v');
    for (const row of ['p1 pass', 'p1 end', 'p1 place S2 -5,0 v', 'p1 resign'])
      expect(refusalOf(state, row)).toBe('wrong-phase');
    expect(refusalOf(state, 'p1 fight 60,0')).toBe('not-touching');
    expect(refusalOf(state, 'p1 fight 61,0')).toBe('no-card');
  });

  test('[X16] both cards are turned up before the dice, and ties roll again', () => {
    const state = playOn(positioned({ table: TWO }), 'p1 place S9 5,0 v', 'p1 fight 5,7');
    expect(cardAtCorner(state, '5,0')?.up).toBe(true);
    expect(cardAtCorner(state, '5,7')?.up).toBe(true);
    expect(cardAtCorner(state, '11,3')?.up).toBe(false);
    expect(toAct(playOn(state, '* dice 3 4 5 2'))).toBe('p1 dice');
    expect(toAct(playOn(state, '* dice 3 4 5 1'))).toBe('p1 fight');
  });

  test('[X16] dice are rolled also where they cannot change the outcome', () => {
    const table = [...BASES, 'p2 H2 5,7 v'];
    const state = playOn(positioned({ table }), 'p1 place SA 5,0 v', 'p1 fight 5,7');
    expect(toAct(state)).toBe('p1 dice');
    playOn(state, '* dice 1 1 6 6');
    expect(all(state).seats[0]!.pool).toEqual(['H2']);
  });

  test('[X17] the winner stays face up, the loser goes to the winner pool', () => {
    const state = playOn(positioned({ table: TWO }), 'p1 place S2 5,0 v', 'p1 fight 5,7', '* dice 1 1 6 6');
    expect(cardAtCorner(state, '5,0')).toBeUndefined();
    expect(cardAtCorner(state, '5,7')).toMatchObject({ card: 'H9', up: true });
    expect(all(state).seats.map(({ pool }) => pool)).toEqual([[], ['S2']]);
  });

  test('[X18] if the attacker loses, its other fights do not happen, and those cards stay as they were', () => {
    const state = playOn(positioned({ table: TWO }), 'p1 place S2 5,0 v', 'p1 fight 5,7', '* dice 1 1 6 6');
    expect(cardAtCorner(state, '11,3')).toMatchObject({ card: 'H10', up: false });
    expect(toAct(state)).toBe('p2 act');
  });

  test('[X18] when the match ends, pending fights lapse', () => {
    const table = ['p1 S5 0,0 v base', 'p2 H5 11,3 v base', 'p2 H9 5,7 v'];
    const state = playOn(positioned({ table }), 'p1 place SA 5,0 v', 'p1 fight 11,3', '* dice 6 6 1 1');
    expect(all(state).phase).toEqual({ kind: 'over', ending: 'destroyed' });
    expect(cardAtCorner(state, '5,7')).toMatchObject({ up: false });
  });

  test('[X19] 8 + 4 + 2 beats 10 + 2 + 1', () => {
    const state = playOn(positioned({ table: TWO }), 'p1 place S8 5,0 v', 'p1 fight 11,3', '* dice 4 2 2 1');
    expect(cardAtCorner(state, '5,0')).toMatchObject({ card: 'S8', up: true });
    expect(all(state).seats[0]!.pool).toEqual(['H10']);
  });

  test('[X19] a card that beats D and falls to E breaks the line all the same, and E stays, stranded', () => {
    const table = ['p1 S5 0,0 v base', 'p2 H5 20,0 v base', 'p2 H4 15,0 v', 'p2 H6 10,7 h'];
    const state = positioned({ table, hands: { p2: 'H2' } });
    // D is 15,0 (one unit from the attacker), E is 10,7.
    playOn(state, 'p1 place SQ 5,0 v');
    playOn(state, 'p2 pass', 'p1 place SJ 10,0 v');
    expect(answers(state, 'p1')).toEqual(['fight 10,7', 'fight 15,0']);
    playOn(state, 'p1 fight 15,0', '* dice 6 6 1 1', 'p1 fight 10,7', '* dice 1 1 6 6');
    expect(all(state).seats.map(({ pool }) => pool)).toEqual([['H4'], ['SJ']]);
    expect(cardAtCorner(state, '10,7')).toMatchObject({ card: 'H6', up: true });
    expect(refusalOf(state, 'p2 place H2 10,12 h')).toBe('stranded');
  });
});

describe('broken lines', () => {
  const broken = [...BASES, 'p1 S6 12,0 v', 'p1 S7 17,0 v'] as const;

  test('[X20] stranded cards defend and are in the way, and nothing is built from them', () => {
    const state = positioned({ table: broken });
    expect(refusalOf(state, 'p1 place S8 22,0 v')).toBe('stranded');
    const attacked = positioned({
      table: [...broken, 'p2 H6 24,0 h', 'p2 H7 55,0 v'],
      phase: { kind: 'act', by: 'p2' },
    });
    expect(refusalOf(attacked, 'p2 place H8 17,0 h')).toBe('overlap');
    const near = positioned({
      table: ['p1 S5 0,0 v base', 'p2 H5 28,0 v base', 'p1 S6 12,0 v', 'p1 S7 17,0 v'],
      phase: { kind: 'act', by: 'p2' },
    });
    expect(toAct(playOn(near, 'p2 place H8 23,0 v'))).toBe('p2 fight');
  });

  test('[X20] they are connected again as soon as a path of own cards reaches the base', () => {
    const state = positioned({ table: broken });
    playOn(state, 'p1 place S8 5,0 h', 'p2 pass');
    expect(refusalOf(state, 'p1 place S9 22,0 v')).toBe(null);
  });

  test('[X21] cards of a player who is out must be fought; what is lost to them is recycled', () => {
    const table = [...BASES, 'p3 C9 11,0 v'];
    const lost = positioned({ players: 3, out: ['p3'], table });
    playOn(lost, 'p1 place S6 5,0 v', 'p1 fight 11,0', '* dice 1 1 6 6');
    expect(all(lost)).toMatchObject({ recycle: ['S6'], seats: [{ pool: [] }, { pool: [] }, { pool: [] }] });
    const won = positioned({ players: 3, out: ['p3'], table });
    playOn(won, 'p1 place S6 5,0 v', 'p1 fight 11,0', '* dice 6 6 1 1');
    expect(all(won)).toMatchObject({ recycle: [], seats: [{ pool: ['C9'] }, { pool: [] }, { pool: [] }] });
  });
});

import { describe, expect, test } from 'vitest';
import { cards } from '@santiago/cards';
import { all, answers, cardAtCorner, forcedAnswer, playOn, positioned, refusalOf, toAct } from './scene.ts';

/** p1's card at 5,0 touches p2's base and a card of p3. */
const SIEGE = ['p1 S5 0,0 v base', 'p2 H5 11,3 v base', 'p3 C5 0,60 v base', 'p3 C9 5,7 v'] as const;
const STORM = ['p1 place SA 5,0 v', 'p1 fight 11,3', '* dice 6 6 1 1'] as const;

describe('bases and jokers', () => {
  test('[X24] base to the destroyer, hand out of the game, joker, picks, pool recycled, next fight', () => {
    const state = positioned({
      players: 3,
      table: SIEGE,
      pools: { p1: 'C2', p2: 'S2 S3 C3', p3: 'S4 H3' },
      recycle: 'S6',
    });
    playOn(state, ...STORM);
    expect(all(state)).toMatchObject({
      phase: { kind: 'pick', by: 'p1', loser: 'p2', attacker: { x: 5, y: 0 } },
      jokers: 1,
      seats: [{ pool: ['H5', 'C2'] }, { in: false, pool: ['S2', 'S3', 'C3'] }, { in: true }],
    });
    expect(all(state).seats[0]!.hand).toContain('JK');
    expect(answers(state, 'p1')).toEqual(['done', 'pick S2', 'pick S3', 'pick S4', 'pick S6']);
    playOn(state, 'p1 pick S3', 'p1 pick S4', 'p1 done');
    expect(all(state)).toMatchObject({
      recycle: ['S2', 'S6', 'C3'],
      seats: [{}, { pool: [] }, { pool: ['H3'] }],
    });
    expect(toAct(state)).toBe('p1 fight');
  });

  test('[X25] any, all or none; done is always written, also where nothing can be picked', () => {
    const none = playOn(positioned({ players: 3, table: SIEGE }), ...STORM);
    expect(answers(none, 'p1')).toEqual(['done']);
    expect(forcedAnswer(none)).toBe('done');
    const some = playOn(positioned({ players: 3, table: SIEGE, recycle: 'S9' }), ...STORM);
    expect(forcedAnswer(some)).toBe(null);
    expect(refusalOf(some, 'p1 pick C3')).toBe('not-in-pools');
    expect(refusalOf(some, 'p1 pass')).toBe('wrong-phase');
    playOn(some, 'p1 pick S9');
    expect(answers(some, 'p1')).toEqual(['done']);
    expect(all(some).seats[0]!.hand).toContain('S9');
  });

  test('[X25] no pick and no joker when no opponent is left', () => {
    const table = SIEGE.slice(0, 2);
    const state = positioned({ table, pools: { p2: 'S2' } });
    playOn(state, ...STORM);
    expect(all(state)).toMatchObject({ phase: { kind: 'over', ending: 'destroyed' }, jokers: 2 });
    expect(cards.outcome(state)?.marks).toEqual(['1', '0']);
  });

  test('[X26] then the pending fights go on', () => {
    const state = playOn(positioned({ players: 3, table: SIEGE }), ...STORM, 'p1 done');
    expect(answers(state, 'p1')).toEqual(['fight 5,7']);
    playOn(state, 'p1 fight 5,7', '* dice 6 6 1 1');
    expect(all(state).seats[0]!.pool).toEqual(['H5', 'C9']);
    expect(toAct(state)).toBe('p3 act');
  });

  test('[X27] a joker comes without choosing, if one is left', () => {
    const last = playOn(positioned({ players: 3, table: SIEGE, jokers: 1 }), ...STORM);
    expect(all(last)).toMatchObject({ jokers: 0 });
    const gone = playOn(positioned({ players: 3, table: SIEGE, jokers: 0 }), ...STORM);
    expect(all(gone).seats[0]!.hand).not.toContain('JK');
    expect(all(gone).seats[0]!.handSize).toBe(all(last).seats[0]!.handSize - 1);
  });

  test('[X27] a joker is worth 15, lies face down like any card, and is gone for good when it loses', () => {
    const table = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base', 'p2 HA 11,0 v'];
    const state = positioned({ table, hands: { p1: 'JK S2' } });
    playOn(state, 'p1 place JK 5,0 v', 'p1 fight 11,0', '* dice 3 4 5 2');
    expect(toAct(state)).toBe('p1 dice');
    expect(cardAtCorner(state, '5,0')).toMatchObject({ card: 'JK', up: true });
    playOn(state, '* dice 3 4 5 3');
    expect(all(state)).toMatchObject({ recycle: [], seats: [{ pool: [], hand: ['S2'] }, { pool: [] }] });
    const laid = playOn(positioned({ table: table.slice(0, 2), hands: { p1: 'JK' } }), 'p1 place JK 5,0 v');
    expect(cards.view(laid, 'p2').table.at(-1)).toMatchObject({ card: '?', up: false });
  });

  test('[X27] a joker in the hand of a player who goes out leaves the game', () => {
    const state = positioned({ players: 3, table: SIEGE, hands: { p2: 'JK H2' }, jokers: 1 });
    playOn(state, ...STORM, 'p1 done');
    expect(all(state)).toMatchObject({
      jokers: 0,
      recycle: [],
      seats: [{}, { in: false, hand: ['H2', 'JK'] }, {}],
    });
    expect(answers(state, 'p2')).toEqual([]);
  });
});

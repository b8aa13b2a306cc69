import { describe, expect, test } from 'vitest';
import { all, answers, forcedAnswer, playOn, positioned, refusalOf, toAct } from './scene.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;

describe('buying back', () => {
  test('[X22] a first give is legal only if the whole pool is worth the cheapest card', () => {
    const poor = positioned({ table: BASES, pools: { p1: 'H2 H3', p2: 'S7 S6' } });
    expect(answers(poor, 'p1', 'give')).toEqual([]);
    expect(refusalOf(poor, 'p1 give H2')).toBe('pool-too-small');
    expect(refusalOf(positioned({ table: BASES, pools: { p1: 'H2' } }), 'p1 give H2')).toBe('nothing-to-buy');
    const enough = positioned({ table: BASES, pools: { p1: 'H2 H4', p2: 'S7 S6' } });
    expect(answers(enough, 'p1', 'give')).toEqual(['give H2', 'give H4']);
    expect(refusalOf(enough, 'p1 give H9')).toBe('not-in-pool');
  });

  test('[X22] first all gives, then all takes, then close; a purchase begun cannot be abandoned', () => {
    const state = positioned({ table: BASES, pools: { p1: 'H2 H4 H10', p2: 'S6 S8' }, recycle: 'S9' });
    playOn(state, 'p1 give H2');
    expect(answers(state, 'p1')).toEqual(['give H10', 'give H4']);
    expect(refusalOf(state, 'p1 give H2')).toBe('given-already');
    expect(refusalOf(state, 'p1 pass')).toBe('wrong-phase');
    expect(refusalOf(state, 'p1 take S6')).toBe('too-dear');
    playOn(state, 'p1 give H10');
    expect(answers(state, 'p1')).toEqual(['give H4', 'take S6', 'take S8', 'take S9']);
    expect(refusalOf(state, 'p1 close')).toBe('wrong-phase');
    playOn(state, 'p1 give H4', 'p1 take S9');
    expect(answers(state, 'p1')).toEqual(['close', 'take S6']);
    expect(refusalOf(state, 'p1 take S8')).toBe('too-dear');
    expect(refusalOf(state, 'p1 take S9')).toBe('taken-already');
    expect(refusalOf(state, 'p1 take S10')).toBe('not-in-pools');
    expect(refusalOf(state, 'p1 take HA')).toBe('not-your-suit');
    expect(all(state).seats[0]!.hand).not.toContain('S9');
    playOn(state, 'p1 take S6');
    expect(forcedAnswer(state)).toBe('close');
    playOn(state, 'p1 close');
    expect(all(state)).toMatchObject({ recycle: ['H2', 'H4', 'H10'], phase: { kind: 'act', by: 'p1' } });
    expect(all(state).seats[0]).toMatchObject({ pool: [] });
    expect(all(state).seats[0]!.hand).toEqual(expect.arrayContaining(['S6', 'S9']));
    expect(all(state).seats[1]).toMatchObject({ pool: ['S8'] });
  });

  test('[X22] any number of times, before the action and after its last fight', () => {
    const state = positioned({ table: BASES, pools: { p1: 'H7 H8 H9', p2: 'S6 S7 S8' } });
    playOn(state, 'p1 give H7', 'p1 take S6', 'p1 close', 'p1 give H8', 'p1 take S8', 'p1 close');
    playOn(state, 'p1 place S6 5,0 v');
    expect(toAct(state)).toBe('p1 after');
    playOn(state, 'p1 give H9', 'p1 take S7', 'p1 close');
    expect(toAct(state)).toBe('p2 act');
    expect(all(state).seats[0]!.hand).toEqual(expect.arrayContaining(['S7', 'S8']));
  });

  test('[X22] several pools may be drawn on in one purchase', () => {
    const table = [...BASES, 'p3 C5 0,60 v base'];
    const state = positioned({ players: 3, table, pools: { p1: 'HA', p2: 'S2', p3: 'S3' }, recycle: 'S4' });
    playOn(state, 'p1 give HA', 'p1 take S2', 'p1 take S3', 'p1 take S4', 'p1 close');
    expect(all(state)).toMatchObject({ recycle: ['HA'], seats: [{ pool: [] }, { pool: [] }, { pool: [] }] });
  });

  test('[X23] queen and three of hearts buy eight and seven of spades', () => {
    const state = positioned({ table: BASES, pools: { p1: 'H3 H6 HQ', p2: 'S8 S7' } });
    playOn(state, 'p1 give HQ', 'p1 give H3', 'p1 take S8', 'p1 take S7');
    expect(answers(state, 'p1')).toEqual(['close']);
    playOn(state, 'p1 close');
    const { recycle, seats } = all(state);
    expect(recycle).toEqual(['H3', 'HQ']);
    expect(seats.map(({ pool }) => pool)).toEqual([['H6'], []]);
    expect(seats[0]!.hand).toEqual(expect.arrayContaining(['S7', 'S8']));
  });
});

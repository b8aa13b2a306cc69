import { describe, expect, test } from 'vitest';
import { changedOptions, makeSetup, parseOption, type SetupRequest } from '@santiago/kernel';
import { pearls } from '@santiago/kernel/laws';
import { setupOf } from './setups.ts';

const refusedAs = (request: SetupRequest) => {
  const setup = makeSetup(pearls.setup, request);
  return setup.ok ? null : `${setup.fault.code}: ${setup.fault.text}`;
};

describe('a set-up', () => {
  test('is filled up from the preset', () => {
    expect(setupOf({ players: 2, preset: 'long' })).toEqual({
      players: 2,
      preset: 'long',
      options: { coins: '4', rounds: '3' },
    });
    expect(setupOf({ players: 3 }).preset).toBe('short');
    expect(setupOf({ players: 3, preset: null }).options).toEqual({ coins: '4', rounds: '1' });
  });

  test.each([1, 4, 0, -2, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9])(
    'is not for %d players',
    (players) => {
      expect(refusedAs({ players })).toBe(`players: This game is for 2 to 3 players, not ${players}.`);
    },
  );

  test.each([
    [{ preset: 'endless' }, 'preset: There is no preset "endless". Presets are short, long.'],
    [{ preset: '' }, 'preset: There is no preset "". Presets are short, long.'],
    [{ options: { coins: '5' } }, 'option-value: The option coins cannot be "5" here; it takes 2, 4, 6.'],
    [{ options: { rounds: '3' } }, 'option-value: The option rounds cannot be "3" here; it takes 1, 2.'],
    [{ options: { tides: 'on' } }, 'option-unknown: There is no option "tides". Options are coins, rounds.'],
    [
      { options: { constructor: 'x' } },
      'option-unknown: There is no option "constructor". Options are coins, rounds.',
    ],
  ])('refuses %j', (wish, sentence) => {
    expect(refusedAs({ players: 3, ...wish })).toBe(sentence);
  });

  test('an option without meaning here is refused by name', () => {
    const idle = { name: 'partner', values: () => [], standard: () => '' };
    const setup = makeSetup({ ...pearls.setup, options: [idle] }, { players: 2, options: { partner: 'on' } });
    expect(setup).toMatchObject({ ok: false, fault: { code: 'option-idle', details: { name: 'partner' } } });
    const without = makeSetup({ ...pearls.setup, options: [idle] }, { players: 2 });
    expect(without).toMatchObject({ ok: true, value: { options: {} } });
  });

  test('only what differs from the preset is written', () => {
    const setup = setupOf({ players: 2, preset: 'long', options: { rounds: '1', coins: '4' } });
    expect(changedOptions(pearls.setup, setup)).toEqual([['rounds', '1']]);
  });

  test.each(['coins', 'coins=', '=4', 'coins=4=4', 'coins = 4', 'co_ins=4', 'coins=4\n'])(
    '"%s" is no option',
    (text) => {
      expect(parseOption(text)).toBe(null);
    },
  );

  test('an option is name=value', () => expect(parseOption('coins=4')).toEqual(['coins', '4']));
});

import { makeSetup } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Around,
  editionOf,
  firstPlan,
  localSeatsOf,
  requestOf,
  withEdition,
  withOneMore,
  withOption,
  withSeats,
} from '../src/features/setup/plan.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';

const canals = gameNamed('canals');
const cards = gameNamed('cards');
const HERE: Around = { mode: 'local', name: 'Ana', level: 'steward' };
const FRIENDS: Around = { ...HERE, mode: 'friends' };
const person = (number: number): string => `Player ${number}`;

const canalsOf = (players: number) => {
  const plan = firstPlan(canals, HERE);
  return withSeats(plan, plan.seats.slice(0, players));
};

describe('the plan of a match', () => {
  it('starts with one person and the usual bots on this device', () => {
    const { seats } = firstPlan(canals, HERE);
    expect(seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot', 'bot']);
    expect(seats.every(({ bot }) => bot === 'steward')).toBe(true);
  });

  it('starts with open seats among friends', () => {
    expect(firstPlan(canals, FRIENDS).seats.map(({ kind }) => kind)).toEqual([
      'human',
      'open',
      'open',
      'open',
    ]);
  });

  it('gives no bot the name of the person', () => {
    const names = firstPlan(canals, HERE).seats.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('[C9] takes amigo for four and trefl for two, while nobody has chosen', () => {
    expect(editionOf(firstPlan(canals, HERE))).toBe('amigo');
    expect(editionOf(canalsOf(2))).toBe('trefl');
    expect(requestOf(canalsOf(2)).preset).toBe('trefl');
  });

  it('[C9] keeps the edition that was chosen, whatever the number of players', () => {
    const chosen = withEdition(firstPlan(canals, HERE), 'amigo');
    expect(editionOf(withSeats(chosen, chosen.seats.slice(0, 2)))).toBe('amigo');
  });

  it('has no edition in a game without editions', () => {
    expect(editionOf(firstPlan(cards, HERE))).toBeNull();
  });

  it('keeps an option only where it differs from the edition', () => {
    const open = withOption(firstPlan(canals, HERE), 'money', 'open');
    expect(open.options).toEqual({ money: 'open' });
    expect(withOption(open, 'money', 'hidden').options).toEqual({});
  });

  it('drops the options of the old edition with the edition', () => {
    const open = withOption(firstPlan(canals, HERE), 'money', 'open');
    expect(withEdition(open, 'trefl').options).toEqual({});
  });

  it('[C44] drops an option that has no meaning with another number of players', () => {
    const both = withOption(canalsOf(2), 'twoPlayerExtra', 'both');
    expect(both.options).toEqual({ twoPlayerExtra: 'both' });
    expect(withOneMore(both, HERE, person).options).toEqual({});
  });

  it('names a new seat like nobody else', () => {
    const plan = withOneMore(firstPlan(canals, HERE), HERE, person);
    expect(new Set(plan.seats.map(({ name }) => name)).size).toBe(5);
  });

  it('makes a set-up that the engine takes, for every number of players of both games', () => {
    for (const game of [canals, cards]) {
      let plan = firstPlan(game, HERE);
      plan = withSeats(plan, plan.seats.slice(0, game.setup.players.min));
      for (;;) {
        expect(makeSetup(game.setup, requestOf(plan)).ok).toBe(true);
        if (plan.seats.length === game.setup.players.max) break;
        plan = withOneMore(plan, HERE, person);
      }
    }
  });

  it('[C11] [C13] has words for every value of every option that the engine takes', () => {
    for (const game of [canals, cards]) {
      const { options } = game.setupWords();
      const { min, max } = game.setup.players;
      for (let players = min; players <= max; players++)
        for (const rule of game.setup.options)
          for (const value of rule.values(players))
            expect(options[rule.name]?.[value], `${rule.name} ${value}`).toBeTruthy();
    }
    expect(canals.setupWords().options['spring']!['C2']).toBe('On C2');
    expect(canals.setupWords().options['overseer']!['p3']).toBe('Seat 3');
  });

  it('names a person without a name by the number of the seat', () => {
    const plan = canalsOf(2);
    const nameless = withSeats(plan, plan.seats.with(0, { ...plan.seats[0]!, name: '  ' }));
    expect(localSeatsOf(nameless, person)[0]!.name).toBe('Player 1');
  });

  it('calls nobody "You" where several people share the device', () => {
    const plan = canalsOf(2);
    const shared = withSeats(plan, [
      { kind: 'human', name: 'You', bot: 'steward' },
      { kind: 'human', name: 'Bo', bot: 'steward' },
    ]);
    expect(localSeatsOf(shared, person).map(({ name }) => name)).not.toContain('You');
    expect(localSeatsOf(canalsOf(2), person)[0]!.kind).toBe('human');
  });
});

import { canals, type CanalsTypes } from '@santiago/canals';
import { hasBid } from '@santiago/canals/engine';
import { FastRandom, seatName } from '@santiago/kernel';
import { inFull, soaked } from '@santiago/kernel/laws';
import { describe, expect, it } from 'vitest';
import { canalsBots } from '@santiago/canals/bots/index.ts';
import { allBots, type Bot, botNamed } from '@santiago/bots/index.ts';
import { anySetup, ask, isLegal, playMatch, setupOf } from './positions.ts';

/** Enough to reach every branch of the search, few enough for a test. */
const FEW = 4;

/** One decision in so many is put to a bot; one that searches is slow, so fewer are in a sample. */
const askedOf = ({ evaluations }: Bot<CanalsTypes>): number => (evaluations > 0 ? inFull(8, 32) : 8);

describe('the registry', () => {
  it('names bots weakest first, each with a sentence', () => {
    const weakest = ['random', 'novice', 'steward'];
    const names = canalsBots.ladder.map(({ name }) => name);
    expect(names[0]).toBe('random');
    expect(names.filter((name) => weakest.includes(name))).toEqual(weakest);
    for (const { about } of canalsBots.ladder) expect(about).toMatch(/^[A-Z].*\.$/);
    expect(botNamed(canalsBots, 'deep blue')).toBeNull();
  });
});

describe.each(allBots(canalsBots).map((bot) => [bot.name, bot] as const))('%s', (_, bot) => {
  it('plays legal actions in any match, whatever the players and options', () => {
    const random = new FastRandom(11);
    const every = askedOf(bot);
    for (let match = 0; match < soaked(2); match++) {
      let seed = 0;
      playMatch(anySetup(random), random, (state, seat, told) => {
        // Most answers are random, so that odd positions come up too.
        if (random.below(every) > 0) return -1;
        const action = ask(bot, state, seat, seed++, { told, evaluations: FEW });
        expect(isLegal(state, seat, action)).toBe(true);
        return action;
      });
    }
  });

  it('gives the same answer to the same question and seed', () => {
    const random = new FastRandom(12);
    playMatch(setupOf(4), random, (state, seat) => {
      if (random.below(12) !== 0) return -1;
      const first = ask(bot, state, seat, 7, { evaluations: FEW });
      expect(ask(bot, state, seat, 7, { evaluations: FEW })).toBe(first);
      return first;
    });
  });

  it('[C40] does not know a sealed bid', () => {
    const random = new FastRandom(13);
    for (let match = 0; match < soaked(1); match++) {
      playMatch(setupOf(2), random, (state, seat) => {
        if (state.phase !== 'sealed') return -1;
        const rival = 1 - seat;
        if (!hasBid(state, rival)) return -1;
        const answers = [0, 1, state.cash[rival]!].map((bid) => {
          const other = canals.copy(state);
          other.bids[rival] = bid;
          return ask(bot, other, seat, 5, { evaluations: FEW });
        });
        expect(new Set(answers).size).toBe(1);
        return -1;
      });
    }
  });

  it('weighs its candidates with scores and chances for every seat', () => {
    const random = new FastRandom(14);
    for (const players of [2, 3, 5]) {
      playMatch(setupOf(players), random, (state, seat) => {
        if (state.round < 4 || random.below(30) !== 0) return -1;
        const candidates = bot.weigh({
          view: canals.view(state, seatName(seat)),
          told: [],
          random: new FastRandom(3),
          evaluations: FEW,
        });
        expect(candidates.length).toBeGreaterThan(0);
        for (const { action, scores, chances, error } of candidates) {
          expect(isLegal(state, seat, canals.encode(action))).toBe(true);
          expect(scores).toHaveLength(players);
          expect(chances).toHaveLength(players);
          expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 4);
          expect(error).toBeGreaterThanOrEqual(0);
        }
        return -1;
      });
    }
  });
});

describe('a bot whose clock has run down', () => {
  it.each(['gambler', 'hydrologist', 'overseer'])('%s answers with what it has, and says so', (name) => {
    const bot = botNamed(canalsBots, name)!;
    let asked = 0;
    playMatch(setupOf(4), new FastRandom(15), (state, seat, told) => {
      if (state.phase !== 'planting' || asked === 3) return -1;
      asked++;
      const view = canals.view(state, seatName(seat));
      const question = { view, told, random: new FastRandom(1), late: () => true };
      const { action, cut, spent } = bot.choose(question);
      expect(cut).toBe(true);
      expect(spent).toBeLessThan(16);
      expect(isLegal(state, seat, canals.encode(action))).toBe(true);
      return -1;
    });
    expect(asked).toBe(3);
  });
});

describe('strength, in short', () => {
  const share = (challenger: string, others: string, players: number, sets: number): number => {
    const [bot, rival] = [botNamed(canalsBots, challenger)!, botNamed(canalsBots, others)!];
    let sum = 0;
    for (let set = 0; set < sets; set++) {
      for (let place = 0; place < players; place++) {
        const end = playMatch(setupOf(players), new FastRandom(set, 99), (state, seat) =>
          ask(seat === place ? bot : rival, state, seat, set),
        );
        sum += canals.outcome(end)!.shares[place]!;
      }
    }
    return sum / (sets * players);
  };

  it.each([2, 3, 4, 5])('steward beats random at %i seats', (players) => {
    expect(share('steward', 'random', players, 2)).toBeGreaterThan(0.95);
  });

  it('novice beats random, steward beats novice', () => {
    expect(share('novice', 'random', 4, 3)).toBeGreaterThan(0.8);
    expect(share('steward', 'novice', 4, 3)).toBeGreaterThan(0.45);
  });
});

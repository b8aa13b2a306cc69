import { cards, type CardsTypes } from '@santiago/cards';
import { FastRandom, type Random, seatName } from '@santiago/kernel';
import { inFull, soaked } from '@santiago/kernel/laws';
import { describe, expect, it } from 'vitest';
import { cardsBots, eagerly } from '../index.ts';
import { allBots, botNamed } from '@santiago/bots/index.ts';
import { Heuristic, STRONG_BASE } from '../value/index.ts';
import { cardsPositions } from '../../../test/bots/positions.ts';

type State = CardsTypes['State'];
const { anySetup, ask, isLegal, playMatch, setupOf } = cardsPositions;

/** Enough to reach every branch of the search, few enough for a test. */
const FEW = 3;

/**
 * Positions as they come up and odd ones: mostly eager seats, which meet, now and then any action at all. Resigning is
 * left out, since it would end most matches before anybody met.
 */
const fuzzed = (state: State, seat: number, random: Random): number => {
  if (random.below(4) > 0) return eagerly(state, seat, random);
  const action = cards.sample(state, seat, random);
  return cards.decode(action).kind === 'resign' ? eagerly(state, seat, random) : action;
};

/** Shows so many decisions out of fuzzed matches with any number of players and any options. */
const positions = (count: number, seed: number, show: (state: State, seat: number) => void): void => {
  const random = new FastRandom(seed);
  let shown = 0;
  while (shown < count) {
    playMatch(anySetup(random), random, (state, seat) => {
      if (cards.forced(state, seat) < 0 && shown++ < count) show(state, seat);
      return fuzzed(state, seat, random);
    });
  }
};

it('the ladder of the card game, weakest first', () => {
  const measured = ['random', 'eager', 'oddsmaker', 'seer'];
  const names = cardsBots.ladder.map(({ name }) => name);
  expect(names[0]).toBe('random');
  expect(names.filter((name) => measured.includes(name))).toEqual(measured);
  for (const { about } of allBots(cardsBots)) expect(about).toMatch(/^[A-Z].*\.$/);
});

describe.each(allBots(cardsBots).map((bot) => [bot.name, bot] as const))('%s', (_, bot) => {
  // One that searches picks among what the heuristic rates, and all of that is looked at below.
  const count = soaked(bot.evaluations > 0 ? inFull(25, 15) : inFull(1000, 300));
  it(`plays legal actions in ${count} positions, whatever the players and options`, () => {
    let seed = 0;
    positions(count, 21, (state, seat) => {
      const action = ask(bot, state, seat, seed++, { evaluations: FEW });
      if (!isLegal(state, seat, action)) expect.fail(`${cards.format(cards.decode(action))} is not legal`);
    });
  });

  it('gives the same answer to the same question and seed', () => {
    positions(soaked(bot.evaluations > 0 ? 10 : 100), 22, (state, seat) => {
      const first = ask(bot, state, seat, 7, { evaluations: FEW });
      expect(ask(bot, state, seat, 7, { evaluations: FEW })).toBe(first);
    });
  });

  it('[X31] plays the same where only what is hidden from it differs', () => {
    const random = new FastRandom(5);
    let different = 0;
    const pairs = soaked(bot.evaluations > 0 ? inFull(20, 10) : inFull(100, 50));
    positions(pairs, 23, (state, seat) => {
      const other = cards.imagine(cards.view(state, seatName(seat)), random);
      if (JSON.stringify(cards.view(other, 'all')) !== JSON.stringify(cards.view(state, 'all'))) different++;
      expect(ask(bot, other, seat, 7, { evaluations: FEW })).toBe(
        ask(bot, state, seat, 7, { evaluations: FEW }),
      );
    });
    expect(different).toBeGreaterThan(pairs / 2);
  });

  it('weighs its candidates with chances for every seat', () => {
    positions(soaked(10), 24, (state, seat) => {
      const candidates = bot.weigh({
        view: cards.view(state, seatName(seat)),
        told: [],
        random: new FastRandom(3),
        evaluations: FEW,
      });
      expect(candidates.length).toBeGreaterThan(0);
      for (const { action, scores, chances, error } of candidates) {
        expect(cards.refuse(state, seat, action)).toBeNull();
        expect(scores).toHaveLength(state.setup.players);
        expect(chances).toHaveLength(state.setup.players);
        expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 6);
        expect(error).toBeGreaterThanOrEqual(0);
      }
    });
  });
});

it('all that the heuristic rates is legal', () => {
  const heuristic = new Heuristic(STRONG_BASE);
  let shown = 0;
  positions(soaked(inFull(1500, 500)), 25, (state, seat) => {
    heuristic.rate(state, seat);
    const { actions, count } = heuristic;
    // Hundreds at a time: one of them, another each time.
    const index = shown++ % count;
    if (!isLegal(state, seat, actions[index]!))
      expect.fail(`${cards.format(cards.decode(actions[index]!))} is not legal`);
  });
});

describe('strength, in short', () => {
  const share = (challenger: string, others: string, players: number, sets: number): number => {
    const [bot, rival] = [botNamed(cardsBots, challenger)!, botNamed(cardsBots, others)!];
    let sum = 0;
    for (let set = 0; set < sets; set++) {
      for (let place = 0; place < players; place++) {
        const end = playMatch(setupOf(players), new FastRandom(set, 99), (state, seat) =>
          ask(seat === place ? bot : rival, state, seat, set),
        );
        sum += cards.outcome(end)!.shares[place]!;
      }
    }
    return sum / (sets * players);
  };

  it('eager beats random, the oddsmaker beats eager', () => {
    expect(share('eager', 'random', 2, 6)).toBeGreaterThan(0.8);
    expect(share('oddsmaker', 'eager', 2, inFull(24, 12))).toBeGreaterThan(0.6);
  });

  it.each([3, 4])('the oddsmaker is above par among %i seats', (players) => {
    expect(share('oddsmaker', 'eager', players, inFull(10, 4))).toBeGreaterThan(1 / players);
  });
});

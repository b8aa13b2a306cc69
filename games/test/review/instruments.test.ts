import { eagerly } from '@santiago/cards/bots';
import { canals, type View } from '@santiago/canals';
import { cards, fightChance, type Card } from '@santiago/cards';
import { CHANCE, FastRandom, lowestSeat, makeSetup, OWES_CHANCE, seatName } from '@santiago/kernel';
import { inFull } from '@santiago/kernel/laws';
import { describe, expect, it } from 'vitest';
import { canalsHint, ditchWorths, rankPrices } from '@santiago/canals/review/index.ts';
import { rankOf } from '@santiago/canals/review/order.ts';
import { fightWorth } from '@santiago/cards/review/fight.ts';
import { believedFight, cardsHint } from '@santiago/cards/review/index.ts';
import { lookOf } from '@santiago/games/words/words.ts';
import { de } from '@santiago/games/words/de.ts';
import { en } from '@santiago/games/words/en.ts';
import { fr } from '@santiago/games/words/fr.ts';
import { playMatch, setupOf } from './matches.ts';
import { pointsNow } from './recount.ts';

/** Views of seats that must decide, one out of so many, from a match of novices. */
const viewsOf = (players: number, seed: number, every: number): { view: View; seat: number }[] => {
  const { setup, rows } = playMatch(
    setupOf(players),
    ['novice', 'novice', 'novice', 'novice', 'novice'],
    seed,
  );
  const state = canals.start(setup);
  return rows.flatMap(({ who, action }, index) => {
    const seat = who === '*' ? CHANCE : Number(who.slice(1)) - 1;
    const asked = seat >= 0 && canals.forced(state, seat) < 0 && index % every === 0;
    const found = asked ? [{ view: canals.view(state, seatName(seat)), seat }] : [];
    canals.play(state, seat, canals.encode(action));
    return found;
  });
};

const VIEWS = [...viewsOf(4, 1, 5), ...viewsOf(2, 2, 7), ...viewsOf(3, 3, 9)];

const PHASES = [...Map.groupBy(VIEWS, ({ view }) => view.phase.kind).values()];

/** One view in so many; in a sample the first and the last of each phase. */
const someViews = (every: number): typeof VIEWS =>
  inFull(
    VIEWS.filter((_, i) => i % every === 0),
    PHASES.flatMap((each) => [each[0]!, ...each.slice(1).slice(-1)]),
  );

/** One view in four; in a sample one of each phase, by turns the first and the last. */
const viewsWithHints = (): typeof VIEWS =>
  inFull(
    VIEWS.filter((_, i) => i % 4 === 0),
    PHASES.map((each, i) => each.at(i % 2 === 0 ? 0 : -1)!),
  );

describe('what each ditch is worth', () => {
  it('is the change of points as the match stands, and to everybody', () => {
    for (const { view } of someViews(3)) {
      for (const { ditch, now, expected, even } of ditchWorths(view)) {
        expect(expected).toHaveLength(view.seats.length);
        expect(even).toBeGreaterThanOrEqual(1);
        const recount = view.seats.map(
          (_, seat) =>
            pointsNow(view, seatName(seat), [...view.canals, ditch]) -
            pointsNow(view, seatName(seat), view.canals),
        );
        expect(now).toEqual(recount);
      }
    }
  });

  it('is exactly what it changes at the very end, when nobody has an extra canal left', () => {
    const end = VIEWS.findLast(
      ({ view }) => view.phase.kind === 'decision' || view.phase.kind === 'bribing',
    )!;
    const seats = end.view.seats.map((seat) => ({ ...seat, extra: false }));
    const view: View = { ...end.view, seats, round: end.view.rounds };
    for (const { expected, now } of ditchWorths(view))
      for (const [seat, change] of expected.entries()) expect(change).toBeCloseTo(now[seat]!, 9);
  });
});

describe('what a rank in the planting order is worth', () => {
  it('is asked in an auction only, and counts from the last rank', () => {
    for (const { view } of someViews(1)) {
      const prices = rankPrices(view);
      if (view.phase.kind !== 'auction' && view.phase.kind !== 'sealed') expect(prices).toEqual([]);
      else {
        expect(prices.map(({ rank }) => rank)).toEqual(view.seats.map((_, seat) => seat + 1));
        expect(prices.at(-1)!.price).toBe(0);
        for (const { score } of prices) expect(score).toBeGreaterThan(0);
        expect(rankPrices(view)).toEqual(prices);
      }
    }
  });
});

/** A bid above what the place that it gets is worth. */
const isDearer = (view: View, seat: number, move: string): boolean => {
  const action = canals.parse(move)!;
  const prices = rankPrices(view);
  if (action.kind !== 'bid' || prices.length === 0) return false;
  const state = canals.known(view);
  const bids = view.seats.map(({ bid }) => bid ?? 0);
  return action.amount > Math.max(1, Math.round(prices[rankOf(state, bids, seat, action.amount) - 1]!.price));
};

describe('a hint', () => {
  it('leads from where to look to a legal move, in every phase', () => {
    const phases = new Set<string>();
    for (const { view, seat } of viewsWithHints()) {
      const { look, move, consider } = canalsHint(view, 1)!;
      phases.add(view.phase.kind);
      expect(canals.refuse(canals.known(view), seat, canals.parse(move)!)).toBeNull();
      // The second step says what the instruments say, and names no action.
      if (consider.kind === 'prices') expect(consider.prices).toEqual(rankPrices(view));
      const place = /[a-h][1-6]|[A-E][1-4]-[A-E][1-4]/.exec(move)?.[0] ?? 'no place';
      expect(JSON.stringify(consider)).not.toContain(place);
      expect(isDearer(view, seat, move)).toBe(false);
      for (const words of [en, de, fr]) {
        const names = {
          person: () => ({ name: 'Ana', you: true }),
          crop: (crop: string) => crop,
          card: (card: string) => card,
        };
        expect(lookOf(words, look, names)).toMatch(/[.?]$/);
      }
    }
    expect(phases.size).toBeGreaterThanOrEqual(5);
  });

  it('is for the seat that must decide', () => {
    const { view, seat } = VIEWS[0]!;
    const other = canals.view(canals.known(view), seatName((seat + 1) % view.seats.length));
    expect(canalsHint(other, 1)).toBeNull();
  });
});

describe('odds and worth of a fight', () => {
  it('are weighed by how people place their cards, where one is face down; a hint is legal', () => {
    const setup = makeSetup(cards.setup, { players: 2 });
    if (!setup.ok) throw new Error(setup.fault.text);
    const random = new FastRandom(6);
    const state = cards.start(setup.value);
    let [down, up, hints] = [0, 0, 0];
    for (let rows = 0, owes = cards.owes(state); owes !== 0 && rows < 60; rows++, owes = cards.owes(state)) {
      const who = owes === OWES_CHANCE ? CHANCE : lowestSeat(owes);
      if (who !== CHANCE) {
        const view = cards.view(state, seatName(who));
        const known = cards.known(view);
        for (const card of view.table.filter(({ owner }) => owner !== seatName(who))) {
          const believed = believedFight(known, 'S9', card).chance;
          const even = fightWorth(known, 'S9', card).chance;
          if (card.card !== '?') {
            up++;
            expect(believed).toBeCloseTo(even, 9);
          } else if (!card.base) {
            // Weak cards walk: against one of them a nine wins more often than against any.
            down++;
            expect(believed).toBeGreaterThan(even);
            expect(believed).toBeLessThanOrEqual(1 + 1e-9);
          }
        }
        if (rows % 12 === 4 && hints < inFull(Number.POSITIVE_INFINITY, 2)) {
          hints++;
          const hint = cardsHint(view, 1)!;
          expect(cards.refuse(known, who, cards.parse(hint.move)!)).toBeNull();
        }
      }
      cards.play(state, who, who === CHANCE ? cards.draw(state, random) : eagerly(state, who, random));
    }
    expect(Math.min(down, up, hints)).toBeGreaterThan(1);
  });

  it('agree with the odds, and gain and loss with what may lie there', () => {
    const setup = makeSetup(cards.setup, { players: 2 });
    if (!setup.ok) throw new Error(setup.fault.text);
    const random = new FastRandom(5);
    const state = cards.start(setup.value);
    let fights = 0;
    for (let owes = cards.owes(state); owes !== 0 && fights < 6; owes = cards.owes(state)) {
      const who = owes === OWES_CHANCE ? CHANCE : lowestSeat(owes);
      const action = who === CHANCE ? cards.draw(state, random) : eagerly(state, who, random);
      const named = cards.decode(action);
      if (named.kind === 'fight') {
        fights++;
        const known = cards.known(cards.view(state, seatName(who)));
        for (const card of ['S5', 'HK'] as Card[]) {
          const { chance, gain, loss, balance } = fightWorth(known, card, named.target);
          expect(chance).toBeCloseTo(fightChance(known, card, named.target), 12);
          expect(balance).toBeCloseTo(gain - loss, 12);
          expect(loss).toBeCloseTo((1 - chance) * (card === 'S5' ? 5 : 14), 9);
        }
      }
      cards.play(state, who, action);
    }
    expect(fights).toBeGreaterThan(3);
  });
});

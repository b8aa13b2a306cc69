import { type Action, type Card, cards, type Place, type View } from '@santiago/cards';
import { FastRandom, type Row, type Setup, seatName } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { cardsReasons } from '@santiago/cards/review/facts.ts';
import type { Later } from '@santiago/review/argument.ts';
import type { CardsReason } from '@santiago/cards/review/index.ts';
import { sentenceOf } from '@santiago/games/words/words.ts';
import { LANGUAGES } from './languages.ts';
import { cardsSetup, playCards } from './matches.ts';
import {
  at,
  baseIn,
  cardsNeeded,
  comingBack,
  cutBy,
  indexOf,
  line,
  odds,
  possible,
  purse,
  same,
  strikes,
  sum,
  touched,
  unitsApart,
  unseenCards,
  value,
} from './recount-cards.ts';

/** A decision with two of its answers as the seat knew it, and the facts about them. */
interface Scene {
  readonly view: View;
  readonly seat: string;
  readonly chosen: Action;
  readonly best: Action;
  readonly reasons: readonly (CardsReason | Later)[];
  readonly setup: Setup;
  readonly rows: readonly Row<Action>[];
  readonly index: number;
}

const scenesOf = (setup: Setup, names: readonly string[], seed: number): Scene[] => {
  const { rows } = playCards(setup, names, seed);
  const random = new FastRandom(seed);
  const state = cards.start(setup);
  const scenes: Scene[] = [];
  for (const [index, { who, action }] of rows.entries()) {
    const seat = who === '*' ? -1 : indexOf(who);
    if (seat >= 0 && cards.forced(state, seat) < 0) {
      const best = cards.decode(cards.sample(state, seat, random));
      const compared = { chosen: cards.format(action), best: cards.format(best) };
      scenes.push({
        view: cards.view(state, seatName(seat)),
        seat: seatName(seat),
        chosen: action,
        best,
        reasons: cardsReasons(state, seat, compared, { rows, index }),
        setup,
        rows,
        index,
      });
    }
    cards.play(state, seat, cards.encode(action));
  }
  return scenes;
};

const SCENES = [
  ...[1, 2, 3].flatMap((seed) => scenesOf(cardsSetup(2), ['oddsmaker', 'eager'], seed)),
  ...[4, 5, 6].flatMap((seed) => scenesOf(cardsSetup(3), ['eager', 'oddsmaker', 'random'], seed)),
  ...[7, 8, 9].flatMap((seed) => scenesOf(cardsSetup(4), ['oddsmaker', 'eager', 'oddsmaker', 'eager'], seed)),
];
const isFact = (reason: CardsReason | Later): reason is CardsReason => reason.kind !== 'later';
const all = SCENES.flatMap((scene) => scene.reasons.filter(isFact).map((reason) => ({ scene, reason })));

const actionOf = ({ chosen, best }: Scene, { about }: CardsReason): Action =>
  about === 'chosen' ? chosen : best;

/** The table after a card was laid or moved and won its fights, or nothing was done. */
const after = ({ view, seat }: Scene, action: Action): View => {
  if (action.kind !== 'place' && action.kind !== 'move') return view;
  const from = action.kind === 'move' ? at(view, action.from) : null;
  const card = from === null ? (action as { card: Card }).card : from.card;
  const laid = { ...action.place, owner: seatName(indexOf(seat)), card, up: false, base: false, laid: 99 };
  const seats = view.seats.map((each, i) => {
    if (i !== indexOf(seat) || from !== null) return each;
    const hand = [...each.hand!];
    hand.splice(hand.indexOf(card as Card), 1);
    return { ...each, hand, handSize: hand.length };
  });
  const beaten = touched(view, seat, action.place);
  const stays = view.table.filter((each) => each !== from && !beaten.includes(each));
  return {
    ...view,
    seats: seats.map((each, i) => ({
      ...each,
      in: each.in && !beaten.some(({ base, owner }) => base && owner === seatName(i)),
    })),
    table: [...stays, laid],
  };
};

const percent = (chance: number): number => Math.round(100 * chance);
const enemies = ({ view, seat }: Pick<Scene, 'view' | 'seat'>): string[] =>
  view.seats.flatMap((each, i) => (each.in && seatName(i) !== seat ? [seatName(i)] : []));
/** Whether a card has fights to win first. */
const isWon = ({ view, seat }: Scene, action: Action): boolean =>
  'place' in action && action.kind !== 'base' && touched(view, seat, action.place).length > 0;
const reach = (view: View, seat: string, to: Place): number =>
  Math.min(...line(view, seat).map((card) => unitsApart(card, to)));
const bestFor = ({ view, seat }: Scene, spend: number) => {
  const best = comingBack(view, seat).findLast((card) => value(card) <= spend) ?? null;
  return { best, bestValue: best === null ? 0 : value(best) };
};
const chanceOf = (view: View, card: Card, target: Place): number =>
  [...possible(view, target)].reduce(
    (total, [each, chance]) => total + chance * odds(value(card), value(each)),
    0,
  );

/** The numbers of a fact counted again; the fact must have just these. */
type Recount<K extends CardsReason['kind']> = (
  reason: Extract<CardsReason, { kind: K }>,
  scene: Scene,
  action: Action,
) => object;

const RECOUNTS: { readonly [K in CardsReason['kind']]: Recount<K> } = {
  'fight-odds': (reason, { view, seat }, action) => {
    const attacker = view.phase.kind === 'fight' ? (at(view, view.phase.attacker).card as Card) : reason.card;
    const met =
      action.kind === 'fight'
        ? [at(view, action.target)]
        : touched(view, seat, (action as { place: Place }).place);
    const fits = met.filter(
      ({ owner, card, base }) =>
        owner === reason.owner && base === reason.base && (card === '?' ? null : card) === reason.target,
    );
    const counted = fits.map((target) => {
      let [chance, gain, loss] = [0, 0, 0];
      for (const [card, likely] of possible(view, target)) {
        const wins = likely * odds(value(attacker), value(card));
        chance += wins;
        gain += wins * value(card);
        loss += (likely - wins) * value(attacker);
      }
      return {
        card: attacker,
        percent: percent(chance),
        gain: Math.round(gain),
        loss: Math.round(loss),
        cuts: cutBy(view, target),
      };
    });
    return (
      counted.find(
        ({ percent: p, gain, cuts }) => p === reason.percent && gain === reason.gain && cuts === reason.cuts,
      ) ?? { counted }
    );
  },
  'base-card': (_, __, action) => {
    const card = (action as { card: Card }).card;
    return { card, value: value(card), percent: percent(odds(15, value(card))) };
  },
  advance: ({ enemy }, scene, action) => {
    const then = after(scene, action);
    const left = enemies({ view: then, seat: scene.seat });
    const [was, is] = [scene.view, then].map(
      (view) => new Map(left.map((each) => [each, reach(view, scene.seat, baseIn(scene.view, each))])),
    );
    // A card is 7 long, and cards one apart still touch.
    const needed = (units: number): number => Math.max(1, Math.ceil((units - 1) / 7));
    expect(needed(is!.get(enemy)!)).toBe(needed(Math.min(...is!.values())));
    return {
      won: isWon(scene, action),
      before: needed(was!.get(enemy)!),
      after: needed(is!.get(enemy)!),
    };
  },
  exposed: ({ enemy, card }, scene, action) => {
    const then = after(scene, action);
    const target = line(then, scene.seat).find((each) => each.card === card && !each.base)!;
    expect(strikes(then, enemy, target)).toBe(true);
    const attackers = unseenCards(then, enemy);
    const mean =
      attackers.reduce((total, each) => total + odds(value(each), value(card)), 0) / attackers.length;
    return { percent: percent(mean), cuts: cutBy(then, target), won: isWon(scene, action) };
  },
  'card-lost': (_, { setup, rows, index, seat, view: was }, action) => {
    const { place, from } = action as Partial<Extract<Action, { kind: 'move' }>> & { place: Place };
    const laid = from === undefined ? (action as { card: Card }).card : at(was, from).card;
    const state = cards.start(setup);
    for (const [i, { who, action: next }] of rows.entries()) {
      const view = cards.view(state, 'all');
      cards.play(state, who === '*' ? -1 : indexOf(who), cards.encode(next));
      if (i <= index || view.phase.kind !== 'dice' || view.phase.by === seat) continue;
      if (!same(view.phase.target, place) || cards.view(state, 'all').table.some((each) => same(each, place)))
        continue;
      const { card } = at(view, place);
      if (card !== laid) break;
      const { by, attacker } = view.phase;
      return { card, by, attacker: at(view, attacker).card, cuts: cutBy(view, place) };
    }
    return { card: 'not lost' };
  },
  threat: ({ enemy, card }, scene, action) => {
    const then = after(scene, action);
    const hand = then.seats[indexOf(scene.seat)]!.hand!;
    expect(hand).toContain(card);
    expect(value(card)).toBe(Math.max(...hand.map(value)));
    expect(strikes(then, scene.seat, baseIn(then, enemy))).toBe(true);
    return { percent: percent(chanceOf(then, card, baseIn(then, enemy))), won: isWon(scene, action) };
  },
  'base-open': ({ enemy }, scene, action) => {
    const base = baseIn(scene.view, scene.seat);
    expect(strikes(after(scene, action), enemy, base)).toBe(true);
    return {
      value: value(base.card as Card),
      percent: percent(odds(15, value(base.card as Card))),
      won: isWon(scene, action),
    };
  },
  'base-far': ({ enemy }, scene, action) => {
    const then = after(scene, action);
    const base = baseIn(scene.view, scene.seat);
    const all = enemies({ view: then, seat: scene.seat }).map((each) => cardsNeeded(then, each, base, 4));
    expect(cardsNeeded(then, enemy, base, 4)).toBe(Math.min(...all));
    return { cards: Math.min(...all), won: isWon(scene, action) };
  },
  'in-hand': (_, { chosen, best }) => {
    const { card } = chosen as Extract<Action, { kind: 'place' }>;
    expect(value(card)).toBeGreaterThan(10);
    expect(best.kind === 'place' && best.card).not.toBe(card);
    return { card };
  },
  'line-grows': (_, { view, chosen, best }) => {
    expect(best.kind).toBe('place');
    return { card: at(view, (chosen as Extract<Action, { kind: 'move' }>).from).card };
  },
  'move-strands': (_, scene, action) => {
    const then = line(after(scene, action), scene.seat);
    const { from } = action as Extract<Action, { kind: 'move' }>;
    const cut = line(scene.view, scene.seat).filter(
      (card) => !same(card, from) && !then.some((each) => same(each, card)),
    );
    return { cards: cut.length };
  },
  'pass-hand': (_, { view, seat }) => {
    const hand = view.seats[indexOf(seat)]!.hand!;
    return {
      cards: hand.length,
      worth: sum(hand),
      passes: view.calm.bought ? 1 : view.calm.passes + 1,
      players: view.seats.filter((each) => each.in).length,
    };
  },
  resigned: (_, { view, seat }) => ({
    hand: view.seats[indexOf(seat)]!.handSize,
    table: view.table.filter(({ owner }) => owner === seat).length,
  }),
  'pool-give': (_, scene, action) => {
    const { card } = action as { card: Card };
    const spend = purse(scene.view) + value(card);
    const bought = bestFor(scene, spend);
    return { card, value: value(card), spend, ...bought, lost: spend - bought.bestValue };
  },
  'pool-take': (_, { view }, action) => {
    const { card } = action as { card: Card };
    return { card, value: value(card), left: purse(view) - value(card) };
  },
  'pool-close': (_, { view }) => ({ lost: purse(view) }),
  'pool-end': (_, scene) => {
    const worth = sum(scene.view.seats[indexOf(scene.seat)]!.pool);
    return { worth, ...bestFor(scene, worth) };
  },
  'pool-later': (_, scene) => {
    expect(scene.chosen.kind).toBe('give');
    expect(['place', 'move']).toContain(scene.best.kind);
    const worth = sum(scene.view.seats[indexOf(scene.seat)]!.pool);
    return { worth, ...bestFor(scene, worth) };
  },
  'pool-pick': (_, __, action) => {
    const { card } = action as { card: Card };
    return { card, value: value(card) };
  },
  'pool-done': (_, { view, seat }) => {
    const left = comingBack(view, seat);
    return { cards: left.length, worth: sum(left) };
  },
};

describe('what the coach says about the card game', () => {
  it('is about hundreds of positions, and of every kind; every better answer has a reason', () => {
    expect(SCENES.length).toBeGreaterThan(300);
    expect(all.length).toBeGreaterThan(700);
    expect(new Set(all.map(({ reason }) => reason.kind))).toEqual(new Set(Object.keys(RECOUNTS)));
    for (const { reasons, chosen, best } of SCENES) {
      const isSame = cards.format(chosen) === cards.format(best);
      expect(reasons.some(({ about }) => about === (isSame ? 'chosen' : 'best'))).toBe(true);
    }
  });

  it.each(Object.keys(RECOUNTS) as CardsReason['kind'][])('%s: every number is true', (kind) => {
    const recount = RECOUNTS[kind] as Recount<CardsReason['kind']>;
    for (const { scene, reason } of all)
      if (reason.kind === kind) expect(reason).toMatchObject(recount(reason, scene, actionOf(scene, reason)));
  });

  it('names every enemy to whom only the choice that was made opens the base', () => {
    let opened = 0;
    for (const scene of SCENES) {
      const { chosen, best, reasons, view, seat } = scene;
      if (![chosen, best].every(({ kind }) => ['place', 'move', 'pass'].includes(kind))) continue;
      const [open, still] = [chosen, best].map((action) =>
        enemies({ view: after(scene, action), seat }).filter((enemy) =>
          strikes(after(scene, action), enemy, baseIn(view, seat)),
        ),
      );
      if (open!.length === 0 || still!.length > 0) continue;
      opened++;
      const said = reasons.flatMap((each) =>
        each.kind === 'base-open' && each.about === 'chosen' ? [each.enemy] : [],
      );
      expect(said).toEqual(open);
    }
    expect(opened).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('has no number in %s that is not one of its facts', (_, words) => {
    const names = {
      person: (seat: string) => ({ name: `Ana${'x'.repeat(Number(seat.slice(1)))}`, you: false }),
      crop: (crop: string) => crop,
      card: () => 'Ass',
    };
    for (const { reason } of all) {
      const numbers = Object.values(reason).filter((each) => typeof each === 'number');
      for (const you of [true, false]) {
        const spoken = sentenceOf(
          words,
          reason,
          you ? { ...names, person: () => ({ name: 'Ana', you }) } : names,
        );
        for (const [digits] of spoken.matchAll(/\d+/g)) expect(numbers).toContain(Number(digits));
        expect(spoken).toMatch(/^\S.*\.$/);
        expect(spoken).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});

import { canals, type CanalsTypes } from '@santiago/canals';
import { cards, type CardsTypes } from '@santiago/cards';
import type { Game, GameTypes, SetupRequest } from '@santiago/kernel';
import { lookThrough, type SeenDecision, type Position } from './positions.ts';

/** What a player does with a decision, by the page's own elements: the last one that fits. */
export type Step = { readonly click: string } | { readonly select: string };

interface Case<Seen> {
  readonly title: string;
  /** How much there is to be shown; null where the decision is not of this case. The fullest one is looked at. */
  readonly fullness: (seen: Seen) => number | null;
  /** The panel is looked at before the first step and after each. */
  readonly steps: readonly Step[];
}

type CanalsOffer = CanalsTypes['Offer'];

const ditch: Step = { select: 'select.ditch-choice' };
const amount: Step = { click: '.amount input:enabled' };
const square: Step = { click: 'td[data-legal="yes"]' };

/** Every kind of decision of Canals: one that is missing here does not compile. */
const CANALS_CASES: {
  readonly [K in CanalsOffer['kind']]: readonly Case<Extract<CanalsOffer, { kind: K }>>[];
} = {
  spring: [
    {
      title: 'spring',
      fullness: () => 1,
      steps: [{ click: '.text-board ul:last-child li:nth-child(9) button' }],
    },
  ],
  'first-canal': [{ title: 'first canal', fullness: () => 1, steps: [ditch] }],
  bid: [{ title: 'open bid', fullness: ({ to, taken }) => to + taken.length, steps: [amount] }],
  seal: [{ title: 'secret bid', fullness: ({ to }) => to, steps: [amount] }],
  plant: [
    {
      title: 'plant',
      fullness: ({ tiles }) => new Set(tiles).size,
      steps: [{ click: '.tile-choice input' }, square],
    },
  ],
  leftover: [{ title: 'leftover tile', fullness: ({ squares }) => squares.length, steps: [square] }],
  bribe: [
    {
      title: 'propose or support',
      fullness: ({ proposed, to }) => proposed.length * 100 + to,
      steps: [ditch, amount],
    },
  ],
  decide: [
    {
      title: 'overseer with proposals',
      fullness: ({ accept, dig }) => (dig.length > 0 && accept.length > 0 ? accept.length : null),
      steps: [{ click: '.proposal-card:last-child input' }, ditch],
    },
    {
      title: 'overseer who cannot pay for an own plan',
      fullness: ({ accept, dig }) => (dig.length === 0 && accept.length > 0 ? accept.length : null),
      steps: [{ click: '.proposal-card input' }],
    },
    {
      title: 'overseer without proposals',
      fullness: ({ accept, dig }) => (dig.length > 0 && accept.length === 0 ? dig.length : null),
      steps: [ditch],
    },
  ],
  extra: [{ title: 'extra canal', fullness: ({ ditches }) => ditches.length, steps: [ditch] }],
};

type CardsDecision = SeenDecision<CardsTypes>;

const hand: Step = { click: '.hand-card:last-child input' };
const spot: Step = { select: 'select.spot-choice' };
const give: Step = { click: '.trade-side:first-child .trade-card input:enabled' };
const take: Step = { click: '.trade-side + .trade-side .trade-card input:enabled' };

/** Every phase of Cards in which somebody chooses: one that is missing here does not compile. */
const CARDS_CASES: {
  readonly [K in CardsTypes['View']['phase']['kind']]: readonly Case<CardsDecision>[];
} = {
  base: [{ title: 'base', fullness: ({ offer }) => offer.lay?.cards.length ?? null, steps: [hand, spot] }],
  act: [
    { title: 'place', fullness: ({ offer }) => offer.lay?.cards.length ?? null, steps: [hand, spot] },
    {
      title: 'move',
      fullness: ({ offer }) => (offer.moves.length > 0 ? offer.moves.length : null),
      steps: [{ select: 'select.mover-choice' }, spot],
    },
    {
      title: 'resign',
      fullness: ({ offer, view }) => (offer.words.includes('resign') ? view.table.length : null),
      steps: [{ click: '.buttons .button.quiet' }],
    },
    {
      title: 'buy back',
      fullness: ({ offer, view }) =>
        offer.give.length > 0 && offer.words.includes('pass') ? fullPools(view) : null,
      steps: [{ click: '.buttons .spring + .button' }, give, take],
    },
  ],
  give: [
    {
      title: 'buy back: pay',
      fullness: ({ offer, view }) => (offer.give.length > 0 ? fullPools(view) : null),
      steps: [take],
    },
  ],
  take: [
    {
      title: 'buy back: get back',
      fullness: ({ offer, view }) => (offer.take.length > 0 ? fullPools(view) : null),
      steps: [take],
    },
  ],
  fight: [
    {
      title: 'order of fights',
      fullness: ({ offer }) => (offer.fight.length > 0 ? offer.fight.length : null),
      steps: [{ click: '.target-choice:last-child input' }],
    },
  ],
  pick: [
    {
      title: 'free pick',
      fullness: ({ offer }) => offer.pick.length,
      steps: [{ click: '.trade-card:last-child input' }],
    },
  ],
  after: [{ title: 'after the action', fullness: ({ offer }) => offer.give.length, steps: [] }],
  // Chance acts in these, or nobody.
  first: [],
  dice: [],
  over: [],
};

const fullPools = ({ seats }: CardsTypes['View']): number =>
  seats.reduce((sum, { pool }) => sum + pool.length, 0);

export interface Found {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly position: Position;
}

/** The fullest decision of every case, in matches that are always the same. */
const findAll = <T extends GameTypes, Seen>(
  { game, bot, matches }: { game: Game<T>; bot: string; matches: number },
  requests: readonly SetupRequest[],
  casesAt: (decision: SeenDecision<T>) => { cases: readonly Case<Seen>[]; seen: Seen },
): Found[] => {
  const best = new Map<string, Found & { fullness: number }>();
  for (const request of requests) {
    lookThrough({ game, request, bot, matches }, (decision, position) => {
      const { cases, seen } = casesAt(decision);
      for (const { title, steps, fullness } of cases) {
        const full = fullness(seen);
        if (full !== null && full > (best.get(title)?.fullness ?? -1))
          best.set(title, { title, steps, fullness: full, position: position() });
      }
    });
  }
  return [...best.values()];
};

/** Found when they are first asked for, once for all tests of a process. */
const once = <T>(find: () => T): (() => T) => {
  let found: T | null = null;
  return () => (found ??= find());
};

export const canalsDecisions = once(() =>
  findAll<CanalsTypes, never>(
    { game: canals, bot: 'random', matches: 12 },
    [
      { players: 5 },
      { players: 3 },
      { players: 2 },
      { players: 4, preset: 'trefl', options: { spring: 'chosen' } },
    ],
    ({ offer }) => ({ cases: CANALS_CASES[offer.kind], seen: offer as never }),
  ),
);

export const cardsDecisions = once(() =>
  findAll<CardsTypes, CardsDecision>(
    { game: cards, bot: 'eager', matches: 12 },
    [{ players: 4 }, { players: 3 }],
    (decision) => ({ cases: CARDS_CASES[decision.view.phase.kind], seen: decision }),
  ),
);

/** A case that has to be found, and how often its panel is looked at. */
export interface LookedAt {
  readonly title: string;
  readonly looks: number;
}

const countLooks = (
  cases: Readonly<Record<string, readonly Pick<Case<never>, 'title' | 'steps'>[]>>,
): LookedAt[] =>
  Object.values(cases).flatMap((each) =>
    each.map(({ title, steps }) => ({ title, looks: 1 + steps.length })),
  );

export const CANALS_LOOKS = countLooks(CANALS_CASES);
export const CARDS_LOOKS = countLooks(CARDS_CASES);

// Games that break one law each: the kit must notice, and name the law.

import { describe, expect, test } from 'vitest';
import { CHANCE, FastRandom, refusal, seatName, type Game } from '@santiago/kernel';
import {
  bytes,
  checkMatch,
  checkNotation,
  checkSecrecy,
  LawBroken,
  pearls,
  type Law,
  type PearlsTypes,
  type Subject,
} from '@santiago/kernel/laws';
import { cases, subject } from './subject.ts';

type Pearls = Game<PearlsTypes>;

const brokenBy = (change: Partial<Pearls>, more: Partial<Subject<PearlsTypes>> = {}): Law | null => {
  const bent = { ...subject, ...more, game: { ...pearls, ...change } };
  try {
    checkNotation(bent, 40);
    for (const each of cases) {
      for (let seed = 1; seed <= each.matches; seed++) checkMatch(bent, each, seed);
      checkSecrecy(bent, each, 120);
    }
    return null;
  } catch (error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause)
      if (cause instanceof LawBroken) return cause.law;
    throw error;
  }
};

/** The number of the phase in which all bid. */
const BIDDING = 2;

/** How many bids a seat has that never bids more than three. */
const few = ({ coins }: PearlsTypes['State'], seat: number): number => Math.min(3, coins[seat]!) + 1;

const BROKEN: readonly (readonly [Law, string, Partial<Pearls>])[] = [
  [1, 'over without an outcome', { outcome: () => null }],
  [
    1,
    'shares that are not one',
    { outcome: (s) => ((o) => o && { ...o, shares: o.shares.map(() => 1) })(pearls.outcome(s)) },
  ],
  [
    1,
    'a seat that does not exist owes',
    { owes: (s) => pearls.owes(s) && (pearls.owes(s) === 256 ? 256 : 8 | pearls.owes(s)) },
  ],
  ['widest', 'more answers than widest says', { widest: 2 }],
  [2, 'a count that is off', { count: (s, seat) => pearls.count(s, seat) + (s.played === 1 ? 1 : 0) }],
  [2, 'an action listed twice', { list: (s, seat, out) => (out.fill(0), pearls.count(s, seat)) }],
  [
    2,
    'a listed action refused',
    {
      refuse: (s, who, a) =>
        a.kind === 'bid' && a.coins === 3
          ? refusal('odd', 'Three is an odd number.')
          : pearls.refuse(s, who, a),
    },
  ],
  [
    2,
    'an action accepted that is not listed',
    {
      refuse: (s, who, a) =>
        a.kind === 'bid' && who !== CHANCE && pearls.count(s, who) > 0 ? null : pearls.refuse(s, who, a),
    },
  ],
  [
    2,
    'chance may do what it never draws',
    {
      refuse: (s, who, a) =>
        who === CHANCE && a.kind === 'open' && pearls.owes(s) === 256 ? null : pearls.refuse(s, who, a),
    },
  ],
  [3, 'a lopsided sampler', { sample: (s, seat, random) => Math.min(random.below(7), s.coins[seat]!) }],
  [
    3,
    'a sampler that never bids all',
    { sample: (s, seat, random) => random.below(Math.max(1, s.coins[seat]!)) },
  ],
  [
    3,
    'chance that favours the first pearl',
    {
      draw: (s, random) =>
        random.below(2) === 0 ? pearls.draw(s, { below: () => 0 }) : pearls.draw(s, random),
    },
  ],
  [
    4,
    'a text that does not come back',
    { format: (a) => (a.kind === 'bid' && a.coins === 2 ? 'bid 1' : pearls.format(a)) },
  ],
  [4, 'a number that does not come back', { decode: (n) => pearls.decode(n === 12 ? 13 : n) }],
  [
    4,
    'a reader that is too kind',
    {
      parse: (text) =>
        text.startsWith('bid 1') ? { kind: 'bid', coins: Number(text.slice(4)) } : pearls.parse(text),
    },
  ],
  [5, 'a copy that shares', { copy: (s) => ({ ...s }) }],
  [5, 'an assignment that shares', { assign: (target, source) => void Object.assign(target, source) }],
  [
    5,
    'an assignment that forgets',
    {
      assign: (target, source) =>
        void Object.assign(target, { ...structuredClone(source), paid: target.paid }),
    },
  ],
  [
    5,
    'a question that changes the state',
    { offer: (s, seat) => (s.shells.reverse(), pearls.offer(s, seat)) },
  ],
  [6, 'a view that is not plain', { view: (s, eye) => ({ ...pearls.view(s, eye), note: undefined }) }],
  [
    6,
    'a state that JSON does not carry',
    {
      view: (s, eye) => ({ ...pearls.view(s, eye), paid: 0 }),
      known: (v) => ({ ...pearls.known(v), taken: v.seats.map(() => 0) }),
    },
  ],
  [6, 'an eye mistaken', { eyeOf: () => 'spectator' }],
  [
    7,
    'an offer too small',
    { offer: (s, seat) => ((o) => o && { ...o, bidUpTo: Math.min(3, o.bidUpTo) })(pearls.offer(s, seat)) },
  ],
  [7, 'an offer to one who is not asked', { offer: (s, seat) => ({ kind: 'bid', bidUpTo: s.coins[seat]! }) }],
  [
    7,
    'a refusal that needs to know more than the view',
    {
      refuse: (s, who, a) => {
        const refused = pearls.refuse(s, who, a);
        return refused && { ...refused, text: `${refused.text} ${s.pearls.join('')}` };
      },
    },
  ],
  ['forced', 'one answer and not forced', { forced: () => -1 }],
  ['forced', 'forced with several answers', { forced: () => 0 }],
  [
    'menu',
    'hot versions that agree with each other, but not with the menu',
    {
      list: (s, seat, out) => (out.set([0, 1, 2, 3]), few(s, seat)),
      count: few,
      sample: (s, seat, random) => random.below(few(s, seat)),
      offer: (s, seat) => ((o) => o && { ...o, bidUpTo: few(s, seat) - 1 })(pearls.offer(s, seat)),
      refuse: (s, who, a) =>
        a.kind === 'bid' && a.coins > 3 && who !== CHANCE
          ? refusal('coins', 'Nobody bids more than three.')
          : pearls.refuse(s, who, a),
    },
  ],
  [
    8,
    'an imagination that forgets the own pearl',
    {
      imagine: (v, random) => ({
        ...pearls.imagine(v, random),
        pearls: v.seats.flatMap((s, i) => (s.pearl === null ? [] : [9 - i])),
      }),
    },
  ],
  [
    8,
    'an imagination that is lopsided',
    {
      imagine: (v, random) => pearls.imagine(v, { below: (n) => Math.min(random.below(n), random.below(n)) }),
    },
  ],
  [
    8,
    'an imagination without the real world',
    { imagine: (v, random) => pearls.imagine(v, { below: (n) => (n > 1 ? random.below(n - 1) : 0) }) },
  ],
  [
    9,
    'a bid that is not heard',
    { hear: (s, told, viewer) => (told.text.endsWith('bid ?') ? undefined : pearls.hear(s, told, viewer)) },
  ],
  [
    9,
    'the last pearls are not shown',
    {
      told: (s, who, a, v) =>
        ((t) => ({ ...t, shown: t.shown.filter((line) => !line.includes('pearl')) }))(
          pearls.told(s, who, a, v),
        ),
    },
  ],
  [
    9,
    'a row told in other words',
    {
      told: (s, who, a, v) =>
        ((t) => ({ ...t, text: t.text.replace('open', 'Open') }))(pearls.told(s, who, a, v)),
    },
  ],
  [
    10,
    'a sealed bid told aloud',
    {
      told: (s, who, a, v) =>
        a.kind === 'bid'
          ? { ...pearls.told(s, who, a, v), text: `${seatName(who)} bid ${a.coins}` }
          : pearls.told(s, who, a, v),
      hear: (s, told, v) =>
        pearls.hear(
          s,
          told.text.startsWith('*') || told.shown.length > 0 || told.text.startsWith(v)
            ? told
            : { ...told, text: told.text.replace(/\d$/, '?') },
          v,
        ),
    },
  ],
  [
    10,
    'a dealt pearl told aloud',
    {
      told: (s, who, a, v) =>
        a.kind === 'deal' ? { text: `* deal ${a.pearl}`, shown: [] } : pearls.told(s, who, a, v),
      hear: (s, told, v) =>
        pearls.hear(
          s,
          told.text.startsWith('* deal') && v !== seatName(s.pearls.length)
            ? { ...told, text: '* deal ?' }
            : told,
          v,
        ),
    },
  ],
  [
    10,
    'a secret slipped into what is shown',
    {
      told: (s, who, a, v) =>
        ((t) => ({
          ...t,
          shown:
            a.kind === 'open' ? s.pearls.map((pearl, seat) => `${seatName(seat)} pearl ${pearl}`) : t.shown,
        }))(pearls.told(s, who, a, v)),
      hear: (s, told, v) => pearls.hear(s, told.text.startsWith('* open') ? { ...told, shown: [] } : told, v),
      binds: () => false,
    },
  ],
  [
    'ends',
    'a match without an end',
    {
      play: (s, who, a) => (pearls.play(s, who, a), void (s.phaseNumber = Math.min(s.phaseNumber, BIDDING))),
    },
  ],
  ['conserved', 'coins from nowhere', { start: (setup) => ({ ...pearls.start(setup), paid: 1 }) }],
];

describe('the kit notices', () => {
  test('nothing where nothing is wrong', () => expect(brokenBy({})).toBe(null));
  test.each(BROKEN)('[law %s] %s', (law, _, change) => expect(brokenBy(change)).toBe(law));
  test('[law 10] a view that holds a secret', () => {
    const view: Pearls['view'] = (state, eye) => ({
      ...pearls.view(state, eye),
      hint: state.pearls.reduce((sum, pearl) => sum + pearl, 0),
    });
    const leaky = { ...subject, game: { ...pearls, view } };
    expect(() => checkSecrecy(leaky, cases[0]!, 100)).toThrow(/law 10.*views of/);
  });
  test('a world that cannot exist in what the game says is possible', () => {
    const imagined = (view: PearlsTypes['View']) =>
      new Map([[bytes(pearls.view(pearls.imagine(view, new FastRandom(1)), 'all')), 1]]);
    expect(brokenBy({}, { imagined })).toBe(8);
  });
  test('chance that is not what the rules say', () => {
    expect(brokenBy({}, { odds: () => new Map([['deal 1', 1]]) })).toBe(3);
  });
});

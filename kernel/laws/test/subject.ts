import fc from 'fast-check';
import { makeSetup, type Setup } from '@santiago/kernel';
import {
  evenOdds,
  pearls,
  pearlsFromMenu,
  type Case,
  type PearlsAction,
  type PearlsTypes,
  type Subject,
} from '@santiago/kernel/laws';

export const setupOf = (players: number, options: Record<string, string> = {}): Setup => {
  const setup = makeSetup(pearls.setup, { players, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

const wellFormed: fc.Arbitrary<PearlsAction> = fc.oneof(
  fc.record({ kind: fc.constantFrom('deal', 'open'), pearl: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('bid'), coins: fc.integer({ min: 0, max: 6 }) }),
);

export const subject: Subject<PearlsTypes> = {
  game: pearls,
  wellFormed,
  maxRows: 20,
  fromMenu: pearlsFromMenu,
  conserved: ({ coins, paid, pearls: dealt, shells }, { players, options }) => {
    const all = coins.reduce((sum, each) => sum + each, paid);
    if (all !== players * Number(options['coins'])) throw new Error(`${all} coins`);
    if (coins.some((each) => each < 0)) throw new Error('a debt');
    const out = [...dealt, ...shells];
    if (new Set(out).size !== out.length) throw new Error('a pearl is out twice');
  },
  odds: ({ pearls: dealt, shells, players }) => {
    const kind = dealt.length < players ? 'deal' : 'open';
    const rest = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((pearl) => ![...dealt, ...shells].includes(pearl));
    return evenOdds(rest.map((pearl) => `${kind} ${pearl}`));
  },
  imagined: () => 'even',
};

export const cases: readonly Case<PearlsTypes>[] = [
  { name: 'two players', setup: setupOf(2, { rounds: '3' }), matches: 7 },
  { name: 'three players, few coins', setup: setupOf(3, { coins: '2', rounds: '2' }), matches: 7 },
  {
    name: 'three players who bid all they have',
    setup: setupOf(3, { rounds: '2' }),
    matches: 3,
    pick: ({ coins }, seat) => coins[seat]!,
  },
];

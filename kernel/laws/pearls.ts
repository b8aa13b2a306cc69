// A game small enough to be read at one go, and with one of everything: a secret that chance deals, a secret choice
// made by all at once, open draws of chance, forced answers, an option. The kit is tried on it, and so is the kernel.
//
// Nine pearls, worth 1 to 9. Each seat is dealt one, face down. Then in every round chance opens a shell with another
// pearl in it, and all bid for it at once, in secret, with the coins they have. The highest bid, if nobody else made
// it, is paid and takes the shell. After the last round the pearls are turned up; points are pearls and coins.

import {
  asIs,
  CHANCE,
  Menu,
  offering,
  offersOf,
  parseWho,
  phaseEngine,
  refusal,
  seatIndex,
  seatName,
  seatsOf,
  sharesOf,
  whoIndex,
  whoName,
  type ChancePhase,
  type Eye,
  type Game,
  type LastPhase,
  type PhasedState,
  type Random,
  type Refusal,
  type Seat,
  type SeatPhase,
  type SetupRules,
  type Terms,
  type Told,
} from '@santiago/kernel';

const PEARLS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const MOST_COINS = 6;
const NO_BID = -1;
const NOBODY = -1;
const UNKNOWN = -2;

export type PearlsAction =
  | { readonly kind: 'deal'; readonly pearl: number }
  | { readonly kind: 'open'; readonly pearl: number }
  | { readonly kind: 'bid'; readonly coins: number };

export interface PearlsState extends PhasedState {
  players: number;
  rounds: number;
  /** By seat, as far as dealt; `UNKNOWN` to those who may not know. */
  pearls: number[];
  /** Opened so far. */
  shells: number[];
  coins: number[];
  taken: number[];
  paid: number;
  /** Rounds that are over. */
  played: number;
  bids: number[];
}

/** `null` stands for what is not there yet, `?` for what the eye may not know. */
export interface PearlsView {
  readonly eye: Eye;
  readonly rounds: number;
  readonly played: number;
  readonly paid: number;
  readonly shells: readonly number[];
  readonly seats: readonly {
    readonly pearl: number | '?' | null;
    readonly coins: number;
    readonly taken: number;
    readonly bid: number | '?' | null;
  }[];
}

export interface PearlsOffer {
  readonly kind: 'bid';
  readonly bidUpTo: number;
}

export interface PearlsTypes {
  State: PearlsState;
  Action: PearlsAction;
  View: PearlsView;
  Offer: PearlsOffer;
}

const setup: SetupRules = {
  players: { min: 2, max: 3 },
  presets: ['short', 'long'],
  preset: () => 'short',
  options: [
    { name: 'coins', values: () => ['2', '4', '6'], standard: () => '4' },
    {
      name: 'rounds',
      values: (players) => (players === 2 ? ['1', '2', '3'] : ['1', '2']),
      standard: (players, preset) => (preset === 'long' ? String(5 - players) : '1'),
    },
  ],
};

const bySeat = <V>(players: number, value: V): V[] => Array.from({ length: players }, () => value);

/** The phases, in the order of their numbers. */
const PHASES = ['dealing', 'opening', 'bidding', 'over'] as const;

/** Where the match stands follows from what lies on the table. */
type Table = Omit<PearlsState, keyof PhasedState>;

const phaseOf = ({ players, rounds, pearls: dealt, shells, played }: Table): number => {
  if (dealt.length < players) return PHASES.indexOf('dealing');
  if (played === rounds) return PHASES.indexOf('over');
  return PHASES.indexOf(shells.length === played ? 'opening' : 'bidding');
};

/** All bid at once, so there is never one actor. */
const inPhase = (table: Table): PearlsState => ({ ...table, phaseNumber: phaseOf(table), actor: NOBODY });

const isOver = (state: PearlsState): boolean => state.phaseNumber === PHASES.indexOf('over');

/** Pearls that lie neither before a seat nor in an open shell, as far as this state knows. */
const unseen = ({ pearls, shells }: PearlsState): number[] =>
  PEARLS.filter((pearl) => !pearls.includes(pearl) && !shells.includes(pearl));

const copy = (state: PearlsState): PearlsState => ({
  ...state,
  pearls: [...state.pearls],
  shells: [...state.shells],
  coins: [...state.coins],
  taken: [...state.taken],
  bids: [...state.bids],
});

/** Whoever bid most, unless two did; null then. */
const winnerOf = (bids: readonly number[]): number | null => {
  const highest = Math.max(...bids);
  const first = bids.indexOf(highest);
  return bids.lastIndexOf(highest) === first ? first : null;
};

const isLastBid = (state: PearlsState, seat: number): boolean =>
  state.bids.every((bid, other) => other === seat || bid !== NO_BID);

const settle = (state: PearlsState): void => {
  const winner = winnerOf(state.bids);
  if (winner !== null) {
    state.taken[winner]! += state.shells[state.played]!;
    state.coins[winner]! -= state.bids[winner]!;
    state.paid += state.bids[winner]!;
  }
  state.bids.fill(NO_BID);
  state.played++;
};

const encode = (action: PearlsAction): number => {
  switch (action.kind) {
    case 'bid':
      return action.coins;
    case 'deal':
      return 10 + action.pearl;
    case 'open':
      return 20 + action.pearl;
  }
};

const decode = (action: number): PearlsAction => {
  if (action < 10) return { kind: 'bid', coins: action };
  return action < 20 ? { kind: 'deal', pearl: action - 10 } : { kind: 'open', pearl: action - 20 };
};

const drawUnseen =
  (kind: 'deal' | 'open'): ChancePhase<PearlsState, PearlsAction>['draw'] =>
  (state, random) => {
    const rest = unseen(state);
    return encode({ kind, pearl: rest[random.below(rest.length)]! });
  };

/** Chance may turn over any pearl that is not out yet. */
const refusePearl = (state: PearlsState, _: number, { pearl }: { readonly pearl: number }): Refusal | null =>
  unseen(state).includes(pearl) ? null : refusal('gone', `Pearl ${pearl} is out already.`);

const dealing: ChancePhase<PearlsState, PearlsAction> = {
  decides: 'chance',
  expected: 'Chance deals the pearls now.',
  draw: drawUnseen('deal'),
  actions: {
    deal: { play: (state, _, action) => void state.pearls.push(action - 10), refuse: refusePearl },
  },
};

const opening: ChancePhase<PearlsState, PearlsAction> = {
  decides: 'chance',
  expected: 'Chance opens a shell now.',
  draw: drawUnseen('open'),
  actions: {
    open: { play: (state, _, action) => void state.shells.push(action - 20), refuse: refusePearl },
  },
};

const FORM = { bidUpTo: asIs<number>() };

const termsOf = ({ coins }: PearlsState, seat: number): Terms<typeof FORM> => ({ bidUpTo: coins[seat]! });

const writeMenu = ({ bidUpTo }: Terms<typeof FORM>, to: Menu): void => to.addRange(0, bidUpTo + 1);

/** All seats bid at once, any number of their coins. */
const bidding = {
  decides: 'seat',
  expected: 'This is the time to bid.',
  owes: ({ bids }) => bids.reduce((bits, bid, seat) => (bid === NO_BID ? bits | (1 << seat) : bits), 0),
  menu: (state, seat, to) => writeMenu(termsOf(state, seat), to),
  ...offering({ kind: 'bid', form: FORM, terms: termsOf, write: writeMenu }),
  hot: { sample: ({ coins }, seat, random) => random.below(coins[seat]! + 1) },
  actions: {
    bid: {
      play: (state, seat, action) => {
        state.bids[seat] = action;
        if (state.bids.every((bid) => bid !== NO_BID)) settle(state);
      },
      refuse: ({ coins }, seat, { coins: bid }) =>
        refusal('coins', `You have ${coins[seat]} coins; ${bid} is too much.`, { coins: coins[seat]!, bid }),
    },
  },
} satisfies SeatPhase<PearlsState, PearlsAction>;

const over: LastPhase<PearlsState, PearlsAction> = {
  decides: 'nobody',
  expected: 'The match is over.',
  actions: {},
};

const phases = { dealing, opening, bidding, over };
const menu = new Menu(0);

const engine = phaseEngine<PearlsState, PearlsAction, keyof typeof phases>({
  names: PHASES,
  kinds: ['bid', 'deal', 'open'],
  phases,
  menu,
  code: encode,
  kindOf: (action) => Math.floor(action / 10),
  label: ({ phaseNumber }) => PHASES[phaseNumber]!,
});

/** What follows from the menu of the bids. */
export const { fromMenu: pearlsFromMenu } = engine;

const offers = offersOf<PearlsState, PearlsOffer, PearlsAction>({
  phases: PHASES.map((name) => phases[name]),
  menu,
  decode,
});

const isOwing = (state: PearlsState, seat: number): boolean => (engine.owes(state) & (1 << seat)) !== 0;

const play = (state: PearlsState, who: number, action: number): void => {
  engine.play(state, who, action);
  state.phaseNumber = phaseOf(state);
};

const isOwn = (eye: Eye, seat: number): boolean => eye === 'all' || eye === seatName(seat);

const view = (state: PearlsState, eye: Eye): PearlsView => ({
  eye,
  rounds: state.rounds,
  played: state.played,
  paid: state.paid,
  shells: [...state.shells],
  seats: seatsOf(state.players).map((_, seat) => {
    const pearl = state.pearls[seat] ?? null;
    const bid = state.bids[seat]!;
    const own = isOwn(eye, seat);
    return {
      pearl: pearl === null || own || isOver(state) ? pearl : '?',
      coins: state.coins[seat]!,
      taken: state.taken[seat]!,
      bid: bid === NO_BID ? null : own ? bid : '?',
    };
  }),
});

const known = ({ rounds, played, paid, shells, seats }: PearlsView): PearlsState =>
  inPhase({
    players: seats.length,
    rounds,
    pearls: seats.flatMap(({ pearl }) => (pearl === null ? [] : pearl === '?' ? UNKNOWN : pearl)),
    shells: [...shells],
    coins: seats.map(({ coins }) => coins),
    taken: seats.map(({ taken }) => taken),
    paid,
    played,
    bids: seats.map(({ bid }) => (bid === null ? NO_BID : bid === '?' ? UNKNOWN : bid)),
  });

const format = (action: PearlsAction): string =>
  action.kind === 'bid' ? `bid ${action.coins}` : `${action.kind} ${action.pearl}`;

const parse = (text: string): PearlsAction | null => {
  const words = /^(deal|open|bid) (\d)$/.exec(text);
  if (words === null) return null;
  const number = Number(words[2]);
  if (words[1] === 'bid') return number <= MOST_COINS ? { kind: 'bid', coins: number } : null;
  return number === 0 ? null : { kind: words[1] === 'deal' ? 'deal' : 'open', pearl: number };
};

const told = (state: PearlsState, who: number, action: PearlsAction, viewer: Eye): Told => {
  const text = (word: string | number): string => `${whoName(who)} ${action.kind} ${word}`;
  if (action.kind === 'open') return { text: text(action.pearl), shown: [] };
  if (action.kind === 'deal') {
    const isHis = viewer === seatName(state.pearls.length);
    return { text: text(isHis ? action.pearl : '?'), shown: [] };
  }
  if (!isLastBid(state, who)) return { text: text(viewer === whoName(who) ? action.coins : '?'), shown: [] };
  const bids = state.bids.flatMap((bid, seat) => (seat === who ? [] : [`${seatName(seat)} bid ${bid}`]));
  const isEnd = state.played + 1 === state.rounds;
  const pearls = isEnd ? state.pearls.map((pearl, seat) => `${seatName(seat)} pearl ${pearl}`) : [];
  return { text: text(action.coins), shown: [...bids, ...pearls] };
};

const hear = (state: PearlsState, { text, shown }: Told): void => {
  for (const line of shown) {
    const [seat, what, number] = line.split(' ') as [Seat, string, string];
    const list = what === 'bid' ? state.bids : state.pearls;
    list[seatIndex(seat)] = Number(number);
  }
  const [name, , word] = text.split(' ') as [string, string, string];
  const who = whoIndex(parseWho(name)!);
  if (word !== '?') return play(state, who, encode(parse(text.slice(name.length + 1))!));
  if (who === CHANCE) state.pearls.push(UNKNOWN);
  else state.bids[who] = UNKNOWN;
  state.phaseNumber = phaseOf(state);
};

const imagine = (from: PearlsView, random: Random): PearlsState => {
  const state = known(from);
  const rest = unseen(state);
  state.pearls.forEach((pearl, seat) => {
    if (pearl === UNKNOWN) [state.pearls[seat]] = rest.splice(random.below(rest.length), 1) as [number];
  });
  state.bids.forEach((bid, seat) => {
    if (bid === UNKNOWN) state.bids[seat] = random.below(state.coins[seat]! + 1);
  });
  return state;
};

export const pearls: Game<PearlsTypes> = {
  name: 'pearls',
  rules: '1',
  setup,
  widest: MOST_COINS + 1,

  start: ({ players, options }) =>
    inPhase({
      players,
      rounds: Number(options['rounds']),
      pearls: [],
      shells: [],
      coins: bySeat(players, Number(options['coins'])),
      taken: bySeat(players, 0),
      paid: 0,
      played: 0,
      bids: bySeat(players, NO_BID),
    }),
  copy,
  assign: (target, source) => void Object.assign(target, copy(source)),

  owes: engine.owes,
  list: engine.list,
  count: engine.count,
  sample: engine.sample,
  draw: engine.draw,
  forced: engine.forced,
  play,
  outcome: (state) => {
    if (!isOver(state)) return null;
    const points = state.pearls.map((pearl, seat) => pearl + state.taken[seat]! + state.coins[seat]!);
    return { points, shares: sharesOf(points), marks: points.map(String) };
  },

  encode,
  decode,
  parse,
  format,

  refuse: engine.refuse,
  binds: (state, who) => who === CHANCE || isLastBid(state, who),
  offer: (state, seat) => (isOwing(state, seat) ? offers.offer(state, seat) : null),
  expand: offers.expand,

  view,
  known,
  imagine,
  told,
  hear,
  eyeOf: (seen) => seen.eye,
};

import type { SeatInfo, TableEvent, TableInfo } from './schemas.ts';

/** How an event changes a table. Server and page both follow a table with this. */

type Kind = TableEvent['kind'];
type EventOf<K extends Kind> = Extract<TableEvent, { readonly kind: K }>;
type Change = Partial<TableInfo>;

const reseat = (info: TableInfo, seat: SeatInfo['seat'], change: Partial<SeatInfo>): Change => ({
  seats: info.seats.map((each) => (each.seat === seat ? { ...each, ...change } : each)),
});

/**
 * Contributions are fixed when the match begins: a person who sits down later adds nothing, a person who leaves takes
 * nothing away.
 */
const shared = (info: TableInfo, share: string | null): Partial<SeatInfo> =>
  info.phase === 'gathering' ? { share } : {};

const moved = (event: EventOf<'started' | 'undone'>): Change => ({
  turn: event.turn,
  due: event.due,
  banks: event.banks,
});

const ended = { turn: {}, due: {}, undo: null } as const;

const CHANGES: {
  readonly [K in Exclude<Kind, 'created' | 'row'>]: (info: TableInfo, event: EventOf<K>) => Change;
} = {
  kept: (info, { seat, name }) => reseat(info, seat, { name }),
  sat: (info, { seat, name, share, due }) => ({
    ...reseat(info, seat, { kind: 'person', name, bot: null, standIn: false, ...shared(info, share) }),
    due,
  }),
  carried: () => ({}),
  left: (info, { seat, bot }) =>
    reseat(info, seat, {
      kind: bot === null ? 'open' : 'bot',
      name: null,
      bot,
      standIn: false,
      ...shared(info, null),
    }),
  handed: (info, { seat, bot }) => {
    const person = info.seats.some((each) => each.seat === seat && each.kind === 'person');
    return reseat(info, seat, person ? { bot, standIn: true } : { kind: 'bot', bot });
  },
  back: (info, { seat, due }) => ({ ...reseat(info, seat, { bot: null, standIn: false }), due }),
  opened: (info, { seat }) =>
    reseat(info, seat, { kind: 'open', name: null, bot: null, standIn: false, share: null }),
  paused: (_, { due }) => ({ due }),
  started: (_, event) => ({ phase: 'running', ...moved(event) }),
  undone: (_, event) => ({ rows: event.row, undo: null, ...moved(event) }),
  'undo-asked': (_, { seat, row, waiting }) => ({ undo: { seat, row, waiting } }),
  'undo-agreed': (info, { seat }) => ({
    undo: info.undo && { ...info.undo, waiting: info.undo.waiting.filter((each) => each !== seat) },
  }),
  'undo-declined': () => ({ undo: null }),
  said: () => ({}),
  promise: () => ({}),
  muted: () => ({}),
  talk: (_, { chat }) => ({ chat }),
  over: (_, { outcome, seed }) => ({ phase: 'over', outcome, seed, ...ended }),
  'abandon-asked': () => ({}),
  abandoned: (_, { seed }) => ({ phase: 'abandoned', seed, ...ended }),
  rematch: (_, { next }) => ({ next }),
  forgotten: (info, { seat }) => (seat === null ? { host: null } : reseat(info, seat, { name: null })),
};

const begin = ({ kind: _, n, at, ...facts }: EventOf<'created'>): TableInfo => ({
  ...facts,
  head: n,
  made: at,
  next: null,
  phase: 'gathering',
  rows: 0,
  turn: {},
  due: {},
  banks: null,
  undo: null,
  outcome: null,
  seed: null,
  trouble: null,
});

/** The table after the event. `info` is null before the first, which is `created`. */
export const reduce = (info: TableInfo | null, event: TableEvent): TableInfo => {
  if (event.kind === 'created') return begin(event);
  if (info === null) throw new Error(`a table begins with created, not with ${event.kind}`);
  if (event.kind === 'row') {
    // Almost every event is a row, so it is written out: V8 copies one spread fast, and a second one slowly.
    const { n: head, row: rows, turn, due, banks } = event;
    return { ...info, head, rows, undo: null, turn, due, banks };
  }
  const change = CHANGES[event.kind] as (info: TableInfo, event: TableEvent) => Change;
  return { ...info, head: event.n, ...change(info, event) };
};

/** What bots are called, in every language. */
export const BOT_NAMES = ['Ana', 'Bo', 'Cleo', 'Dario', 'Eva', 'Finn', 'Gil'] as const;

/** The name of the first seat. Examples call the first player Ana, so a bot after her must not be called Ana too. */
const FIRST_OWN = 3;

type NamedSeat = Pick<SeatInfo, 'kind' | 'name'>;

/**
 * The names at a table, by seat: people's own, and for each bot one that nobody else there has; null on a seat without
 * a name. A bot has the name of its seat where that is free, so that others coming and going do not rename it.
 */
export const playerNames = (seats: readonly NamedSeat[]): (string | null)[] => {
  const taken = new Set(seats.flatMap(({ kind, name }) => (kind === 'bot' ? [] : [name?.toLowerCase()])));
  const isFree = (name: string): boolean => !taken.has(name.toLowerCase());
  const own = (index: number): string => BOT_NAMES[(index + FIRST_OWN) % BOT_NAMES.length]!;
  const spare = BOT_NAMES.filter(
    (name) => isFree(name) && !seats.some(({ kind }, index) => kind === 'bot' && own(index) === name),
  );
  return seats.map(({ kind, name }, index) => {
    if (kind !== 'bot') return name;
    return isFree(own(index)) ? own(index) : (spare.shift() ?? own(index));
  });
};

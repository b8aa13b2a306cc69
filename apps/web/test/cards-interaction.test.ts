import {
  type Action,
  type Card,
  cards,
  type Corner,
  type Offer,
  type Phase,
  type Place,
  placesOf,
  type SeatView,
  type TableCard,
  type View,
} from '@santiago/cards';
import { makeSetup, type Refusal, type Seat, seatName } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { placeKey } from '@santiago/cards/page/board/geometry.ts';
import {
  canTurn,
  type CardsEvent,
  type Draft,
  interaction,
  isFeltKey,
  NOTHING_HERE,
  pickableOf,
  plannedPurchase,
  spotsOf,
} from '@santiago/cards/page/panel/interaction.ts';
import { type CommandEvent, UNCLEAR } from '@santiago/table/page/model/interaction.ts';

/** `p1 S5 0,0 v`, then `base` or `up` where it is one or face up. */
const lying = (line: string, index: number): TableCard => {
  const [owner, card, corner, dir, ...marks] = line.split(' ');
  const [x, y] = corner!.split(',').map(Number);
  return {
    x: x!,
    y: y!,
    dir: dir as 'v',
    owner: owner as Seat,
    card: card as Card,
    up: marks.includes('up'),
    base: marks.includes('base'),
    laid: index + 1,
  };
};

interface Position {
  readonly table?: readonly string[];
  readonly pools?: Readonly<Partial<Record<Seat, readonly Card[]>>>;
  readonly hand?: readonly Card[];
  readonly phase?: Phase;
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly out?: readonly Seat[];
}

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;
/** A line of p1 that reaches an enemy card; the 7 at its end can be moved. */
const LINE = [...BASES, 'p1 S6 5,0 v', 'p1 S7 10,0 v', 'p2 H9 21,0 v'] as const;
const POOLS = { p1: ['HQ', 'H3'], p2: ['S8', 'S9', 'SK'] } as const;

const viewOf = (position: Position): View => {
  const { table = LINE, pools = {}, hand = ['S2', 'S10', 'SA'], out = [] } = position;
  const setup = makeSetup(cards.setup, {
    players: position.players ?? 2,
    ...(position.options === undefined ? {} : { options: position.options }),
  });
  if (!setup.ok) throw new Error(setup.fault.text);
  const seats = Array.from({ length: setup.value.players }, (_, index): SeatView => {
    const seat = seatName(index);
    const own = seat === 'p1' ? hand : [];
    return {
      in: !out.includes(seat),
      handSize: own.length,
      hand: own,
      pool: pools[seat] ?? [],
      turns: 1,
      returned: [],
    };
  });
  const view: View = {
    game: 'cards',
    eye: 'all',
    setup: setup.value,
    phase: position.phase ?? { kind: 'act', by: 'p1' },
    first: 'p1',
    table: table.map(lying),
    seats,
    recycle: [],
    jokers: 2,
    laid: table.length,
    calm: { passes: 0, quiet: 0, stirred: false, bought: false },
  };
  return cards.view(cards.known(view), 'p1');
};

/** A player at the table: sends events, keeps the draft, and plays what is sent. */
class Chooser {
  view: View;
  offer: Offer | null;
  draft: Draft;
  sent: Action[] = [];
  refusal: Refusal | null = null;
  confirm = true;

  constructor(position: Position = {}) {
    this.view = viewOf(position);
    this.offer = cards.offer(cards.known(this.view), 0);
    this.draft = interaction.begin(this.offer, null);
  }

  on(event: CardsEvent | CommandEvent): this {
    const { view, offer, confirm } = this;
    const step = interaction.step({ view, seat: 'p1', offer: offer!, confirm }, this.draft, event);
    this.draft = step.draft;
    this.refusal = step.kind === 'refusal' ? step.refusal : null;
    if (step.kind === 'action') this.sent.push(step.action);
    return this;
  }

  key(key: string): this {
    return this.on({ kind: 'key', key });
  }

  /** The table takes the last answer and asks again. */
  taken(): this {
    const state = cards.known(this.view);
    cards.play(state, 0, cards.encode(this.sent.at(-1)!));
    return this.asked(cards.view(state, 'p1'));
  }

  /** The next decision after an answer. */
  asked(view: View): this {
    this.view = view;
    this.offer = cards.offer(cards.known(view), 0);
    this.draft = interaction.begin(this.offer, this.draft);
    return this;
  }

  /** The decision changes while the player is choosing. */
  changes(position: Position): this {
    this.view = viewOf(position);
    this.offer = cards.offer(cards.known(this.view), 0);
    this.draft = interaction.carry(this.draft, this.offer);
    return this;
  }

  get spots(): readonly Place[] {
    return spotsOf(this.offer, this.draft);
  }

  /** Every action that was sent is one that the engine takes. */
  get legal(): boolean {
    return this.sent.every((action) => cards.refuse(cards.known(this.view), 0, action) === null);
  }
}

const at = (x: number, y: number): Corner => ({ x, y });
const RIGHT: Place = { x: 15, y: 0, dir: 'v' };
const act = (more: Position = {}) => new Chooser(more);

const BASE_PHASE: Position = { table: [], phase: { kind: 'base', by: 'p1' }, hand: ['S2', 'S3', 'S4'] };
const FIGHT: Position = {
  table: [...BASES, 'p1 S6 5,0 v', 'p1 S7 10,0 v up', 'p2 H9 15,0 v', 'p2 H8 10,7 v'],
  phase: { kind: 'fight', by: 'p1', attacker: at(10, 0) },
};
const ONE_FIGHT: Position = { ...FIGHT, table: FIGHT.table!.slice(0, -1) };
const PICK: Position = {
  players: 3,
  table: ['p1 S5 0,0 v base', 'p3 C5 -60,0 v base', 'p1 S7 10,0 v up'],
  phase: { kind: 'pick', by: 'p1', attacker: at(10, 0), loser: 'p2' },
  pools: { p3: ['S8', 'S9'] },
  out: ['p2'],
};
const AFTER: Position = { phase: { kind: 'after', by: 'p1' }, pools: POOLS };

describe('placing a base', () => {
  test('[X8] starts with nothing chosen', () => {
    const { draft, spots } = act(BASE_PHASE);
    expect(draft).toMatchObject({ card: null, from: null, place: null, target: null, trade: null });
    expect(spots).toEqual([]);
  });

  test('a card opens its places, a place completes the choice, the button sends it', () => {
    const chooser = act(BASE_PHASE).on({ kind: 'card', card: 'S3' });
    const [place] = chooser.spots;
    chooser.on({ kind: 'spot', place: place! });
    expect(chooser.sent).toEqual([]);
    chooser.on({ kind: 'commit' });
    expect(chooser.sent).toEqual([{ kind: 'base', card: 'S3', place }]);
    expect(chooser.legal).toBe(true);
  });

  test('pointing twice at a place sends it', () => {
    const chooser = act(BASE_PHASE).on({ kind: 'card', card: 'S3' });
    const place = chooser.spots[7]!;
    chooser.on({ kind: 'spot', place }).on({ kind: 'spot', place });
    expect(chooser.sent).toEqual([{ kind: 'base', card: 'S3', place }]);
  });

  test('without confirmation the first point at a place sends it', () => {
    const chooser = act(BASE_PHASE);
    chooser.confirm = false;
    chooser.on({ kind: 'card', card: 'S3' });
    expect(chooser.sent).toEqual([]);
    chooser.on({ kind: 'spot', place: chooser.spots[7]! });
    expect(chooser.sent).toHaveLength(1);
  });

  test('another card takes the place of the first and keeps nothing of it', () => {
    const chooser = act(BASE_PHASE).on({ kind: 'card', card: 'S3' });
    chooser.on({ kind: 'spot', place: chooser.spots[0]! }).on({ kind: 'card', card: 'S2' });
    expect(chooser.draft).toMatchObject({ card: 'S2', place: null });
  });

  test('why not: a card that is not held', () => {
    expect(act(BASE_PHASE).on({ kind: 'card', card: 'SA' }).refusal?.code).toBe('not-in-hand');
  });

  test('[X8] why not: a place that no base can have', () => {
    const chooser = act(BASE_PHASE).on({ kind: 'card', card: 'S3' });
    chooser.on({ kind: 'spot', place: { x: 0, y: 0, dir: 'v' } });
    expect(chooser.refusal?.code).toBe('base-place');
    expect(chooser.draft).toMatchObject({ card: 'S3', place: null });
  });

  test('pointing beside everything says that nothing can be placed there', () => {
    expect(act(BASE_PHASE).on({ kind: 'nothing' }).refusal).toBe(NOTHING_HERE);
  });
});

describe('placing a card', () => {
  test('[X11] the places are those that the offer lists, as the card is turned', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' });
    const upright = placesOf(chooser.offer!.lay!.runs).filter(({ dir }) => dir === 'v');
    expect(chooser.spots.map(placeKey)).toEqual(upright.map(placeKey));
  });

  test('choosing the same card again changes nothing', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' }).on({ kind: 'spot', place: RIGHT });
    const { draft } = chooser;
    chooser.on({ kind: 'card', card: 'S10' });
    expect(chooser.draft).toEqual(draft);
  });

  test('sends a legal action', () => {
    const chooser = act()
      .on({ kind: 'card', card: 'S10' })
      .on({ kind: 'spot', place: RIGHT })
      .on({ kind: 'commit' });
    expect(chooser.sent).toEqual([{ kind: 'place', card: 'S10', place: RIGHT }]);
    expect(chooser.legal).toBe(true);
  });

  test('nothing is sent while something is missing', () => {
    expect(act().on({ kind: 'commit' }).sent).toEqual([]);
    expect(act().on({ kind: 'card', card: 'S2' }).on({ kind: 'commit' }).sent).toEqual([]);
  });

  test('[X12] why not: a place away from the line', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' });
    expect(chooser.on({ kind: 'spot', place: { x: 40, y: 40, dir: 'v' } }).refusal?.code).toBe(
      'not-adjoining',
    );
  });

  test('[X11] why not: a place where a card lies', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' });
    expect(chooser.on({ kind: 'spot', place: { x: 5, y: 0, dir: 'v' } }).refusal?.code).toBe('overlap');
  });

  test('a refusal leaves what was chosen, and goes with the next event', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' }).on({ kind: 'spot', place: RIGHT });
    chooser.on({ kind: 'spot', place: { x: 40, y: 40, dir: 'v' } });
    expect(chooser.draft.place).toEqual(RIGHT);
    expect(chooser.on({ kind: 'turn' }).refusal).toBeNull();
  });

  test('pointing beside everything puts the card back', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' }).on({ kind: 'nothing' });
    expect(chooser.draft.card).toBeNull();
    expect(chooser.refusal).toBeNull();
  });

  test('drawing a card over the felt chooses card and place, and sends nothing', () => {
    const chooser = act();
    chooser.confirm = false;
    chooser.on({ kind: 'drag', card: 'S10', place: RIGHT });
    expect(chooser.draft).toMatchObject({ card: 'S10', place: RIGHT });
    chooser.on({ kind: 'drag', card: null, place: RIGHT });
    expect(chooser.sent).toEqual([]);
  });

  test('drawing it over a place that it cannot have changes nothing', () => {
    const chooser = act().on({ kind: 'drag', card: 'S10', place: { x: 40, y: 40, dir: 'v' } });
    expect(chooser.draft.place).toBeNull();
  });

  test('a place from the list is chosen, turned as the list says, and never sent', () => {
    const chooser = act();
    chooser.confirm = false;
    chooser.on({ kind: 'card', card: 'S10' });
    const across = placesOf(chooser.offer!.lay!.runs).find(({ dir }) => dir === 'h')!;
    chooser.on({ kind: 'place', place: across });
    expect(chooser.draft).toMatchObject({ place: across, dir: 'h' });
    expect(chooser.sent).toEqual([]);
    chooser.on({ kind: 'place', place: null });
    expect(chooser.draft.place).toBeNull();
  });

  test('with no room at all, a card is answered with the reason', () => {
    const chooser = act(FIGHT).on({ kind: 'card', card: 'S2' });
    expect(chooser.refusal).toBe(NOTHING_HERE);
  });
});

describe('turning a card', () => {
  test('turns what is in hand', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' });
    expect(canTurn(chooser.offer, chooser.draft)).toBe(true);
    expect(chooser.on({ kind: 'turn' }).draft.dir).toBe('h');
    expect(chooser.on({ kind: 'turn' }).draft.dir).toBe('v');
  });

  test('moves a place that was chosen to the nearest that fits', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' }).on({ kind: 'spot', place: RIGHT });
    chooser.on({ kind: 'turn' });
    expect(chooser.draft.place?.dir).toBe('h');
    expect(chooser.spots.map(placeKey)).toContain(placeKey(chooser.draft.place!));
  });

  test('without a card nothing turns', () => {
    const chooser = act();
    expect(canTurn(chooser.offer, chooser.draft)).toBe(false);
    expect(chooser.on({ kind: 'turn' }).draft.dir).toBe('v');
  });

  test('the next decision starts with the card turned as it was', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' }).on({ kind: 'turn' });
    expect(interaction.begin(chooser.offer, chooser.draft).dir).toBe('h');
  });
});

describe('moving a card', () => {
  const MOVER = at(10, 0);

  test('[X28] a card that can move is lifted, turned as it lies', () => {
    const chooser = act().on({ kind: 'lying', at: MOVER });
    expect(chooser.draft).toMatchObject({ from: MOVER, card: null, dir: 'v' });
    expect(chooser.spots.length).toBeGreaterThan(0);
  });

  test('it is sent to the place that is pointed at twice', () => {
    const chooser = act().on({ kind: 'lying', at: MOVER });
    const [place] = chooser.spots;
    chooser.on({ kind: 'spot', place: place! }).on({ kind: 'spot', place: place! });
    expect(chooser.sent).toEqual([{ kind: 'move', from: MOVER, place }]);
    expect(chooser.legal).toBe(true);
  });

  test('pointing at it again puts it down', () => {
    const chooser = act().on({ kind: 'lying', at: MOVER }).on({ kind: 'lying', at: MOVER });
    expect(chooser.draft.from).toBeNull();
  });

  test('[X28] why not: the base', () => {
    expect(act().on({ kind: 'lying', at: at(0, 0) }).refusal?.code).toBe('base-moves');
  });

  test('[X28] why not: a card of somebody else', () => {
    expect(act().on({ kind: 'lying', at: at(21, 0) }).refusal?.code).toBe('not-yours');
  });

  test('[X28] why not: a card that is cut off', () => {
    const chooser = act({ table: [...LINE, 'p1 S8 10,20 v'] });
    expect(chooser.on({ kind: 'lying', at: at(10, 20) }).refusal?.code).toBe('stranded');
  });

  test('why not: a match without moves', () => {
    const chooser = act({ options: { moves: 'off' } });
    expect(chooser.on({ kind: 'lying', at: MOVER }).refusal?.code).toBe('no-moves');
  });

  test('[X28] why not: too far', () => {
    const chooser = act().on({ kind: 'lying', at: MOVER });
    expect(chooser.on({ kind: 'spot', place: { x: 40, y: 40, dir: 'v' } }).refusal?.code).toBe('move-far');
  });

  test('while a card of the hand is chosen, no card on the table can be lifted', () => {
    const chooser = act().on({ kind: 'card', card: 'S2' });
    expect(pickableOf(chooser.offer, chooser.draft)).toEqual([]);
  });

  test('a mover from the list is lifted so that it fits, and put down by choosing none', () => {
    const chooser = act().on({ kind: 'mover', from: MOVER });
    expect(chooser.draft.from).toEqual(MOVER);
    expect(chooser.spots.length).toBeGreaterThan(0);
    expect(chooser.on({ kind: 'mover', from: null }).draft.from).toBeNull();
  });

  test('while bases are placed, pointing at a card says nothing', () => {
    const chooser = act({ ...BASE_PHASE, table: ['p2 H5 60,0 v base'] });
    chooser.on({ kind: 'lying', at: at(60, 0) });
    expect(chooser.refusal).toBeNull();
    expect(chooser.sent).toEqual([]);
  });
});

describe('the order of fights', () => {
  test('[X15] with several targets none is chosen before the player does', () => {
    expect(act(FIGHT).draft.target).toBeNull();
  });

  test('[X15] the only target is chosen already', () => {
    const chooser = act(ONE_FIGHT);
    expect(chooser.draft.target).toEqual(at(15, 0));
    expect(chooser.on({ kind: 'commit' }).sent).toEqual([{ kind: 'fight', target: at(15, 0) }]);
  });

  test('a target is chosen by pointing, and fought by pointing again', () => {
    const chooser = act(FIGHT).on({ kind: 'lying', at: at(10, 7) });
    expect(chooser.draft.target).toEqual(at(10, 7));
    expect(chooser.sent).toEqual([]);
    chooser.on({ kind: 'lying', at: at(10, 7) });
    expect(chooser.sent).toEqual([{ kind: 'fight', target: at(10, 7) }]);
    expect(chooser.legal).toBe(true);
  });

  test('a target from the list is chosen and not sent', () => {
    const chooser = act(FIGHT).on({ kind: 'target', target: at(10, 7) });
    expect(chooser.draft.target).toEqual(at(10, 7));
    expect(chooser.on({ kind: 'target', target: at(10, 7) }).sent).toEqual([]);
  });

  test('[X15] why not: a card that the attacker does not touch', () => {
    const chooser = act(FIGHT).on({ kind: 'lying', at: at(60, 0) });
    expect(chooser.refusal?.code).toBe('not-touching');
    expect(chooser.draft.target).toBeNull();
  });

  test('nothing is sent before a target is chosen', () => {
    expect(act(FIGHT).on({ kind: 'commit' }).sent).toEqual([]);
  });
});

describe('buying back', () => {
  const buying = () => act({ pools: POOLS }).on({ kind: 'buy' });

  test('[X22] is thought about before it begins, and given up again', () => {
    const chooser = buying();
    expect(chooser.draft.trade).toEqual({ gives: [], takes: [] });
    expect(chooser.sent).toEqual([]);
    expect(chooser.on({ kind: 'not-now' }).draft.trade).toBeNull();
  });

  test('a card that was chosen before goes back to the hand', () => {
    const chooser = act({ pools: POOLS }).on({ kind: 'card', card: 'S2' }).on({ kind: 'buy' });
    expect(chooser.draft).toMatchObject({ card: null, trade: { gives: [], takes: [] } });
  });

  test('cards go to their side and come back', () => {
    const chooser = buying().on({ kind: 'give', card: 'HQ' }).on({ kind: 'take', card: 'S8' });
    expect(plannedPurchase(chooser.view, chooser.draft)).toEqual({ given: ['HQ'], taken: ['S8'] });
    chooser.on({ kind: 'give', card: 'HQ' }).on({ kind: 'take', card: 'S8' });
    expect(chooser.draft.trade).toEqual({ gives: [], takes: [] });
  });

  test('[X22] does not begin while it lacks a side or is worth too little', () => {
    expect(buying().on({ kind: 'commit' }).sent).toEqual([]);
    expect(buying().on({ kind: 'give', card: 'HQ' }).on({ kind: 'commit' }).sent).toEqual([]);
    const short = buying().on({ kind: 'give', card: 'H3' }).on({ kind: 'take', card: 'SK' });
    expect(short.on({ kind: 'commit' }).sent).toEqual([]);
  });

  test('[X22] one choice is carried out in several steps: give, give, take, close', () => {
    const chooser = buying();
    for (const card of ['HQ', 'H3'] as const) chooser.on({ kind: 'give', card });
    chooser.on({ kind: 'take', card: 'S8' }).on({ kind: 'commit' });
    for (let step = 0; step < 3; step++) {
      expect(chooser.draft.plan).not.toBeNull();
      chooser.taken().on({ kind: 'continue' });
    }
    expect(chooser.sent).toEqual([
      { kind: 'give', card: 'HQ' },
      { kind: 'give', card: 'H3' },
      { kind: 'take', card: 'S8' },
      { kind: 'close' },
    ]);
    chooser.taken().on({ kind: 'continue' });
    expect(chooser.sent).toHaveLength(4);
    expect(chooser.draft).toMatchObject({ plan: null, trade: null });
    expect(chooser.view.phase.kind).toBe('act');
    expect(chooser.view.seats[0]!.hand).toContain('S8');
  });

  test('whatever the player does ends the plan', () => {
    const chooser = buying().on({ kind: 'give', card: 'HQ' }).on({ kind: 'take', card: 'S8' });
    chooser.on({ kind: 'commit' }).taken().on({ kind: 'give', card: 'H3' });
    expect(chooser.draft.plan).toBeNull();
    chooser.on({ kind: 'continue' });
    expect(chooser.sent).toHaveLength(1);
  });

  test('a purchase that has begun is gone on with by choosing the rest', () => {
    const chooser = act({ pools: POOLS, phase: { kind: 'give', by: 'p1', acted: false, given: ['HQ'] } });
    expect(chooser.draft.trade).toEqual({ gives: [], takes: [] });
    chooser.on({ kind: 'take', card: 'S9' }).on({ kind: 'commit' });
    expect(chooser.sent).toEqual([{ kind: 'take', card: 'S9' }]);
    chooser.taken().on({ kind: 'continue' });
    expect(chooser.sent.at(-1)).toEqual({ kind: 'close' });
  });

  test('it cannot be given up once it has begun', () => {
    const chooser = act({ pools: POOLS, phase: { kind: 'give', by: 'p1', acted: false, given: ['HQ'] } });
    expect(chooser.on({ kind: 'not-now' }).draft.trade).not.toBeNull();
  });

  test('[X22] why not: a card to give that is not in the pool', () => {
    expect(buying().on({ kind: 'give', card: 'CA' }).refusal?.code).toBe('not-in-pool');
  });

  test('[X22] why not: a card to give that was given already', () => {
    const chooser = act({ pools: POOLS, phase: { kind: 'give', by: 'p1', acted: false, given: ['HQ'] } });
    expect(chooser.on({ kind: 'give', card: 'HQ' }).refusal?.code).toBe('given-already');
  });

  test('[X22] why not: a card to take that lies in no pool', () => {
    const chooser = act({ pools: POOLS, phase: { kind: 'give', by: 'p1', acted: false, given: ['HQ'] } });
    expect(chooser.on({ kind: 'take', card: 'SQ' }).refusal?.code).toBe('not-in-pools');
    expect(chooser.on({ kind: 'take', card: 'HA' }).refusal?.code).toBe('not-your-suit');
  });

  test('[X22] why not: nothing of the own suit to buy', () => {
    expect(act({ pools: { p1: ['HQ'] } }).on({ kind: 'buy' }).refusal?.code).toBe('nothing-to-buy');
  });

  test('[X22] why not: a pool that is worth too little', () => {
    const chooser = act({ pools: { p1: ['H3'], p2: ['SK'] } }).on({ kind: 'buy' });
    expect(chooser.refusal?.code).toBe('pool-too-small');
  });

  test('with an empty pool nothing happens', () => {
    const chooser = act().on({ kind: 'buy' });
    expect(chooser.draft.trade).toBeNull();
    expect(chooser.refusal).toBeNull();
  });
});

describe('free cards after a base was destroyed', () => {
  test('[X25] all are wanted unless the player says otherwise', () => {
    expect(act(PICK).draft.picks).toEqual(['S8', 'S9']);
  });

  test('[X25] they are picked one by one, then it is done', () => {
    const chooser = act(PICK).on({ kind: 'commit' });
    chooser.taken().on({ kind: 'continue' });
    expect(chooser.sent.slice(0, 2)).toEqual([
      { kind: 'pick', card: 'S8' },
      { kind: 'pick', card: 'S9' },
    ]);
  });

  test('[X25] any of them can be left', () => {
    const chooser = act(PICK).on({ kind: 'pick', card: 'S8' }).on({ kind: 'commit' });
    expect(chooser.sent).toEqual([{ kind: 'pick', card: 'S9' }]);
    chooser.taken().on({ kind: 'continue' });
    expect(chooser.sent.at(-1)).toEqual({ kind: 'done' });
  });

  test('[X25] all of them can be left', () => {
    const chooser = act(PICK).on({ kind: 'pick', card: 'S8' }).on({ kind: 'pick', card: 'S9' });
    expect(chooser.on({ kind: 'commit' }).sent).toEqual([{ kind: 'done' }]);
  });

  test('[X25] why not: a card that does not come back', () => {
    expect(act(PICK).on({ kind: 'pick', card: 'SK' }).refusal?.code).toBe('not-in-pools');
  });
});

describe('passing, ending, resigning', () => {
  test('[X10] a pass is sent at once', () => {
    expect(act().on({ kind: 'pass' }).sent).toEqual([{ kind: 'pass' }]);
  });

  test('why not: a pass in the middle of a fight', () => {
    const chooser = act(FIGHT).on({ kind: 'pass' });
    expect(chooser.sent).toEqual([]);
    expect(chooser.refusal).not.toBeNull();
  });

  test('[X10] after the fights the turn ends, or buys first', () => {
    const chooser = act(AFTER);
    expect(chooser.offer!.give).toEqual(['H3', 'HQ']);
    expect(chooser.on({ kind: 'end' }).sent).toEqual([{ kind: 'end' }]);
  });

  test('why not: an end before the action', () => {
    expect(act().on({ kind: 'end' }).refusal).not.toBeNull();
  });

  test('[X29] resigning is asked about once', () => {
    const chooser = act().on({ kind: 'resign' });
    expect(chooser.sent).toEqual([]);
    expect(chooser.draft.resigning).toBe(true);
    expect(chooser.on({ kind: 'resign' }).sent).toEqual([{ kind: 'resign' }]);
  });

  test('[X29] and can be cancelled', () => {
    const chooser = act().on({ kind: 'resign' }).on({ kind: 'keep-on' });
    expect(chooser.draft.resigning).toBe(false);
    expect(chooser.on({ kind: 'commit' }).sent).toEqual([]);
  });

  test('the button confirms it as well', () => {
    expect(act().on({ kind: 'resign' }).on({ kind: 'commit' }).sent).toEqual([{ kind: 'resign' }]);
  });

  test('why not: resigning where it cannot be done', () => {
    expect(act(FIGHT).on({ kind: 'resign' }).refusal).not.toBeNull();
  });
});

describe('undoing a draft', () => {
  test.each<[string, CardsEvent[]]>([
    ['a card', [{ kind: 'card', card: 'S2' }]],
    [
      'a place',
      [
        { kind: 'card', card: 'S10' },
        { kind: 'spot', place: RIGHT },
      ],
    ],
    ['a card to move', [{ kind: 'lying', at: at(10, 0) }]],
    ['a purchase', [{ kind: 'buy' }, { kind: 'give', card: 'HQ' }]],
    ['resigning', [{ kind: 'resign' }]],
  ])('%s', (_what, events) => {
    for (const undo of [{ kind: 'clear' }, { kind: 'key', key: 'Escape' }] as const) {
      const chooser = act({ pools: POOLS });
      const before = chooser.draft;
      for (const event of events) chooser.on(event);
      expect(chooser.draft).not.toEqual(before);
      expect(chooser.on(undo).draft).toEqual(before);
    }
  });
});

describe('the keyboard on the felt', () => {
  test('an arrow starts in the middle and goes on from the place that is chosen', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' }).key('ArrowRight');
    const first = chooser.draft.place!;
    chooser.key('ArrowRight');
    expect(chooser.draft.place!.x).toBeGreaterThan(first.x);
    chooser.key('ArrowLeft');
    expect(chooser.spots.map(placeKey)).toContain(placeKey(chooser.draft.place!));
  });

  test('at the last place an arrow stays', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' });
    for (let press = 0; press < 40; press++) chooser.key('ArrowUp');
    const { place } = chooser.draft;
    expect(chooser.key('ArrowUp').draft.place).toEqual(place);
  });

  test('without a card the arrows do nothing', () => {
    const chooser = act();
    const { draft } = chooser;
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'n', 'N', 't'])
      expect(chooser.key(key).draft).toEqual(draft);
  });

  test('n goes through all places, those that touch an enemy first; N goes back', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' }).key('n');
    expect(chooser.draft.place).toEqual(RIGHT);
    const seen = new Set([placeKey(chooser.draft.place!)]);
    for (let press = 1; press < chooser.spots.length; press++)
      seen.add(placeKey(chooser.key('n').draft.place!));
    expect(seen.size).toBe(chooser.spots.length);
    expect(chooser.key('n').draft.place).toEqual(RIGHT);
    chooser.key('N').key('n');
    expect(chooser.draft.place).toEqual(RIGHT);
  });

  test('t turns, Enter and Space play', () => {
    expect(act().on({ kind: 'card', card: 'S10' }).key('t').draft.dir).toBe('h');
    for (const key of ['Enter', ' ']) {
      const chooser = act().on({ kind: 'card', card: 'S10' }).key('n').key(key);
      expect(chooser.sent).toEqual([{ kind: 'place', card: 'S10', place: RIGHT }]);
    }
  });

  test('m goes through the cards that can be moved', () => {
    const chooser = act();
    const movers = pickableOf(chooser.offer, chooser.draft);
    expect(chooser.key('m').draft.from).toEqual(movers[0]);
    if (movers.length > 1) expect(chooser.key('m').draft.from).toEqual(movers[1]);
  });

  test('m goes through the targets of a fight and sends none', () => {
    const chooser = act(FIGHT).key('m');
    const first = chooser.draft.target;
    expect(first).not.toBeNull();
    expect(chooser.key('m').draft.target).not.toEqual(first);
    expect(chooser.key('m').draft.target).toEqual(first);
    expect(act(ONE_FIGHT).key('m').sent).toEqual([]);
    expect(chooser.sent).toEqual([]);
    expect(chooser.key('Enter').sent).toEqual([{ kind: 'fight', target: first }]);
  });

  test('Enter on the felt never ends a turn, a purchase or a match', () => {
    expect(act(AFTER).key('Enter').sent).toEqual([]);
    expect(act().on({ kind: 'resign' }).key('Enter').sent).toEqual([]);
    const buying = act({ pools: POOLS }).on({ kind: 'buy' }).on({ kind: 'give', card: 'HQ' });
    expect(buying.on({ kind: 'take', card: 'S8' }).key('Enter').sent).toEqual([]);
  });

  test('other keys belong to the page', () => {
    expect(['Tab', 'x', '/', '['].filter(isFeltKey)).toEqual([]);
    expect(['n', 'Enter', 'Escape', 'ArrowUp', 't', 'M'].every(isFeltKey)).toBe(true);
    const chooser = act();
    const { draft } = chooser;
    expect(chooser.key('x').draft).toEqual(draft);
  });
});

describe('the command line', () => {
  test('sends what is legal', () => {
    const chooser = act().on({ kind: 'command', text: 'place S10 15,0 v' });
    expect(chooser.sent).toEqual([{ kind: 'place', card: 'S10', place: RIGHT }]);
  });

  test('says why not', () => {
    expect(act().on({ kind: 'command', text: 'place S10 40,40 v' }).refusal?.code).toBe('not-adjoining');
    expect(act().on({ kind: 'command', text: 'nonsense' }).refusal).toBe(UNCLEAR);
  });

  test('leaves what is chosen', () => {
    const chooser = act().on({ kind: 'card', card: 'S2' }).on({ kind: 'command', text: 'nonsense' });
    expect(chooser.draft.card).toBe('S2');
  });
});

describe('a decision that changes while the player is choosing', () => {
  test('what is still legal stays chosen', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' }).on({ kind: 'spot', place: RIGHT });
    chooser.changes({ pools: POOLS });
    expect(chooser.draft).toMatchObject({ card: 'S10', place: RIGHT });
  });

  test('a place that was taken is no longer chosen', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' }).on({ kind: 'spot', place: RIGHT });
    chooser.changes({ table: [...LINE, 'p1 S8 15,0 v'] });
    expect(chooser.draft).toMatchObject({ card: 'S10', place: null });
  });

  test('a card that is gone is no longer chosen', () => {
    const chooser = act()
      .on({ kind: 'card', card: 'S10' })
      .changes({ hand: ['S2'] });
    expect(chooser.draft.card).toBeNull();
  });

  test('a card that can no longer be moved is put down', () => {
    const chooser = act()
      .on({ kind: 'lying', at: at(10, 0) })
      .changes({ table: BASES });
    expect(chooser.draft.from).toBeNull();
  });

  test('a target that is gone is no longer chosen; the only one left is', () => {
    const chooser = act(FIGHT)
      .on({ kind: 'lying', at: at(10, 7) })
      .changes(ONE_FIGHT);
    expect(chooser.draft.target).toEqual(at(15, 0));
  });

  test('a purchase keeps what can still be given', () => {
    const chooser = act({ pools: POOLS }).on({ kind: 'buy' });
    chooser
      .on({ kind: 'give', card: 'HQ' })
      .on({ kind: 'give', card: 'H3' })
      .on({ kind: 'take', card: 'S8' });
    chooser.changes({ pools: { p1: ['HQ'], p2: ['S8'] } });
    expect(chooser.draft.trade).toEqual({ gives: ['HQ'], takes: ['S8'] });
  });

  test('a purchase that cannot be made any more is forgotten', () => {
    const chooser = act({ pools: POOLS }).on({ kind: 'buy' }).changes({});
    expect(chooser.draft.trade).toBeNull();
  });

  test('picks keep what can still be picked', () => {
    const chooser = act(PICK).on({ kind: 'pick', card: 'S8' });
    chooser.changes({ ...PICK, pools: { p3: ['S8', 'S9', 'S10'] } });
    expect(chooser.draft.picks).toEqual(['S9']);
  });

  test('another kind of decision starts afresh', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' }).on({ kind: 'resign' }).changes(FIGHT);
    expect(chooser.draft).toMatchObject({ card: null, place: null, resigning: false });
  });

  test('with no decision at all nothing is chosen', () => {
    const chooser = act().on({ kind: 'card', card: 'S10' });
    expect(interaction.carry(chooser.draft, null)).toMatchObject({ card: null, trade: null, picks: [] });
  });

  test('a plan does not outlive a choice of the player', () => {
    const chooser = act({ pools: POOLS }).on({ kind: 'buy' });
    chooser.on({ kind: 'give', card: 'HQ' }).on({ kind: 'take', card: 'S8' }).on({ kind: 'commit' });
    expect(chooser.draft.plan).not.toBeNull();
    expect(interaction.carry(chooser.draft, chooser.offer).plan).toBeNull();
  });
});

test('every event is pure: the draft that went in is the same afterwards', () => {
  const chooser = act({ pools: POOLS });
  const { draft, view, offer } = chooser;
  const frozen = JSON.stringify({ draft, view, offer });
  for (const event of [
    { kind: 'card', card: 'S10' },
    { kind: 'buy' },
    { kind: 'key', key: 'n' },
    { kind: 'resign' },
  ] as const) {
    interaction.step({ view, seat: 'p1', offer: offer!, confirm: true }, draft, event);
  }
  expect(JSON.stringify({ draft, view, offer })).toBe(frozen);
});

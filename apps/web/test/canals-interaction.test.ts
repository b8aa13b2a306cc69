import {
  type Action,
  canals,
  type Ditch,
  type Offer,
  type Phase,
  type Plantation,
  type Square,
  type State,
  type View,
} from '@santiago/canals';
import { type Seat, seatIndex } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import {
  actionOf,
  type CanalsEvent,
  canPass,
  chosenSpot,
  type Draft,
  interaction,
  listedDitches,
  targetsOf,
} from '@santiago/canals/page/panel/interaction.ts';
import { isTarget, type Spot } from '@santiago/canals/page/board/spot.ts';
import type { Choice, CommandEvent } from '@santiago/table/page/model/interaction.ts';
import { auction, played, position, started } from './canals-table.ts';

type Event = CanalsEvent | CommandEvent;

/** One decision of one seat. */
type Decision = Choice<View, Offer>;

const decisionOf = (state: State, seat: Seat): Decision => {
  const view = canals.view(state, seat);
  return { view, seat, offer: canals.offer(canals.known(view), seatIndex(seat))!, confirm: true };
};

/** A player in front of a decision. */
class Player {
  draft: Draft;
  readonly offer: Offer;
  private readonly decision: Decision;

  constructor(decision: Decision) {
    this.decision = decision;
    this.offer = decision.offer;
    this.draft = interaction.begin(this.offer, null);
  }

  /** What the last of the events led to: `draft`, `send bid 3`, `no bid-taken`. */
  does(...events: Event[]): string {
    let said = '';
    for (const event of events) {
      const step = interaction.step(this.decision, this.draft, event);
      this.draft = step.draft;
      if (step.kind === 'draft') said = 'draft';
      else said = step.kind === 'action' ? `send ${canals.format(step.action)}` : `no ${step.refusal.code}`;
    }
    return said;
  }
}

const seated = (state: State, seat: Seat): Player => new Player(decisionOf(state, seat));

const square = (name: string): Spot => ({ kind: 'square', square: name as Square });
const ditch = (name: string): Spot => ({ kind: 'ditch', ditch: name as Ditch });
const at = (name: string): Spot => ({ kind: 'intersection', intersection: name as never });
const point = (spot: Spot | null): CanalsEvent => ({ kind: 'point', spot });
const key = (name: string, spot: Spot): CanalsEvent => ({ kind: 'key', key: name, spot });
const amount = (n: number): CanalsEvent => ({ kind: 'amount', amount: n });
const listed = (name: string | null): CanalsEvent => ({ kind: 'ditch', ditch: name as Ditch | null });
const command = (text: string): CommandEvent => ({ kind: 'command', text });
const COMMIT: CanalsEvent = { kind: 'commit' };
const PASS: CanalsEvent = { kind: 'pass' };
const CLEAR: CanalsEvent = { kind: 'clear' };

const FIELD: Plantation = {
  square: 'a1',
  tile: 'bean2',
  planter: 'p2',
  markers: 2,
  planted: 2,
  palm: false,
  desert: false,
};

const bribed = (phase: Extract<Phase, { kind: 'bribing' | 'decision' }>, cash = [10, 10, 10, 10]): State =>
  position({ plantations: [FIELD], cash, phase });
const PROPOSALS = [
  { ditch: 'B2-C2', bribes: [{ seat: 'p2', amount: 3 }] },
  { ditch: 'C2-C3', bribes: [{ seat: 'p3', amount: 4 }] },
] as const;

/** Every kind of decision of the game, some of them in several shapes. */
const DECISIONS = {
  spring: decisionOf(played(started(4, { spring: 'chosen' }), '* overseer p1'), 'p1'),
  'first canal': decisionOf(played(started(2), '* overseer p1, * spring C2'), 'p1'),
  bid: decisionOf(played(auction(4), 'p2 bid 3'), 'p3'),
  'secret bid': decisionOf(auction(2), 'p1'),
  plant: decisionOf(played(auction(4), 'p2 bid 3, p3 bid 2, p4 bid 1, p1 pass'), 'p2'),
  leftover: decisionOf(
    played(
      auction(3),
      'p2 bid 3, p3 bid 2, p1 pass, p2 plant banana2 a1, p3 plant cane2 h6, p1 plant potato1 d4',
    ),
    'p2',
  ),
  bribe: decisionOf(bribed({ kind: 'bribing', queue: ['p4'], proposals: PROPOSALS }), 'p4'),
  'bribe without money': decisionOf(
    bribed({ kind: 'bribing', queue: ['p4'], proposals: [] }, [5, 5, 5, 0]),
    'p4',
  ),
  decide: decisionOf(bribed({ kind: 'decision', by: 'p1', proposals: PROPOSALS }), 'p1'),
  'decide without money': decisionOf(
    bribed({ kind: 'decision', by: 'p1', proposals: PROPOSALS }, [4, 10, 10, 10]),
    'p1',
  ),
  'decide without a proposal': decisionOf(bribed({ kind: 'decision', by: 'p1', proposals: [] }), 'p1'),
  'extra canal': decisionOf(position({ phase: { kind: 'extra', queue: ['p2'] } }), 'p2'),
} as const;

type Name = keyof typeof DECISIONS;

const asked = (name: Name): Player => new Player(DECISIONS[name]);
/** The same for a player who has switched confirmation off. */
const atOnce = (name: Name): Player => new Player({ ...DECISIONS[name], confirm: false });

/** What a person does to choose this action, before the button that does it. */
const eventsFor = (action: Action): CanalsEvent[] => {
  switch (action.kind) {
    case 'spring':
      return [point(at(action.intersection))];
    case 'bid':
      return [amount(action.amount)];
    case 'plant':
      return [{ kind: 'tile', tile: action.tile }, point(square(action.square))];
    case 'propose':
    case 'support':
      return [point(ditch(action.ditch)), amount(action.amount)];
    case 'dig':
    case 'accept':
    case 'extra':
      return [point(ditch(action.ditch))];
    case 'pass':
      return [amount(0)];
    case 'overseer':
    case 'palms':
    case 'aside':
    case 'reveal':
      throw new Error('chance chooses this');
  }
};

describe.each(Object.keys(DECISIONS) as Name[])('every decision: %s', (name) => {
  const decision = () => asked(name);

  it('each legal action can be chosen and is sent as it is', () => {
    const { offer } = decision();
    for (const action of canals.expand(offer)) {
      const player = decision();
      const text = `send ${canals.format(action)}`;
      const events =
        action.kind === 'pass' && offer.kind !== 'seal' ? [PASS] : [...eventsFor(action), COMMIT];
      expect(player.does(...events)).toBe(text);
    }
  });

  it('each legal action can be written in notation; the draft stays', () => {
    const { offer } = decision();
    for (const action of canals.expand(offer)) {
      const player = decision();
      const before = player.draft;
      expect(player.does(command(canals.format(action)))).toBe(`send ${canals.format(action)}`);
      expect(player.draft).toBe(before);
    }
  });

  it('what is no notation is unclear, what is not allowed is refused', () => {
    expect(decision().does(command('plough a1'))).toBe('no command-unclear');
    expect(decision().does(command('overseer p2'))).toMatch(/^no (?!command-unclear)/);
  });

  it('clear, Escape and pointing beside everything go back to the start', () => {
    const action = canals.expand(decision().offer).findLast((each) => each.kind !== 'pass');
    for (const undo of [CLEAR, key('Escape', square('a1')), point(null)]) {
      const player = decision();
      const start = player.draft;
      if (action !== undefined) {
        player.does(...eventsFor(action));
        expect(actionOf(player.offer, player.draft)).toEqual(action);
      }
      expect(player.does(undo)).toBe('draft');
      expect(player.draft).toEqual(start);
    }
  });

  it('nothing is sent before something is chosen', () => {
    expect(decision().does(COMMIT)).toBe('draft');
  });

  it('what is chosen stays chosen where the decision is offered again', () => {
    const { offer } = decision();
    for (const action of canals.expand(offer)) {
      const player = decision();
      if (action.kind !== 'pass') player.does(...eventsFor(action));
      expect(interaction.carry(player.draft, structuredClone(offer))).toEqual(player.draft);
    }
  });

  it('another decision starts with nothing of this one', () => {
    const { offer } = decision();
    const action = canals.expand(offer).at(-1)!;
    const player = decision();
    player.does(...eventsFor(action));
    for (const { offer: next } of Object.values(DECISIONS)) {
      if (next.kind === offer.kind) continue;
      expect(interaction.carry(player.draft, next)).toEqual(interaction.begin(next, null));
    }
    expect(interaction.carry(player.draft, null)).toEqual(interaction.begin(null, null));
  });

  it('passing is possible exactly where its button is, or the secret bid of 0', () => {
    const player = decision();
    const legal = canals.expand(player.offer).some(({ kind }) => kind === 'pass');
    expect(canPass(player.offer) || player.offer.kind === 'seal').toBe(legal);
    expect(player.does(PASS)).toMatch(legal ? /^send pass$/ : /^no /);
  });
});

interface Pointed {
  readonly name: Name;
  readonly spot: Spot;
  readonly sends: string;
  readonly first?: readonly CanalsEvent[];
}

const POINTED: readonly Pointed[] = [
  { name: 'spring', spot: at('B3'), sends: 'send spring B3' },
  { name: 'first canal', spot: ditch('C2-C3'), sends: 'send dig C2-C3' },
  {
    name: 'plant',
    spot: square('c3'),
    sends: 'send plant cane2 c3',
    first: [{ kind: 'tile', tile: 'cane2' }],
  },
  { name: 'leftover', spot: square('a2'), sends: 'send plant bean2 a2' },
  { name: 'decide', spot: ditch('B2-C2'), sends: 'send accept B2-C2' },
  { name: 'decide without a proposal', spot: ditch('B2-C2'), sends: 'send dig B2-C2' },
  { name: 'extra canal', spot: ditch('B2-C2'), sends: 'send extra B2-C2' },
];

describe.each(POINTED)('pointing at the board: $name', ({ name, spot, sends, first = [] }) => {
  it('with confirmation the first tap chooses, the second sends', () => {
    const player = asked(name);
    expect(player.does(...first, point(spot))).toBe('draft');
    expect(chosenSpot(player.draft)).toEqual(spot);
    expect(player.does(point(spot))).toBe(sends);
  });

  it('without confirmation the first tap sends', () => {
    expect(atOnce(name).does(...first, point(spot))).toBe(sends);
  });

  it('Enter and the space bar do what a tap does', () => {
    for (const pressed of ['Enter', ' ']) {
      const player = asked(name);
      expect(player.does(...first, key(pressed, spot))).toBe('draft');
      expect(player.does(key(pressed, spot))).toBe(sends);
    }
  });

  it('other keys change nothing', () => {
    const player = asked(name);
    player.does(...first, point(spot));
    const before = player.draft;
    expect(player.does(key('x', spot))).toBe('draft');
    expect(player.draft).toEqual(before);
  });

  it('only what is legal is a target', () => {
    const player = asked(name);
    player.does(...first);
    const targets = targetsOf(player.offer, player.draft.tile);
    expect(isTarget(targets, spot)).toBe(true);
    const elsewhere = { square: square('a1'), ditch: ditch('A1-B1'), intersection: square('a1') }[spot.kind];
    expect(isTarget(targets, elsewhere)).toBe(name === 'plant');
  });
});

describe('bidding', () => {
  it('an amount is chosen, another takes its place, and the button sends it', () => {
    const player = asked('bid');
    expect(player.does(amount(2), amount(5))).toBe('draft');
    expect(player.draft.amount).toBe(5);
    expect(player.does(COMMIT)).toBe('send bid 5');
  });

  it('an amount that somebody has bid is refused, and what was chosen stays [C19]', () => {
    const player = asked('bid');
    expect(player.does(amount(2), amount(3))).toBe('no bid-taken');
    expect(player.draft.amount).toBe(2);
  });

  it('more than one has is refused [C18]', () => {
    expect(asked('bid').does(amount(11))).toBe('no too-poor');
  });

  it('an amount never sends by itself, even without confirmation', () => {
    expect(atOnce('bid').does(amount(4))).toBe('draft');
  });

  it('pointing at the board means nothing', () => {
    const player = asked('bid');
    player.does(amount(2));
    expect(player.does(point(square('a1')))).toBe('draft');
    expect(player.draft.amount).toBe(2);
  });

  it('an amount that is taken while choosing is no longer chosen', () => {
    const player = asked('bid');
    player.does(amount(4));
    const later: Offer = { kind: 'bid', from: 1, to: 10, taken: [3, 4] };
    expect(interaction.carry(player.draft, later).amount).toBeNull();
    expect(interaction.carry(player.draft, { ...later, taken: [3] }).amount).toBe(4);
    expect(interaction.carry(player.draft, { ...later, taken: [], to: 3 }).amount).toBeNull();
  });
});

describe('bidding in secret', () => {
  it('a bid of 0 is a pass [C40]', () => {
    expect(asked('secret bid').does(amount(0), COMMIT)).toBe('send pass');
  });

  it('more than one has is refused', () => {
    expect(asked('secret bid').does(amount(6))).toBe('no too-poor');
  });

  it('the amount stays when the other player seals a bid meanwhile', () => {
    const table = auction(2);
    const player = seated(table, 'p1');
    player.does(amount(4));
    const later = seated(played(table, 'p2 bid 5'), 'p1');
    expect(interaction.carry(player.draft, later.offer).amount).toBe(4);
  });
});

/** The first tile of the round lies on a1; p3 is next. */
const PLANTED = played(auction(4), 'p2 bid 3, p3 bid 2, p4 bid 1, p1 pass, p2 plant banana2 a1');

describe('planting', () => {
  it('the tile comes before the square', () => {
    const player = asked('plant');
    expect(targetsOf(player.offer, null).squares).toEqual([]);
    expect(player.does(point(square('c3')))).toBe('draft');
    expect(player.draft.square).toBeNull();
  });

  it('another tile may be chosen after the square', () => {
    const player = asked('plant');
    player.does({ kind: 'tile', tile: 'cane2' }, point(square('c3')), { kind: 'tile', tile: 'potato1' });
    expect(player.does(COMMIT)).toBe('send plant potato1 c3');
  });

  it('a tile that is not there cannot be chosen', () => {
    const player = asked('plant');
    player.does({ kind: 'tile', tile: 'pepper1' });
    expect(player.draft.tile).toBeNull();
  });

  it('where only one kind of tile is left it is chosen already', () => {
    const player = seated(
      position({
        phase: { kind: 'planting', tiles: ['cane2', 'cane2'], queue: ['p2', 'p3'], last: null },
      }),
      'p2',
    );
    expect(player.draft.tile).toBe('cane2');
  });

  it('why not on a planted square, before and after a tile is chosen', () => {
    expect(seated(PLANTED, 'p3').does(point(square('a1')))).toBe('no square-taken');
    const player = seated(PLANTED, 'p3');
    expect(player.does({ kind: 'tile', tile: 'cane2' }, point(square('a1')))).toBe('no square-taken');
    expect(player.draft.tile).toBe('cane2');
  });

  it('why not on a desert', () => {
    const table = position({
      plantations: [{ ...FIELD, markers: 0, desert: true }],
      phase: { kind: 'planting', tiles: ['cane2', 'bean1'], queue: ['p2'], last: null },
    });
    expect(seated(table, 'p2').does(point(square('a1')))).toBe('no square-desert');
  });

  it('a refusal keeps the square that was chosen', () => {
    const player = seated(PLANTED, 'p3');
    player.does({ kind: 'tile', tile: 'cane2' }, point(square('c3')));
    expect(player.does(point(square('a1')))).toBe('no square-taken');
    expect(player.draft.square).toBe('c3');
  });

  it('a square that is planted while choosing is no longer chosen; the tile is', () => {
    const player = asked('plant');
    player.does({ kind: 'tile', tile: 'cane2' }, point(square('c3')));
    const later: Offer = { kind: 'plant', tiles: ['cane2', 'bean2'], squares: ['c4'] };
    expect(interaction.carry(player.draft, later)).toMatchObject({ tile: 'cane2', square: null });
    expect(interaction.carry(player.draft, { ...later, squares: ['c3'] })).toMatchObject({ square: 'c3' });
  });

  it('a tile that is gone takes its square with it', () => {
    const player = asked('plant');
    player.does({ kind: 'tile', tile: 'cane2' }, point(square('c3')));
    const later: Offer = { kind: 'plant', tiles: ['bean2', 'potato1'], squares: ['c3'] };
    expect(interaction.carry(player.draft, later)).toMatchObject({ tile: null, square: null });
  });
});

describe('the tile left over', () => {
  it('is chosen already', () => {
    expect(asked('leftover').draft.tile).toBe('bean2');
  });

  it('must lie beside a plantation [C28]', () => {
    expect(asked('leftover').does(point(square('f2')))).toBe('no leftover-apart');
  });

  it('why not on a planted square', () => {
    expect(asked('leftover').does(point(square('a1')))).toBe('no square-taken');
  });
});

describe('the first canals', () => {
  it('the first one begins at the spring [C12]', () => {
    expect(asked('first canal').does(point(ditch('A1-B1')))).toBe('no first-canal');
  });

  it('can be named in the list, and that does not send it', () => {
    const player = atOnce('first canal');
    expect(listedDitches(player.offer)).toContain('C2-D2');
    expect(player.does(listed('C2-D2'))).toBe('draft');
    expect(player.does(COMMIT)).toBe('send dig C2-D2');
  });
});

describe('bribing', () => {
  it('starts with the smallest bribe, and offers nothing by a pass', () => {
    const player = asked('bribe');
    expect(player.draft.amount).toBe(1);
    expect(player.does(PASS)).toBe('send pass');
  });

  it('a free ditch is proposed, a proposed one is supported [C32][C33]', () => {
    expect(asked('bribe').does(point(ditch('D2-E2')), amount(2), COMMIT)).toBe('send propose D2-E2 2');
    expect(asked('bribe').does(point(ditch('B2-C2')), amount(2), COMMIT)).toBe('send support B2-C2 2');
  });

  it('pointing never sends, since there is an amount to think about', () => {
    const player = atOnce('bribe');
    expect(player.does(point(ditch('B2-C2')), point(ditch('B2-C2')))).toBe('draft');
    expect(player.does(COMMIT)).toBe('send support B2-C2 1');
  });

  it('another ditch keeps the amount', () => {
    const player = asked('bribe');
    player.does(point(ditch('B2-C2')), amount(6), point(ditch('D2-E2')));
    expect(player.does(COMMIT)).toBe('send propose D2-E2 6');
  });

  it('the amount may come before the ditch', () => {
    expect(asked('bribe').does(amount(4), point(ditch('D2-E2')), COMMIT)).toBe('send propose D2-E2 4');
  });

  it('more than one has is refused', () => {
    const player = asked('bribe');
    expect(player.does(point(ditch('D2-E2')), amount(11))).toBe('no too-poor');
    expect(player.draft.amount).toBe(1);
  });

  it('why not where no water comes, and where a canal lies [C31]', () => {
    expect(asked('bribe').does(point(ditch('A4-B4')))).toBe('no ditch-apart');
    expect(asked('bribe').does(point(ditch('C2-D2')))).toBe('no ditch-built');
  });

  it('why not without money', () => {
    const player = asked('bribe without money');
    expect(listedDitches(player.offer)).toEqual([]);
    expect(player.does(point(ditch('D2-E2')))).toBe('no too-poor');
  });

  it('pointing at a square means nothing', () => {
    expect(asked('bribe').does(point(square('a1')))).toBe('draft');
  });

  it('the list names proposed ditches first; its empty line chooses none', () => {
    const player = asked('bribe');
    expect(listedDitches(player.offer).slice(0, 2).toSorted()).toEqual(['B2-C2', 'C2-C3']);
    player.does(listed('B2-C2'));
    expect(player.draft.ditch).toBe('B2-C2');
    player.does(listed(null));
    expect(player.draft.ditch).toBeNull();
  });

  it('a ditch that is not in the list is refused with its reason', () => {
    expect(asked('bribe').does(listed('A4-B4'))).toBe('no ditch-apart');
  });

  it('a ditch that is proposed while choosing is then supported', () => {
    const player = asked('bribe');
    player.does(point(ditch('D2-E2')), amount(5));
    const { offer } = player;
    if (offer.kind !== 'bribe') throw new Error('a bribe is asked');
    const free = offer.free.filter((each) => each !== 'D2-E2');
    const later: Offer = { ...offer, free, proposed: [...offer.proposed, 'D2-E2'] };
    const carried = interaction.carry(player.draft, later);
    expect(actionOf(later, carried)).toEqual({ kind: 'support', ditch: 'D2-E2', amount: 5 });
  });
});

describe("the overseer's decision", () => {
  it('accepts a proposed ditch and builds elsewhere on a free one [C34]', () => {
    expect(asked('decide').does(point(ditch('C2-C3')), COMMIT)).toBe('send accept C2-C3');
    expect(asked('decide').does(point(ditch('D2-E2')), COMMIT)).toBe('send dig D2-E2');
  });

  it('a card with a proposal chooses and does not send', () => {
    const player = atOnce('decide');
    expect(player.does(listed('B2-C2'))).toBe('draft');
    expect(player.does(COMMIT)).toBe('send accept B2-C2');
  });

  it('the list names only ditches that nobody proposed', () => {
    expect(listedDitches(asked('decide').offer)).not.toContain('B2-C2');
    expect(listedDitches(asked('decide').offer)).toContain('D2-E2');
  });

  it('must build where there are proposals [C38]', () => {
    expect(asked('decide').does(PASS)).toBe('no must-build');
  });

  it('may build nothing where there are none [C38]', () => {
    expect(asked('decide without a proposal').does(PASS)).toBe('send pass');
  });

  it('without enough money building elsewhere is refused [C37]', () => {
    const player = asked('decide without money');
    expect(player.does(point(ditch('D2-E2')))).toMatch(/^no (dig|refuse)-poor$/);
    expect(player.does(point(ditch('B2-C2')), COMMIT)).toBe('send accept B2-C2');
  });

  it('why not where no water comes', () => {
    expect(asked('decide').does(point(ditch('A4-B4')))).toBe('no ditch-apart');
  });

  it('a proposal that is taken back while choosing is no longer accepted but built', () => {
    const player = asked('decide');
    player.does(point(ditch('B2-C2')));
    const { offer } = player;
    if (offer.kind !== 'decide') throw new Error('a decision is asked');
    const later: Offer = { ...offer, accept: ['C2-C3'], dig: [...offer.dig, 'B2-C2'] };
    const carried = interaction.carry(player.draft, later);
    expect(actionOf(later, carried)).toEqual({ kind: 'dig', ditch: 'B2-C2' });
  });
});

describe('the extra canal', () => {
  it('can be kept', () => {
    expect(asked('extra canal').does(PASS)).toBe('send pass');
  });

  it('why not where a canal lies, and where no water comes [C31]', () => {
    expect(asked('extra canal').does(point(ditch('C2-D2')))).toBe('no ditch-built');
    expect(asked('extra canal').does(point(ditch('A4-B4')))).toBe('no ditch-apart');
  });

  it('can be named in the list', () => {
    expect(asked('extra canal').does(listed('D2-E2'), COMMIT)).toBe('send extra D2-E2');
  });
});

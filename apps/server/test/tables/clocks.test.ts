import { FastRandom, makeSetup, ok, type Result, type Seat, SEATS, seatIndex } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games.ts';
import type { Entry } from '../../src/store/rows.ts';
import * as commands from '../../src/table/commands.ts';
import { Draft } from '../../src/table/draft.ts';
import { type Bodies, bodyText } from '../../src/table/entries.ts';
import { TableFold } from '../../src/table/fold.ts';

/** The clocks of a table: what a decision has left, whatever is taken back and whoever comes and goes. */

const MOVE = 30_000;
const BANK = 60_000;
const SECOND = 1000;

interface Plan {
  readonly players: number;
  readonly leaving: 'bot' | 'open';
  readonly returning: 'whole' | 'left';
  readonly clock: Bodies['created']['clock'];
}

const USUAL: Plan = {
  players: 3,
  leaving: 'bot',
  returning: 'left',
  clock: { kind: 'live', move: MOVE / SECOND, bank: BANK / SECOND },
};

const personOf = (seat: string) => ({ id: seat, name: seat });

/** A match of the board game whose time passes as the test says. p1 is the overseer, so p2 decides first. */
class Match {
  readonly fold: TableFold;
  now = 1_000_000;

  constructor(plan: Partial<Plan> = {}) {
    const { players, ...facts } = { ...USUAL, ...plan };
    const game = games.get('canals')!;
    const setup = makeSetup(game.setup, { players, options: { overseer: 'p1' } });
    if (!setup.ok) throw new Error(setup.fault.text);
    const open = { kind: 'open', bot: null, person: null, invitation: null } as const;
    const body: Bodies['created'] = {
      ...facts,
      game: 'canals',
      rules: game.rules,
      setup: setup.value,
      public: false,
      chat: true,
      timeout: 'move',
      aids: true,
      autostart: true,
      rated: false,
      host: 'p1',
      commit: '',
      before: null,
      seats: Array.from({ length: players }, () => open),
    };
    const first: Entry = {
      number: 1,
      at: this.now,
      kind: 'created',
      person: 'p1',
      seat: null,
      key: null,
      body: bodyText<'created'>(body),
    };
    this.fold = TableFold.of(games, 'abcdefghijklmnop', '07'.repeat(32), first);
    for (const seat of SEATS.slice(0, players)) this.sit(seat);
  }

  wait(time: number): this {
    this.now += time;
    return this;
  }

  act(seat: Seat, action: string): this {
    const decision = this.fold.info.turn[seat] ?? 0;
    return this.take((draft) => commands.answer(draft, { seat, decision, action, key: `key-${decision}` }));
  }

  actAnyhow(seat: Seat): this {
    const { game, state } = this.fold;
    const code = game.sample(state, seatIndex(seat), new FastRandom(1));
    return this.act(seat, game.format(game.decode(code)));
  }

  undo(seat: Seat): this {
    return this.take((draft) => commands.undo(draft, personOf(seat), { seat }));
  }

  cut(seat: Seat, row: number): this {
    return this.take((draft) => ok(draft.undo(seat, row)));
  }

  agree(seat: Seat): this {
    return this.take((draft) => commands.answerUndo(draft, personOf(seat), { seat, agree: true }));
  }

  hand(seat: Seat): this {
    const absences = { isAway: () => false, awayFor: () => null };
    return this.take((draft) => commands.hand(draft, personOf(seat), { seat, bot: 'random', absences }));
  }

  back(seat: Seat): this {
    return this.take((draft) => commands.back(draft, personOf(seat), { seat }));
  }

  leave(seat: Seat, person: string = seat): this {
    return this.take((draft) => commands.leave(draft, personOf(person), { seat }));
  }

  sit(seat: Seat, person: string = seat): this {
    const share = '00'.repeat(16);
    return this.take((draft) => commands.sit(draft, personOf(person), { seat, share }));
  }

  /** What the seat's decision has left, the reserve included; null where it owes none. */
  left(seat: Seat): number | null {
    const due = this.fold.info.due[seat];
    return due === undefined ? null : due - this.now;
  }

  bank(seat: Seat): number {
    return this.fold.info.banks![seatIndex(seat)]!;
  }

  giveBack(lost: Partial<commands.LostTime>): this {
    const usual = { from: this.now, until: this.now, clocks: 'live', grace: 0 } as const;
    return this.take((draft) => commands.giveBack(draft, { ...usual, ...lost }));
  }

  private take(write: (draft: Draft) => Result<unknown>): this {
    const draft = new Draft(this.fold, this.now);
    const done = write(draft);
    if (!done.ok) throw new Error(done.fault.text);
    for (const entry of draft.entries) this.fold.apply(entry, []);
    return this;
  }
}

describe('a decision that is taken back', () => {
  it('has the time left that it had when it was given', () => {
    const match = new Match()
      .wait(20 * SECOND)
      .act('p2', 'bid 3')
      .wait(5 * SECOND)
      .undo('p2');
    expect(match.left('p2')).toBe(10 * SECOND + BANK);
    expect(match.bank('p2')).toBe(BANK);
  });

  it('is paid by the reserve from there on, and what the reserve has paid stays paid', () => {
    const match = new Match()
      .wait(40 * SECOND)
      .act('p2', 'bid 3')
      .undo('p2');
    expect([match.left('p2'), match.bank('p2')]).toEqual([50 * SECOND, 50 * SECOND]);
    match.wait(20 * SECOND).act('p2', 'bid 3');
    expect(match.bank('p2')).toBe(30 * SECOND);
  });

  it('cannot be held longer than the clock allows, however often it is taken back', () => {
    const match = new Match({ clock: { kind: 'live', move: 3, bank: 0 } });
    let held = 0;
    while (match.left('p2')! > 0 && held < 60 * SECOND) {
      match
        .wait(500)
        .act('p2', `bid ${1 + ((held / 500) % 9)}`)
        .undo('p2');
      held += 500;
    }
    expect(held).toBe(3 * SECOND);
  });

  it('that others wait for agrees with them: each of their decisions that returns has what it had left', () => {
    const match = new Match()
      .act('p2', 'bid 3')
      .wait(25 * SECOND)
      .act('p3', 'bid 4')
      .wait(10 * SECOND);
    match.undo('p2').agree('p3');
    expect(match.left('p2')).toBe(MOVE + BANK);
    match.act('p2', 'bid 3');
    expect(match.left('p3')).toBe(5 * SECOND + BANK);
    match.act('p3', 'bid 4');
    expect(match.left('p1')).toBe(20 * SECOND + BANK);
  });

  it('leaves nobody less time for a decision that is another one', () => {
    const match = new Match()
      .act('p2', 'bid 3')
      .wait(25 * SECOND)
      .undo('p2')
      .act('p2', 'bid 5');
    expect(match.left('p3')).toBe(MOVE + BANK);
    match.wait(SECOND).undo('p2').act('p2', 'bid 3');
    expect(match.left('p3')).toBe(5 * SECOND + BANK);
  });

  it('takes time from the reserve of whoever was beyond theirs when it was closed', () => {
    const match = new Match()
      .act('p2', 'bid 3')
      .wait(50 * SECOND)
      .undo('p2');
    expect(match.bank('p3')).toBe(40 * SECOND);
  });

  it('lets the time of those run on who owe a decision all along', () => {
    const match = new Match({ players: 2 });
    match
      .actAnyhow('p1')
      .wait(10 * SECOND)
      .act('p1', 'bid 1')
      .wait(5 * SECOND);
    // [C40] A sealed bid is final in this game. Another one may let it be taken back.
    match.cut('p1', match.fold.info.rows);
    expect([match.left('p1'), match.left('p2')]).toEqual([20 * SECOND + BANK, 15 * SECOND + BANK]);
  });

  it('has days that do not begin again', () => {
    const match = new Match({ clock: { kind: 'days', days: 1 } });
    match
      .wait(20_000 * SECOND)
      .act('p2', 'bid 3')
      .undo('p2');
    expect(match.left('p2')).toBe(66_400 * SECOND);
  });

  it('has the whole time again at tables of earlier versions, as their logs say', () => {
    const match = new Match({ returning: 'whole' });
    match
      .wait(20 * SECOND)
      .act('p2', 'bid 3')
      .wait(50 * SECOND)
      .undo('p2');
    expect([match.left('p2'), match.bank('p3')]).toEqual([MOVE + BANK, BANK]);
    match
      .wait(20 * SECOND)
      .hand('p2')
      .back('p2');
    expect(match.left('p2')).toBe(MOVE + BANK);
  });
});

describe('time in which nobody could act', () => {
  it('does not count for a decision, nor for the reserve', () => {
    const match = new Match().wait(20 * SECOND);
    const from = match.now;
    match.wait(90 * SECOND).giveBack({ from, until: match.now, grace: 10 * SECOND });
    expect(match.left('p2')).toBe(20 * SECOND + BANK);
    match.wait(25 * SECOND).act('p2', 'bid 3');
    expect(match.bank('p2')).toBe(55 * SECOND);
  });

  it('is given back once, however often it is tried, and only what the last event left', () => {
    const match = new Match().wait(20 * SECOND);
    const lost = { from: match.now, until: match.now + 90 * SECOND };
    match
      .wait(90 * SECOND)
      .giveBack(lost)
      .giveBack(lost);
    expect(match.left('p2')).toBe(10 * SECOND + BANK);
    match.act('p2', 'bid 3').wait(20 * SECOND);
    match.giveBack({ from: lost.from, until: match.now });
    expect(match.left('p3')).toBe(MOVE + BANK);
  });

  it('counts for days, unless it is the machine’s clock that was wrong', () => {
    const match = new Match({ clock: { kind: 'days', days: 1 } });
    const left = match.left('p2')!;
    match.wait(3600 * SECOND).giveBack({ from: match.now - 3600 * SECOND, until: match.now });
    expect(match.left('p2')).toBe(left - 3600 * SECOND);
    match.giveBack({ from: match.now - 3600 * SECOND, until: match.now, clocks: 'all' });
    expect(match.left('p2')).toBe(left);
  });

  it('is no event where no clock runs', () => {
    const match = new Match({ clock: { kind: 'none' } });
    const { head } = match.fold;
    expect(
      match.wait(90 * SECOND).giveBack({ from: match.now - 90 * SECOND, until: match.now }).fold.head,
    ).toBe(head);
  });
});

describe('a decision whose person goes and comes back', () => {
  it('runs on while a bot has the seat', () => {
    const match = new Match()
      .wait(20 * SECOND)
      .hand('p2')
      .wait(SECOND)
      .back('p2');
    expect(match.left('p2')).toBe(9 * SECOND + BANK);
    match.hand('p2').wait(SECOND).back('p2');
    expect(match.left('p2')).toBe(8 * SECOND + BANK);
  });

  it('has the whole time where a bot had it from the start, once', () => {
    const match = new Match()
      .hand('p3')
      .act('p2', 'bid 3')
      .wait(2 * SECOND)
      .back('p3');
    expect(match.left('p3')).toBe(MOVE + BANK);
    match
      .wait(2 * SECOND)
      .hand('p3')
      .back('p3');
    expect(match.left('p3')).toBe(28 * SECOND + BANK);
  });

  it('is not made new by an undo while a bot has the seat', () => {
    const match = new Match()
      .wait(20 * SECOND)
      .act('p2', 'bid 3')
      .hand('p2')
      .undo('p2')
      .back('p2');
    expect(match.left('p2')).toBe(10 * SECOND + BANK);
  });

  it('runs on where the same person leaves and sits down again, and begins for somebody else', () => {
    const match = new Match({ leaving: 'open' })
      .wait(20 * SECOND)
      .leave('p2')
      .sit('p2');
    expect(match.left('p2')).toBe(10 * SECOND + BANK);
    match.wait(SECOND).leave('p2').sit('p2', 'dan');
    expect(match.left('p2')).toBe(MOVE + BANK);
    match.wait(SECOND).leave('p2', 'dan').sit('p2');
    expect(match.left('p2')).toBe(29 * SECOND + BANK);
  });
});

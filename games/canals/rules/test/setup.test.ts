import { describe, expect, test } from 'vitest';
import { FastRandom, makeSetup, OWES_CHANCE, seatsOf, type Random } from '@santiago/kernel';
import { canals, DITCHES, INTERSECTIONS, SQUARES, TILES, type Action, type View } from '@santiago/canals';
import { distribution } from '@santiago/kernel/laws';
import { hasCorner, isTouching, meetAt, pointOf } from './geometry.ts';
import { idle, idleUntil, opening, setupOf, Table } from './table.ts';

const begin = (players: number, options: Record<string, string> = {}, preset?: string): Table =>
  new Table(canals.start(setupOf(players, options, preset ?? null)));

const drawInto = (table: Table, random: Random): void =>
  canals.play(table.state, -1, canals.draw(table.state, random));

/** A match in which everybody passes whenever possible; each state is shown. */
const passAll = (players: number, see: (table: Table) => void = () => undefined): Table => {
  const table = begin(players, {}, 'amigo');
  const random = new FastRandom(players);
  for (see(table); table.turn !== ''; see(table)) {
    if (canals.owes(table.state) === OWES_CHANCE) drawInto(table, random);
    else table.play(idle(table));
  }
  return table;
};

/** What chance may do here, and how likely each of it is. */
const oddsOf = (table: Table): Record<string, number> =>
  Object.fromEntries(
    distribution((random) => canals.format(canals.decode(canals.draw(table.state, random))))!,
  );

const even = (outcomes: readonly string[]): Record<string, number> =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, expect.closeTo(1 / outcomes.length, 9) as number]));

describe('pieces and set-up', () => {
  test('[C6] five crops, nine tiles each: three with 1 planter, six with 2', () => {
    expect(TILES.map((tile) => tile.slice(0, -1))).toEqual(
      ['banana', 'cane', 'potato', 'bean', 'pepper'].flatMap((crop) => [crop, crop]),
    );
    for (const players of [3, 4, 5]) {
      const { unseen } = begin(players).view();
      expect(TILES.map((tile, kind) => [tile.at(-1), unseen[kind]])).toEqual(
        Array.from({ length: 5 }, () => [
          ['1', 3],
          ['2', 6],
        ]).flat(),
      );
    }
  });

  test('[C7] the edition changes no name of a tile, and no rule', () => {
    const rows = '* overseer p3, * spring D2, * aside pepper2, * reveal cane1 potato2 bean1 banana2';
    const amigo = begin(4, { palms: 'off', money: 'open' }, 'amigo').play(rows).view();
    const trefl = begin(4, { palms: 'off', money: 'open' }, 'trefl').play(rows).view();
    expect({ ...trefl, setup: null }).toEqual({ ...amigo, setup: null });
    for (const name of ['watermelon1', 'coconut2', 'grape1', 'sugar1', 'red1'])
      expect(canals.parse(`aside ${name}`)).toBeNull();
  });

  test('[C8] 3 and 4 players: one tile aside, seen by all for the whole game; 11 rounds of four tiles', () => {
    for (const players of [3, 4]) {
      const aside = new Set<View['aside']>();
      let reveals = 0;
      const end = passAll(players, (table) => {
        const { phase, round } = table.view();
        if (round > 0)
          for (const eye of [...seatsOf(players), 'spectator'] as const) aside.add(table.view(eye).aside);
        if (phase.kind === 'auction' && phase.queue.length === players) {
          reveals++;
          expect(phase.tiles).toHaveLength(4);
        }
      });
      expect(reveals).toBe(11);
      expect(end.view().round).toBe(11);
      expect(aside.size).toBe(1);
      expect(aside).not.toContain(null);
      expect(end.view().unseen.every((left) => left === 0)).toBe(true);
      expect(end.view().plantations).toHaveLength(44);
    }
  });

  test('[C8] the tile aside is any of the 45', () => {
    const expected = TILES.map((tile) => [
      `aside ${tile}`,
      expect.closeTo((tile.endsWith('1') ? 3 : 6) / 45, 9) as number,
    ]);
    for (const players of [3, 4])
      expect(oddsOf(begin(players).play('* overseer p1, * spring C2'))).toEqual(Object.fromEntries(expected));
  });

  test('[C8] 5 players: no tile aside; 9 rounds of five tiles', () => {
    let reveals = 0;
    const end = passAll(5, (table) => {
      const { phase, aside } = table.view();
      expect(aside).toBeNull();
      if (phase.kind === 'auction' && phase.queue.length === 5) {
        reveals++;
        expect(phase.tiles).toHaveLength(5);
      }
    });
    expect(reveals).toBe(9);
    expect(end.view().plantations).toHaveLength(45);
    expect(begin(5).play('* overseer p1, * spring B2').refusal('* aside bean1')?.code).toBe('wrong-phase');
  });

  test('[C9] 2 players: of every crop two 2s and one 1 leave the game; 10 rounds of three tiles', () => {
    expect(begin(2).view().unseen).toEqual([2, 4, 2, 4, 2, 4, 2, 4, 2, 4]);
    let reveals = 0;
    const end = passAll(2, (table) => {
      const { phase } = table.view();
      if (phase.kind !== 'sealed' || phase.sealed.some((bid) => bid !== null)) return;
      reveals++;
      expect(phase.tiles).toHaveLength(3);
    });
    expect(reveals).toBe(10);
    expect(end.view().plantations).toHaveLength(30);
    expect(end.view().aside).toBeNull();
  });

  test('[C9] a preset sets palms and money only; trefl is the default for two, amigo else', () => {
    for (const players of [2, 3, 4, 5]) {
      const amigo = setupOf(players, {}, 'amigo').options;
      const trefl = setupOf(players, {}, 'trefl').options;
      expect(amigo).toMatchObject({ palms: 'off', money: 'hidden' });
      expect(trefl).toEqual({ ...amigo, palms: 'on', money: 'open' });
      expect(setupOf(players).preset).toBe(players === 2 ? 'trefl' : 'amigo');
    }
    expect(makeSetup(canals.setup, { players: 6 }).ok).toBe(false);
    expect(makeSetup(canals.setup, { players: 1 }).ok).toBe(false);
    expect(makeSetup(canals.setup, { players: 4, preset: 'gold' }).ok).toBe(false);
  });

  test('[C10] each player has 22 markers, an extra canal and 10 escudos, of two players 5', () => {
    for (const players of [2, 3, 4, 5]) {
      const seat = { cash: players === 2 ? 5 : 10, markers: 22, extra: true, bid: null };
      expect(begin(players).view().seats).toEqual(Array.from({ length: players }, () => seat));
    }
  });

  test('[C10] a player who takes a 2 in each of the 11 rounds uses the last marker in the last round', () => {
    const table = opening({ players: 3, reveal: 'banana2 cane1 potato1 bean1' });
    const twos = ['banana2', 'cane2', 'potato2', 'bean2', 'pepper2'].flatMap((tile) =>
      Array<string>(6).fill(tile),
    );
    const ones = ['banana1', 'cane1', 'potato1', 'bean1', 'pepper1'].flatMap((tile) =>
      Array<string>(3).fill(tile),
    );
    const take = (tile: string, from: string[]): string => {
      from.splice(from.indexOf(tile), 1);
      return tile;
    };
    for (const tile of ['bean1', 'cane1', 'potato1', 'bean1']) take(tile, ones);
    take('banana2', twos);
    for (let round = 1; ; round++) {
      while (table.phase === 'auction') table.play(table.turn === 'p1' ? 'p1 bid 1' : idle(table));
      const { phase } = table.view();
      if (phase.kind !== 'planting') throw new Error(phase.kind);
      const two = phase.tiles.find((tile) => tile.endsWith('2'))!;
      table.play(`p1 ${table.legal.find((action) => action.startsWith(`plant ${two}`))}`);
      expect(table.view().seats[0]!.markers).toBe(22 - 2 * round);
      idleUntil(table, 'over');
      if (table.phase === 'over') break;
      const three = Array.from({ length: 3 }, () => (ones.length > 0 ? ones.pop()! : twos.pop()!));
      table.play(`* reveal ${[take(twos[0]!, twos), ...three].join(' ')}`);
    }
    expect(table.view().seats[0]!.markers).toBe(0);
    expect(table.view().round).toBe(11);
  });

  test('[C10] free squares and places for canals never run out, whatever is built', () => {
    for (const players of [2, 3, 4, 5]) {
      for (let seed = 0; seed < 10; seed++) {
        const table = begin(players, { spring: 'A1', minBribe: '0' });
        const random = new FastRandom(seed, players);
        while (table.turn !== '') {
          if (table.turn === '*') {
            drawInto(table, random);
            continue;
          }
          // As many canals as possible: everybody builds wherever they may.
          const { legal, turn } = table;
          const busy = legal.filter((action) => /^(propose|support|accept|dig|extra)/.test(action));
          const from = busy.length > 0 ? busy : legal;
          if (table.phase === 'bribing' || table.phase === 'extra') expect(busy.length).toBeGreaterThan(0);
          expect(from.length).toBeGreaterThan(0);
          table.play(`${turn.split(' ')[0]} ${from[random.below(from.length)]}`);
        }
        const { canals: built, rounds } = table.view();
        const extras = players === 2 ? table.view().seats.filter((seat) => !seat.extra).length : players;
        expect(built.length).toBeLessThanOrEqual(rounds + extras + (players === 2 ? 1 : 0));
        expect(built.length).toBeGreaterThanOrEqual(rounds);
        expect(built.length).toBeLessThan(31);
      }
    }
  });

  test('[C11] the spring stands on an inner intersection, on any, on a named one, or where the overseer likes', () => {
    const allowed = (spring: string): string[] => {
      const table = begin(4, { spring }).play('* overseer p3');
      const who = spring === 'chosen' ? 'p3' : '*';
      return INTERSECTIONS.filter((place) => table.refusal(`${who} spring ${place}`) === null);
    };
    expect(allowed('inner')).toEqual(['B2', 'C2', 'D2', 'B3', 'C3', 'D3']);
    expect(allowed('any')).toEqual(INTERSECTIONS);
    expect(allowed('chosen')).toEqual(INTERSECTIONS);
    for (const place of INTERSECTIONS) expect(allowed(place)).toEqual([place]);
    expect(setupOf(3).options['spring']).toBe('inner');
    const chosen = begin(4, { spring: 'chosen' }).play('* overseer p3');
    expect(chosen.turn).toBe('p3');
    expect(chosen.legal).toEqual(INTERSECTIONS.map((place) => `spring ${place}`));
    expect(chosen.why('* spring B2')).toBe('A player must act now, not chance.');
    expect(chosen.play('p3 spring E4').view().spring).toBe('E4');
  });

  test('[C11][C13] where the spring stands and who begins is equally likely wherever it may be', () => {
    for (const players of [2, 3, 4, 5]) {
      expect(oddsOf(begin(players))).toEqual(even(seatsOf(players).map((seat) => `overseer ${seat}`)));
      expect(oddsOf(begin(players, { overseer: 'p2' }))).toEqual({ 'overseer p2': 1 });
    }
    const spring = (option: string) => oddsOf(begin(4, { spring: option }).play('* overseer p1'));
    expect(spring('inner')).toEqual(even(['B2', 'C2', 'D2', 'B3', 'C3', 'D3'].map((at) => `spring ${at}`)));
    expect(spring('any')).toEqual(even(INTERSECTIONS.map((at) => `spring ${at}`)));
    expect(spring('E4')).toEqual({ 'spring E4': 1 });
  });

  test('[C12] 2 players: straight after the spring the first overseer lays a free canal at it', () => {
    const table = begin(2, { spring: 'B3' }, 'trefl').play('* overseer p2, * spring B3');
    expect(table.turn).toBe('p2');
    expect(table.legal.toSorted()).toEqual(
      DITCHES.filter((ditch) => meetAt(ditch, 'B3'))
        .map((ditch) => `dig ${ditch}`)
        .toSorted(),
    );
    expect(table.why('p2 dig A1-B1')).toBe('The first canal begins at the spring on B3.');
    table.play('p2 dig B2-B3');
    expect(table.view()).toMatchObject({ canals: ['B2-B3'], round: 0, phase: { step: 'palms' } });
    expect(table.cash).toEqual([5, 5]);
    expect(table.view().plantations).toEqual([]);
    for (const players of [3, 4, 5]) {
      const other = begin(players).play('* overseer p2, * spring B3');
      expect(other.turn).toBe('*');
      expect(other.view().canals).toEqual([]);
    }
  });

  test('[C13] the first overseer is random or a named seat', () => {
    for (const players of [2, 3, 4, 5]) {
      const seats = seatsOf(players);
      const allowed = (overseer: string): string[] =>
        seatsOf(5).filter((seat) => begin(players, { overseer }).refusal(`* overseer ${seat}`) === null);
      expect(allowed('random')).toEqual(seats);
      for (const seat of seats) expect(allowed(seat)).toEqual([seat]);
    }
    expect(setupOf(3).options['overseer']).toBe('random');
    expect(() => setupOf(4, { overseer: 'p5' })).toThrow('overseer cannot be "p5"');
  });

  test('[C14] three palms, none at the spring, no two touching: as many sets as were counted', () => {
    const counted: Record<string, number> = {
      C2: 8502,
      C3: 8502,
      B2: 8519,
      D2: 8519,
      B3: 8519,
      D3: 8519,
      A2: 9579,
      B1: 9579,
      C1: 9574,
      A1: 10239,
    };
    for (const [spring, expected] of Object.entries(counted)) {
      const { state } = begin(4, { palms: 'on', spring }).play(`* overseer p1, * spring ${spring}`);
      const place = INTERSECTIONS.find((each) => each === spring)!;
      let sets = 0;
      for (const [i, a] of SQUARES.entries()) {
        for (const [j, b] of SQUARES.slice(i + 1).entries()) {
          for (const c of SQUARES.slice(i + j + 2)) {
            const squares = [a, b, c];
            const isApart = !isTouching(a, b) && !isTouching(a, c) && !isTouching(b, c);
            const isLegal = isApart && squares.every((square) => !hasCorner(square, pointOf(place)));
            const isAccepted = canals.refuse(state, -1, { kind: 'palms', squares }) === null;
            if (isAccepted !== isLegal) throw new Error(`${spring}: palms ${squares.join(' ')}`);
            if (isAccepted) sets++;
          }
        }
      }
      expect(sets, spring).toBe(expected);
    }
  });

  test('[C14] every legal set of palms is equally likely: each comes from six of the 48³ draws', () => {
    const { state } = begin(4, { palms: 'on' }).play('* overseer p1, * spring C3');
    const times = new Map<number, number>();
    const draws = [0, 0, 0];
    let asked = 0;
    // One for all: an error that is made anew each time takes most of the time.
    const drawnAgain = new RangeError('drawn again');
    const script: Random = {
      below: (n) => {
        if (n !== 48) throw new Error(`below(${n})`);
        if (asked === 3) throw drawnAgain;
        return draws[asked++]!;
      },
    };
    for (let draw = 0; draw < 48 ** 3; draw++) {
      draws[0] = draw % 48;
      draws[1] = Math.floor(draw / 48) % 48;
      draws[2] = Math.floor(draw / 48 / 48);
      asked = 0;
      try {
        const action = canals.draw(state, script);
        times.set(action, (times.get(action) ?? 0) + 1);
      } catch (error) {
        if (error !== drawnAgain) throw error;
      }
    }
    expect(times.size).toBe(8502);
    expect([...times.values()].every((count) => count === 6)).toBe(true);
    const isSorted = ({ squares }: Extract<Action, { kind: 'palms' }>): boolean => {
      const at = squares.map((square) => SQUARES.indexOf(square));
      return at[0]! < at[1]! && at[1]! < at[2]!;
    };
    for (const action of times.keys()) {
      const palms = canals.decode(action);
      if (palms.kind !== 'palms' || !isSorted(palms)) throw new Error(canals.format(palms));
    }
  });

  test('[C14] palms are on in trefl, off in amigo', () => {
    const stepOf = (preset: string) =>
      begin(5, {}, preset).play('* overseer p1, * spring C3').view().phase as { step?: string };
    expect(stepOf('trefl').step).toBe('palms');
    expect(stepOf('amigo').step).toBeUndefined();
    const table = begin(5, {}, 'trefl').play('* overseer p1, * spring C3, * palms a1 h1 a6');
    expect(table.view().palms).toEqual(['a1', 'h1', 'a6']);
  });

  test('[C15] hidden money changes what the table shows, not what may be known', () => {
    const rows = 'p2 bid 3, p3 pass';
    const views = ['hidden', 'open'].map((money) => {
      const table = opening({ players: 4, options: { money } }).play(rows);
      return [...seatsOf(4), 'spectator' as const].map((eye) => ({ ...table.view(eye), setup: null }));
    });
    expect(views[0]).toEqual(views[1]);
    for (const view of views[0]!) expect(view.seats.map((seat) => seat.cash)).toEqual([10, 7, 10, 10]);
    // Bids on the table are open.
    for (const view of views[0]!) expect(view.seats.map((seat) => seat.bid)).toEqual([null, 3, 0, null]);
  });

  test('[C16] the bank never runs out: who always passes is paid in every round', () => {
    for (const players of [2, 3, 4, 5]) {
      const end = passAll(players);
      const { rounds } = end.view();
      const start = players === 2 ? 5 : 10;
      expect(end.cash).toEqual(Array(players).fill(start + 3 * (rounds - 1)));
    }
  });
});

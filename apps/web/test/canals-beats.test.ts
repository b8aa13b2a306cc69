import { canals, INCOME, standings, type View } from '@santiago/canals';
import { FastRandom, lowestSeat, makeSetup, OWES_CHANCE } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import {
  BEAT_MS,
  beatsOf,
  CEREMONY_MS,
  countedAt,
  driedBetween,
  isCeremony,
  litPhase,
} from '@santiago/canals/page/motion/beats.ts';
import { cuesOf } from '@santiago/canals/page/motion/cues.ts';
import type { Happened } from '@santiago/table/page/model/model.ts';

/** A whole match of chance, row by row, as p1 knew it. */
const matchOf = (players: number, seed: number): Happened<View>[] => {
  const setup = makeSetup(canals.setup, { players });
  if (!setup.ok) throw new Error(setup.fault.text);
  const random = new FastRandom(seed);
  const state = canals.start(setup.value);
  const rows: Happened<View>[] = [];
  let before = canals.view(state, 'p1');
  while (canals.outcome(state) === null) {
    const owes = canals.owes(state);
    const who = owes === OWES_CHANCE ? -1 : lowestSeat(owes);
    const code = who < 0 ? canals.draw(state, random) : canals.sample(state, who, random);
    const told = canals.told(state, who, canals.decode(code), 'p1');
    canals.play(state, who, code);
    const after = canals.view(state, 'p1');
    rows.push({ row: { number: rows.length + 1, told, note: null }, before, after });
    before = after;
  }
  return rows;
};

const MATCHES = [2, 3, 4, 5].flatMap((players) => [1, 2, 3].map((seed) => matchOf(players, seed)));
const ROWS = MATCHES.flat();
const DURING = 800;
const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5, off: 0.35 };
const NORMAL = { speed: 1, calm: false, during: DURING };

const namesOf = (happened: Happened<View>, tempo = NORMAL) =>
  beatsOf(happened, tempo).map(({ name }) => name);
const roundEnds = ROWS.filter(({ before, after }) => before.round > 0 && after.phase.kind === 'reveal');
const lastRows = MATCHES.map((rows) => rows.at(-1)!);
const total = (happened: Happened<View>, tempo = NORMAL) =>
  beatsOf(happened, tempo).reduce((sum, { ms }) => sum + ms, 0);

describe('the end of a round', () => {
  test('[C47][C50] shows the action, then drying, then income, each by itself', () => {
    expect(roundEnds.length).toBeGreaterThan(80);
    for (const happened of roundEnds) {
      expect(['bribing,extra,drying,income', 'extra,drying,income']).toContain(namesOf(happened).join(','));
    }
  });

  test('gives drying and income 1.2 seconds at normal speed, and less where nothing dries', () => {
    for (const happened of roundEnds) {
      const { deserts, lost } = driedBetween(happened.before, happened.after);
      const [income, drying] = beatsOf(happened, NORMAL).toReversed();
      expect(income!.ms).toBe(1200);
      expect(drying!.ms).toBe(deserts.length + lost.length > 0 ? 1200 : 500);
    }
  });

  test.each(Object.entries(SPEEDS))('goes at the speed that is set: %s', (_name, speed) => {
    for (const happened of roundEnds.slice(0, 9)) {
      const shown = beatsOf(happened, { speed, calm: false, during: DURING * speed });
      expect(shown.map(({ ms }) => ms / speed)).toEqual(
        beatsOf(happened, NORMAL).map(({ ms }) => expect.closeTo(ms)),
      );
    }
  });

  test('shows fields and money as they stood before, and in the end as they are', () => {
    for (const happened of roundEnds) {
      const { before, after } = happened;
      const beats = beatsOf(happened, NORMAL);
      const drying = beats.find(({ name }) => name === 'drying')!;
      const squares = (view: View) =>
        view.plantations.map(({ square, markers, desert }) => [square, markers, desert]);
      expect(squares(beats[0]!.view)).toEqual(squares(before));
      expect(squares(drying.view)).toEqual(squares(after));
      for (const { view } of beats.slice(0, -1))
        expect(view.seats.map(({ cash }) => cash + INCOME)).toEqual(after.seats.map(({ cash }) => cash));
      expect(beats.at(-1)!.view).toBe(after);
    }
  });

  test('lights its phases on the ribbon', () => {
    const lit = beatsOf(roundEnds[0]!, NORMAL).map((beat) => litPhase(beat, beat.view));
    expect(lit.slice(-2)).toEqual(['drying', 'income']);
  });
});

describe('every phase', () => {
  test('lights up in every round', () => {
    for (const rows of MATCHES) {
      const lit = new Map<number, Set<string>>();
      for (const happened of rows) {
        const { after } = happened;
        const phases = lit.get(after.round) ?? new Set();
        for (const beat of beatsOf(happened, NORMAL)) phases.add(litPhase(beat, beat.view));
        phases.add(litPhase(null, after));
        lit.set(after.round, phases);
      }
      const last = Math.max(...lit.keys());
      for (const [round, phases] of lit) {
        if (round === 0) continue;
        const wanted = ['auction', 'overseer', 'planting', 'bribing'];
        const end = round === last ? ['over'] : ['extra', 'drying', 'income'];
        expect([...phases], `round ${round}`).toEqual(expect.arrayContaining([...wanted, ...end]));
      }
    }
  });
});

describe('the ceremony', () => {
  test('counts the areas one by one, then the money, then shows the winner', () => {
    for (const happened of lastRows) {
      const names = namesOf(happened).filter(isCeremony);
      expect(names.join(' ')).toMatch(/^(fields )?(area )*money winner$/);
    }
  });

  test.each(Object.entries(SPEEDS))('takes eight seconds at most: %s', (_name, speed) => {
    for (const happened of lastRows) {
      const ms = total(happened, { speed, calm: false, during: DURING * speed });
      expect(ms).toBeGreaterThan(0);
      expect(ms).toBeLessThanOrEqual(CEREMONY_MS);
    }
  });

  test('[C52][C53][C54] ends with the points of the match, and never takes any away', () => {
    for (const happened of lastRows) {
      const { after } = happened;
      let last = after.seats.map(() => 0);
      for (const beat of beatsOf(happened, NORMAL)) {
        const now = countedAt(after, beat).map(({ fields, cash }) => fields + cash);
        now.forEach((points, seat) => expect(points).toBeGreaterThanOrEqual(last[seat]!));
        last = now;
      }
      const { points } = canals.outcome(canals.known(after))!;
      expect(last).toEqual(points);
      expect(countedAt(after, null).map(({ fields, cash }) => fields + cash)).toEqual(points);
      expect(standings(canals.known(after)).map(({ now }) => now)).toEqual(points);
    }
  });

  test('says nothing of the result before it is over', () => {
    for (const happened of lastRows)
      for (const beat of beatsOf(happened, NORMAL)) expect(beat.untold).toBe(true);
  });
});

describe('with less motion', () => {
  const calm = { speed: 1, calm: true, during: DURING };

  test('the end of a round is shown in steps, and the result of the match immediately', () => {
    expect(namesOf(roundEnds[0]!, calm)).toContain('drying');
    for (const happened of lastRows) expect(beatsOf(happened, calm)).toEqual([]);
  });

  test('nothing moves', () => {
    for (const happened of [...roundEnds, ...lastRows]) {
      for (const beat of beatsOf(happened, NORMAL)) {
        const still = cuesOf(beat, happened, { calm: true });
        expect(still.filter(({ kind }) => kind !== 'label')).toEqual([]);
      }
    }
    const income = beatsOf(roundEnds[0]!, calm).find(({ name }) => name === 'income')!;
    expect(cuesOf(income, roundEnds[0]!, { calm: true })[0]).toEqual({
      kind: 'label',
      seat: 'p1',
      text: '+3',
    });
  });
});

describe('what is seen in a beat', () => {
  test('fits into it', () => {
    for (const happened of [...roundEnds, ...lastRows]) {
      for (const beat of beatsOf(happened, NORMAL)) {
        for (const cue of cuesOf(beat, happened, { calm: false })) {
          if (cue.kind !== 'label' && cue.kind !== 'lift' && cue.kind !== 'crack')
            expect(cue.ms, beat.name).toBeLessThanOrEqual(BEAT_MS.income);
        }
      }
    }
  });

  test('[C48] is a marker for each that was lost and a crack for each new desert', () => {
    for (const happened of roundEnds) {
      const drying = beatsOf(happened, NORMAL).find(({ name }) => name === 'drying')!;
      const cues = cuesOf(drying, happened, { calm: false });
      const markers = (view: View) =>
        view.plantations.reduce((sum, each) => sum + (each.desert ? 0 : each.markers), 0);
      const deserts = (view: View) => view.plantations.filter(({ desert }) => desert).length;
      expect(cues.filter(({ kind }) => kind === 'lift').length).toBe(
        markers(happened.before) - markers(happened.after),
      );
      expect(cues.filter(({ kind }) => kind === 'crack').length).toBe(
        deserts(happened.after) - deserts(happened.before),
      );
    }
  });
});

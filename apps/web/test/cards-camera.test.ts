import { signal } from '@preact/signals';
import { cards, type Offer, placesOf, type View } from '@santiago/cards';
import { FastRandom, lowestSeat, makeSetup, OWES_CHANCE, type Seat, seatIndex } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { Camera } from '@santiago/cards/page/board/camera.ts';
import { edgeMarkOf } from '@santiago/cards/page/board/edges.ts';
import { boxOf, centreOf, meant } from '@santiago/cards/page/board/geometry.ts';
import { lieFor, sightsOf } from '@santiago/cards/page/board/sights.ts';
import { type Box, type Lie, type Size, toFrame } from '@santiago/table/page/ui/panzoom.ts';

interface Position {
  readonly view: View;
  readonly offer: Offer | null;
  readonly seat: Seat;
}

/** Every position of a match of chance, as each seat that has to act sees it. */
const positionsOf = (players: number, seed: number): Position[] => {
  const setup = makeSetup(cards.setup, { players });
  if (!setup.ok) throw new Error(setup.fault.text);
  const random = new FastRandom(seed);
  const state = cards.start(setup.value);
  const found: Position[] = [];
  while (cards.outcome(state) === null && found.length < 90) {
    const owes = cards.owes(state);
    const who = owes === OWES_CHANCE ? -1 : lowestSeat(owes);
    const code = who < 0 ? cards.draw(state, random) : cards.sample(state, who, random);
    if (cards.decode(code).kind === 'resign') continue;
    if (who >= 0) {
      const seat = (['p1', 'p2', 'p3', 'p4'] as const)[who]!;
      const view = cards.view(state, seat);
      found.push({ view, offer: cards.offer(cards.known(view), seatIndex(seat)), seat });
    }
    cards.play(state, who, code);
  }
  return found;
};

const POSITIONS = [2, 3, 4].flatMap((players) => [1, 2].flatMap((seed) => positionsOf(players, seed)));
const SIZES: readonly Size[] = [
  { width: 344, height: 230 },
  { width: 380, height: 300 },
  { width: 820, height: 520 },
  { width: 1300, height: 700 },
];

const isSeen = (box: Box, lie: Lie, { width, height }: Size): boolean => {
  const a = toFrame(lie, { x: box.left, y: box.top });
  const b = toFrame(lie, { x: box.right, y: box.bottom });
  return a.x >= 0 && a.y >= 0 && b.x <= width && b.y <= height;
};

describe('the camera of the card table', () => {
  test('[X11][X28] has the own line, the nearest enemy and every legal spot in view, upright and sideways', () => {
    let acts = 0;
    for (const { view, offer, seat } of POSITIONS) {
      if (view.phase.kind !== 'act' || offer === null) continue;
      acts++;
      const own = view.table.filter(({ owner }) => owner === seat);
      const spots = [
        ...placesOf(offer.lay?.runs ?? []),
        ...offer.moves.flatMap(({ runs }) => placesOf(runs)),
      ];
      for (const size of SIZES) {
        const lie = lieFor(sightsOf(view, offer, seat), size);
        expect([...own, ...spots].filter((place) => !isSeen(boxOf(place), lie, size))).toEqual([]);
        const enemies = view.table.filter(({ owner }) => owner !== seat);
        expect(enemies.some((card) => isSeen(boxOf(card), lie, size))).toBe(true);
      }
    }
    expect(acts).toBeGreaterThan(60);
  });

  test('shows the whole table at the end, and where it is large enough to be read', () => {
    for (const { view, offer, seat } of POSITIONS) {
      if (view.table.length === 0) continue;
      const over: View = { ...view, phase: { kind: 'over', ending: 'passes' } };
      const [small] = SIZES;
      const end = lieFor(sightsOf(over, null, seat), small!);
      expect(view.table.filter((card) => !isSeen(boxOf(card), end, small!))).toEqual([]);
      if (view.phase.kind !== 'act') continue;
      const large = { width: 2400, height: 1600 };
      const lie = lieFor(sightsOf(view, offer, seat), large);
      expect(view.table.filter((card) => !isSeen(boxOf(card), lie, large))).toEqual([]);
    }
  });

  const NEAR = { must: { left: 0, top: 0, right: 100, bottom: 100 }, rest: [] };
  const FAR = { must: { left: 0, top: 0, right: 900, bottom: 700 }, rest: [] };
  const opened = () => {
    const sights = signal(NEAR);
    const choosing = signal(false);
    const camera = new Camera(sights, choosing);
    camera.resize({ width: 400, height: 300 });
    return { sights, choosing, camera, first: camera.lie.value };
  };

  test('follows what matters', () => {
    const { sights, camera, first } = opened();
    sights.value = FAR;
    expect(camera.lie.value.scale).toBeLessThan(first.scale);
  });

  test('stays while a choice is open, also when the panel below grows; another width is another window', () => {
    const { sights, choosing, camera, first } = opened();
    choosing.value = true;
    sights.value = FAR;
    camera.resize({ width: 400, height: 220 });
    expect(camera.lie.value).toEqual(first);
    camera.resize({ width: 700, height: 220 });
    expect(camera.lie.value).not.toEqual(first);
  });

  test('stays where it is seen between pointer down and up, then goes on', () => {
    const { sights, camera, first } = opened();
    const onItsWay = { ...first, x: first.x + 7 };
    camera.press(onItsWay);
    expect(camera.lie.value).toEqual(onItsWay);
    sights.value = FAR;
    expect(camera.lie.value).toEqual(onItsWay);
    camera.release();
    expect(camera.lie.value).toEqual(lieFor(FAR, { width: 400, height: 300 }));
  });

  test('stays where it was tapped if the tap opens a choice', () => {
    const { choosing, camera, first } = opened();
    const onItsWay = { ...first, y: first.y - 11 };
    camera.press(onItsWay);
    choosing.value = true;
    camera.release();
    expect(camera.lie.value).toEqual(onItsWay);
  });

  test('looks again when asked to, even while a choice is open', () => {
    const { sights, choosing, camera } = opened();
    choosing.value = true;
    sights.value = FAR;
    camera.follow();
    expect(camera.lie.value).toEqual(lieFor(FAR, { width: 400, height: 300 }));
  });
});

describe('a sign at the edge', () => {
  const size = { width: 400, height: 300 };
  const lie = { scale: 1, x: 0, y: 0 };

  test('is there for nothing that is seen', () => {
    expect(
      edgeMarkOf(
        [
          { x: 10, y: 10 },
          { x: 390, y: 290 },
        ],
        lie,
        size,
      ),
    ).toBeNull();
  });

  test('points to the nearest of what is outside, and counts it', () => {
    const mark = edgeMarkOf(
      [
        { x: 900, y: 150 },
        { x: 500, y: 150 },
        { x: 20, y: 20 },
      ],
      lie,
      size,
    )!;
    expect(mark).toMatchObject({ count: 2, target: { x: 500, y: 150 }, angle: 0 });
    expect(mark.at).toEqual({ x: 376, y: 150 });
  });

  test('stands inside the frame, whatever it points to', () => {
    for (let angle = 0; angle < 360; angle += 7) {
      const point = { x: 200 + 999 * Math.cos(angle), y: 150 + 999 * Math.sin(angle) };
      const { at } = edgeMarkOf([point], lie, size)!;
      expect(at.x).toBeGreaterThanOrEqual(23.9);
      expect(at.x).toBeLessThanOrEqual(376.1);
      expect(at.y).toBeGreaterThanOrEqual(23.9);
      expect(at.y).toBeLessThanOrEqual(276.1);
    }
  });
});

describe('the place that is meant', () => {
  const upright = { x: 0, y: 0, dir: 'v' } as const;
  const across = { x: 1, y: 0, dir: 'h' } as const;

  test('is the nearest one', () => {
    expect(meant([upright, across], centreOf(across), { within: 60, dir: 'h' })).toBe(across);
    expect(meant([upright], { x: 900, y: 900 }, { within: 60, dir: 'v' })).toBeNull();
  });

  test('is preferably one for the card as it is turned, if both are near', () => {
    const [a, b] = [centreOf(upright), centreOf(across)];
    const between = { x: (a.x + b.x) / 2 + 1, y: (a.y + b.y) / 2 };
    expect(meant([upright, across], between, { within: 90, dir: 'v' })).toBe(upright);
  });
});

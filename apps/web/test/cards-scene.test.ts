import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { cards, type CardsTypes, type View } from '@santiago/cards';
import { FastRandom, lowestSeat, makeSetup, OWES_CHANCE, type Refusal } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { placeKey } from '@santiago/cards/page/board/geometry.ts';
import { type CardsEvent, type Draft, interaction } from '@santiago/cards/page/panel/interaction.ts';
import { Scene } from '@santiago/cards/page/table/scene.ts';
import type { TableFacts, TableRow, TableSource } from '@santiago/table/page/sources/contract.ts';
import { TableModel } from '@santiago/table/page/model/model.ts';
import { OpenDecision } from '@santiago/table/page/model/openDecision.ts';

/** Rows of a match of chance as p1 was told of it, up to the first decision that p1 has after some turns. */
const rowsOf = (setup: TableFacts['setup'], turns: number): readonly TableRow[] => {
  const random = new FastRandom(5);
  const state = cards.start(setup);
  const rows: TableRow[] = [];
  for (;;) {
    const { phase, seats } = cards.view(state, 'p1');
    if (phase.kind === 'act' && phase.by === 'p1' && seats[0]!.turns >= turns) return rows;
    const owes = cards.owes(state);
    const who = owes === OWES_CHANCE ? -1 : lowestSeat(owes);
    const code = who < 0 ? cards.draw(state, random) : cards.sample(state, who, random);
    const action = cards.decode(code);
    if (action.kind === 'resign' || action.kind === 'pass' || action.kind === 'give') continue;
    rows.push({ number: rows.length + 1, told: cards.told(state, who, action, 'p1'), note: null });
    cards.play(state, who, code);
  }
};

const openScene = () => {
  const setup = makeSetup(cards.setup, { players: 3 });
  if (!setup.ok) throw new Error(setup.fault.text);
  const facts = signal<TableFacts | null>({
    game: 'cards',
    setup: setup.value,
    viewer: 'p1',
    seats: (['p1', 'p2', 'p3'] as const).map((seat) => ({ seat, name: seat, kind: 'bot', here: true })),
    rows: rowsOf(setup.value, 3),
    version: 0,
    canUndo: false,
    due: {},
    handTo: null,
    trouble: null,
  });
  const acts: string[] = [];
  const source = {
    facts,
    act: (text: string): Promise<Refusal | null> => {
      acts.push(text);
      return Promise.resolve(null);
    },
  } as unknown as TableSource;
  const model = new TableModel<CardsTypes>(cards, source, () => ({ before: 0, during: 0 }));
  const decision = new OpenDecision<CardsTypes, Draft, CardsEvent>(model, interaction, () => true);
  const scene = new Scene(model, decision);
  const [card] = model.offer.value!.lay!.cards;
  return { scene, facts, acts, card: card! };
};

type Part = Exclude<
  { [Key in keyof Scene]: Scene[Key] extends ReadonlySignal<unknown> ? Key : never }[keyof Scene],
  'hovered'
>;

/** How often each part of the scene changed while something was done: what reads it is drawn that often. */
const changesOf = (scene: Scene, parts: readonly Part[], what: () => void): Partial<Record<Part, number>> => {
  const counts: Partial<Record<Part, number>> = {};
  const stops = parts.map((part) =>
    effect(() => {
      void scene[part].value;
      counts[part] = (counts[part] ?? -1) + 1;
    }),
  );
  what();
  for (const stop of stops) stop();
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
};

const PARTS: readonly Part[] = [
  'view',
  'facts',
  'wording',
  'spots',
  'ground',
  'hot',
  'named',
  'situation',
  'preview',
  'ghost',
  'pickable',
  'fighting',
  'card',
  'trading',
  'lifted',
  'changed',
  'departed',
  'fight',
  'sights',
  'holding',
];

describe('what is drawn again at the card table', () => {
  test('a hover draws the ghost and what it means, and nothing else', () => {
    const { scene, card } = openScene();
    scene.handle({ kind: 'card', card });
    const [first, second] = scene.spots.value;
    const changes = changesOf(scene, PARTS, () => {
      scene.hover(first!);
      scene.hover(second!);
      scene.hover(null);
    });
    expect(changes).toEqual({ preview: 3, ghost: 3 });
  });

  test('a hover over the same place is no change', () => {
    const { scene, card } = openScene();
    scene.handle({ kind: 'card', card });
    const [place] = scene.spots.value;
    scene.hover(place!);
    expect(changesOf(scene, PARTS, () => scene.hover({ ...place! }))).toEqual({});
  });

  test('choosing a place leaves the places, their names and the cards on the table', () => {
    const { scene, card } = openScene();
    scene.handle({ kind: 'card', card });
    const changes = changesOf(scene, PARTS, () =>
      scene.handle({ kind: 'spot', place: scene.spots.peek()[0]! }),
    );
    expect(Object.keys(changes).toSorted()).toEqual(['ghost', 'pickable', 'preview', 'situation']);
  });

  test('talk, or somebody coming in, draws nothing of the felt', () => {
    const { scene, facts } = openScene();
    const changes = changesOf(scene, PARTS, () => (facts.value = { ...facts.value!, canUndo: true }));
    expect(changes).toEqual({});
  });

  test('a changed name is told again', () => {
    const { scene, facts } = openScene();
    const { seats } = facts.value!;
    const changes = changesOf(scene, ['wording', 'spots', 'facts'], () => {
      facts.value = { ...facts.value!, seats: seats.with(1, { ...seats[1]!, name: 'Bo' }) };
    });
    expect(changes).toEqual({ wording: 1 });
    expect(scene.wording.value.whoOf('p2').name).toBe('Bo');
  });
});

describe('what the card table shows', () => {
  test('the ghost of the place under the pointer, until one is chosen', () => {
    const { scene, card } = openScene();
    expect(scene.ghost.value).toBeNull();
    scene.handle({ kind: 'card', card });
    const [first, second] = scene.spots.value;
    scene.hover(first!);
    expect(placeKey(scene.ghost.value!.place)).toBe(placeKey(first!));
    scene.handle({ kind: 'spot', place: second! });
    scene.hover(first!);
    expect(placeKey(scene.ghost.value!.place)).toBe(placeKey(second!));
    expect(scene.ghost.value!.look).toMatchObject({ owner: 'p1', card });
  });

  test('no place that cannot be chosen', () => {
    const { scene, card } = openScene();
    scene.handle({ kind: 'card', card });
    scene.hover({ x: 400, y: 400, dir: 'v' });
    expect(scene.ghost.value).toBeNull();
  });

  test('odds over exactly the cards that the place touches', () => {
    const { scene, card } = openScene();
    scene.handle({ kind: 'card', card });
    for (const place of scene.spots.value) {
      scene.hover(place);
      expect(scene.bubbles.value.size > 0).toBe(scene.hot.value.has(placeKey(place)));
    }
  });

  test('as many named places as there are, whichever way the card is turned', () => {
    const { scene, card } = openScene();
    scene.handle({ kind: 'card', card });
    const spots = scene.spots.value;
    expect(new Set(spots.map(({ dir }) => dir))).toEqual(new Set(['v', 'h']));
    scene.handle({ kind: 'turn' });
    expect(scene.spots.value).toHaveLength(spots.length);
    expect(scene.named.value).toHaveLength(spots.length);
  });

  test('the card that was laid last as changed', () => {
    const { scene } = openScene();
    const view: View = scene.view.value;
    const key = scene.changed.value;
    if (key !== null) expect(view.table.map(({ x, y }) => `${x},${y}`)).toContain(key);
    expect(scene.fighting.value.size).toBe(0);
  });

  test('an action goes to the source in notation', () => {
    const { scene, acts, card } = openScene();
    scene.handle({ kind: 'card', card });
    const place = scene.spots.value[0]!;
    scene.handle({ kind: 'spot', place });
    scene.handle({ kind: 'commit' });
    expect(acts).toEqual([`place ${card} ${placeKey(place)}`]);
    expect(scene.decision.busy.value).toBe(true);
  });
});

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { canals, type CanalsTypes, type Crop, type State } from '@santiago/canals';
import type { Refusal } from '@santiago/kernel';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cropLetters, type CropTexts } from '@santiago/canals/page/symbols/cropLetters.ts';
import { de } from '@santiago/canals/page/i18n/de.ts';
import { en } from '@santiago/canals/page/i18n/en.ts';
import { type CanalsEvent, type Draft, interaction } from '@santiago/canals/page/panel/interaction.ts';
import type { TableScene } from '@santiago/canals/page/table/scene.ts';
import type { Spot } from '@santiago/canals/page/board/spot.ts';
import type { TableFacts, TableSource } from '@santiago/table/page/sources/contract.ts';
import { TableModel } from '@santiago/table/page/model/model.ts';
import { OpenDecision } from '@santiago/table/page/model/openDecision.ts';
import { auction, played } from './canals-table.ts';

// A window without a screen: settings and the size of the window ask for no more.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('document', { documentElement: { lang: 'en' } });
const { TableScene: Scene } = await import('@santiago/canals/page/table/scene.ts');
const { Fields, TargetMarks } = await import('@santiago/canals/page/board/Fields.tsx');
const { DitchHints } = await import('@santiago/canals/page/board/Waters.tsx');
const { settings } = await import('@santiago/table/page/browser/settings.ts');
const { loadLanguage } = await import('@santiago/table/page/i18n/index.ts');

/** The table of p2 at a step of a match. */
const openScene = (state: State) => {
  const view = canals.view(state, 'p2');
  const facts = signal<TableFacts | null>({
    game: 'canals',
    setup: view.setup,
    viewer: 'p2',
    seats: (['p1', 'p2', 'p3', 'p4'] as const).map((seat) => ({ seat, name: seat, kind: 'bot', here: true })),
    rows: [],
    start: view,
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
  const model = new TableModel<CanalsTypes>(canals, source, () => ({ before: 0, during: 0 }));
  const decision = new OpenDecision<CanalsTypes, Draft, CanalsEvent>(model, interaction, () => true);
  return { scene: new Scene(model, decision), facts, acts };
};

const PLANTING = played(
  auction(4),
  'p2 bid 3, p3 bid 2, p4 bid 1, p1 pass, p2 plant banana2 c3, p3 plant cane2 d3, p4 plant potato1 e4, p1 plant bean2 a1, p2 pass, p3 pass, p4 pass, p1 dig C2-D2, p2 pass, p3 pass, p4 pass, p1 pass, * reveal banana2 cane2 potato2 bean1, p2 bid 3, p3 bid 2, p4 bid 1, p1 pass',
);

const BRIBING = played(
  PLANTING,
  'p2 plant banana2 d4, p3 plant cane2 e3, p4 plant potato2 f4, p1 plant bean1 b1',
);

const square = (name: string): Spot => ({ kind: 'square', square: name as never });

type Part = {
  [Key in keyof TableScene]: TableScene[Key] extends ReadonlySignal<unknown> ? Key : never;
}[keyof TableScene];

const PARTS: readonly Part[] = [
  'view',
  'facts',
  'edition',
  'wording',
  'teller',
  'news',
  'situation',
  'geometry',
  'letters',
  'water',
  'damp',
  'targets',
  'picked',
  'ghost',
  'ringed',
  'wetted',
  'hinted',
  'changed',
  'sight',
];

/** How often each part of the scene changed while something was done: what reads it is drawn that often. */
const changesOf = (scene: TableScene, what: () => void): Partial<Record<Part, number>> => {
  const counts: Partial<Record<Part, number>> = {};
  const stops = PARTS.map((part) =>
    effect(() => {
      void scene[part].value;
      counts[part] = (counts[part] ?? -1) + 1;
    }),
  );
  what();
  for (const stop of stops) stop();
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
};

beforeEach(async () => {
  settings.letters.value = 'no';
  settings.speed.value = 'normal';
  await loadLanguage('en');
});

describe('what is drawn again at the table of Canals', () => {
  test('a hover changes the shadow of the tile and nothing else', () => {
    const { scene } = openScene(PLANTING);
    scene.handle({ kind: 'tile', tile: 'cane2' });
    const changes = changesOf(scene, () => {
      scene.hover(square('e3'));
      scene.hover(square('h6'));
    });
    expect(changes).toEqual({ ghost: 2, ringed: 2, hinted: 1 });
  });

  test('a hover over the same square, or over what cannot be chosen, is no change', () => {
    const { scene } = openScene(PLANTING);
    scene.handle({ kind: 'tile', tile: 'cane2' });
    scene.hover(square('e3'));
    expect(changesOf(scene, () => scene.hover(square('e3')))).toEqual({});
    scene.hover(null);
    expect(changesOf(scene, () => scene.hover(square('c3')))).toEqual({});
  });

  test('an amount changes the decision and nothing of the board', () => {
    const { scene } = openScene(auction(4));
    expect(changesOf(scene, () => scene.handle({ kind: 'amount', amount: 3 }))).toEqual({ situation: 1 });
  });

  test('choosing a square leaves what can be chosen', () => {
    const { scene } = openScene(PLANTING);
    scene.handle({ kind: 'tile', tile: 'cane2' });
    const changes = changesOf(scene, () => scene.handle({ kind: 'point', spot: square('e3') }));
    expect(Object.keys(changes).toSorted()).toEqual(['ghost', 'picked', 'ringed', 'situation']);
  });

  test('talk, or somebody coming in, draws nothing of the board and undoes no choice', () => {
    const { scene, facts } = openScene(auction(4));
    scene.handle({ kind: 'amount', amount: 3 });
    expect(changesOf(scene, () => (facts.value = { ...facts.value!, canUndo: true }))).toEqual({});
    expect(scene.decision.draft.value.amount).toBe(3);
  });
});

describe('what the table of Canals shows', () => {
  test('the tile under the mouse, until a square is chosen', () => {
    const { scene } = openScene(PLANTING);
    scene.handle({ kind: 'tile', tile: 'cane2' });
    scene.hover(square('e3'));
    expect(scene.ghost.value).toEqual({ tile: 'cane2', square: 'e3', seat: 'p2', markers: 2 });
    expect([...scene.ringed.value]).toEqual(['d3']);
    scene.handle({ kind: 'point', spot: square('h6') });
    expect(scene.ghost.value?.square).toBe('h6');
    scene.hover(square('e3'));
    expect(scene.ghost.value?.square).toBe('h6');
  });

  test('a tap that chooses something does not enlarge the board, one that chooses nothing may', () => {
    const { scene } = openScene(PLANTING);
    scene.handle({ kind: 'tile', tile: 'cane2' });
    scene.handle({ kind: 'point', spot: square('e3') });
    expect(scene.isIdle()).toBe(false);
    scene.handle({ kind: 'point', spot: square('c3') });
    expect(scene.isIdle()).toBe(true);
  });

  test('why not, in the words of the reader', async () => {
    const { scene } = openScene(PLANTING);
    scene.handle({ kind: 'point', spot: square('c3') });
    const refusal = scene.decision.refusal.value!;
    expect(scene.explainRefusal(refusal)).toEqual({
      text: 'c3 is already planted. Choose a free square.',
      section: 'planting',
    });
    const said = { text: en.refusals['wrong-phase'](), section: 'round' };
    expect(await scene.command('bid 3')).toEqual(said);
  });

  test('letters on the tiles, in the language that is switched to', async () => {
    const { scene } = openScene(PLANTING);
    const lettersOf = () => [
      ...renderToString(h(Fields, { scene })).matchAll(/class="crop-letter"[^>]*>(\p{L}+)</gu),
    ];
    expect(lettersOf()).toEqual([]);
    settings.letters.value = 'yes';
    const planted = scene.view.value.plantations.map(({ tile }) => tile.slice(0, -1));
    const initials = (crops: CropTexts) => planted.map((crop) => cropLetters(crops)[crop as Crop]);
    expect(lettersOf().map(([, letter]) => letter)).toEqual(initials(en.crops.amigo));
    await loadLanguage('de');
    expect(scene.words.value).toBe(de);
    expect(initials(de.crops.amigo)).not.toEqual(initials(en.crops.amigo));
    expect(lettersOf().map(([, letter]) => letter)).toEqual(initials(de.crops.amigo));
  });

  test('every ditch that can be chosen is lit and pulses, without motion it is lit', () => {
    const { scene } = openScene(BRIBING);
    const { ditches } = scene.targets.value;
    const lit = () => /class="ditch-lit( pulse)?" d="([^"]*)"/.exec(renderToString(h(DitchHints, { scene })));
    expect(ditches.length).toBeGreaterThan(1);
    expect(lit()?.[2]?.match(/M/g)).toHaveLength(ditches.length);
    expect(lit()?.[1]).toBe(' pulse');
    settings.speed.value = 'off';
    expect(lit()?.[2]?.match(/M/g)).toHaveLength(ditches.length);
    expect(lit()?.[1]).toBeUndefined();
  });

  test('the squares for a tile pulse, and choosing one does not make the others pulse again', () => {
    const { scene } = openScene(PLANTING);
    scene.handle({ kind: 'tile', tile: 'cane2' });
    const drawn = () => TargetMarks({ scene });
    expect(drawn().props.class).toBe('targets pulse');
    const { key } = drawn();
    scene.handle({ kind: 'point', spot: square('e3') });
    expect(drawn().key).toBe(key);
  });
});

import { type Area, areas, canals, INCOME, type Plantation, type View } from '@santiago/canals';
import type { Beat, Happened } from '@santiago/table/page/model/model.ts';
import { phaseKey, type PhaseKey } from '../panel/phases.ts';

/** What the final ceremony shows after the last round, in this order. */
const CEREMONY = ['fields', 'area', 'money', 'winner'] as const;
type CeremonyName = (typeof CEREMONY)[number];

/** How long each beat is, at normal speed. */
export const BEAT_MS = {
  overseer: 450,
  extra: 300,
  drying: 1200,
  /** No plantation has dried. */
  spared: 500,
  income: 1200,
  fields: 900,
  area: 650,
  money: 800,
  winner: 1100,
} as const;

/** The ceremony never takes longer than this, at any speed. */
export const CEREMONY_MS = 8000;

/** Smaller areas are counted together, so that at most this many are shown one by one. */
const AREA_BEATS = 8;

/** How fast the beats are played, and whether anything may move. */
export interface Tempo {
  readonly speed: number;
  readonly calm: boolean;
  /** How long the row itself is shown. */
  readonly during: number;
}

type CanalsBeat = Beat<View>;

export const isCeremony = (name: string): name is CeremonyName => CEREMONY.some((each) => each === name);

/** The highlighted phase: that of the beat, otherwise that of the view. */
export const litPhase = (beat: Pick<Beat, 'name'> | null, view: View): PhaseKey => {
  if (beat === null) return phaseKey(view);
  return isCeremony(beat.name) ? 'over' : (beat.name as PhaseKey);
};

/** The board before it dried. */
const fieldsBefore = ({ before, after }: Pick<Happened<View>, 'before' | 'after'>): Plantation[] => {
  const old = new Map(before.plantations.map((plantation) => [plantation.square, plantation]));
  return after.plantations.map((now) => old.get(now.square) ?? now);
};

const withoutIncome = (view: View): View => ({
  ...view,
  seats: view.seats.map((seat) => ({ ...seat, cash: seat.cash - INCOME })),
});

/** The difference between two views: who lost a marker where, and which squares turned to desert [C48]. */
export const driedBetween = (before: View, after: View) => {
  const old = new Map(before.plantations.map((plantation) => [plantation.square, plantation]));
  const changed = after.plantations.flatMap((now) => {
    const was = old.get(now.square);
    return was === undefined ? [] : [{ was, now }];
  });
  return {
    deserts: changed.filter(({ was, now }) => now.desert && !was.desert).map(({ was }) => was),
    lost: changed.filter(({ was, now }) => !now.desert && now.markers < was.markers).map(({ was }) => was),
  };
};

/** Beats in their order; beats of the same name are numbered. */
class Score {
  readonly beats: CanalsBeat[] = [];

  add(name: PhaseKey | CeremonyName, ms: number, view: View): this {
    const part = this.beats.filter((beat) => beat.name === name).length;
    if (ms > 0) this.beats.push({ name, part, ms, view, untold: view.phase.kind === 'over' });
    return this;
  }
}

/** [C47–C50] The action, the extra canal if nobody was asked for one, then drying and income. */
const roundEnd = (happened: Happened<View>, { speed, during }: Tempo): readonly CanalsBeat[] => {
  const { before, after } = happened;
  const { deserts, lost } = driedBetween(before, after);
  const unpaid = withoutIncome(after);
  const undried = { ...unpaid, plantations: fieldsBefore(happened) };
  const own = phaseKey(before);
  const score = new Score().add(own, during, undried);
  if (own !== 'extra') score.add('extra', BEAT_MS.extra * speed, undried);
  return score
    .add('drying', (deserts.length + lost.length > 0 ? BEAT_MS.drying : BEAT_MS.spared) * speed, unpaid)
    .add('income', BEAT_MS.income * speed, after).beats;
};

/** The last bid, then the new overseer. */
const auctionEnd = ({ before, after }: Happened<View>, { speed, during }: Tempo): readonly CanalsBeat[] =>
  new Score()
    .add('auction', during, { ...after, overseer: before.overseer })
    .add('overseer', BEAT_MS.overseer * speed, after).beats;

const bestOf = (area: Area): number => Math.max(...area.points);

/** The steps of the final count: all small areas together, then each larger area. */
export const countedAreas = (view: View): readonly (readonly Area[])[] => {
  const earning = areas(canals.known(view), 'irrigated')
    .filter((area) => bestOf(area) > 0)
    .toSorted((a, b) => bestOf(a) - bestOf(b));
  const together = earning.length - AREA_BEATS + 1;
  const [small, large] = together > 1 ? [earning.slice(0, together), earning.slice(together)] : [[], earning];
  return [...(small.length > 0 ? [small] : []), ...large.map((area) => [area])];
};

/**
 * [C51–C54] Everything dry turns to desert, the areas are counted one by one, then the money; then the winner is
 * shown.
 */
const matchEnd = (happened: Happened<View>, tempo: Tempo): readonly CanalsBeat[] => {
  const { before, after } = happened;
  if (tempo.calm) return [];
  const undried = { ...after, plantations: fieldsBefore(happened) };
  const score = new Score().add(phaseKey(before), tempo.during / tempo.speed, undried);
  if (driedBetween(before, after).deserts.length > 0) score.add('fields', BEAT_MS.fields, after);
  for (const _ of countedAreas(after)) score.add('area', BEAT_MS.area, after);
  const { beats } = score.add('money', BEAT_MS.money, after).add('winner', BEAT_MS.winner, after);
  const total = beats.reduce((sum, { ms }) => sum + ms, 0);
  const factor = Math.min(tempo.speed, CEREMONY_MS / total);
  return beats.map((beat) => ({ ...beat, ms: beat.ms * factor }));
};

/** The beats that show the result of a row; empty where it is shown at once. */
export const beatsOf = (happened: Happened<View>, tempo: Tempo): readonly CanalsBeat[] => {
  const { before, after } = happened;
  if (before.round === 0) return [];
  if (after.phase.kind === 'over') return matchEnd(happened, tempo);
  if (after.phase.kind === 'reveal') return roundEnd(happened, tempo);
  const bids = before.phase.kind === 'auction' || before.phase.kind === 'sealed';
  return bids && after.phase.kind === 'planting' ? auctionEnd(happened, tempo) : [];
};

/** How many steps of the count a beat shows. */
const stepsAt = (beat: Pick<Beat, 'name' | 'part'> | null, steps: number): number => {
  if (beat === null || beat.name === 'money' || beat.name === 'winner') return steps;
  return beat.name === 'area' ? beat.part + 1 : 0;
};

/** The parts of a seat's total. */
export interface Counted {
  readonly fields: number;
  readonly cash: number;
}

/** By seat: what has been counted when this beat is shown; everything without a beat. */
export const countedAt = (view: View, beat: Pick<Beat, 'name' | 'part'> | null): readonly Counted[] => {
  const steps = countedAreas(view);
  const counted = steps.slice(0, stepsAt(beat, steps.length)).flat();
  const withMoney = beat === null || beat.name === 'money' || beat.name === 'winner';
  return view.seats.map(({ cash }, seat) => ({
    fields: counted.reduce((sum, area) => sum + area.points[seat]!, 0),
    cash: withMoney ? cash : 0,
  }));
};

import {
  type Action,
  canals,
  type CanalsTypes,
  cropOf,
  plantersOf,
  type Tile,
  type View,
} from '@santiago/canals';
import { parseWho, type Seat, type Told } from '@santiago/kernel';
import type { Teller } from '../../table/Log.tsx';
import type { TableRow } from '../../sources/contract.ts';
import type { Edition } from './art.tsx';
import { factsOf } from './facts.ts';
import type { CanalsDictionary } from './i18n/en.ts';
import type { WhoOf } from '../../table/who.ts';

export interface Telling {
  readonly words: CanalsDictionary;
  readonly whoOf: WhoOf;
  readonly edition: Edition;
}

/** A row as it was told: who, and what he did; null for a bid that is sealed from this viewer. */
export const readTold = (told: Told): { readonly who: Seat | '*'; readonly action: Action | null } => {
  const space = told.text.indexOf(' ');
  return { who: parseWho(told.text.slice(0, space))!, action: canals.parse(told.text.slice(space + 1)) };
};

export const tileName = ({ words, edition }: Pick<Telling, 'words' | 'edition'>, tile: Tile): string =>
  words.tile(words.crops[edition][cropOf(tile)], plantersOf(tile));

/** `B2-C2` with a real dash. */
export const placeName = (ditch: string): string => ditch.replace('-', '–');

const isRoundOver = (before: View, after: View): boolean =>
  (after.phase.kind === 'reveal' || after.phase.kind === 'over') &&
  before.phase.kind !== 'set-up' &&
  before.round > 0;

/** What the end of a round brings: dried markers, deserts, income. */
const consequences = (before: View, after: View, { words, whoOf }: Telling): string[] => {
  if (!isRoundOver(before, after)) return [];
  const lost = new Map<Seat, string[]>();
  const deserts: string[] = [];
  for (const now of after.plantations) {
    const was = before.plantations.find(({ square }) => square === now.square);
    if (was === undefined) continue;
    if (now.desert && !was.desert) deserts.push(now.square);
    else if (now.planter !== null && now.markers < was.markers) {
      lost.set(now.planter, [...(lost.get(now.planter) ?? []), now.square]);
    }
  }
  const parts = [...lost].map(([seat, squares]) => words.log.loses(whoOf(seat), squares));
  if (deserts.length > 0) parts.push(words.log.desert(deserts));
  const lines = [parts.length === 0 ? words.log.dryingNone : words.log.drying(parts)];
  if (after.phase.kind === 'over') return [...lines, overLine(after, { words, whoOf })];
  return [...lines, words.log.income(3)];
};

const overLine = (view: View, { words, whoOf }: Pick<Telling, 'words' | 'whoOf'>): string => {
  const outcome = canals.outcome(canals.known(view))!;
  const best = Math.max(...outcome.points);
  const winners = outcome.points.flatMap((points, i) =>
    points === best ? [whoOf(`p${i + 1}` as Seat)] : [],
  );
  return words.log.over(winners, best);
};

const sealedLines = (row: TableRow, after: View, { words, whoOf }: Telling): string[] => {
  const { who } = readTold(row.told);
  if (row.told.shown.length === 0) return [words.log.sealed(whoOf(who as Seat))];
  const parts = after.seats.map((seat, i) => words.log.openedPart(whoOf(`p${i + 1}` as Seat), seat.bid ?? 0));
  const lines = [words.log.opened(parts)];
  if (after.overseer !== null) lines.push(words.log.becomesOverseer(whoOf(after.overseer)));
  return lines;
};

const bidLines = (seat: Seat, amount: number, after: View, { words, whoOf }: Telling): string[] => {
  const lines = [words.log.bid(whoOf(seat), amount)];
  const nobodyPassed = after.seats.every(({ bid }) => bid !== 0);
  if (after.phase.kind === 'planting' && nobodyPassed && after.overseer !== null) {
    lines.push(words.log.becomesOverseer(whoOf(after.overseer)));
  }
  return lines;
};

const passLines = (seat: Seat, before: View, telling: Telling): string[] => {
  const { words, whoOf } = telling;
  const who = whoOf(seat);
  switch (before.phase.kind) {
    case 'auction':
      return [before.seats.some(({ bid }) => bid === 0) ? words.log.pass(who) : words.log.passOverseer(who)];
    case 'bribing':
      return [words.log.offerNothing(who)];
    case 'decision':
      return [words.log.buildNothing(who)];
    default:
      return [words.log.extraPass(who)];
  }
};

const proposalsIn = (view: View) =>
  view.phase.kind === 'bribing' || view.phase.kind === 'decision' ? view.phase.proposals : [];

const seatLines = (seat: Seat, action: Action, before: View, after: View, telling: Telling): string[] => {
  const { words, whoOf } = telling;
  const who = whoOf(seat);
  switch (action.kind) {
    case 'spring':
      return [words.log.springBy(who, action.place)];
    case 'bid':
      return bidLines(seat, action.amount, after, telling);
    case 'pass':
      return passLines(seat, before, telling);
    case 'plant': {
      const tile = tileName(telling, action.tile);
      if (before.phase.kind === 'leftover') return [words.log.leftover(who, tile, action.square)];
      const planted = after.plantations.find(({ square }) => square === action.square);
      if (planted?.planted === 0) return [words.log.plantNeutral(who, tile, action.square)];
      return [
        words.log.plant(
          who,
          tile,
          action.square,
          factsOf(after).areaAt.get(action.square)?.squares.length ?? 1,
        ),
      ];
    }
    case 'propose':
      return [words.log.propose(who, placeName(action.ditch), action.amount)];
    case 'support': {
      const pool = proposalsIn(before).find(({ ditch }) => ditch === action.ditch)?.bribes ?? [];
      const sum = pool.reduce((total, { amount }) => total + amount, action.amount);
      return [words.log.support(who, placeName(action.ditch), action.amount, sum)];
    }
    case 'accept': {
      const bribes = proposalsIn(before).find(({ ditch }) => ditch === action.ditch)?.bribes ?? [];
      const names = bribes.map((bribe) => (whoOf(bribe.seat).you ? words.label.you : whoOf(bribe.seat).name));
      const sum = bribes.reduce((total, { amount }) => total + amount, 0);
      return [words.log.accept(who, placeName(action.ditch), sum, names)];
    }
    case 'dig': {
      if (before.phase.kind === 'first-canal') return [words.log.firstCanal(who, placeName(action.ditch))];
      const offers = proposalsIn(before);
      const highest = Math.max(
        0,
        ...offers.map(({ bribes }) => bribes.reduce((sum, { amount }) => sum + amount, 0)),
      );
      return [words.log.dig(who, placeName(action.ditch), highest + 1, offers.length > 0)];
    }
    case 'extra':
      return [words.log.extra(who, placeName(action.ditch))];
    default:
      return [];
  }
};

const chanceLines = (action: Action, telling: Telling): string[] => {
  const { words, whoOf } = telling;
  switch (action.kind) {
    case 'overseer':
      return [words.log.overseer(whoOf(action.seat))];
    case 'spring':
      return [words.log.spring(action.place)];
    case 'palms':
      return [words.log.palms(action.squares)];
    case 'aside':
      return [words.log.aside(tileName(telling, action.tile))];
    case 'reveal':
      return [words.log.reveal(action.tiles.map((tile) => tileName(telling, tile)))];
    default:
      return [];
  }
};

/** What a row did, in sentences: the action first, then what it brought about. */
const sentencesOf = (row: TableRow, before: View, after: View, telling: Telling): string[] => {
  const { who, action } = readTold(row.told);
  if (who === '*') return action === null ? [] : chanceLines(action, telling);
  if (before.phase.kind === 'sealed') return sealedLines(row, after, telling);
  if (action === null) return [];
  return [...seatLines(who, action, before, after, telling), ...consequences(before, after, telling)];
};

/** Tells the log, round by round. */
export const tellerOf = (telling: Telling): Teller<CanalsTypes> => ({
  tell: ({ row, before, after }) => {
    const { who, action } = readTold(row.told);
    const round = action?.kind === 'reveal' ? after.round : before.round;
    const { log } = telling.words;
    const chapter = round === 0 ? log.setUp : log.round(round);
    return { who, lines: sentencesOf(row, before, after, telling), chapter };
  },
});

import {
  type Action,
  canals,
  type CanalsTypes,
  costElsewhere,
  cropOf,
  type Ditch,
  INCOME,
  nobodyPassed,
  plantersOf,
  proposalOn,
  proposalsIn,
  type Tile,
  totalOf,
  type View,
} from '@santiago/canals';
import { parseWho, type Seat, seatName, type Told } from '@santiago/kernel';
import type { Teller } from '@santiago/table/page/log/Log.tsx';
import type { TableRow } from '@santiago/table/page/sources/contract.ts';
import type { Edition } from '../symbols/edition.ts';
import { factsOf } from '../table/facts.ts';
import type { CanalsDictionary } from '../i18n/en.ts';
import type { WhoOf } from '@santiago/table/page/seats/who.ts';

/** What a sentence needs: the words of a language, the names of the players, the edition. */
export interface Wording {
  readonly words: CanalsDictionary;
  readonly whoOf: WhoOf;
  readonly edition: Edition;
}

/** A row as the viewer was told it: who did what; null for a bid that is secret from this viewer. */
export const readTold = (told: Told): { readonly who: Seat | '*'; readonly action: Action | null } => {
  const space = told.text.indexOf(' ');
  return { who: parseWho(told.text.slice(0, space))!, action: canals.parse(told.text.slice(space + 1)) };
};

export const tileName = ({ words, edition }: Pick<Wording, 'words' | 'edition'>, tile: Tile): string =>
  words.tile(words.crops[edition][cropOf(tile)], plantersOf(tile));

/** `B2-C2` with an en dash. */
export const ditchText = (ditch: string): string => ditch.replace('-', '–');

const isRoundOver = (before: View, after: View): boolean =>
  (after.phase.kind === 'reveal' || after.phase.kind === 'over') &&
  before.phase.kind !== 'set-up' &&
  before.round > 0;

/** What the end of a round brings: dried markers, deserts, income. */
const consequences = (before: View, after: View, { words, whoOf }: Wording): string[] => {
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
  return [...lines, words.log.income(INCOME)];
};

const overLine = (view: View, { words, whoOf }: Pick<Wording, 'words' | 'whoOf'>): string => {
  const { points, shares } = canals.outcome(canals.known(view))!;
  const winners = shares.flatMap((share, i) => (share > 0 ? [whoOf(seatName(i))] : []));
  return words.log.over(winners, Math.max(...points));
};

const sealedLines = (row: TableRow, after: View, { words, whoOf }: Wording): string[] => {
  const { who } = readTold(row.told);
  if (row.told.shown.length === 0) return [words.log.sealed(whoOf(who as Seat))];
  const parts = after.seats.map((seat, i) => words.log.openedPart(whoOf(seatName(i)), seat.bid ?? 0));
  const lines = [words.log.opened(parts)];
  if (after.overseer !== null) lines.push(words.log.becomesOverseer(whoOf(after.overseer)));
  return lines;
};

const bidLines = (seat: Seat, amount: number, after: View, { words, whoOf }: Wording): string[] => {
  const lines = [words.log.bid(whoOf(seat), amount)];
  if (after.phase.kind === 'planting' && nobodyPassed(after) && after.overseer !== null) {
    lines.push(words.log.becomesOverseer(whoOf(after.overseer)));
  }
  return lines;
};

const passLines = (seat: Seat, before: View, wording: Wording): string[] => {
  const { words, whoOf } = wording;
  const who = whoOf(seat);
  switch (before.phase.kind) {
    case 'auction':
      return [nobodyPassed(before) ? words.log.passOverseer(who) : words.log.pass(who)];
    case 'bribing':
      return [words.log.offerNothing(who)];
    case 'decision':
      return [words.log.buildNothing(who)];
    case 'extra':
      return [words.log.extraPass(who)];
    // Passing in these phases is impossible or secret.
    case 'set-up':
    case 'spring':
    case 'first-canal':
    case 'reveal':
    case 'sealed':
    case 'planting':
    case 'leftover':
    case 'over':
      return [];
  }
};

/** A row as it happened: what its viewer knew before and after. */
interface Happened {
  readonly before: View;
  readonly after: View;
}

const plantLine = (
  seat: Seat,
  action: Extract<Action, { kind: 'plant' }>,
  { before, after }: Happened,
  wording: Wording,
): string => {
  const { log } = wording.words;
  const who = wording.whoOf(seat);
  const tile = tileName(wording, action.tile);
  if (before.phase.kind === 'leftover') return log.leftover(who, tile, action.square);
  const planted = after.plantations.find(({ square }) => square === action.square);
  if (planted?.planted === 0) return log.plantNeutral(who, tile, action.square);
  const area = factsOf(after).areaAt.get(action.square)?.squares.length ?? 1;
  return log.plant(who, tile, action.square, area);
};

const acceptLine = (seat: Seat, ditch: Ditch, before: View, { words, whoOf }: Wording): string => {
  const proposal = proposalOn(before, ditch);
  const givers = proposal.bribes.map((bribe) => whoOf(bribe.seat));
  return words.log.accept(whoOf(seat), ditchText(ditch), totalOf(proposal), givers);
};

const digLine = (seat: Seat, ditch: Ditch, before: View, { words, whoOf }: Wording): string => {
  if (before.phase.kind === 'first-canal') return words.log.firstCanal(whoOf(seat), ditchText(ditch));
  const proposals = proposalsIn(before);
  const cost = costElsewhere(proposals.map(totalOf));
  return words.log.dig(whoOf(seat), ditchText(ditch), cost, proposals.length > 0);
};

const seatLines = (seat: Seat, action: Action, happened: Happened, wording: Wording): string[] => {
  const { words, whoOf } = wording;
  const { before, after } = happened;
  const who = whoOf(seat);
  switch (action.kind) {
    case 'spring':
      return [words.log.springBy(who, action.intersection)];
    case 'bid':
      return bidLines(seat, action.amount, after, wording);
    case 'pass':
      return passLines(seat, before, wording);
    case 'plant':
      return [plantLine(seat, action, happened, wording)];
    case 'propose':
      return [words.log.propose(who, ditchText(action.ditch), action.amount)];
    case 'support': {
      const total = totalOf(proposalOn(before, action.ditch)) + action.amount;
      return [words.log.support(who, ditchText(action.ditch), action.amount, total)];
    }
    case 'accept':
      return [acceptLine(seat, action.ditch, before, wording)];
    case 'dig':
      return [digLine(seat, action.ditch, before, wording)];
    case 'extra':
      return [words.log.extra(who, ditchText(action.ditch))];
    case 'overseer':
    case 'palms':
    case 'aside':
    case 'reveal':
      return [];
  }
};

const chanceLines = (action: Action, wording: Wording): string[] => {
  const { words, whoOf } = wording;
  switch (action.kind) {
    case 'overseer':
      return [words.log.overseer(whoOf(action.seat))];
    case 'spring':
      return [words.log.spring(action.intersection)];
    case 'palms':
      return [words.log.palms(action.squares)];
    case 'aside':
      return [words.log.aside(tileName(wording, action.tile))];
    case 'reveal':
      return [words.log.reveal(action.tiles.map((tile) => tileName(wording, tile)))];
    // What seats do.
    case 'bid':
    case 'pass':
    case 'plant':
    case 'propose':
    case 'support':
    case 'accept':
    case 'dig':
    case 'extra':
      return [];
  }
};

/** What a row did, in sentences: first the action, then its consequences. */
const sentencesOf = (row: TableRow, before: View, after: View, wording: Wording): string[] => {
  const { who, action } = readTold(row.told);
  if (who === '*') return action === null ? [] : chanceLines(action, wording);
  if (before.phase.kind === 'sealed') return sealedLines(row, after, wording);
  if (action === null) return [];
  return [...seatLines(who, action, { before, after }, wording), ...consequences(before, after, wording)];
};

/** The history, round by round. */
export const tellerOf = (wording: Wording): Teller<CanalsTypes> => ({
  tell: ({ row, before, after }) => {
    const { who, action } = readTold(row.told);
    const round = action?.kind === 'reveal' ? after.round : before.round;
    const { log } = wording.words;
    const chapter = round === 0 ? log.setUp : log.round(round);
    return { who, lines: sentencesOf(row, before, after, wording), chapter };
  },
});

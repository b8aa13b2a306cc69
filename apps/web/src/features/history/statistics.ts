import type { SavedResult } from '@santiago/table/page/sources/local/store.ts';

/** How often somebody met an opponent, and who came out ahead. */
export interface Opponent {
  /** A person's name, or the level of bots. */
  readonly name: string;
  readonly isBot: boolean;
  readonly matches: number;
  readonly ahead: number;
  readonly behind: number;
}

/** What the choices of one phase cost on average. */
interface PhaseCost {
  readonly phase: string;
  readonly average: number;
}

/** One person's matches of a game with so many players. */
export interface Statistics {
  readonly game: string;
  readonly players: number;
  readonly matches: number;
  /** From the first rank to the last; in a game without points: won, drawn, lost. */
  readonly ranks: readonly number[];
  /** Null in a game without points. */
  readonly points: { readonly average: number; readonly best: number } | null;
  /** The last matches, the oldest first: the person's points and the most that another player had. */
  readonly trend: { readonly own: readonly number[]; readonly others: readonly number[] };
  /** How many matches were reviewed, and what that showed. */
  readonly reviewed: number;
  readonly phases: readonly PhaseCost[];
  /** Those met most often first. */
  readonly opponents: readonly Opponent[];
}

const TREND = 30;
const OPPONENTS = 8;

const isScored = ({ points, shares }: SavedResult): boolean =>
  points.some((each, seat) => each !== shares[seat]);

/** From 0. */
export const rankOf = ({ points, own }: SavedResult): number =>
  points.filter((each) => each > points[own]!).length;

/** Won, drawn or lost, from 0. */
export const endingOf = ({ shares, own }: SavedResult): number =>
  shares[own] === 1 ? 0 : shares[own]! > 0 ? 1 : 2;

const counted = (
  results: readonly SavedResult[],
  size: number,
  of: (result: SavedResult) => number,
): number[] => {
  const counts = Array.from({ length: size }, () => 0);
  for (const result of results) counts[of(result)]!++;
  return counts;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const ownPoints = ({ points, own }: SavedResult): number => points[own]!;
const othersPoints = ({ points, own }: SavedResult): number =>
  Math.max(...points.filter((_, seat) => seat !== own));

/** Two bots of one level count as one opponent of a match, and the better one of them is compared. */
const opponentsOf = (results: readonly SavedResult[]): readonly Opponent[] => {
  const met = new Map<string, Opponent>();
  for (const { players, points, own } of results) {
    const best = new Map<string, number>();
    players.forEach(({ name, bot }, seat) => {
      const key = `${bot === null ? 'person' : 'bot'} ${bot ?? name}`;
      if (seat !== own) best.set(key, Math.max(best.get(key) ?? -Infinity, points[seat]!));
    });
    for (const [key, theirs] of best) {
      const isBot = key.startsWith('bot ');
      const before = met.get(key) ?? { matches: 0, ahead: 0, behind: 0 };
      met.set(key, {
        name: key.slice(key.indexOf(' ') + 1),
        isBot,
        matches: before.matches + 1,
        ahead: before.ahead + Number(points[own]! > theirs),
        behind: before.behind + Number(points[own]! < theirs),
      });
    }
  }
  return [...met.values()].toSorted((a, b) => b.matches - a.matches).slice(0, OPPONENTS);
};

const phaseCosts = (reviewed: readonly SavedResult[]): readonly PhaseCost[] => {
  const sums = new Map<string, { decisions: number; lost: number }>();
  for (const { phases = {} } of reviewed) {
    for (const [phase, { decisions, lost }] of Object.entries(phases)) {
      const before = sums.get(phase) ?? { decisions: 0, lost: 0 };
      sums.set(phase, { decisions: before.decisions + decisions, lost: before.lost + lost });
    }
  }
  return Array.from(sums, ([phase, { decisions, lost }]) => ({ phase, average: lost / decisions }));
};

/** `results` are of one game and number of players, the oldest first. */
const statisticsOfGroup = (results: readonly SavedResult[]): Statistics => {
  const { game, players } = results[0]!;
  const scored = results.some(isScored);
  const own = results.map(ownPoints);
  const last = scored ? results.slice(-TREND) : [];
  const reviewed = results.filter(({ phases }) => phases !== undefined);
  return {
    game,
    players: players.length,
    matches: results.length,
    ranks: scored ? counted(results, players.length, rankOf) : counted(results, 3, endingOf),
    points: scored ? { average: sumOf(own) / own.length, best: Math.max(...own) } : null,
    trend: { own: last.map(ownPoints), others: last.map(othersPoints) },
    reviewed: reviewed.length,
    phases: phaseCosts(reviewed),
    opponents: opponentsOf(results),
  };
};

/** By game and number of players, what was played most first. */
export const statisticsOf = (results: readonly SavedResult[]): readonly Statistics[] => {
  const groups = new Map<string, SavedResult[]>();
  for (const result of results.toSorted((a, b) => a.ended - b.ended)) {
    const key = `${result.game} ${result.players.length}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [result]);
    else group.push(result);
  }
  return Array.from(groups.values(), statisticsOfGroup).toSorted((a, b) => b.matches - a.matches);
};

import { breathe } from '@santiago/table/server/breathe.ts';
import type { Ratings, StoredStanding } from '../store/ratings.ts';
import {
  MET_LATELY_MS,
  type MetBefore,
  type RatedMatch,
  type Standing,
  standingsAfter,
  weigh,
} from './match.ts';

/** What a recomputation did. */
export interface Recomputed {
  readonly matches: number;
  readonly ratings: number;
  /** How many ratings were not as they were stored. */
  readonly changed: number;
}

const TRIES = 20;

const stored = (
  { game, players }: RatedMatch,
  standings: ReadonlyMap<string, Standing>,
): readonly StoredStanding[] =>
  Array.from(standings, ([person, standing]) => ({ person, game, players, ...standing }));

const keyOf = (person: string, { game, players }: RatedMatch): string => `${person} ${game} ${players}`;

/** Lets rated matches count, one after the other in one order for all processes. */
export class Rater {
  private readonly ratings: Ratings;
  private running: Promise<void> = Promise.resolve();

  constructor(ratings: Ratings) {
    this.ratings = ratings;
  }

  /** Counts every match that waits. What fails is counted after the next match, or the next start. */
  async run(): Promise<void> {
    const run = this.running.then(async () => this.countAll());
    this.running = run.catch(() => undefined);
    return run;
  }

  /** Computes all ratings anew from the results, in the order in which the matches were counted. */
  async recompute(): Promise<Recomputed> {
    await this.run();
    for (let tries = 0; tries < TRIES; tries++) {
      const last = await this.ratings.last();
      const standings = await this.standings();
      const before = new Set(await this.ratings.list());
      if (!(await this.ratings.replace([...standings.values()], last))) continue;
      const now = await this.ratings.list();
      return { matches: last, ratings: now.length, changed: now.filter((each) => !before.has(each)).length };
    }
    throw new Error('matches are being counted all the time');
  }

  private async countAll(): Promise<void> {
    for (let tries = 0; tries < TRIES; ) {
      // Read before the standings: if another process counts a match meanwhile, ours is not written.
      const last = await this.ratings.last();
      const match = await this.ratings.waiting();
      if (match === null) return;
      const before = await this.standingsFor(match);
      const seats = weigh(match, before, await this.metBefore(match));
      const standings = stored(match, standingsAfter({ ...match, seats }, before));
      tries = (await this.ratings.count(match.table, last, seats, standings)) ? 0 : tries + 1;
      await breathe();
    }
  }

  private async standingsFor(match: RatedMatch): Promise<(person: string) => Standing | undefined> {
    const known = new Map<string, Standing>();
    for (const { person } of match.seats) {
      const all = person === null ? [] : await this.ratings.of(person);
      const found = all.find(({ game, players }) => game === match.game && players === match.players);
      if (person !== null && found !== undefined) known.set(person, found);
    }
    return (person) => known.get(person);
  }

  /** Those whom each person of a match has met lately. */
  private async metBefore(match: RatedMatch): Promise<ReadonlyMap<string, readonly MetBefore[]>> {
    const met = new Map<string, readonly MetBefore[]>();
    for (const { person } of match.seats)
      if (person !== null)
        met.set(person, await this.ratings.met(person, match, match.ended - MET_LATELY_MS));
    return met;
  }

  private async standings(): Promise<ReadonlyMap<string, StoredStanding>> {
    const standings = new Map<string, StoredStanding>();
    for (let number = 0; ; ) {
      const some = await this.ratings.counted(number);
      for (const match of some) {
        const now = standingsAfter(match, (person) => standings.get(keyOf(person, match)));
        for (const standing of stored(match, now)) standings.set(keyOf(standing.person, match), standing);
      }
      const last = some.at(-1);
      if (last === undefined) return standings;
      number = last.number;
      await breathe();
    }
  }
}

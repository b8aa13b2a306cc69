import { ok } from '@santiago/kernel';
import type { Companion } from '@santiago/protocol';
import type { MetCount, MetLast } from '../store/company.ts';
import type { Guest } from './handlers.ts';
import { shownStanding } from './ratings.ts';

/** People in the list: those met most often. */
const MOST = 100;

type Group = Companion['groups'][number];

const newGroup = ({ game, players }: MetCount): Group => ({
  game,
  players,
  matches: 0,
  ahead: 0,
  behind: 0,
  ownRanks: Array.from({ length: players }, () => 0),
  ranks: Array.from({ length: players }, () => 0),
  ownPoints: 0,
  points: 0,
});

const add = (group: Group, count: MetCount): void => {
  const { matches, ownRank, rank } = count;
  group.matches += matches;
  if (ownRank < rank) group.ahead += matches;
  if (ownRank > rank) group.behind += matches;
  group.ownRanks[ownRank - 1]! += matches;
  group.ranks[rank - 1]! += matches;
  group.ownPoints += count.ownPoints;
  group.points += count.points;
};

const groupsOf = (counts: readonly MetCount[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const count of counts) {
    const key = `${count.game} ${count.players}`;
    const group = groups.get(key) ?? newGroup(count);
    groups.set(key, group);
    add(group, count);
  }
  return Array.from(groups.values())
    .toSorted((one, other) => other.matches - one.matches)
    .map((group) => ({
      ...group,
      ownPoints: group.ownPoints / group.matches,
      points: group.points / group.matches,
    }));
};

const matchesIn = (counts: readonly MetCount[]): number =>
  counts.reduce((sum, { matches }) => sum + matches, 0);

/** By person. */
const grouped = <T extends { readonly person: string }>(rows: readonly T[]): Map<string, T[]> => {
  const found = new Map<string, T[]>();
  for (const row of rows) found.set(row.person, [...(found.get(row.person) ?? []), row]);
  return found;
};

const lastOf = ({ person: _, ...match }: MetLast): Companion['last'][number] => match;

/** Those I play with, if they and I have agreed to be listed. */
export const company: Guest<'company'> = async ({ store }, { id }) => {
  const listed = await store.company.isListed(id);
  if (!listed) return ok({ listed, people: [] });
  const lasts = grouped(await store.company.lasts(id));
  const met = Array.from(grouped(await store.company.counts(id)))
    .toSorted(([, one], [, other]) => matchesIn(other) - matchesIn(one))
    .slice(0, MOST);
  const people = met.map(
    async ([person, counts]): Promise<Companion> => ({
      name: counts[0]!.name,
      matches: matchesIn(counts),
      groups: groupsOf(counts),
      last: (lasts.get(person) ?? []).map(lastOf),
      ratings: (await store.ratings.of(person)).map(shownStanding),
    }),
  );
  return ok({ listed, people: await Promise.all(people) });
};

export const listMe: Guest<'listMe'> = async ({ store }, { id }, { listed }) => {
  await store.company.setListed(id, listed);
  return ok({});
};

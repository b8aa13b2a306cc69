import { ok } from '@santiago/kernel';
import type { Companion } from '@santiago/protocol';
import type { Met } from '../../store/company.ts';
import { type Guest, guest, type Routes } from '../route.ts';
import { shownStanding } from './ratings.ts';

/** People in the list: those met most often. */
const MOST = 100;
/** Last matches that are listed with each person. */
const LAST = 5;

type Group = Companion['groups'][number];
type Last = Companion['last'][number];

const newGroup = ({ game, players }: Met): Group => ({
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

const add = (group: Group, { ownRank, rank, ownPoints, points }: Met): void => {
  group.matches++;
  if (ownRank < rank) group.ahead++;
  if (ownRank > rank) group.behind++;
  group.ownRanks[ownRank - 1]!++;
  group.ranks[rank - 1]!++;
  group.ownPoints += ownPoints;
  group.points += points;
};

const lastOf = ({ table, game, players, ended, ownRank, rank }: Met): Last => ({
  table,
  game,
  players,
  ended,
  ownRank,
  rank,
});

/** Somebody I have met; matches are added from the newest to the oldest. */
class Acquaintance {
  readonly id: string;
  readonly name: string;
  readonly last: Last[] = [];
  matches = 0;
  private readonly groups = new Map<string, Group>();

  constructor({ person, name }: Met) {
    this.id = person;
    this.name = name;
  }

  add(met: Met): void {
    const key = `${met.game} ${met.players}`;
    const group = this.groups.get(key) ?? newGroup(met);
    this.groups.set(key, group);
    add(group, met);
    this.matches++;
    if (this.last.length < LAST) this.last.push(lastOf(met));
  }

  /** What was played most comes first. */
  shownGroups(): Group[] {
    return Array.from(this.groups.values())
      .toSorted((one, other) => other.matches - one.matches)
      .map((group) => ({
        ...group,
        ownPoints: group.ownPoints / group.matches,
        points: group.points / group.matches,
      }));
  }
}

/** Of two whom I met as often, always the same one comes first. */
const byMatches = (one: Acquaintance, other: Acquaintance): number =>
  other.matches - one.matches || (one.id < other.id ? -1 : 1);

/** People I play with, if they and I have agreed to be listed. */
export const company: Guest<'company'> = async ({ store }, { id }) => {
  const listed = await store.company.isListed(id);
  if (!listed) return ok({ listed, people: [] });
  const found = new Map<string, Acquaintance>();
  for await (const some of store.company.met(id)) {
    for (const met of some) {
      const known = found.get(met.person) ?? new Acquaintance(met);
      found.set(met.person, known);
      known.add(met);
    }
  }
  const most = Array.from(found.values()).toSorted(byMatches).slice(0, MOST);
  const people = most.map(
    async (known): Promise<Companion> => ({
      name: known.name,
      matches: known.matches,
      groups: known.shownGroups(),
      last: known.last,
      ratings: (await store.ratings.of(known.id)).map(shownStanding),
    }),
  );
  return ok({ listed, people: await Promise.all(people) });
};

/** The people somebody plays with. */
export const COMPANY_ROUTES: Routes<'company' | 'listMe'> = {
  company: { handle: guest<'company'>(company) },
  listMe: {
    handle: guest<'listMe'>(async ({ store }, { id }, { listed }) => {
      await store.company.setListed(id, listed);
      return ok({});
    }),
  },
};

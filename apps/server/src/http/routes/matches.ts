import { ok } from '@santiago/kernel';
import { type ListedMatch, MATCHES } from '../../store/results.ts';
import type { Mark } from '../../store/windows.ts';
import { type Guest, guest, type Routes } from '../route.ts';

const markOf = (text: string): Mark => {
  const [ended, table] = text.split('-') as [string, string];
  return { ended: Number(ended), table };
};

const textOf = ({ ended, table }: ListedMatch): string => `${ended}-${table}`;

/** A person's finished matches, page by page. */
export const myMatches: Guest<'myMatches'> = async ({ store }, person, input) => {
  const { game, players, result, name, bot, before } = input;
  const filter = {
    game: game ?? null,
    players: players ?? null,
    result: result ?? null,
    name: name ?? null,
    bot: bot ?? null,
  };
  const page = await store.results.page(person.id, filter, before === undefined ? null : markOf(before));
  const last = page.at(-1);
  return ok({
    matches: page.map(({ seats, ...match }) => ({ ...match, seats: [...seats] })),
    next: last === undefined || page.length < MATCHES ? null : textOf(last),
  });
};

export const MATCH_ROUTES: Routes<'myMatches'> = { myMatches: { handle: guest<'myMatches'>(myMatches) } };

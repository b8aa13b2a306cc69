// Goes through the list on a server, whichever it is, over HTTP.

import { parseSeat, seatIndex } from '@santiago/kernel';
import type { Client } from '@santiago/protocol';
import { newGuest, refusalOf } from '@santiago/server/test/house.ts';
import { DECISIONS, goThroughList } from './list.ts';

/** Follows a table of bots until each has made its decisions; rejected where one fails. */
const decisionsAt = async (api: Client, table: string, bots: readonly string[]): Promise<number[]> => {
  const decisions = bots.map(() => 0);
  let stop = (): void => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      stop = api.follow(
        { table, as: 'spectator', after: 0 },
        {
          event: (event) => {
            if (event.kind === 'handed')
              reject(
                new Error(`${bots[seatIndex(event.seat)]} was replaced by ${event.bot}: ${event.cause}`),
              );
            if (event.kind === 'row' && event.note === 'bot')
              decisions[seatIndex(parseSeat(event.text.slice(0, 2))!)]!++;
            if (event.kind === 'over' || decisions.every((made) => made >= DECISIONS)) resolve();
          },
        },
      );
    });
  } finally {
    stop();
  }
  return decisions;
};

/** The address of a table shows a preview, with a picture. */
const checkPreview = async (base: string, table: string): Promise<void> => {
  const page = await (await fetch(`${base}/t/${table}`)).text();
  const [, address] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
  if (address === undefined) throw new Error(`the page of a table has no picture: ${page.slice(0, 400)}`);
  const picture = Buffer.from(await (await fetch(address.replaceAll('&amp;', '&'))).arrayBuffer());
  if (picture.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${address} is no picture`);
};

/** Goes through the list with the server at this address. */
export const goThroughServer = async (base: string, say: (line: string) => void): Promise<void> => {
  const { api } = await newGuest(base, 'Ana');
  // One of each game: pictures are drawn a few at a time for an address.
  const previewed = new Set<string>();
  await goThroughList(
    {
      games: async () =>
        (await api.call('games', {})).games.map(({ name, bots }) => ({ name, bots: [...bots] })),
      play: async ({ game }, bots) => {
        const seats = bots.map((bot) => ({ kind: 'bot', bot }) as const);
        const { table } = await api.call('create', { game: game.name, seats });
        await api.call('start', { table });
        const decisions = await decisionsAt(api, table, bots);
        const refused = await refusalOf(api.call('abandon', { table }));
        // The bots may have ended it meanwhile.
        if (!['none', 'not-running'].includes(refused)) throw new Error(`abandoning a table: ${refused}`);
        const file = await api.call('file', { table });
        if (!previewed.has(game.name)) await checkPreview(base, table);
        previewed.add(game.name);
        return { decisions, file };
      },
      today: async () => api.call('today', {}),
      send: async (result) => {
        // Nobody may send two at once.
        const person = await newGuest(base, result.game);
        return (await person.api.call('sendDay', { ...result, answers: [...result.answers] })).counts;
      },
    },
    say,
  );
};

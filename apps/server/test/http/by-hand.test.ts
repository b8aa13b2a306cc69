import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Offer } from '@santiago/canals';
import type { Reply } from '@santiago/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { browserFetch, openHouse, type TestHouse } from '../house.ts';

const API = path.join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'api.md');

interface Step {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

/** The calls of `curl` in the document, in their order. */
const steps = (): Step[] => {
  const [, script = ''] = /^```bash\n([^]*?)^```/m.exec(readFileSync(API, 'utf8')) ?? [];
  const lines = script.replaceAll('\\\n', ' ').split('\n');
  return lines
    .filter((line) => line.startsWith('curl '))
    .map((line) => ({
      method: /-X (\w+)/.exec(line)?.[1] ?? 'GET',
      path: /\$B([^\s"]+)/.exec(line)![1]!,
      ...(line.includes(" -d '") ? { body: / -d '([^']+)'/.exec(line)![1]! } : {}),
    }));
};

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.stop());

it('the match by hand of docs/api.md comes as far as the page says', async () => {
  const [enter, create, sit, look, stream, act] = steps() as [Step, Step, Step, Step, Step, Step];
  expect(steps()).toHaveLength(6);
  const browser = browserFetch(house.base);
  let table = '';
  const send = async ({ method, path: where, body }: Step): Promise<Response> => {
    const reply = await browser.fetch(`${house.base}${where.replace('TABLE', table)}`, {
      method,
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
    expect([where, reply.status]).toEqual([where, 200]);
    return reply;
  };
  const decide = (decision: number, change: Record<string, unknown>): Promise<Response> =>
    send({ ...act, body: JSON.stringify({ ...JSON.parse(act.body!), decision, ...change }) });

  await send(enter);
  ({ table } = (await (await send(create)).json()) as { table: string });
  await send(sit);
  // With two players the first overseer, by lot, builds a canal before the first bid.
  const { decision } = await vi.waitUntil(
    async () => {
      const { info, offer } = (await (await send(look)).json()) as Reply<'table'> & { offer: Offer };
      const open = info.turn.p1;
      if (open !== undefined && offer.kind === 'first-canal')
        await decide(open, { action: `dig ${offer.ditches[0]}`, key: 'the-first-canal' });
      return open === undefined || offer.kind === 'first-canal' ? null : { decision: open };
    },
    { timeout: 1_800_000 },
  );

  const events = (await send(stream)).body!.getReader();
  // In whatever pieces it comes.
  for (let text = ''; !text.includes('id: 1\n'); ) {
    const { value, done } = await events.read();
    expect(done).toBe(false);
    text += new TextDecoder().decode(value);
  }
  await events.cancel();
  // The number of the event that the bid became.
  expect(await (await decide(decision, {})).json()).toEqual({ n: expect.any(Number) });
});

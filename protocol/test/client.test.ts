import { expect, it } from 'vitest';
import { client, fillPath, messageReader, Refused } from '../index.ts';

it('cuts a stream into messages, whatever the pieces it comes in', () => {
  const whole =
    'retry: 500\n\nid: 1\ndata: {"n":1}\n\n:\n\nevent: here\ndata: {}\n\nid: 2\ndata: {"n":2}\n\n';
  for (let size = 1; size < whole.length; size++) {
    const messages = messageReader();
    const found: unknown[] = [];
    for (let from = 0; from < whole.length; from += size)
      found.push(...messages(whole.slice(from, from + size)));
    expect(found).toEqual([
      { name: '', data: '{"n":1}' },
      { name: 'here', data: '{}' },
      { name: '', data: '{"n":2}' },
    ]);
  }
});

it('fills a path in, and leaves the rest', () => {
  expect(fillPath('/api/tables/:table/sit', { table: 'a/b', seat: 'p1' })).toEqual({
    path: '/api/tables/a%2Fb/sit',
    rest: { seat: 'p1' },
  });
});

it('tries again what may pass in a moment, not what is refused for longer', async () => {
  const refusal = JSON.stringify({ code: 'too-much', details: {}, text: 'Too much.' });
  const triesAt = async (seconds: string): Promise<number> => {
    let tries = 0;
    const send = async (): Promise<Response> => {
      tries++;
      return Promise.resolve(
        tries === 2
          ? Response.json({ n: 7 })
          : new Response(refusal, { status: 429, headers: { 'retry-after': seconds } }),
      );
    };
    const api = client({ base: '', fetch: send });
    const said = api.call('say', { table: 'a', text: 'hello', key: 'some-key' });
    await said.catch((error: unknown) => expect(error).toBeInstanceOf(Refused));
    return tries;
  };
  expect([await triesAt('1'), await triesAt('600')]).toEqual([2, 1]);
});

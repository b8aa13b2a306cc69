// A bot of your own, in TypeScript: it sits down at a table and plays any legal action.
//
//   node examples/bot.ts http://localhost:8080 TABLE [SEAT]
//
// TABLE is what stands in the table's link. The engine runs here, on what the seat may know; replace `choose`.

import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import { FastRandom, type Game, type GameTypes, type Seat, seatIndex } from '@santiago/kernel';
import { client, Follower, newKey, newShare, Refused } from '@santiago/protocol';

const [base, table, wanted] = process.argv.slice(2);
if (base === undefined || table === undefined) {
  process.stderr.write('node examples/bot.ts BASE TABLE [SEAT]\n');
  process.exit(2);
}

const games = [canals, cards] as unknown as Game<GameTypes>[];
const random = new FastRandom(Date.now());

/** Your idea goes here. `state` is what the seat knows: ask the game with it. */
const choose = (game: Game<GameTypes>, state: unknown, seat: Seat): string =>
  game.format(game.decode(game.sample(state, seatIndex(seat), random)));

// A program has no cookie: it comes as a guest once, and keeps the secret as its token.
const entered = await fetch(`${base}/api/me`, {
  method: 'PUT',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Bot in TypeScript' }),
});
const token = /santiago=([^;]+)/.exec(entered.headers.get('set-cookie') ?? '')?.[1];
if (token === undefined) throw new Error('the server gave no secret');

const api = client({ base, token });
const { info } = await api.call('table', { table });
const game = games.find((each) => each.name === info.game);
if (game === undefined) throw new Error(`this bot does not know ${info.game}`);

const place = wanted === undefined ? {} : { seat: wanted as Seat };
const { seat } = await api.call('sit', { table, share: newShare(), ...place });
const follower = new Follower(game, seat);

const answer = async (decision: number): Promise<void> => {
  const action = choose(game, follower.state, seat);
  try {
    await api.call('act', { table, seat, decision, action, key: newKey() });
  } catch (error) {
    // Too late, or not allowed: the stream will tell what holds.
    if (!(error instanceof Refused)) throw error;
    process.stderr.write(`${action}: ${error.refusal.text}\n`);
  }
};

const stop = api.follow(
  { table, as: seat, after: 0 },
  {
    event: (event) => {
      follower.hear(event);
      if (event.kind === 'over' || event.kind === 'abandoned') {
        process.stdout.write(`${event.kind === 'over' ? event.outcome.marks.join(' ') : 'abandoned'}\n`);
        stop();
      } else if (follower.info?.turn[seat] === event.n) {
        void answer(event.n);
      }
    },
  },
);

import type { Page } from '@playwright/test';
import { botNamed } from '@santiago/bots';
import { gameNamed, GAMES } from '@santiago/games/programs';
import {
  chanceKey,
  fairDraws,
  FastRandom,
  isUndo,
  lineInForce,
  makeSetup,
  Match,
  parseRow,
} from '@santiago/kernel';
import { dealSeed } from '@santiago/protocol/daily';
import { engine as canalsEngine } from '@santiago/canals/page/worker/engine.ts';
import { engine as cardsEngine } from '@santiago/cards/page/worker/engine.ts';
import type { Engine } from '@santiago/table/page/worker/engine.ts';
import { LocalMatch, type PlayedMatch } from '@santiago/table/page/worker/match.ts';

/** A daily match as it was played in Node. */
export interface PlayedDay {
  readonly match: PlayedMatch;
  readonly answers: readonly string[];
  readonly log: readonly string[];
}

const ENGINES: Readonly<Record<string, Engine>> = {
  canals: canalsEngine,
  cards: cardsEngine,
};
/** Who chooses for the person. */
const CHOOSERS: Readonly<Record<string, string>> = { canals: 'novice', cards: 'eager' };

/** The games that have a match every day. */
export const DAILY_GAMES = GAMES.filter(({ daily }) => daily !== undefined).map(({ game }) => game.name);

/** The match before its first row. */
export const dailyMatch = (secret: string, day: number, game: string): PlayedMatch => {
  const { daily, game: rules } = gameNamed(game);
  const { bots, options } = daily!;
  const setup = makeSetup(rules.setup, { players: 1 + bots.length, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  const seats = [
    { kind: 'human' as const, name: 'Ana' },
    ...bots.map((bot, i) => ({ kind: 'bot' as const, name: `Bot ${i + 1}`, bot })),
  ];
  return { game, setup: setup.value, seats, seed: dealSeed(secret, day, game), log: [] };
};

/** Plays a daily match in Node. The person chooses as a simple bot does, always alike, and gives up after so many answers. */
export const playDay = (match: PlayedMatch, most = Number.POSITIVE_INFINITY): PlayedDay => {
  const { game, bots } = gameNamed(match.game);
  const chooser = botNamed(bots, CHOOSERS[match.game]!)!;
  const random = new FastRandom(1);
  const local = new LocalMatch(ENGINES[match.game]!, match);
  const log: string[] = [];
  const answers: string[] = [];
  for (;;) {
    const news = local.news();
    log.push(...news.log);
    if (news.progress.over) return { match, answers, log };
    if (news.bot !== null) {
      local.playBot();
      continue;
    }
    const rows = log.map((text) => parseRow(game, text)!);
    const { state } = new Match(game, match.setup, fairDraws(chanceKey(new Uint8Array(32))), rows);
    const { action } = chooser.choose({ view: game.view(state, 'p1'), told: [], random });
    answers.push(answers.length < most ? game.format(action) : 'resign');
    local.act('p1', answers.at(-1)!);
  }
};

/** The rows of a log, without notes. */
export const plainRows = ({ match, log }: Pick<PlayedDay, 'match' | 'log'>): string[] => {
  const { game } = gameNamed(match.game);
  const rows = log.map((text) => parseRow(game, text)!).filter((row) => !isUndo(row));
  return lineInForce(rows).map(({ row: { who, action } }) => `${who} ${game.format(action)}`);
};

/** Plays the match in a worker of the page, with the same answers; returns the log. */
export const playInPage = async (page: Page, { match, answers }: PlayedDay): Promise<string[]> =>
  page.evaluate(
    async ({ match: played, answers: chosen }) => {
      const files = await (await fetch('./sw.js')).text();
      const file = /assets\/worker-[\w-]+\.js/.exec(files)![0];
      const worker = new Worker(new URL(file, location.href), { type: 'module' });
      const call = async (name: string, input: unknown): Promise<unknown> =>
        new Promise((resolve, reject) => {
          const id = Math.random();
          const hear = ({ data }: MessageEvent) => {
            if (data.id !== id) return;
            worker.removeEventListener('message', hear);
            if (data.result.ok === true) resolve(data.result.value);
            else reject(new Error(data.result.failure.text));
          };
          worker.addEventListener('message', hear);
          worker.postMessage({ id, name, input });
        });
      interface News {
        readonly log: readonly string[];
        readonly bot: string | null;
      }
      const left = [...chosen];
      const log: string[] = [];
      let news = (await call('openMatch', played)) as News;
      for (;;) {
        log.push(...news.log);
        if (news.bot !== null) news = (await call('playBot', null)) as News;
        else if (left.length === 0) break;
        else {
          const reply = await call('act', { seat: 'p1', action: left.shift() });
          news = (reply as { readonly news: News }).news;
        }
      }
      worker.terminate();
      return log;
    },
    { match, answers },
  );

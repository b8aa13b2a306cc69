import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import {
  FastRandom,
  type Game,
  makeSetup,
  owingSeats,
  readMatch,
  type Seat,
  seatIndex,
  seatsOf,
} from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { engineOf } from '../src/engines.ts';
import { onShelf } from '@santiago/table/page/games.ts';
import {
  LocalMatch,
  type LocalSeat,
  type MatchNews,
  type PlayedMatch,
} from '@santiago/table/page/worker/match.ts';
import { otherLevel } from '@santiago/table/page/worker/otherLevel.ts';
import { makeServices } from '@santiago/table/page/worker/services.ts';
import { workerThinker } from '@santiago/table/page/worker/thinker.ts';
import { inProcess } from './inProcess.ts';

const GAMES = { canals: canals as unknown as Game, cards: cards as unknown as Game };
type Name = keyof typeof GAMES;
const WEAKEST = { canals: 'random', cards: 'eager' } as const;

const setupOf = (game: Game, players: number) => {
  const made = makeSetup(game.setup, { players });
  if (!made.ok) throw new Error(made.fault.text);
  return made.value;
};

/** People first, then bots. */
const playedOf = (name: Name, people: number, bots: number): PlayedMatch => {
  const seats: LocalSeat[] = [
    ...Array.from({ length: people }, (_, i) => ({ kind: 'human' as const, name: `Person ${i + 1}` })),
    ...Array.from({ length: bots }, (_, i) => ({
      kind: 'bot' as const,
      name: `Bot ${i + 1}`,
      bot: WEAKEST[name],
    })),
  ];
  return {
    game: name,
    setup: setupOf(GAMES[name], seats.length),
    seats,
    seed: '0123456789abcdef'.repeat(4),
    log: [],
  };
};

/** What somebody at the table has heard: rows and log as the page keeps them. */
class Heard {
  rows: MatchNews['rows'] = [];
  log: string[] = [];
  last!: MatchNews;

  take(news: MatchNews): void {
    this.rows = [...this.rows.slice(0, news.from), ...news.rows];
    this.log.push(...news.log);
    this.last = news;
  }
}

const random = new FastRandom(3);

/** Some legal action of the viewer, found from what was heard alone. */
const someAction = (game: Game, played: PlayedMatch, { rows, last }: Heard): string | null => {
  const state = game.known(game.view(game.start(played.setup), last.viewer));
  for (const { told } of rows) game.hear(state, told, last.viewer);
  if (!owingSeats(game.owes(state), seatsOf(played.setup.players)).includes(last.viewer)) return null;
  return game.format(game.decode(game.sample(state, seatIndex(last.viewer), random)));
};

const playOn = (
  match: LocalMatch,
  game: Game,
  played: PlayedMatch,
  heard: Heard,
  decisions: number,
): void => {
  for (let i = 0; i < decisions; i++) {
    while (heard.last.bot !== null) {
      match.playBot();
      heard.take(match.news());
    }
    const action = someAction(game, played, heard);
    if (action === null) return;
    match.takeOver();
    expect(match.act(heard.last.viewer, action)).toBe(null);
    heard.take(match.news());
  }
};

const begun = async (name: Name, people: number, bots: number) => {
  const played = playedOf(name, people, bots);
  const match = new LocalMatch(await engineOf(name), played);
  const heard = new Heard();
  heard.take(match.news());
  return { match, heard, played, game: GAMES[name] };
};

describe.each(['canals', 'cards'] as const)('a match of %s on this device', (name) => {
  it('gives news that add up to the match, from which it is taken up as it was', async () => {
    const { match, heard, played, game } = await begun(name, 1, 2);
    playOn(match, game, played, heard, 6);
    const again = new LocalMatch(await engineOf(name), { ...played, log: heard.log });
    const whole = again.news();
    expect(whole.rows).toEqual(heard.rows);
    expect(whole.log).toEqual([]);
    expect(whole).toMatchObject({
      viewer: heard.last.viewer,
      bot: heard.last.bot,
      canUndo: heard.last.canUndo,
    });
    expect(again.file()).toBe(match.file());
  });

  it('gives a file that reads without fault', async () => {
    const { match, heard, played, game } = await begun(name, 1, 2);
    playOn(match, game, played, heard, 4);
    const read = readMatch(game, match.file());
    expect(read.ok && read.value.rows).toHaveLength(heard.rows.length);
    const { tags } = read.ok ? read.value : { tags: [] };
    expect(tags).toContainEqual({ key: 'Name', subject: 'p2', value: 'Bot 1' });
  });

  it('refuses what the rules refuse, and nothing has changed', async () => {
    const { match, heard, played, game } = await begun(name, 1, 2);
    playOn(match, game, played, heard, 1);
    while (heard.last.bot !== null) {
      match.playBot();
      heard.take(match.news());
    }
    expect(match.act('p2', someAction(game, played, heard)!)).not.toBe(null);
    expect(match.news()).toMatchObject({ rows: [], log: [], from: heard.rows.length });
    expect(() => match.act('p1', 'nonsense')).toThrow('not an action');
  });

  it('stays as it is where a bot throws, and goes on with a sound one', async () => {
    const engine = await engineOf(name);
    let isBroken = true;
    const choose: typeof engine.choose = (asked) => {
      if (isBroken) throw new Error('broken');
      return engine.choose(asked);
    };
    const match = new LocalMatch({ ...engine, choose }, playedOf(name, 0, 3));
    const heard = new Heard();
    heard.take(match.news());
    const { bot } = heard.last;
    expect(bot).not.toBe(null);
    expect(() => match.playBot()).toThrow('broken');
    expect(match.news()).toMatchObject({ rows: [], log: [], bot });
    isBroken = false;
    match.playBot();
    expect(match.news().log.length).toBeGreaterThan(0);
  });

  it('takes an answer that the rules refuse for a failure of the bot', async () => {
    const engine = await engineOf(name);
    const refused = engine.game.parse({ canals: 'bid 99', cards: 'pass' }[name]);
    const match = new LocalMatch({ ...engine, choose: () => refused }, playedOf(name, 0, 3));
    match.news();
    expect(() => match.playBot()).toThrow(/^bot p\d: /);
    expect(match.news()).toMatchObject({ rows: [], log: [] });
  });
});

describe('several people at one device', () => {
  it('see the table in turn, and a secret only after the device was handed over', async () => {
    const { match, heard, played, game } = await begun('cards', 2, 0);
    const first = heard.last.viewer;
    playOn(match, game, played, heard, 1);
    expect(heard.last.viewer).not.toBe(first);
    expect(heard.last.handTo).toBe(heard.last.viewer);
    expect(heard.last.from).toBe(0);
    match.takeOver();
    expect(match.news()).toMatchObject({ handTo: null, rows: [], viewer: heard.last.viewer });
  });

  it('find the table covered when they take the match up again', async () => {
    const { match, heard, played, game } = await begun('cards', 2, 0);
    playOn(match, game, played, heard, 2);
    const again = new LocalMatch(await engineOf('cards'), { ...played, log: heard.log });
    expect(again.news().handTo).not.toBe(null);
  });

  it('do not take back what another person did since', async () => {
    const { match, heard, played, game } = await begun('canals', 3, 0);
    playOn(match, game, played, heard, 2);
    const [first] = heard.rows.filter(({ told }) => told.text.startsWith('p')).map(({ told }) => told.text);
    expect(match.undo(first!.slice(0, 2) as Seat)).toMatchObject({ code: 'undo-none' });
  });
});

describe('taking back against bots', () => {
  it('leads to the previous decision, with all rows told again', async () => {
    const { match, heard, played, game } = await begun('canals', 1, 2);
    playOn(match, game, played, heard, 1);
    const before = heard.rows.length;
    expect(heard.last.canUndo).toBe(true);
    expect(match.undo(heard.last.viewer)).toBe(null);
    const news = match.news();
    expect(news.from).toBe(0);
    expect(news.rows.length).toBeLessThan(before);
    expect(news.log).toHaveLength(1);
  });

  it('is refused where there is nothing', async () => {
    const { match, heard } = await begun('canals', 1, 2);
    expect(heard.last.canUndo).toBe(false);
    expect(match.undo('p1')).toMatchObject({ code: 'undo-none' });
  });
});

describe('the services of a worker', () => {
  it('have nothing to do before a match is opened', async () => {
    const link = inProcess().open();
    expect(await link.call('playBot', null)).toMatchObject({ ok: false, failure: { kind: 'threw' } });
    expect(await link.call('judgeOn', null)).toMatchObject({ ok: false, failure: { kind: 'threw' } });
  });

  it('answer in the order they were asked, even while the match is still being fetched', async () => {
    const link = inProcess().open();
    const played = playedOf('canals', 1, 2);
    const [opened, file] = await Promise.all([link.call('openMatch', played), link.call('file', null)]);
    expect(opened.ok && opened.value.rows.length).toBeGreaterThan(0);
    expect(file.ok && file.value).toContain('[Game "canals"]');
  });

  it('say which game or row they do not know', async () => {
    const services = makeServices(engineOf);
    const played = playedOf('canals', 1, 2);
    await expect(services.openMatch({ ...played, game: 'chess' })).rejects.toThrow('chess');
    await expect(services.openMatch({ ...played, log: ['nonsense'] })).rejects.toThrow('nonsense');
    const match = { game: 'canals', setup: played.setup, rows: ['nonsense'] };
    await expect(services.judge({ match, share: { part: 0, of: 1 } })).rejects.toThrow('nonsense');
  });

  it('think, hint and measure from a view alone', async () => {
    const { match, heard, played, game } = await begun('canals', 1, 2);
    playOn(match, game, played, heard, 3);
    while (heard.last.bot !== null) {
      match.playBot();
      heard.take(match.news());
    }
    const state = game.known(game.view(game.start(played.setup), 'p1'));
    for (const { told } of heard.rows) game.hear(state, told, 'p1');
    const view = game.view(state, 'p1');
    const link = inProcess().open();
    const thought = {
      game: 'canals',
      bot: 'random',
      seat: 'p1',
      view,
      told: [],
      seed: 1,
      stream: 1,
    } as const;
    const chosen = await link.call('think', thought);
    expect(chosen.ok && game.refuse(state, 0, game.parse(chosen.value))).toBe(null);
    expect(await link.call('think', thought)).toEqual(chosen);
    const hint = await link.call('hint', { game: 'canals', view });
    expect(hint.ok && game.refuse(state, 0, game.parse(hint.value!.move))).toBe(null);
    const reading = await link.call('read', { game: 'canals', view });
    expect(reading.ok && reading.value).toMatchObject({
      ditches: expect.arrayContaining([expect.objectContaining({ even: expect.any(Number) })]),
    });
  });

  it('judge a match bit by bit until it is done: one of them, or several that share it', async () => {
    const { match, heard, played, game } = await begun('canals', 1, 2);
    playOn(match, game, played, heard, 1);
    const wanted = {
      game: 'canals',
      setup: played.setup,
      rows: heard.log.filter((row) => !/^p\d undo/.test(row)),
    };
    const { open } = inProcess();
    /** Judges in so many shares, and puts the review together. */
    const review = async (of: number) => {
      const links = Array.from({ length: of }, () => open());
      const findings = [];
      for (const [part, link] of links.entries()) {
        let judged = await link.call('judge', { match: wanted, share: { part, of } });
        let last = 0;
        while (judged.ok && judged.value.done < 1) {
          expect(judged.value.done).toBeGreaterThanOrEqual(last);
          last = judged.value.done;
          judged = await link.call('judgeOn', null);
        }
        expect(judged).toMatchObject({ ok: true, value: { done: 1, hasFindings: true } });
        const found = await link.call('findings', null);
        if (found.ok) findings.push(...found.value!);
      }
      return links[0]!.call('review', findings);
    };
    const whole = await review(1);
    expect(whole).toMatchObject({ ok: true, value: { game: 'canals' } });
    expect(await review(2)).toEqual(whole);
  });
});

describe('a thinker', () => {
  const thought = {
    game: 'canals',
    bot: 'random',
    seat: 'p1',
    view: null,
    told: [],
    seed: 1,
    stream: 1,
  } as const;

  it('gives back what a bot threw, and asks a new worker next time', async () => {
    const { open, links } = inProcess({
      think: () => {
        throw new Error('broken');
      },
    });
    const thinker = workerThinker(open);
    expect(await thinker.choose(thought)).toEqual({ ok: false, failure: { kind: 'threw', text: 'broken' } });
    await thinker.choose(thought);
    expect(links).toHaveLength(2);
  });

  it('tells of a worker that is killed while it thinks', async () => {
    const { open, links } = inProcess({ think: () => new Promise(() => undefined) });
    const thinker = workerThinker(open);
    const asked = thinker.choose(thought);
    links[0]!.die('killed');
    expect(await asked).toEqual({ ok: false, failure: { kind: 'died', text: 'killed' } });
  });

  it('asks a new worker where the last one died between two questions', async () => {
    const { open, links } = inProcess({ think: () => 'bid 1' });
    const thinker = workerThinker(open);
    await thinker.choose(thought);
    links[0]!.die('killed');
    await links[0]!.ended;
    expect(await thinker.choose(thought)).toEqual({ ok: true, value: 'bid 1' });
    expect(links).toHaveLength(2);
  });

  it('drops a question that nobody wants answered any more', async () => {
    const { open } = inProcess({ think: () => new Promise(() => undefined) });
    const thinker = workerThinker(open);
    const asked = thinker.choose(thought);
    thinker.stop();
    expect(await asked).toMatchObject({ ok: false, failure: { kind: 'closed' } });
  });
});

describe('another bot', () => {
  it('is the next weaker one, and for the weakest the next stronger', () => {
    expect(otherLevel('canals', 'overseer')).toBe('hydrologist');
    expect(otherLevel('canals', 'random')).toBe('novice');
    expect(otherLevel('cards', 'eager')).toBe('oddsmaker');
  });

  it('is never the same one', () => {
    for (const level of onShelf('canals').levels.all) expect(otherLevel('canals', level)).not.toBe(level);
    for (const level of onShelf('cards').levels.all) expect(otherLevel('cards', level)).not.toBe(level);
    expect(onShelf('canals').levels.all).toContain(otherLevel('canals', 'unheard-of'));
  });
});

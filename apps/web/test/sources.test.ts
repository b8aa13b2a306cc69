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
  type Setup,
} from '@santiago/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lesson } from '@santiago/canals/page/lesson/lesson.ts';
import { de } from '@santiago/table/page/i18n/de.ts';
import { en } from '@santiago/table/page/i18n/en.ts';
import { fr } from '@santiago/table/page/i18n/fr.ts';
import type { TableFacts, TableSource } from '@santiago/table/page/sources/contract.ts';
import { Guided } from '@santiago/table/page/sources/guided/guided.ts';
import { nameAmong } from '@santiago/table/page/sources/local/names.ts';
import { isAlone } from '@santiago/table/page/sources/local/alone.ts';
import { LocalSource } from '@santiago/table/page/sources/local/source.ts';
import type { SavedMatch } from '@santiago/table/page/sources/local/store.ts';
import { OnlineTable } from '@santiago/table/page/sources/online/table.ts';
import { MAIN, treeOf } from '@santiago/table/page/sources/study/lines.ts';
import { Study } from '@santiago/table/page/sources/study/study.ts';
import type { Failure, Result } from '@santiago/table/page/worker/rpc.ts';
import type { Thought } from '@santiago/table/page/worker/think.ts';
import type { Thinker } from '@santiago/table/page/worker/thinker.ts';
import { FakeServer } from './fakeServer.ts';
import { inProcess, until } from './inProcess.ts';

const GAMES = [canals, cards] as unknown as readonly Game[];

const setupOf = (game: Game, players: number): Setup => {
  const made = makeSetup(game.setup, { players });
  if (!made.ok) throw new Error(made.fault.text);
  return made.value;
};

beforeAll(() => {
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() });
});
afterAll(() => void vi.unstubAllGlobals());

/** Any legal answer; the same question always gets the same. */
const randomThinker = (game: Game): Thinker => ({
  choose: async ({ seat, view, stream }: Thought): Promise<Result<string>> => ({
    ok: true,
    value: game.format(game.decode(game.sample(game.known(view), seatIndex(seat), new FastRandom(stream)))),
  }),
  stop: () => undefined,
  close: () => undefined,
});

const savedMatch = (game: Game, kinds: readonly ('human' | 'bot')[]): SavedMatch => ({
  id: 'm',
  game: game.name,
  setup: setupOf(game, kinds.length),
  seats: kinds.map((kind, i) => ({
    kind,
    name: i === 0 ? 'You' : `Name ${i + 1}`,
    ...(kind === 'bot' ? { bot: game.name === 'cards' ? 'eager' : 'random' } : {}),
  })),
  seed: '0123456789abcdef'.repeat(4),
  log: [],
  changed: 0,
  progress: { round: 0, rounds: 0, over: false },
});

/** A source, and what moves it on where somebody has to read or to agree first. */
interface Opened {
  readonly source: TableSource;
  readonly game: Game;
  readonly nudge: () => void;
  /** False while bots are being asked. */
  readonly isReady?: () => boolean;
}

const calm = (source: TableSource, game: Game): Opened => ({ source, game, nudge: () => undefined });

const openLocal = (game: Game, kinds: readonly ('human' | 'bot')[]): Opened => {
  const source = new LocalSource(savedMatch(game, kinds), { open: inProcess().open, save: async () => true });
  return { source, game, nudge: () => source.takeOver() };
};

const openStudy = (game: Game): Opened => {
  const setup = setupOf(game, 3);
  const at = { line: MAIN, depth: 0 };
  const names = seatsOf(3).map((seat) => `Name ${seat}`);
  const study = new Study(
    { game, setup, names, start: null, tree: treeOf([], []), at, matchId: null },
    randomThinker(game),
    { seed: 1, you: 'You' },
  );
  study.hand.value = 'p1';
  study.playOne();
  return { ...calm(study, game), isReady: () => !study.thinking.peek() };
};

const openGuided = (): Opened => {
  const game = canals as unknown as Game;
  const guided = new Guided(lesson, randomThinker(game), { you: 'You', progress: null });
  const nudge = (): void => {
    if (guided.mistake.peek() !== null) void guided.undo();
    else guided.next();
  };
  return { source: guided, game, nudge };
};

const openOnline = (game: Game): Opened => {
  const server = new FakeServer(game, setupOf(game, 3));
  return calm(new OnlineTable('a'.repeat(16), server.client), game);
};

const SOURCES: readonly (readonly [string, () => Opened])[] = [
  ['a local match of canals', () => openLocal(GAMES[0]!, ['human', 'bot', 'bot'])],
  ['a local match of cards', () => openLocal(GAMES[1]!, ['human', 'bot'])],
  ['several people at one device', () => openLocal(GAMES[1]!, ['human', 'human'])],
  ['a study of canals', () => openStudy(GAMES[0]!)],
  ['a study of cards', () => openStudy(GAMES[1]!)],
  ['a guided match', openGuided],
  ['an online table of canals', () => openOnline(GAMES[0]!)],
  ['an online table of cards', () => openOnline(GAMES[1]!)],
];

/** What the viewer knows, from the rows alone. */
const knownTo = (game: Game, { setup, viewer, rows, start }: TableFacts): unknown => {
  const state = game.known(start ?? game.view(game.start(setup), viewer));
  for (const { told } of rows) game.hear(state, told, viewer);
  return state;
};

const mustAct = (game: Game, facts: TableFacts | null): facts is TableFacts => {
  if (facts === null || facts.handTo !== null) return false;
  const owing = owingSeats(game.owes(knownTo(game, facts)), seatsOf(facts.setup.players));
  return owing.includes(facts.viewer as Seat);
};

const random = new FastRandom(11);
const someAction = (game: Game, facts: TableFacts): string =>
  game.format(game.decode(game.sample(knownTo(game, facts), seatIndex(facts.viewer as Seat), random)));

const myTurn = async ({ source, game, nudge, isReady }: Opened): Promise<TableFacts> => {
  let waits = 0;
  await until(() => {
    if (isReady?.() !== false && mustAct(game, source.facts.peek())) return true;
    if (++waits % 20 === 0) nudge();
    return false;
  });
  return source.facts.peek()!;
};

/** Something has been added to these facts, or taken away. */
const moved = async (source: TableSource, { rows, version }: TableFacts): Promise<TableFacts> => {
  const isMoved = (now: TableFacts): boolean => now.rows.length > rows.length || now.version > version;
  await until(() => isMoved(source.facts.peek()!));
  return source.facts.peek()!;
};

const play = async (opened: Opened, decisions: number): Promise<void> => {
  for (let i = 0; i < decisions; i++) {
    const facts = await myTurn(opened);
    expect(await opened.source.act(someAction(opened.game, facts))).toBe(null);
    await moved(opened.source, facts);
  }
  await myTurn(opened);
};

describe.each(SOURCES)('%s', (_, open) => {
  it('1: has facts once it is reached, and never none again', async () => {
    const opened = open();
    const seen: boolean[] = [];
    const stop = opened.source.facts.subscribe((facts) => void seen.push(facts !== null));
    await play(opened, 3);
    opened.source.close();
    stop();
    expect(seen.slice(seen.indexOf(true))).not.toContain(false);
  });

  it('2, 4: what the rows make known is what can be played: each legal action counts, and has its row', async () => {
    const opened = open();
    const { source, game } = opened;
    for (let i = 0; i < 4; i++) {
      const before = await myTurn(opened);
      const action = someAction(game, before);
      expect(await source.act(action)).toBe(null);
      const { rows, viewer } = await moved(source, before);
      const count = before.rows.length;
      const text = viewer === before.viewer ? `${viewer} ${action}` : `${before.viewer} `;
      expect(rows.slice(count).some(({ told }) => told.text.startsWith(text))).toBe(true);
    }
    source.close();
  });

  it('3: row numbers rise; in one version rows are only added, and stay the same objects', async () => {
    const opened = open();
    const { source } = opened;
    let last: TableFacts | null = null;
    const stop = source.facts.subscribe((facts) => {
      if (facts === null) return;
      const numbers = facts.rows.map(({ number }) => number);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      if (last !== null && last.version === facts.version) {
        expect(facts.viewer).toBe(last.viewer);
        last.rows.forEach((row, i) => expect(facts.rows[i]).toBe(row));
      } else if (last !== null) expect(facts.version).toBeGreaterThan(last.version);
      last = facts;
    });
    await play(opened, 3);
    await source.undo();
    await myTurn(opened);
    await play(opened, 1);
    stop();
    source.close();
  });

  it('4: a refused action adds no row', async () => {
    const opened = open();
    const { source, game } = opened;
    await play(opened, 1);
    const { rows } = await myTurn(opened);
    const refused = await source
      .act(game.name === 'canals' ? 'bid 99' : 'fight 0,0 0,0')
      .catch(() => 'malformed');
    expect(refused).not.toBe(null);
    expect(source.facts.peek()!.rows).toEqual(rows);
    source.close();
  });

  it('5: takes something back where it says that it can, and changes nothing where it refuses', async () => {
    const opened = open();
    const { source, game } = opened;
    await play(opened, 1);
    const before = await myTurn(opened);
    const refused = await source.undo();
    const after = source.facts.peek()!;
    if (before.canUndo) expect(refused).toBe(null);
    if (refused === null) {
      expect(after.version).toBeGreaterThan(before.version);
      expect(mustAct(game, await myTurn(opened))).toBe(true);
    } else expect(after.rows).toBe(before.rows);
    source.close();
  });

  it('6: handing over changes no row', async () => {
    const opened = open();
    const { source } = opened;
    await play(opened, 1);
    const { rows } = await myTurn(opened);
    source.takeOver();
    await until(() => source.facts.peek()!.handTo === null);
    expect(source.facts.peek()!.rows).toBe(rows);
    source.close();
  });

  it('7: gives a file that reads without fault, with as many rows', async () => {
    const opened = open();
    const { source, game } = opened;
    await play(opened, 2);
    const facts = await myTurn(opened);
    const read = readMatch(game, await source.file());
    if (!read.ok) throw new Error(read.fault.text);
    // A study is played beside its match: its rows are a variation.
    const { rows, variations } = read.value;
    const whole = source.seek === undefined ? rows : (variations[0]?.rows ?? []);
    expect(whole).toHaveLength(facts.rows.length);
    source.close();
  });

  it('9: changes no more once it is closed', async () => {
    const opened = open();
    await play(opened, 1);
    opened.source.close();
    opened.source.close();
    const facts = opened.source.facts.peek();
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    expect(opened.source.facts.peek()).toBe(facts);
  });
});

const THREW: Failure = { kind: 'threw', text: 'broken' };
const DIED: Failure = { kind: 'died', text: 'killed' };

/** Fails so many times, then answers like a sound one; notes which bots were asked. */
const failing = (game: Game, failures: readonly Failure[]) => {
  const left = [...failures];
  const asked: string[] = [];
  const sound = randomThinker(game);
  const thinker: Thinker = {
    ...sound,
    choose: async (thought) => {
      asked.push(thought.bot);
      const failure = left.shift();
      return failure === undefined ? sound.choose(thought) : { ok: false, failure };
    },
  };
  return { thinker, asked };
};

describe('8: a bot that throws', () => {
  const canalsGame = GAMES[0]!;

  it('in a local match is named, and can be asked again', async () => {
    let isBroken = true;
    const sound = inProcess();
    const broken = inProcess({
      playBot: () => {
        throw new Error('broken');
      },
    });
    const source = new LocalSource(savedMatch(canalsGame, ['bot', 'human', 'bot']), {
      open: () => (isBroken ? broken : sound).open(),
      save: async () => true,
    });
    await until(() => source.facts.peek()?.trouble != null);
    const { trouble, rows } = source.facts.peek()!;
    expect(trouble).toMatchObject({ kind: 'bot' });
    expect(rows.length).toBeGreaterThan(0);
    isBroken = false;
    source.carryOn('again');
    await myTurn(calm(source, canalsGame));
    expect(source.facts.peek()).toMatchObject({ trouble: null });
    expect(source.facts.peek()!.rows.slice(0, rows.length)).toEqual(rows);
    source.close();
  });

  it('in a local match can be replaced by another, and the match is kept with that one', async () => {
    const saved: SavedMatch[] = [];
    let openings = 0;
    const broken = inProcess({
      playBot: () => {
        throw new Error('broken');
      },
    });
    const sound = inProcess();
    const source = new LocalSource(savedMatch(canalsGame, ['bot', 'human', 'bot']), {
      open: () => (openings++ === 0 ? broken : sound).open(),
      save: async (match) => void saved.push(match),
    });
    await until(() => source.facts.peek()?.trouble != null);
    const { trouble } = source.facts.peek()!;
    const seat = trouble?.kind === 'bot' ? seatIndex(trouble.seat) : -1;
    expect(isAlone(source.saved()), 'its start can be given to others').toBe(true);
    source.carryOn('other-bot');
    expect(isAlone(source.saved()), 'nobody else could meet both bots').toBe(false);
    await myTurn(calm(source, canalsGame));
    expect(saved.at(-1)!.seats[seat]).toMatchObject({ kind: 'bot', bot: 'novice' });
    source.close();
  });

  it.each([
    ['throws', THREW, 'bot'],
    ['is killed', DIED, 'stopped'],
  ] as const)(
    'in a study, where it %s, leaves the line as it is and goes on when asked',
    async (_, failure, kind) => {
      const { thinker, asked } = failing(canalsGame, [failure]);
      const setup = setupOf(canalsGame, 3);
      const document = {
        game: canalsGame,
        setup,
        names: ['A', 'B', 'C'],
        start: null,
        tree: treeOf([], []),
        at: { line: MAIN, depth: 0 },
        matchId: null,
      };
      const study = new Study(document, thinker, { seed: 1, you: 'You' });
      study.bot.value = 'gambler';
      study.playOne();
      await until(() => study.facts.peek()!.trouble !== null);
      const before = study.facts.peek()!;
      expect(before.trouble).toMatchObject({ kind });
      expect(study.thinking.value).toBe(false);
      study.carryOn('other-bot');
      await until(() => study.facts.peek()!.rows.length > before.rows.length);
      expect(study.facts.peek()!.trouble).toBe(null);
      expect(asked).toEqual(['gambler', 'steward']);
      study.close();
    },
  );

  it.each([
    ['throws', THREW, 'bot'],
    ['is killed', DIED, 'stopped'],
  ] as const)(
    'in a lesson, where it %s, leaves the match as it is and goes on when asked',
    async (_, failure, kind) => {
      const { thinker } = failing(canalsGame, [failure]);
      const silent = { ...lesson, answer: () => null, steps: [] };
      const guided = new Guided(silent, thinker, { you: 'You', progress: null });
      await guided.act(someAction(canalsGame, await myTurn(calm(guided, canalsGame))));
      await until(() => guided.facts.peek()?.trouble != null);
      const { trouble, rows } = guided.facts.peek()!;
      expect(trouble).toMatchObject({ kind });
      guided.carryOn('again');
      await until(() => guided.facts.peek()!.rows.length > rows.length);
      expect(guided.facts.peek()!.trouble).toBe(null);
      guided.close();
    },
  );

  it('is one that answers what the rules refuse, too', async () => {
    const thinker: Thinker = {
      ...randomThinker(canalsGame),
      choose: async () => ({ ok: true, value: 'bid 99' }),
    };
    const silent = { ...lesson, answer: () => null, steps: [] };
    const guided = new Guided(silent, thinker, { you: 'You', progress: null });
    await guided.act(someAction(canalsGame, await myTurn(calm(guided, canalsGame))));
    await until(() => guided.facts.peek()?.trouble != null);
    expect(guided.facts.peek()!.trouble).toMatchObject({ kind: 'bot' });
    guided.close();
  });
});

describe('8: a worker that is killed', () => {
  const canalsGame = GAMES[0]!;
  const openedLocal = () => {
    const worked = inProcess();
    const saved: SavedMatch[] = [];
    const source = new LocalSource(savedMatch(canalsGame, ['human', 'bot', 'bot']), {
      open: worked.open,
      save: async (match) => void saved.push(match),
    });
    return { ...worked, source, saved, opened: calm(source, canalsGame) };
  };

  it('while a person thinks is told at once; the match goes on from the rows it had', async () => {
    const { source, opened, links } = openedLocal();
    await play(opened, 2);
    const before = await myTurn(opened);
    links[0]!.die('killed');
    await until(() => source.facts.peek()!.trouble !== null);
    expect(source.facts.peek()).toMatchObject({
      trouble: { kind: 'stopped', seat: null },
      rows: before.rows,
    });
    source.carryOn('again');
    await until(() => source.facts.peek()!.trouble === null);
    expect(source.facts.peek()!.rows).toEqual(before.rows);
    expect(source.facts.peek()!.version).toBe(before.version);
    await play(opened, 2);
    source.close();
  });

  it('answers an action with a sentence instead of letting it wait', async () => {
    const { source, opened, links } = openedLocal();
    const facts = await myTurn(opened);
    const acted = source.act(someAction(canalsGame, facts));
    links[0]!.die('killed');
    expect(await acted).toMatchObject({ code: 'stopped', text: en.trouble.stopped });
    expect(await source.act(someAction(canalsGame, facts))).toMatchObject({ code: 'stopped' });
    source.close();
  });

  it('still gives the file', async () => {
    const { source, opened, links } = openedLocal();
    await play(opened, 1);
    links[0]!.die('killed');
    const read = readMatch(canalsGame, await source.file());
    expect(read.ok && read.value.rows.length).toBeGreaterThan(0);
    source.close();
  });

  it('is no trouble where we closed the table ourselves', async () => {
    const { source, opened } = openedLocal();
    await myTurn(opened);
    source.close();
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
    expect(source.facts.peek()!.trouble).toBe(null);
  });

  it('has lost nothing that was kept', async () => {
    const { source, opened, saved } = openedLocal();
    await play(opened, 2);
    const again = new LocalSource(saved.at(-1)!, { open: inProcess().open, save: async () => true });
    await until(() => again.facts.peek() !== null);
    expect(again.facts.peek()!.rows).toEqual(source.facts.peek()!.rows);
    source.close();
    again.close();
  });
});

describe('an online table', () => {
  it('says when the connection is lost, and when it is back', async () => {
    const server = new FakeServer(GAMES[0]!, setupOf(GAMES[0]!, 3));
    const table = new OnlineTable('a'.repeat(16), server.client);
    await until(() => table.facts.peek() !== null);
    server.ears!.status?.('lost', {});
    expect(table.facts.peek()!.trouble).toEqual({ kind: 'lost' });
    server.ears!.status?.('open', {});
    expect(table.facts.peek()!.trouble).toBe(null);
    table.close();
  });

  it('knows what its seat knows on the server, after rows and after an undo', async () => {
    const [game] = GAMES;
    const server = new FakeServer(game!, setupOf(game!, 3));
    const table = new OnlineTable('a'.repeat(16), server.client);
    const opened = calm(table, game!);
    await play(opened, 3);
    expect(game!.view(knownTo(game!, table.facts.peek()!), 'p1')).toEqual(server.viewOfMe());
    await table.undo();
    expect(game!.view(knownTo(game!, table.facts.peek()!), 'p1')).toEqual(server.viewOfMe());
    table.close();
  });

  it('shows nothing of the way to where the table stands', async () => {
    const server = new FakeServer(GAMES[0]!, setupOf(GAMES[0]!, 3));
    const table = new OnlineTable('a'.repeat(16), server.client);
    const seen: number[] = [];
    const stop = table.facts.subscribe((facts) => {
      if (facts !== null) seen.push(facts.rows.length);
    });
    await until(() => table.facts.peek() !== null);
    stop();
    table.close();
    expect(seen).toHaveLength(1);
  });
});

describe('the names at a shared device', () => {
  const seats = (...names: string[]) => names.map((name) => ({ kind: 'human', name }));

  it('call nobody "You", in any language', () => {
    for (const { you } of [en, de, fr]) expect(nameAmong(seats(you, 'Bo'), 0)).toBe('Player 1');
    expect(nameAmong(seats('Ana', 'Bo'), 0)).toBe('Ana');
  });

  it('leave a person alone among bots as "You"', () => {
    expect(
      nameAmong(
        [
          { kind: 'human', name: 'You' },
          { kind: 'bot', name: 'Bo' },
        ],
        0,
      ),
    ).toBe('You');
  });

  it('are those of the hand-over sheet, also for a match that was kept with "You"', async () => {
    const { source, game } = openLocal(GAMES[1]!, ['human', 'human']);
    await play({ source, game, nudge: () => source.takeOver() }, 2);
    const { seats: infos } = source.facts.peek()!;
    expect(infos.map(({ name }) => name)).toEqual(['Player 1', 'Name 2']);
    source.close();
  });

  it('of a file stay as they are, but the sheet says "You" to nobody', async () => {
    const match = { ...savedMatch(GAMES[1]!, ['human', 'human']), isFile: true };
    const source = new LocalSource(match, { open: inProcess().open, save: async () => true });
    const names = () => source.facts.peek()!.seats.map(({ name }) => name);
    expect(names()).toEqual(['You', 'Name 2']);
    const game = GAMES[1]!;
    await until(() => source.facts.peek()!.rows.length > 0);
    if (source.facts.peek()!.handTo === null) {
      await source.act(someAction(game, await myTurn(calm(source, game))));
    }
    expect(source.facts.peek()!.handTo).not.toBe(null);
    expect(names()).toEqual(['Player 1', 'Name 2']);
    source.takeOver();
    await until(() => source.facts.peek()!.handTo === null);
    expect(names()).toEqual(['You', 'Name 2']);
    source.close();
  });
});

import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import {
  chanceKey,
  fairDraws,
  FastRandom,
  formatRow,
  type Game,
  makeSetup,
  Match,
  owingSeats,
  seatIndex,
  seatsOf,
} from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { readStudy, type StudyDocument, writeStudy } from '@santiago/table/page/sources/study/document.ts';
import {
  blocksOf,
  lineOf,
  MAIN,
  pathOf,
  playRow,
  renamed,
  treeOf,
  without,
} from '@santiago/table/page/sources/study/lines.ts';
import { studyOfRunning } from '@santiago/table/page/sources/study/open.ts';
import { pack, unpack } from '@santiago/table/page/sources/study/pack.ts';
import { Study } from '@santiago/table/page/sources/study/study.ts';
import type { TableFacts } from '@santiago/table/page/sources/contract.ts';

const CHANCES = { seed: 1, you: 'You' };
const GAMES = [canals, cards] as readonly Game[];

/** A match that somebody plays at random, up to so many rows. */
const randomMatch = (game: Game, players: number, rows: number): Match<never> => {
  const setup = makeSetup(game.setup, { players });
  if (!setup.ok) throw new Error(setup.fault.text);
  const match = new Match(game, setup.value, fairDraws(chanceKey(new Uint8Array(32))));
  const random = new FastRandom(7);
  match.advance();
  while (match.line.length < rows) {
    const [seat] = owingSeats(game.owes(match.state), seatsOf(players));
    if (seat === undefined) break;
    match.answer(seat, game.decode(game.sample(match.state, seatIndex(seat), random)));
    match.advance();
  }
  return match as Match<never>;
};

const documentOf = (game: Game, players: number, rows: number): StudyDocument => {
  const match = randomMatch(game, players, rows);
  const texts = match.line.map(({ row }) => formatRow(game, row));
  return {
    game,
    setup: match.setup,
    names: seatsOf(players).map((seat) => `Player "${seat}"`),
    start: null,
    tree: treeOf(texts, []),
    at: { line: MAIN, depth: texts.length },
    matchId: null,
  };
};

/** Answers at random, as a bot would. */
const thinkerFor = (game: Game) => ({
  choose: async ({ seat, view, stream }: { seat: string; view: unknown; stream: number }) => {
    const index = Number(seat.slice(1)) - 1;
    const value = game.format(game.decode(game.sample(game.known(view), index, new FastRandom(stream))));
    return { ok: true as const, value };
  },
  stop: () => undefined,
  close: () => undefined,
});

const settled = async (study: Study): Promise<void> => {
  while (study.thinking.value) await new Promise((resolve) => setTimeout(resolve, 0));
};

describe('the tree of variations', () => {
  const tree = treeOf(['a', 'b', 'c', 'd'], []);

  it('follows a row that is there and grows a line for one that is not', () => {
    expect(playRow(tree, { line: MAIN, depth: 1 }, 'b ; bot').tree).toBe(tree);
    const first = playRow(tree, { line: MAIN, depth: 1 }, 'x');
    expect(pathOf(first.tree, first.at.line)).toEqual(['a', 'x']);
    const longer = playRow(first.tree, first.at, 'y');
    expect(longer.tree).toHaveLength(2);
    expect(pathOf(longer.tree, longer.at.line)).toEqual(['a', 'x', 'y']);
    const again = playRow(longer.tree, { line: MAIN, depth: 1 }, 'x');
    expect(again.tree).toBe(longer.tree);
    expect(again.at).toEqual({ line: longer.at.line, depth: 2 });
  });

  it('never changes the match, not even at its end', () => {
    const grown = playRow(tree, { line: MAIN, depth: 4 }, 'e');
    expect(pathOf(grown.tree, MAIN)).toEqual(['a', 'b', 'c', 'd']);
    expect(pathOf(grown.tree, grown.at.line)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('lets a line leave another line, and goes through a file unchanged', () => {
    let grown = playRow(tree, { line: MAIN, depth: 1 }, 'x');
    grown = playRow(grown.tree, grown.at, 'y');
    const branch = playRow(grown.tree, { line: grown.at.line, depth: 2 }, 'z');
    const named = renamed(branch.tree, branch.at.line, 'a third way');
    expect(lineOf(named, branch.at.line).parent).toBe(grown.at.line);
    expect(blocksOf(named)).toEqual([
      { from: 2, name: '', rows: ['x', 'y'] },
      { from: 2, name: 'a third way', rows: ['x', 'z'] },
    ]);
    const again = treeOf(['a', 'b', 'c', 'd'], blocksOf(named));
    expect(again).toEqual(named);
    expect(without(named, grown.at.line)).toEqual(tree);
  });

  it('keeps a line that has not left yet', () => {
    const empty = treeOf(['a', 'b'], [{ from: 2, name: 'here', rows: [] }]);
    expect(blocksOf(empty)[0]).toEqual({ from: 2, name: 'here', rows: [] });
  });
});

describe('an address', () => {
  it('holds any text, and much less than the text itself', async () => {
    const text = writeStudy(documentOf(canals, 4, 1000));
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 2);
    expect(await unpack(packed)).toBe(text);
  });

  it('is refused where it was cut or changed', async () => {
    const packed = await pack(writeStudy(documentOf(canals, 4, 40)));
    expect(await unpack(packed.slice(0, -9))).toBeNull();
    expect(await unpack('!')).toBeNull();
    expect(await unpack('')).toBeNull();
  });

  it('never decompresses to more than a match file may contain', async () => {
    expect(await unpack(await pack('x'.repeat(3_000_000)))).toBeNull();
  });
});

for (const game of GAMES) {
  describe(`a study of ${game.name}`, () => {
    it('goes through text unchanged, lines, names and place included', async () => {
      const study = new Study(documentOf(game, 3, 60), thinkerFor(game), CHANCES);
      study.seek(40);
      study.playOne();
      await settled(study);
      study.seek(20);
      study.playToTheEnd();
      await settled(study);
      study.rename(1, 'with "quotes" # and a \\');
      const now = study.now();
      expect(now.tree.length).toBeGreaterThanOrEqual(2);
      const read = readStudy(GAMES, writeStudy(now));
      expect(read).toEqual({ ok: true, study: now });
    });

    it('plays on by bots until the match is over, and by hand where one is', async () => {
      const study = new Study(documentOf(game, 2, 30), thinkerFor(game), CHANCES);
      study.playToTheEnd();
      await settled(study);
      expect(game.outcome(study.stateAt(study.at.value))).not.toBeNull();
      study.seek(20);
      study.hand.value = 'p1';
      study.playOne();
      await settled(study);
      const { viewer } = study.facts.value!;
      const state = study.stateAt(study.at.value);
      const action = game.sample(state, seatIndex(viewer as 'p1'), new FastRandom(3));
      expect(await study.act(game.format(game.decode(action)))).toBeNull();
      await settled(study);
      const owing = owingSeats(game.owes(study.stateAt(study.at.value)), seatsOf(2));
      expect(owing.length === 0 || owing.includes('p1')).toBe(true);
    });

    it('refuses what the rules refuse, and changes nothing', async () => {
      const study = new Study(documentOf(game, 3, 25), thinkerFor(game), CHANCES);
      const before = study.now();
      const illegal = game.name === 'canals' ? 'accept A1-B1' : 'done';
      expect(await study.act(illegal)).not.toBeNull();
      expect(study.now()).toEqual(before);
    });

    it('from a running match holds what its player may know and no more', () => {
      const match = randomMatch(game, 3, 45);
      const seat = 'p2';
      const start = game.start(match.setup);
      const rows = match.line.map(({ number, row }) => {
        const who = row.who === '*' ? -1 : seatIndex(row.who);
        const told = game.told(start, who, row.action, seat);
        game.play(start, who, game.encode(row.action));
        return { number, told, note: null };
      });
      const view = game.view(match.state, seat);
      const facts = {
        game: game.name,
        setup: match.setup,
        viewer: seat,
        seats: [],
        rows,
      } as unknown as TableFacts;
      const study = studyOfRunning(game, facts, { view, rows: rows.length });
      const opened = new Study(study, thinkerFor(game), CHANCES);
      expect(game.view(opened.stateAt(study.at), seat)).toEqual(view);
      const read = readStudy(GAMES, writeStudy(study));
      expect(read).toEqual({ ok: true, study });
      // Two matches that the player cannot tell apart give the same study up to what is imagined.
      if (study.start !== null) expect(game.view(game.known(study.start), seat)).toEqual(view);
    });
  });
}

describe('a study that is not in order', () => {
  const good = writeStudy(documentOf(canals, 3, 40));

  it.each([
    ['an unknown game', good.replace('canals', 'chess')],
    ['no text', ''],
    ['a row that is none', `${good}p1 dances\n`],
    ['a variation that leaves from nowhere', `${good}(from 900 "x"\n)\n`],
    ['a variation that is not closed', `${good}(from 9 "x"\n`],
    ['a variation with an illegal row', `${good}(from 9 "x"\np1 accept A1-B1\n)\n`],
    ['a nested variation', `${good}(from 9 "x"\n(from 9 "y"\n)\n)\n`],
    ['a position that is none', '{"position":{"game":"cards"},"names":[],"at":"0.0","lines":[]}'],
    ['a position in pieces', '{"game":"cards"'],
  ])('is refused: %s', (_, text) => {
    expect(readStudy(GAMES, text).ok).toBe(false);
  });
});

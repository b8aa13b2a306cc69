import { botNamed } from '@santiago/bots';
import { gameNamed } from '@santiago/games/programs';
import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import {
  chanceKey,
  fairDraws,
  FastRandom,
  type Game,
  type GameTypes,
  makeSetup,
  Match,
  owingSeats,
  seatIndex,
  seatsOf,
  writeMatch,
} from '@santiago/kernel';
import { expect, type Page } from '@playwright/test';

/** A whole match of bots, one a seat, always the same, as a file. */
const fileOf = <T extends GameTypes>(game: Game<T>, names: readonly string[], seed: number): string => {
  const players = names.length;
  const setup = makeSetup(game.setup, { players });
  if (!setup.ok) throw new Error(setup.fault.text);
  const match = new Match(game, setup.value, fairDraws(chanceKey(new Uint8Array(32).fill(seed))));
  for (;;) {
    match.advance();
    const [seat] = owingSeats(game.owes(match.state), seatsOf(players));
    if (seat === undefined) break;
    const random = new FastRandom(1, match.line.length);
    const { action } = botNamed(gameNamed(game.name).bots, names[seatIndex(seat)]!)!.choose({
      view: game.view(match.state, seat),
      told: [],
      random,
    });
    match.answer(seat, action);
  }
  const rows = match.line.map(({ row }) => row);
  return writeMatch(game, { setup: setup.value, tags: [], rows, variations: [] });
};

/** A match of beginners. */
export const matchFile = (players: number): string =>
  fileOf(
    canals,
    Array.from({ length: players }, () => 'novice'),
    0,
  );

const CARD_PLAYERS = ['eager', 'random', 'oddsmaker', 'eager'];
/** A match of the card game, of players of all strengths. */
export const cardsFile = (players: number): string => fileOf(cards, CARD_PLAYERS.slice(0, players), 0);
/** A match of two that is over after eleven decisions: half the work for whoever reviews it. */
export const shortCardsFile = (): string => fileOf(cards, CARD_PLAYERS.slice(0, 2), 2);

/** Opens a match file from the front page. */
export const openFile = async (page: Page, text: string): Promise<void> => {
  await page.goto('./#/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.santiago', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.locator('.result')).toBeVisible();
};

/** A match file as it was after so many of its rows. */
export const cutFile = (text: string, keep: (rows: readonly string[]) => number): string => {
  const lines = text.split('\n');
  const isRow = (line: string) => /^(\*|p\d) /.test(line);
  const head = lines.slice(0, lines.findIndex(isRow)).filter((line) => !line.startsWith('[Result'));
  const rows = lines.filter(isRow);
  return [...head, ...rows.slice(0, keep(rows)), ''].join('\n');
};

import { botNamed } from '@santiago/bots';
import { canals } from '@santiago/canals';
import {
  chanceKey,
  fairDraws,
  FastRandom,
  makeSetup,
  Match,
  owingSeats,
  seatsOf,
  writeMatch,
} from '@santiago/kernel';
import { expect, type Page } from '@playwright/test';

/** A whole match of beginners, as a file. */
export const matchFile = (players: number): string => {
  const setup = makeSetup(canals.setup, { players });
  if (!setup.ok) throw new Error(setup.fault.text);
  const match = new Match(canals, setup.value, fairDraws(chanceKey(new Uint8Array(32))));
  const novice = botNamed('canals', 'novice')!;
  for (;;) {
    match.advance();
    const [seat] = owingSeats(canals.owes(match.state), seatsOf(players));
    if (seat === undefined) break;
    const random = new FastRandom(1, match.line.length);
    const { action } = novice.choose({ view: canals.view(match.state, seat), told: [], random });
    match.answer(seat, action as Parameters<typeof canals.encode>[0]);
  }
  const rows = match.line.map(({ row }) => row);
  return writeMatch(canals, { setup: setup.value, tags: [], rows, variations: [] });
};

/** Opens a match file from the front page. */
export const openFile = async (page: Page, text: string): Promise<void> => {
  await page.goto('./#/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.santiago', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.locator('.result')).toBeVisible();
};

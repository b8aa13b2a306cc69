import { expect, test } from '@playwright/test';
import { matchMark } from '@santiago/protocol/daily';
import { DAILY_GAMES, dailyMatch, plainRows, playDay, playInPage } from '../e2e/daily.ts';

test('Firefox meets the opponents of today’s match that Node meets', async ({ page }) => {
  await page.goto('./');
  for (const game of DAILY_GAMES) {
    const played = playDay(dailyMatch('0d'.repeat(32), 20_773, game));
    const log = await playInPage(page, played);
    const mark = matchMark(plainRows({ ...played, log }));
    expect(mark, game).toBe(matchMark(plainRows(played)));
    console.log(`${game}: ${log.length} rows, ${mark}`);
  }
});

import { expect } from '@playwright/test';
import { Guest } from './guests.ts';
import { test } from './seeded.ts';

test('the page of my name lists what speaks for a person on the server, and sign it out', async ({
  browser,
}) => {
  const { page } = await Guest.arrive(browser, 'Ana');
  await page.request.post('/api/me/tokens', { data: { label: 'Night owl' } });
  await page.goto('./#/me');
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toBeVisible();
  await devices.getByRole('button', { name: 'Sign out – Bot Night owl' }).click();
  await expect(devices).toHaveCount(0);
  const { tokens } = (await (await page.request.get('/api/me/tokens')).json()) as { tokens: unknown[] };
  expect(tokens).toHaveLength(1);
});

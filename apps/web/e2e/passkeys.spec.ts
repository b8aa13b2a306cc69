import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { faults } from './faults.ts';
import { test } from './seeded.ts';

interface Device {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** A browser of its own with an authenticator that nobody has to touch. */
const newDevice = async (browser: Browser): Promise<Device> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('./#/me');
  return { page, cdp, authenticatorId };
};

const nameOn = async ({ page }: Device): Promise<string | null> => {
  const me = (await (await page.request.get('/api/me')).json()) as { readonly name: string | null };
  return me.name;
};

test('a name with a passkey is the same person on another device, until it is deleted', async ({
  browser,
}) => {
  const laptop = await newDevice(browser);
  await laptop.page.getByLabel('Your name').fill('Ana');
  await laptop.page.getByRole('button', { name: 'Keep this name' }).click();
  const keys = laptop.page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
  await expect(keys).toHaveCount(1);
  expect(await faults(laptop.page)).toEqual([]);

  const { credentials } = await laptop.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: laptop.authenticatorId,
  });
  const phone = await newDevice(browser);
  const { authenticatorId } = phone;
  await phone.cdp.send('WebAuthn.addCredential', { authenticatorId, credential: credentials[0]! });
  const comeIn = phone.page.getByRole('button', { name: 'I already have a name' });
  await comeIn.click();
  await expect(phone.page.getByLabel('Your name')).toHaveValue('Ana');
  await expect(phone.page.getByRole('region', { name: 'Signed-in devices' })).toContainText('Another device');

  await phone.page.getByRole('button', { name: /^Remove – / }).click();
  await expect(phone.page.getByRole('region', { name: 'Passkeys' })).toHaveCount(0);
  await phone.page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(phone.page.getByRole('region', { name: 'My data' })).toHaveCount(0);
  await comeIn.click();
  await expect(phone.page.getByRole('alert')).toContainText('isn’t linked to a name here');
  expect([await nameOn(laptop), await nameOn(phone)]).toEqual(['Ana', null]);

  await laptop.page.getByRole('button', { name: 'Delete me' }).click();
  await laptop.page.getByRole('button', { name: 'Delete me for good' }).click();
  await expect(laptop.page.getByRole('region', { name: 'My data' })).toHaveCount(0);
  expect(await nameOn(laptop)).toBe(null);
});

test('at a bare number the page offers no passkey, and says why', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${baseURL!.replace('localhost', '127.0.0.1')}#/me`);
  await expect(page.getByText('Passkeys only work over https at a domain name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep this name' })).toHaveCount(0);
});

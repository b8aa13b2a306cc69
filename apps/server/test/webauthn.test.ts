import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { expect, it, vi } from 'vitest';
import { readMade } from '../src/webauthn.ts';
import { Authenticator } from './authenticator.ts';

vi.mock(import('@simplewebauthn/server'), async (original) => {
  const library = await original();
  return { ...library, verifyRegistrationResponse: vi.fn(library.verifyRegistrationResponse) };
});

const site = { domain: 'localhost', origin: 'http://localhost' };
const options = {
  rp: { id: 'localhost', name: 'Santiago' },
  user: { id: 'YW5h', name: 'Ana', displayName: 'Ana' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 1000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'preferred',
  },
  attestation: 'none',
} as const;

const read = async (attestation: ReadonlyMap<string, unknown>) => {
  const made = new Authenticator().make(
    { ...options, pubKeyCredParams: [], excludeCredentials: [] },
    site.origin,
    attestation,
  );
  const { id, rawId, type, response } = made;
  const passkey = { id, rawId, type, response: { ...response, transports: [] } };
  return readMade(passkey, { site, challenge: options.challenge });
};

it('refuses certificates before the library reads them, since it fetches what they name', async () => {
  const certificates = new Map([['x5c', Buffer.from('anything')]]);
  for (const fmt of ['android-key', 'android-safetynet', 'packed', 'tpm', 'fido-u2f', 'apple'])
    expect(
      await read(
        new Map<string, unknown>([
          ['fmt', fmt],
          ['attStmt', certificates],
        ]),
      ),
    ).toBe(null);
  expect(verifyRegistrationResponse).not.toHaveBeenCalled();
  expect(await read(new Map([['fmt', 'none']]))).toMatchObject({ counter: 1 });
  expect(verifyRegistrationResponse).toHaveBeenCalledTimes(1);
});

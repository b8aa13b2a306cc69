import type { Request } from '@santiago/protocol';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { Passkey } from './store/passkeys.ts';

/** The domain that passkeys are made for, and the address of the page up to the path. */
export interface Site {
  readonly domain: string;
  readonly origin: string;
}

interface Expected {
  readonly site: Site;
  readonly challenge: string;
}

/** What the library throws is a reason to refuse: everything it reads comes from the caller. */
const orNull = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};

/**
 * We ask for no attestation, so a browser sends none, or one that the passkey signed itself. Certificates are refused
 * before the library reads them: it would fetch addresses that stand in them, and anybody can write a certificate.
 */
const hasCertificates = (attestationObject: string): boolean => {
  const object = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = object.get('fmt');
  return (format !== 'none' && format !== 'packed') || object.get('attStmt').get('x5c') !== undefined;
};

/** The passkey that was made; null unless it was made for this challenge and site. */
export const readMade = async (
  passkey: Request<'addPasskey'>['passkey'],
  { site, challenge }: Expected,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | null> => {
  const read = await orNull(async () => {
    if (hasCertificates(passkey.response.attestationObject)) return null;
    return verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      requireUserVerification: false,
    });
  });
  if (read?.verified !== true) return null;
  const { id, publicKey, counter } = read.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
};

/** The count that the passkey shows; null unless its signature is right. */
export const counterOf = async (
  { response: { userHandle: _, ...response }, ...shown }: Request<'usePasskey'>['passkey'],
  expected: Expected & Pick<Passkey, 'publicKey' | 'counter'>,
): Promise<number | null> => {
  const { site, challenge, publicKey, counter } = expected;
  const read = await orNull(async () =>
    verifyAuthenticationResponse({
      response: { ...shown, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      requireUserVerification: false,
      credential: { id: shown.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    }),
  );
  return read?.verified === true ? read.authenticationInfo.newCounter : null;
};

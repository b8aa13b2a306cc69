import { z } from 'zod';

/** What a passkey is made and shown with: the JSON forms of WebAuthn, as far as the server needs them. */

const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[A-Za-z0-9_-]+$/, 'is not base64url');

const credentialId = base64url(1400);
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof TRANSPORTS)[number];
const isTransport = (text: string): text is Transport => TRANSPORTS.some((each) => each === text);
const userVerification = z.literal('preferred');

/** The name of a passkey in lists; it gives no access. */
export const passkeyName = z.string().regex(/^[0-9a-f]{16}$/, 'is not the id of a passkey');

/** A passkey of a person, as they may see it themselves. */
export const passkeyInfo = z.object({
  id: passkeyName,
  /** What the page called the device it was made on. */
  label: z.string(),
  made: z.int(),
  /** When somebody last came in with it. */
  used: z.int(),
});

/** What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const makingOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url(100), name: z.string(), displayName: z.string() }),
  challenge: base64url(100),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  /** A device that has one of these makes no second one. */
  excludeCredentials: z.array(
    z.object({
      type: z.literal('public-key'),
      id: credentialId,
      transports: z.array(z.enum(TRANSPORTS)),
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  attestation: z.literal('none'),
});

/** What a browser needs to ask for a passkey, whoever it belongs to: `PublicKeyCredentialRequestOptionsJSON`. */
export const askingOptions = z.object({
  rpId: z.string(),
  challenge: base64url(100),
  timeout: z.int(),
  userVerification,
});

/** Browsers say more about a passkey than is needed here; the rest is left out. */
const shown = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** A passkey that was just made: `RegistrationResponseJSON`. */
export const madePasskey = z.object({
  ...shown,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    /** How the browser reaches the device again; ways that are not known here are left out. */
    transports: z
      .array(z.string().max(24))
      .max(10)
      .default([])
      .transform((ways) => ways.filter(isTransport)),
  }),
});

/** A passkey that is shown: `AuthenticationResponseJSON`. */
export const shownPasskey = z.object({
  ...shown,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(100).nullish(),
  }),
});

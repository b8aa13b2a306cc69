import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { client, type Client, type Input, type Reply } from '@santiago/protocol';

// A name with two addresses is tried at one of them for a quarter of a second only, then at the other, where nobody
// listens: too short on a machine that stands still now and then.
setDefaultAutoSelectFamilyAttemptTimeout(600_000);

/** A browser that remembers every cookie, at the address `base`. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly api: Client;
  readonly origin: string;

  constructor(base: string) {
    this.origin = base;
    this.api = client({ base, fetch: async (input, init) => this.fetch(input, init) });
  }

  private async fetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
    const headers = new Headers(init?.headers);
    headers.set('cookie', Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; '));
    if (init?.method !== 'GET') headers.set('origin', this.origin);
    const response = await fetch(input, { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (bytes: Buffer): string => bytes.toString('base64url');

/** CBOR, as far as an attestation needs it: texts, bytes, and maps of these. */
const cbor = (value: string | Buffer | ReadonlyMap<string, unknown>): Buffer => {
  const head = (type: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([type | length])
      : length < 256
        ? Buffer.from([type | 24, length])
        : Buffer.from([type | 25, length >> 8, length & 255]);
  if (typeof value === 'string')
    return Buffer.concat([head(0x60, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value]);
  const entries = Array.from(value, ([name, each]) => [cbor(name), cbor(each as string)]).flat();
  return Buffer.concat([head(0xa0, value.size), ...entries]);
};

/** The key in the form that COSE gives to ES256. */
const coseOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
};

const PRESENT = 0x05;
const WITH_KEY = 0x40;

interface Place {
  readonly origin: string;
  readonly challenge: string;
}

const clientData = (type: 'create' | 'get', { origin, challenge }: Place): Buffer =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));

/** A device that holds one passkey, in software. */
export class Authenticator {
  readonly id = base64url(randomBytes(16));
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private handle = '';

  /** A passkey for these options; `attestation` is the format that it claims. */
  make(
    options: Reply<'makePasskey'>,
    origin: string,
    attestation: ReadonlyMap<string, unknown> = new Map([['fmt', 'none']]),
  ): Input<'addPasskey'>['passkey'] {
    this.handle = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const key = Buffer.concat([Buffer.alloc(16), length, id, coseOf(this.keys.publicKey)]);
    const authData = Buffer.concat([this.data(options.rp.id, PRESENT | WITH_KEY), key]);
    const object = new Map([['attStmt', new Map()], ...attestation, ['authData', authData]]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData('create', { origin, challenge: options.challenge })),
        attestationObject: base64url(cbor(object)),
        transports: ['internal', 'telepathy'],
      },
    };
  }

  show(options: Reply<'askPasskey'>, origin: string): Input<'usePasskey'>['passkey'] {
    const data = this.data(options.rpId, PRESENT);
    const said = clientData('get', { origin, challenge: options.challenge });
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(said)]), this.keys.privateKey)),
        userHandle: this.handle,
      },
    };
  }

  private data(domain: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(domain), Buffer.from([flags]), counter]);
  }
}

/** Makes a passkey of the person that this browser is. */
export const keepName = async (
  { api, origin }: Browser,
  device = new Authenticator(),
  label = 'Laptop',
): Promise<Authenticator> => {
  const options = await api.call('makePasskey', {});
  await api.call('addPasskey', { label, passkey: device.make(options, origin) });
  return device;
};

/** Shows a passkey in this browser. */
export const comeBack = async (
  { api, origin }: Browser,
  device: Authenticator,
  more: Partial<Input<'usePasskey'>> = {},
): Promise<string> => {
  const options = await api.call('askPasskey', {});
  return (await api.call('usePasskey', { passkey: device.show(options, origin), ...more })).name;
};

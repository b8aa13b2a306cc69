import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { Store } from './store/store.ts';

/**
 * Notices by web push (RFC 8030, 8292). They are empty: the page's service worker is woken and asks the server itself
 * what is new, so that nothing about a match ever goes through a push service.
 */
export interface NoticesOptions {
  /** An origin that is allowed although it is not https on the open internet. */
  readonly allow: string | null;
  readonly contact: string;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

const DAY = 24 * 3600;
const HALF_A_DAY = DAY / 2;
const PATIENCE = 10_000;
/** What a push service answers with where the page has unsubscribed. */
const GONE = new Set([404, 410]);

// Two lists: one would take an IPv4 address for its form in IPv6.
const NOT_PUBLIC_4 = new BlockList();
const NOT_PUBLIC_6 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC_4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  NOT_PUBLIC_6.addSubnet(network, bits, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC_4.check(address, 'ipv4');
  return family === 6 && !NOT_PUBLIC_6.check(address, 'ipv6');
};

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const newKey = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));

/** The key as a page passes it to the browser: an uncompressed point. */
const publicPoint = ({ x, y }: JsonWebKey): string =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]).toString(
    'base64url',
  );

export class Notices {
  readonly publicKey: string;
  private readonly key: KeyObject;
  private readonly store: Store;
  private readonly options: NoticesOptions;

  private constructor(store: Store, jwk: JsonWebKey, options: NoticesOptions) {
    this.store = store;
    this.options = options;
    this.publicKey = publicPoint(jwk);
    this.key = createPrivateKey({ key: jwk, format: 'jwk' });
  }

  /** The key is made on the first start, and is the same for all processes. */
  static async open(store: Store, options: NoticesOptions): Promise<Notices> {
    const jwk = JSON.parse(await store.setting('push-key', newKey)) as JsonWebKey;
    return new Notices(store, jwk, options);
  }

  /** Whether an address is one that a push service may have. */
  async mayGoTo(endpoint: string): Promise<boolean> {
    return (await this.addressOf(new URL(endpoint))) !== null;
  }

  /** Wakes every page of this person's; a later notice from the same table takes the place of an earlier one. */
  async send(person: string, table: string): Promise<void> {
    for (const endpoint of await this.store.endpoints(person)) {
      try {
        const status = await this.post(new URL(endpoint), table);
        if (GONE.has(status)) await this.store.unsubscribe(endpoint, null);
        else if (status >= 400) this.options.failed(new Error(`the push service answered ${status}`));
      } catch (error) {
        this.options.failed(error);
      }
    }
  }

  /** Where to connect to; the name is looked up here, so that what was checked is what is used. */
  private async addressOf(url: URL): Promise<string | null> {
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    if (url.origin === this.options.allow) return host;
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
    const found = await lookup(host, { all: true }).catch(() => []);
    return found.length > 0 && found.every(({ address }) => isPublicAddress(address))
      ? found[0]!.address
      : null;
  }

  private async post(url: URL, table: string): Promise<number> {
    const address = await this.addressOf(url);
    if (address === null) return 410;
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    return new Promise((resolve, reject) => {
      const call = send(
        {
          host: address,
          port: url.port === '' ? undefined : Number(url.port),
          path: url.pathname + url.search,
          servername: url.hostname,
          method: 'POST',
          timeout: PATIENCE,
          headers: {
            host: url.host,
            authorization: `vapid t=${this.ticket(url.origin)}, k=${this.publicKey}`,
            ttl: String(DAY),
            topic: table,
            urgency: 'normal',
            'content-length': '0',
          },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      call.on('timeout', () => call.destroy(new Error('the push service does not answer')));
      call.on('error', reject);
      call.end();
    });
  }

  /** Says who sends, signed. */
  private ticket(audience: string): string {
    const until = Math.floor(this.options.now() / 1000) + HALF_A_DAY;
    const head = base64url({ typ: 'JWT', alg: 'ES256' });
    const text = `${head}.${base64url({ aud: audience, exp: until, sub: this.options.contact })}`;
    const signature = sign('sha256', Buffer.from(text), { key: this.key, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  }
}

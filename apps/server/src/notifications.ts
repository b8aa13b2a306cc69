import {
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
} from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isPublicAddress } from './public-addresses.ts';
import { newSecret } from './secrets.ts';
import type { Store } from './store/store.ts';

/**
 * Notifications by web push (RFC 8030, 8292). They are empty: the page's service worker wakes up and asks the server
 * what is new, so nothing about a match ever goes through a push service.
 */
export interface NotificationsOptions {
  /** An origin that is allowed although it is not https on the public internet. */
  readonly allow: string | null;
  readonly contact: string;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

const DAY = 24 * 3600;
const HALF_A_DAY = DAY / 2;
const PATIENCE = 10_000;
/** Letters that a topic may have (RFC 8030, 5.4). */
const LONGEST_TOPIC = 32;
/** The reply of a push service after the page has unsubscribed. */
const GONE = new Set([404, 410]);

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const newKey = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));

/** The key in the form that a page passes to the browser: an uncompressed point. */
const publicPoint = ({ x, y }: JsonWebKey): string =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]).toString(
    'base64url',
  );

interface Keys {
  readonly jwk: JsonWebKey;
  readonly topicKey: string;
}

export class Notifications {
  readonly publicKey: string;
  private readonly key: KeyObject;
  private readonly topicKey: string;
  private readonly store: Store;
  private readonly options: NotificationsOptions;

  private constructor(store: Store, { jwk, topicKey }: Keys, options: NotificationsOptions) {
    this.store = store;
    this.topicKey = topicKey;
    this.options = options;
    this.publicKey = publicPoint(jwk);
    this.key = createPrivateKey({ key: jwk, format: 'jwk' });
  }

  /** The keys are made at the first start and are the same for all processes. */
  static async open(store: Store, options: NotificationsOptions): Promise<Notifications> {
    const jwk = JSON.parse(await store.setting('push-key', newKey)) as JsonWebKey;
    const topicKey = await store.setting('push-topic-key', newSecret);
    return new Notifications(store, { jwk, topicKey }, options);
  }

  /** Whether a push service may have this address. */
  async mayGoTo(endpoint: string): Promise<boolean> {
    return (await this.addressOf(new URL(endpoint))) !== null;
  }

  /** Wakes every page of this person; a later notification of the same table replaces an earlier one. */
  async send(person: string, table: string): Promise<void> {
    for (const endpoint of await this.store.notices.endpoints(person)) {
      try {
        const status = await this.post(new URL(endpoint), table);
        if (GONE.has(status)) await this.store.notices.unsubscribe(endpoint, null);
        else if (status >= 400) this.options.failed(new Error(`the push service answered ${status}`));
      } catch (error) {
        this.options.failed(error);
      }
    }
  }

  /**
   * The address to connect to. The name is resolved here, so that the address that was checked is the one that is
   * used.
   */
  private async addressOf(url: URL): Promise<string | null> {
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    if (url.origin === this.options.allow) return host;
    // The port is left out where it is the usual one, 443.
    if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
      return null;
    const found = await lookup(host, { all: true }).catch(() => []);
    return found.length > 0 && found.every(({ address }) => isPublicAddress(address))
      ? found[0]!.address
      : null;
  }

  /** One word per table that does not reveal the table: its name is the key to it. */
  private topicOf(table: string): string {
    return createHmac('sha256', this.topicKey).update(table).digest('base64url').slice(0, LONGEST_TOPIC);
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
            topic: this.topicOf(table),
            urgency: 'normal',
            'content-length': '0',
          },
        },
        (response) => {
          // Any other reply is not waited for.
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      call.on('timeout', () => call.destroy(new Error('the push service does not answer')));
      call.on('error', reject);
      call.end();
    });
  }

  /** Says who sends it, signed. */
  private ticket(audience: string): string {
    const until = Math.floor(this.options.now() / 1000) + HALF_A_DAY;
    const head = base64url({ typ: 'JWT', alg: 'ES256' });
    const text = `${head}.${base64url({ aud: audience, exp: until, sub: this.options.contact })}`;
    const signature = sign('sha256', Buffer.from(text), { key: this.key, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  }
}

import { createHmac, generateKeyPairSync } from 'node:crypto';
import { fault, ok, type Result } from '@santiago/kernel';
import type { Reply, Request } from '@santiago/protocol';
import { refuse } from './refusals.ts';
import { hashOf, newSecret, sameHash } from './secrets.ts';
import { MOST_PASSKEYS, type Passkey, type UsedChallenge } from './store/passkeys.ts';
import type { Person } from './store/rows.ts';
import type { Store } from './store/store.ts';
import { tokenId } from './store/tokens.ts';
import type { Site } from './webauthn.ts';

/** Who asks: from which site, with which secret of the browser that was given the challenge. */
interface Asker {
  readonly site: Site;
  readonly secret: string | null;
}

/** What a challenge is good for: to add a passkey to this person, or to show one. */
type Purpose = { readonly adds: string } | 'shows';

/** Milliseconds that a challenge is valid. */
export const CHALLENGE_TIME = 300_000;
/** EdDSA, ES256 and RS256, in order of preference: those that the library checks. */
const ALGORITHMS = [-8, -7, -257];
const TIME_BYTES = 6;

/** The library takes a third of a second to load: that is over before anybody can ask for a passkey. */
const webAuthn = async () => import('./webauthn.ts');

type Transports = Reply<'makePasskey'>['excludeCredentials'][number]['transports'];

/**
 * Passkeys make a guest a person on any device.
 *
 * A challenge is a time and a keyed hash over it, the purpose, the site and a secret that the browser was given in a
 * cookie. So it costs no row until it is used, any process can check it, and no other browser, site, person or
 * purpose can use it. Once used, its hash is stored with what it was used for, in one transaction.
 */
export class Passkeys {
  private readonly store: Store;
  private readonly key: string;
  private readonly now: () => number;

  private constructor(store: Store, key: string, now: () => number) {
    this.store = store;
    this.key = key;
    this.now = now;
  }

  static async open(store: Store, now: () => number): Promise<Passkeys> {
    await webAuthn();
    return new Passkeys(store, await store.setting('passkey-challenges', newSecret), now);
  }

  async of(person: Person): Promise<Reply<'myPasskeys'>['passkeys']> {
    return (await this.store.passkeys.of(person.id)).map(listed);
  }

  async makingOptions(
    person: Person,
    { site, secret }: Asker & { readonly secret: string },
  ): Promise<Result<Reply<'makePasskey'>>> {
    const known = await this.store.passkeys.of(person.id);
    if (known.length >= MOST_PASSKEYS) return tooMany();
    return ok({
      rp: { id: site.domain, name: 'Santiago' },
      user: { id: handleOf(person.id), name: person.name, displayName: person.name },
      challenge: this.challenge({ adds: person.id }, { site, secret }),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_TIME,
      excludeCredentials: known
        .filter((each) => each.site === site.domain)
        .map(({ id, transports }) => ({ type: 'public-key', id, transports: transports as Transports })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'preferred',
      },
      attestation: 'none',
    });
  }

  async add(
    person: Person,
    asker: Asker,
    { label, passkey }: Request<'addPasskey'>,
  ): Promise<Result<Reply<'addPasskey'>>> {
    const refused = fault(refuse('passkey-not-made'));
    const { site } = asker;
    const challenge = this.checked({ adds: person.id }, asker, passkey.response.clientDataJSON);
    if (challenge === null) return refused;
    const made = await (await webAuthn()).readMade(passkey, { site, challenge: challenge.text });
    if (made === null) return refused;
    const stored: Passkey = {
      ...made,
      person: person.id,
      site: site.domain,
      transports: passkey.response.transports,
      label,
    };
    const now = this.now();
    if (!(await this.store.passkeys.add(stored, challenge, now))) {
      const { length } = await this.store.passkeys.of(person.id);
      return length >= MOST_PASSKEYS ? tooMany() : refused;
    }
    return ok(listed({ ...stored, made: now, used: now }));
  }

  async remove(person: Person, name: string): Promise<Result<Record<never, never>>> {
    const found = (await this.store.passkeys.of(person.id)).find(({ id }) => nameOf(id) === name);
    const removed = found !== undefined && (await this.store.passkeys.remove(person.id, found.id));
    return removed ? ok({}) : fault(refuse('no-passkey'));
  }

  askingOptions({ site, secret }: Asker & { readonly secret: string }): Reply<'askPasskey'> {
    return {
      rpId: site.domain,
      challenge: this.challenge('shows', { site, secret }),
      timeout: CHALLENGE_TIME,
      userVerification: 'preferred',
    };
  }

  /**
   * The person whose passkey was shown. Every failure gets the same refusal, and a passkey that nobody has is checked
   * like any other, so nobody learns which passkeys and people there are.
   */
  async use(asker: Asker, shown: Request<'usePasskey'>['passkey']): Promise<Result<Person>> {
    const refused = fault(refuse('passkey-refused'));
    const { site } = asker;
    const challenge = this.checked('shows', asker, shown.response.clientDataJSON);
    if (challenge === null) return refused;
    const found = await this.store.passkeys.find(shown.id);
    const known = found?.site === site.domain ? found : null;
    const counter = await (await webAuthn()).counterOf(shown, {
      ...(known ?? DECOY),
      site,
      challenge: challenge.text,
    });
    if (known === null || counter === null || !isHandleOf(known.person, shown.response.userHandle))
      return refused;
    const recorded = await this.store.passkeys.recordUse(known, counter, challenge, this.now());
    const person = recorded ? await this.store.people.find(known.person) : null;
    return person === null ? refused : ok(person);
  }

  private challenge(purpose: Purpose, asker: Asker & { readonly secret: string }): string {
    const expires = Buffer.alloc(TIME_BYTES);
    expires.writeUIntBE(this.now() + CHALLENGE_TIME, 0, TIME_BYTES);
    return this.signed(expires, purpose, asker);
  }

  private signed(expires: Buffer, purpose: Purpose, { site, secret }: Asker): string {
    const signature = createHmac('sha256', this.key)
      .update(JSON.stringify([expires.toString('hex'), purpose, site.domain, site.origin, secret]))
      .digest();
    return Buffer.concat([expires, signature]).toString('base64url');
  }

  /** The challenge that a browser signed; null unless it was made for this asker and is still valid. */
  private checked(
    purpose: Purpose,
    asker: Asker,
    clientData: string,
  ): (UsedChallenge & { readonly text: string }) | null {
    const text = challengeIn(clientData);
    if (asker.secret === null || text === null) return null;
    const bytes = Buffer.from(text, 'base64url').subarray(0, TIME_BYTES);
    if (bytes.length < TIME_BYTES) return null;
    const expires = bytes.readUIntBE(0, TIME_BYTES);
    const ours = this.signed(bytes, purpose, asker);
    return expires > this.now() && sameHash(hashOf(ours), hashOf(text))
      ? { text, hash: hashOf(text), expires }
      : null;
  }
}

const tooMany = () => fault(refuse('too-many-passkeys', { most: MOST_PASSKEYS }));

const challengeIn = (clientData: string): string | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const challenge =
      typeof read === 'object' && read !== null && 'challenge' in read ? read.challenge : null;
    return typeof challenge === 'string' && challenge.length < 100 ? challenge : null;
  } catch {
    return null;
  }
};

/** What a passkey calls its person: their id, which says nothing about them. */
const handleOf = (person: string): string => Buffer.from(person).toString('base64url');

const isHandleOf = (person: string, handle: string | null | undefined): boolean =>
  handle === null || handle === undefined || handle === handleOf(person);

/** The name of a passkey in lists. */
const nameOf = (id: string): string => tokenId(hashOf(id));

const listed = ({ id, label, made, used }: Passkey & { readonly made: number; readonly used: number }) => ({
  id: nameOf(id),
  label,
  made,
  used,
});

/** A key that nobody has, in the form COSE gives to ES256: checked instead of one that is not there. */
const decoyKey = (): string => {
  const { x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const head = Buffer.from('a5010203262001215820', 'hex');
  const between = Buffer.from('225820', 'hex');
  const [first, second] = [x, y].map((part) => Buffer.from(part ?? '', 'base64url'));
  return Buffer.concat([head, first!, between, second!]).toString('base64url');
};

const DECOY = { publicKey: decoyKey(), counter: 0 };

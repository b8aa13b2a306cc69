import { fault, ok, type Result, type Seat } from '@santiago/kernel';
import { refuse } from './refusals.ts';
import { hashOf, newName, newSecret } from './secrets.ts';
import type { TokenKind } from './store/columns.ts';
import type { PeopleChange } from './store/people-change.ts';
import type { Store } from './store/store.ts';
import { type ListedToken, type Token, tokenId } from './store/tokens.ts';
import type { Person } from './store/rows.ts';

const CARRY_TIME = 600_000;
const DAY = 86_400_000;
const REMEMBERED = 50_000;
/** How long a person is cached where another process may rename or forget them and its notice may get lost. */
const FRESH = 600_000;

/** A person, and whether they are known by the token of a bot. */
export interface Known {
  readonly person: Person;
  readonly isBot: boolean;
}

/** Guests have a name and a secret; there is no registration. */
export class People {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly known = new Map<string, Known & { readonly until: number }>();
  /** How often something has changed: what was read before may be out of date. */
  private changes = 0;
  private ear: (change: PeopleChange) => void = () => undefined;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
    store.listenForPeople((change) => this.changed(change));
  }

  /** Is told what has changed about people. */
  listen(ear: (change: PeopleChange) => void): void {
    this.ear = ear;
  }

  /** From now on those concerned are looked up again. */
  changed(change: PeopleChange): void {
    this.changes++;
    if (change.kind === 'person' || change.kind === 'renamed') {
      for (const [secret, { person }] of this.known) if (person.id === change.id) this.known.delete(secret);
    } else this.known.clear();
    this.ear(change);
  }

  /** The person this secret belongs to. */
  async who(secret: string | null): Promise<Known | null> {
    if (secret === null) return null;
    const now = this.now();
    const known = this.known.get(secret);
    if (known !== undefined && known.until > now) return known;
    const hash = hashOf(secret);
    const { changes } = this;
    const holder = await this.store.tokens.holderOf(hash);
    if (holder === null) {
      this.known.delete(secret);
      return null;
    }
    const { person, kind, used } = holder;
    const found = { person, isBot: kind === 'bot' };
    if (changes === this.changes) this.remember(secret, found);
    // Recorded once a day. If that fails, only a day is lost.
    if (used + DAY < now) void this.store.people.touch(person.id, hash, now).catch(() => undefined);
    return found;
  }

  /** The devices and bots of a person; `secret` is that of the caller. */
  async tokens(person: Person, secret: string | null): Promise<(ListedToken & { readonly mine: boolean })[]> {
    const own = secret === null ? null : tokenId(hashOf(secret));
    return (await this.store.tokens.of(person.id)).map((token) => ({ ...token, mine: token.id === own }));
  }

  /** From now on the secret with this id is invalid. */
  async revoke(person: Person, id: string): Promise<Result<null>> {
    return (await this.store.tokens.revoke(person.id, id)) ? ok(null) : fault(refuse('no-token'));
  }

  async arrive(name: string): Promise<{ readonly person: Person; readonly secret: string }> {
    const secret = newSecret();
    const person = { id: newName(), name };
    await this.store.people.create(person, this.token(person, 'cookie', secret), this.now());
    return { person, secret };
  }

  async rename(person: Person, name: string): Promise<void> {
    await this.store.people.rename({ id: person.id, name });
  }

  /** A secret of a bot that plays as this person. */
  async botToken(person: Person, label: string): Promise<string> {
    const secret = newSecret();
    await this.store.tokens.add({ ...this.token(person, 'bot', secret), label }, this.now());
    return secret;
  }

  /** A bot of this person with a name of its own, and with its own ratings; returns its secret. */
  async newBot(owner: Person, name: string): Promise<string> {
    const secret = newSecret();
    const bot = { id: newName(), name, owner: owner.id };
    await this.store.people.create(bot, { ...this.token(bot, 'bot', secret), label: name }, this.now());
    return secret;
  }

  /**
   * A secret for another device, valid once and for a short time: for the whole person, or for one of their seats. It is
   * invalid as soon as the secret of the device that it is made on is.
   */
  async carry(
    person: Person,
    maker: string | null,
    target: { table: string; seat: Seat } | null,
  ): Promise<{ token: string; until: number }> {
    const token = newSecret();
    const until = this.now() + CARRY_TIME;
    const { table, seat } = target ?? { table: null, seat: null };
    await this.store.tokens.add(
      {
        ...this.token(person, 'carry', token),
        table,
        seat,
        expires: until,
        maker: maker === null ? null : hashOf(maker),
      },
      this.now(),
    );
    return { token, until };
  }

  async redeem(secret: string): Promise<Result<{ readonly owner: Person; readonly token: Token }>> {
    const token = await this.store.tokens.useCarry(hashOf(secret), this.now());
    const owner = token === null ? null : await this.store.people.find(token.person);
    return token === null || owner === null ? fault(refuse('carry-used')) : ok({ owner, token });
  }

  /** One more device of the same person. */
  async anotherDevice(person: Person): Promise<string> {
    const secret = newSecret();
    await this.store.tokens.add(this.token(person, 'cookie', secret), this.now());
    return secret;
  }

  /** The device with this secret is nobody's from now on. */
  async signOut(secret: string): Promise<void> {
    await this.store.tokens.signOut(hashOf(secret));
  }

  private remember(secret: string, known: Known): void {
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(secret, {
      ...known,
      // On a single process a person is cached until the next day, when the visit is recorded again.
      until: this.now() + (this.store.shared ? FRESH : DAY),
    });
  }

  private token(person: Person, kind: TokenKind, secret: string): Token {
    return {
      hash: hashOf(secret),
      person: person.id,
      kind,
      label: null,
      table: null,
      seat: null,
      expires: null,
      maker: null,
    };
  }
}

import type { BlockedPerson, Reply } from '@santiago/protocol';
import { t } from '@santiago/table/page/i18n/index.ts';
import { meWords } from './words.ts';
import '@santiago/table/page/ui/matchList.css';
import './me.css';

export type Token = Reply<'myTokens'>['tokens'][number];
export type Passkey = Reply<'myPasskeys'>['passkeys'][number];

interface RowProps {
  readonly name: string;
  readonly note: string;
  readonly action: string;
  readonly onAct: (() => void) | null;
}

const dayOf = (time: number): string =>
  new Date(time).toLocaleDateString(t.value.code, { dateStyle: 'medium' });

/** Something that speaks for this person, or somebody they have blocked, with a button that ends it. */
const Row = ({ name, note, action, onAct }: RowProps) => (
  <li class="match-row me-row">
    <span class="match-link">
      <span class="match-names">{name}</span>
      <span class="match-note">{note}</span>
    </span>
    {onAct === null ? null : (
      <button type="button" class="button" aria-label={`${action} – ${name}`} onClick={onAct}>
        {action}
      </button>
    )}
  </li>
);

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  readonly onRemove: (id: string) => void;
}

export const PasskeyList = ({ passkeys, onRemove }: PasskeysProps) => (
  <ul>
    {passkeys.map(({ id, label, used }) => (
      <Row
        key={id}
        name={label}
        note={meWords.value.used(dayOf(used))}
        action={meWords.value.remove}
        onAct={() => onRemove(id)}
      />
    ))}
  </ul>
);

const nameOf = ({ kind, label, mine }: Token): string => {
  const words = meWords.value;
  return kind === 'bot' ? words.bot(label ?? '') : mine ? words.mine : words.other;
};

interface DevicesProps {
  readonly tokens: readonly Token[];
  readonly onRevoke: (id: string) => void;
}

/** The other devices and bots that act for this person on the server; nothing where there are none. */
export const Devices = ({ tokens, onRevoke }: DevicesProps) =>
  tokens.every(({ mine }) => mine) ? null : (
    <section class="card" aria-labelledby="h-devices">
      <h2 id="h-devices">{meWords.value.devices}</h2>
      <ul>
        {tokens.map((token) => (
          <Row
            key={token.id}
            name={nameOf(token)}
            note={meWords.value.used(dayOf(token.used))}
            action={meWords.value.signOut}
            // This device is signed out below, where it says what that means.
            onAct={token.mine ? null : () => onRevoke(token.id)}
          />
        ))}
      </ul>
    </section>
  );

interface BlockedProps {
  readonly people: readonly BlockedPerson[];
  readonly onUnblock: (id: string) => void;
}

/** Those who cannot invite this person; nothing where there are none. */
export const Blocked = ({ people, onUnblock }: BlockedProps) => {
  const words = meWords.value;
  return people.length === 0 ? null : (
    <section class="card" aria-labelledby="h-blocked">
      <h2 id="h-blocked">{words.blocked}</h2>
      <p class="note">{words.blockedHint}</p>
      <ul>
        {people.map(({ id, name, made }) => (
          <Row
            key={id}
            name={name}
            note={words.since(dayOf(made))}
            action={words.unblock}
            onAct={() => onUnblock(id)}
          />
        ))}
      </ul>
    </section>
  );
};

import type { Reply } from '@santiago/protocol';
import { t } from '../../i18n/index.ts';
import { meWords } from './words.ts';
import '../../ui/matchList.css';
import './me.css';

export type Token = Reply<'myTokens'>['tokens'][number];
export type Passkey = Reply<'myPasskeys'>['passkeys'][number];

interface RowProps {
  readonly name: string;
  readonly used: number;
  readonly action: string;
  readonly onAct: (() => void) | null;
}

/** Something that speaks for this person, with a button that ends it. */
const Row = ({ name, used, action, onAct }: RowProps) => (
  <li class="match-row me-row">
    <span class="match-link">
      <span class="match-names">{name}</span>
      <span class="match-note">
        {meWords.value.used(new Date(used).toLocaleDateString(t.value.code, { dateStyle: 'medium' }))}
      </span>
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
      <Row key={id} name={label} used={used} action={meWords.value.remove} onAct={() => onRemove(id)} />
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
            used={token.used}
            action={meWords.value.signOut}
            // This device is signed out below, where it says what that means.
            onAct={token.mine ? null : () => onRevoke(token.id)}
          />
        ))}
      </ul>
    </section>
  );

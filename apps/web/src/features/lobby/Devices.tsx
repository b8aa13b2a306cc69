import type { Reply } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { api } from '../../sources/online/api.ts';
import { onlineWords } from '../../sources/online/words.ts';
import '../../ui/matchList.css';

type Token = Reply<'myTokens'>['tokens'][number];

const nameOf = ({ kind, label, mine }: Token): string => {
  const words = onlineWords.value.devices;
  return kind === 'bot' ? words.bot(label ?? '') : mine ? words.mine : words.other;
};

const dayOf = (time: number): string =>
  new Date(time).toLocaleDateString(t.value.code, { dateStyle: 'medium' });

const TokenRow = ({ token, onRevoke }: { token: Token; onRevoke: () => void }) => {
  const words = onlineWords.value.devices;
  return (
    <li class="match-row">
      <span class="match-link">
        <span class="match-names">{nameOf(token)}</span>
        <span class="match-note">{words.used(dayOf(token.used))}</span>
      </span>
      {/* A guest who signs out this device could not come back, so only other devices can be signed out. */}
      {token.mine ? null : (
        <button
          type="button"
          class="button"
          aria-label={`${words.signOut} – ${nameOf(token)}`}
          onClick={onRevoke}
        >
          {words.signOut}
        </button>
      )}
    </li>
  );
};

/** The other devices and bots that act for this person on the server; nothing where there are none. */
export const Devices = () => {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const load = async (): Promise<void> => {
    if ((await api.call('me', {})).guest) setTokens((await api.call('myTokens', {})).tokens);
  };
  useEffect(() => void load().catch(() => undefined), []);
  const revoke = (id: string) =>
    void api.call('revokeToken', { id }).then(
      () => setTokens(tokens.filter((token) => token.id !== id)),
      // It may have been signed out elsewhere.
      () => load().catch(() => undefined),
    );
  if (tokens.every(({ mine }) => mine)) return null;
  return (
    <section class="card" aria-labelledby="h-devices">
      <h2 id="h-devices">{onlineWords.value.devices.title}</h2>
      <ul>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => revoke(token.id)} />
        ))}
      </ul>
    </section>
  );
};

import type { Refusal } from '@santiago/kernel';
import type { TableInfo } from '@santiago/protocol';
import { useState } from 'preact/hooks';
import { settings } from '@santiago/table/page/browser/settings.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { refusalText } from '@santiago/table/page/i18n/refusal.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';
import type { OnlineTable } from '@santiago/table/page/sources/online/table.ts';
import { onlineWords } from '@santiago/table/page/sources/online/words.ts';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import { Players } from './Players.tsx';
import './lobby.css';

interface InvitationProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
}

/** A name and a button; the server chooses the seat. */
const JoinForm = ({ table, onRefused }: { table: OnlineTable; onRefused: (refusal: Refusal) => void }) => {
  const [name, setName] = useState(settings.name.value);
  const [busy, setBusy] = useState(false);
  const { guest } = t.value.lobby;
  const join = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const called = name.trim() || guest;
    if (called !== guest) settings.name.value = called;
    const refusal = await table.join(() => api.call('enter', { name: called }));
    setBusy(false);
    if (refusal !== null) onRefused(refusal);
  };
  return (
    <form class="join" onSubmit={(event) => void join(event)}>
      <label class="join-name">
        <span>{t.value.settingsOf.name}</span>
        <input
          type="text"
          maxLength={24}
          value={name}
          placeholder={guest}
          autocomplete="nickname"
          enterkeyhint="go"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button primary" disabled={busy}>
        {onlineWords.value.invitation.join}
      </button>
    </form>
  );
};

/** For a guest: who invites to what, who is there already, a name, and one button. */
export const Invitation = ({ table, info }: InvitationProps) => {
  const words = onlineWords.value.invitation;
  const [fault, setFault] = useState<string | null>(null);
  const game = gameNamed(info.game);
  const isOpen = info.seats.some(({ kind }) => kind === 'open');
  const tell = (refusal: Refusal | null) => setFault(refusal === null ? null : refusalText(refusal));
  return (
    <main class="page invitation">
      <PageHead title={words.title(info.host ?? '', game.words().title)} />
      <p class="invitation-facts">
        {game.setupWords().length(info.setup.players)} · {words.timeOf(info.clock)}
      </p>
      <section class="card" aria-labelledby="h-players">
        <h2 id="h-players">{words.players}</h2>
        <Players info={info} mine={[]} />
      </section>
      {table.kept.value === null ? (
        isOpen ? (
          <JoinForm table={table} onRefused={tell} />
        ) : (
          <p role="status">{words.full}</p>
        )
      ) : (
        <div class="join">
          <p>{words.kept}</p>
          <button type="button" class="button primary" onClick={() => void table.sit().then(tell)}>
            {words.takeSeat}
          </button>
        </div>
      )}
      {fault === null ? null : (
        <p class="why-not" role="alert">
          {fault}
        </p>
      )}
    </main>
  );
};

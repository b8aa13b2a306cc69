import type { Refusal } from '@santiago/kernel';
import type { TableInfo } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '@santiago/table/page/i18n/index.ts';
import { refusalText } from '@santiago/table/page/i18n/refusal.ts';
import { serverBots } from '@santiago/table/page/sources/online/server.ts';
import type { OnlineTable } from '@santiago/table/page/sources/online/table.ts';
import { onlineWords } from '@santiago/table/page/sources/online/words.ts';
import { Chat } from './Chat.tsx';
import { missingAt, Players } from './Players.tsx';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import './lobby.css';
import '@santiago/table/page/ui/matchList.css';
import '@santiago/table/page/ui/seatRow.css';

/** The link as a QR code for another phone's camera. */
const QrCode = ({ text }: { text: string }) => {
  const [modules, setModules] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    void import('uqr').then(({ encode }) => setModules(encode(text, { border: 2 }).data));
  }, [text]);
  if (modules === null) return <div class="qr" />;
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={t.value.lobby.qr}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
};

/**
 * The table's address on the server, for which messengers show a preview, in the language of the person who sends it.
 */
const inviteLink = (table: string): string => {
  const { code } = t.value;
  return new URL(`t/${table}${code === 'en' ? '' : `?l=${code}`}`, location.href).href;
};

const Invite = ({ title, link }: { title: string; link: string }) => {
  const [copied, setCopied] = useState(false);
  const words = t.value.lobby;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without permission to copy, people can still select the link by hand.
    }
  };
  return (
    <section class="card invite" aria-labelledby="h-invite">
      <div class="invite-text">
        <h2 id="h-invite">{words.invite}</h2>
        <p class="invite-link">{link}</p>
        <div class="buttons">
          <button type="button" class="button" onClick={() => void copy()}>
            {copied ? words.copied : words.copy}
          </button>
          {'share' in navigator ? (
            <button
              type="button"
              class="button primary"
              onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
            >
              {words.share}
            </button>
          ) : null}
        </div>
      </div>
      <QrCode text={link} />
    </section>
  );
};

const strongest = (bots: readonly string[] = []): string => bots[bots.length - 1] ?? 'random';

/** Before the match, for the people who sit: who is here, who is missing, and for the host the link to send. */
export const Lobby = ({ table, info }: { table: OnlineTable; info: TableInfo }) => {
  const words = t.value.lobby;
  const [fault, setFault] = useState<string | null>(null);
  const missing = missingAt(info);
  const isHost = table.host.value;
  const tell = (refusal: Refusal | null) => setFault(refusal === null ? null : refusalText(refusal));
  return (
    <main class="page">
      <PageHead title={words.title(info.host ?? '')} />
      {isHost && info.seats.some(({ kind }) => kind === 'open') ? (
        <Invite title={t.value.title} link={inviteLink(info.id)} />
      ) : null}
      <section class="card" aria-labelledby="h-seats">
        <h2 id="h-seats">{t.value.setUp.players}</h2>
        <Players info={info} mine={table.seats.value} />
        <p class="match-note">
          {missing > 0 ? onlineWords.value.invitation.waiting(missing) : words.starting}
        </p>
      </section>
      {fault === null ? null : (
        <p class="why-not" role="alert">
          {fault}
        </p>
      )}
      {info.chat ? (
        <section class="card">
          <Chat table={table} info={info} />
        </section>
      ) : null}
      <div class="start-bar">
        <button type="button" class="button quiet" onClick={() => void table.leave().then(tell)}>
          {words.leave}
        </button>
        {isHost ? (
          <button
            type="button"
            class="button primary"
            onClick={() => void table.start(strongest(serverBots.value[info.game])).then(tell)}
          >
            {missing > 0 ? words.startWithBots(missing) : t.value.setUp.start}
          </button>
        ) : null}
      </div>
    </main>
  );
};

import type { ReadonlySignal } from '@preact/signals';
import type { Phrase, Refusal } from '@santiago/kernel';
import type { TableInfo } from '@santiago/protocol';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { refusalText } from '@santiago/table/page/i18n/refusal.ts';
import type { OnlineTable } from '@santiago/table/page/sources/online/table.ts';
import { Palette, Spoken } from './Phrases.tsx';
import './chat.css';
import '@santiago/table/page/ui/matchList.css';

interface ChatProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  /** The match on the screen; there is none before it starts. */
  readonly view?: ReadonlySignal<unknown>;
}

/** The chat of the table. */
export const Chat = ({ table, info, view }: ChatProps) => {
  const words = t.value.chat;
  const { SeatMark } = gameNamed(info.game);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const heading = useId();
  const said = table.said.value;
  const showNewest = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  useEffect(() => {
    if (list.current === null) return;
    showNewest();
    // A layout without room for the chat hides it.
    if (list.current.offsetParent === null) return;
    if (table.unread.peek() > 0) list.current.scrollIntoView({ block: 'nearest' });
    table.markRead();
  }, [said.length, table]);
  const heard = async (answer: Promise<Refusal | null>): Promise<boolean> => {
    const refusal = await answer;
    setFault(refusal === null ? null : refusalText(refusal));
    return refusal === null;
  };
  const say = async (event: Event) => {
    event.preventDefault();
    const what = text.trim();
    if (what === '') return;
    if (await heard(table.say(what))) setText('');
  };
  const parts = { table, info, view, onSpeak: (phrase: Phrase) => void heard(table.speak(phrase)) };
  return (
    <section class="chat" aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      <div class="chat-list" ref={list} role="log" tabIndex={0} aria-labelledby={heading}>
        {said.length === 0 ? <p class="match-note">{words.empty}</p> : null}
        {said.map((each) => (
          <p key={each.n}>
            {each.seat === null ? null : <SeatMark seat={each.seat} size={15} />}{' '}
            <strong>{each.name ?? words.watcher}</strong> <Spoken said={each} {...parts} />
          </p>
        ))}
      </div>
      {table.seats.value.length > 0 && info.chat ? (
        <form class="chat-form" onSubmit={(event) => void say(event)}>
          <input
            type="text"
            maxLength={500}
            value={text}
            aria-label={words.say}
            placeholder={words.say}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {words.send}
          </button>
        </form>
      ) : null}
      {info.chat && view !== undefined ? <Palette {...parts} view={view} onToggle={showNewest} /> : null}
      {fault === null ? null : (
        <p class="why-not" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
};

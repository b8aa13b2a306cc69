import type { BlockedPerson } from '@santiago/protocol';
import { Refused } from '@santiago/protocol/client';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { giveFile } from '@santiago/table/page/browser/download.ts';
import { settings } from '@santiago/table/page/browser/settings.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { refusalText } from '@santiago/table/page/i18n/refusal.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import { Sheet, useSheet } from '@santiago/table/page/ui/Sheet.tsx';
import { Switch } from '@santiago/table/page/ui/Switch.tsx';
import { Blocked, Devices, type Passkey, PasskeyList, type Token } from './Devices.tsx';
import { addPasskey, canHavePasskeys, leave, showPasskey } from './passkey.ts';
import { meWords } from './words.ts';
import './me.css';

interface Me {
  /** Null if the server does not know this visitor. */
  readonly name: string | null;
  readonly passkeys: readonly Passkey[];
  readonly tokens: readonly Token[];
  readonly blocked: readonly BlockedPerson[];
  /** How many matches that are not over this person plays in. */
  readonly running: number;
}

const load = async (): Promise<Me> => {
  const { name } = await api.call('me', {});
  if (name === null) return { name, passkeys: [], tokens: [], blocked: [], running: 0 };
  const [{ passkeys }, { tokens }, { people: blocked }, { tables }] = await Promise.all([
    api.call('myPasskeys', {}),
    api.call('myTokens', {}),
    api.call('myBlocks', {}),
    api.call('myTables', {}),
  ]);
  const running = tables.filter(
    ({ mine, phase }) => mine.length > 0 && (phase === 'gathering' || phase === 'running'),
  );
  return { name, passkeys, tokens, blocked, running: running.length };
};

/** Does something on the server, then shows how things are. */
type Act = (work: () => Promise<unknown>) => void;

interface PartProps {
  readonly me: Me;
  readonly act: Act;
}

/** The name, and the ways to keep it and to come back to it. */
const NameCard = ({ me, act }: PartProps) => {
  const words = meWords.value;
  const [name, setName] = useState(me.name ?? settings.name.value);
  const [bring, setBring] = useState(true);
  // Before anybody can type: a later effect would take away what was typed meanwhile.
  useLayoutEffect(() => setName(me.name ?? settings.name.value), [me.name]);
  const isNew = name.trim() !== me.name;
  const save = async (): Promise<void> => {
    if (isNew) settings.name.value = (await api.call('enter', { name })).name;
  };
  const has = me.passkeys.length > 0;
  const can = canHavePasskeys();
  const canSave = isNew && me.name !== null && name.trim() !== '';
  return (
    <section class="card me-card">
      <label class="field-row">
        <span>{t.value.settingsOf.name}</span>
        <input
          type="text"
          maxLength={24}
          value={name}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {has ? null : <p class="note">{can ? words.only : t.value.refusals['passkey-site']()}</p>}
      {canSave || (can && !has) ? (
        <div class="buttons">
          {canSave ? (
            <button type="button" class="button" onClick={() => act(save)}>
              {words.save}
            </button>
          ) : null}
          {can && !has ? (
            <>
              <button
                type="button"
                class="button primary"
                disabled={name.trim() === ''}
                onClick={() => act(() => save().then(addPasskey))}
              >
                {words.keep}
              </button>
              <button type="button" class="button" onClick={() => act(() => showPasskey(bring))}>
                {words.have}
              </button>
            </>
          ) : null}
        </div>
      ) : null}
      {can && !has && me.running > 0 ? (
        <Switch label={words.bring(me.running)} checked={bring} onChange={setBring} />
      ) : null}
    </section>
  );
};

const PasskeysCard = ({ me, act }: PartProps) => {
  const words = meWords.value;
  return (
    <section class="card me-card" aria-labelledby="h-passkeys">
      <h2 id="h-passkeys">{words.passkeys}</h2>
      <p class="note">{words.passkeysHint}</p>
      <PasskeyList passkeys={me.passkeys} onRemove={(id) => act(() => api.call('removePasskey', { id }))} />
      {canHavePasskeys() ? (
        <div class="buttons">
          <button type="button" class="button" onClick={() => act(addPasskey)}>
            {words.add}
          </button>
        </div>
      ) : null}
    </section>
  );
};

const download = async (): Promise<void> => {
  const everything = JSON.stringify(await api.call('exportMe', {}), null, 2);
  await giveFile(new Blob([everything], { type: 'application/json' }), 'santiago.json');
};

interface ConfirmProps {
  readonly button: string;
  readonly hint: string;
  readonly yes: string;
  readonly onYes: () => void;
}

/** A button that says what it does before it does it. */
const Confirm = ({ button, hint, yes, onYes }: ConfirmProps) => {
  const sheet = useSheet();
  const confirm = () => {
    sheet.dialog.current?.close();
    onYes();
  };
  return (
    <>
      <button type="button" class="button" onClick={() => sheet.open()}>
        {button}
      </button>
      <Sheet sheet={sheet} title={button}>
        {() => (
          <div class="me-card">
            <p>{hint}</p>
            <button type="button" class="button danger" onClick={confirm}>
              {yes}
            </button>
          </div>
        )}
      </Sheet>
    </>
  );
};

/** Everything about me: take it along, leave, delete. */
const DataCard = ({ me, act }: PartProps) => {
  const words = meWords.value;
  const canReturn = me.passkeys.length > 0 || me.tokens.some(({ kind, mine }) => kind === 'device' && !mine);
  const signOut = () => act(() => leave('leaveMe'));
  return (
    <section class="card me-card" aria-labelledby="h-data">
      <h2 id="h-data">{words.data}</h2>
      <div class="buttons">
        <button type="button" class="button" onClick={() => act(download)}>
          {words.download}
        </button>
        {canReturn ? (
          <button type="button" class="button" onClick={signOut}>
            {words.leave}
          </button>
        ) : (
          <Confirm button={words.leave} hint={words.leaveHint} yes={words.leave} onYes={signOut} />
        )}
        <Confirm
          button={words.forget}
          hint={words.forgetHint}
          yes={words.forgetYes}
          onYes={() => act(() => leave('forgetMe'))}
        />
      </div>
    </section>
  );
};

/** A person's name, what opens it, and what the server keeps about them. */
export const MePage = () => {
  const [me, setMe] = useState<Me | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  // What the browser refuses, the person has closed, or was too slow for.
  const tell = (error: unknown) =>
    setFault(error instanceof Refused ? refusalText(error.refusal) : meWords.value.undecided);
  const reload = () => load().then(setMe, tell);
  useEffect(() => void reload(), []);
  const act: Act = (work) => {
    setFault(null);
    void work().catch(tell).then(reload);
  };
  return (
    <main class="page">
      <PageHead title={t.value.me} />
      {me === null ? null : (
        <>
          <NameCard me={me} act={act} />
          {me.passkeys.length === 0 ? null : <PasskeysCard me={me} act={act} />}
          <Devices tokens={me.tokens} onRevoke={(id) => act(() => api.call('revokeToken', { id }))} />
          <Blocked people={me.blocked} onUnblock={(id) => act(() => api.call('unblock', { id }))} />
          {me.name === null ? null : <DataCard me={me} act={act} />}
        </>
      )}
      {fault === null ? null : (
        <p class="why-not" role="alert">
          {fault}
        </p>
      )}
    </main>
  );
};

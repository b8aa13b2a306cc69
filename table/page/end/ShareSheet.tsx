import { useEffect, useState } from 'preact/hooks';
import { giveFile } from '../browser/download.ts';
import { settings } from '../browser/settings.ts';
import { t } from '../i18n/index.ts';
import { endingWords } from './endingWords.ts';
import { type Drawing, pictureOf } from './picture.ts';
import type { ShareEntry } from './shareCard.ts';
import './result.css';

/** What a game has to share. */
export interface Shared {
  /** What the game is called. */
  readonly game: string;
  /** What kind of game it is, in a sentence. */
  readonly pitch: string;
  /** What the numbers of the entries count, where they are not the result. */
  readonly note?: string;
  /** Null if the table is not drawn. */
  readonly drawing: () => Drawing | null;
  /** In the order of the result. */
  readonly entries: readonly (ShareEntry & { readonly you: boolean })[];
}

interface ShareSheetProps {
  readonly shared: Shared;
  readonly headline: string;
  readonly save: string;
}

const FILE = 'santiago.png';

/** On a picture nobody is called "You". */
const namedEntries = ({ entries }: Shared, name: string): readonly ShareEntry[] =>
  entries.map((entry) =>
    entry.you && entry.name === t.peek().you
      ? {
          ...entry,
          name: name.trim() === '' ? t.peek().setUp.person(Number(entry.seat.slice(1))) : name.trim(),
        }
      : entry,
  );

const canShare = (blob: Blob): boolean =>
  navigator.canShare?.({ files: [new File([blob], FILE, { type: blob.type })] }) === true;

const canCopy = (): boolean => typeof ClipboardItem === 'function' && navigator.clipboard !== undefined;

const drawn = async (shared: Shared, name: string): Promise<Blob | null> => {
  const drawing = shared.drawing();
  if (drawing === null) return null;
  const date = new Intl.DateTimeFormat(t.peek().code, { dateStyle: 'long' }).format(new Date());
  return pictureOf(drawing, {
    title: shared.game,
    pitch: shared.pitch,
    date: `${shared.note ?? t.peek().title} · ${date}`,
    address: `${location.host}${location.pathname}`.replace(/\/$/, ''),
    entries: namedEntries(shared, name),
  });
};

interface Made {
  readonly blob: Blob | null;
  readonly failed: boolean;
}

/** The current picture, made again when the name on it changes. */
const usePicture = (shared: Shared): Made => {
  const [made, setMade] = useState<Made>({ blob: null, failed: false });
  const name = settings.name.value;
  useEffect(() => {
    let left = false;
    const make = async () => {
      const blob = await drawn(shared, name).catch(() => null);
      if (!left) setMade({ blob, failed: blob === null });
    };
    void make();
    return () => {
      left = true;
    };
  }, [shared, name]);
  return made;
};

const Preview = ({ blob, alt }: { readonly blob: Blob; readonly alt: string }) => {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address === '' ? null : <img class="share-picture" src={address} alt={alt} />;
};

const CopyButton = ({ blob }: { readonly blob: Blob }) => {
  const words = endingWords.value;
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    setCopied(true);
  };
  return (
    <button type="button" class="button" onClick={() => void copy()}>
      {copied ? `✓ ${words.copied}` : words.copy}
    </button>
  );
};

const ShareButtons = ({ blob, save }: { readonly blob: Blob; readonly save: string }) => {
  const isShareable = canShare(blob);
  const share = () =>
    navigator.share({ files: [new File([blob], FILE, { type: blob.type })] }).catch(() => undefined);
  return (
    <div class="buttons">
      {canCopy() ? <CopyButton blob={blob} /> : null}
      <button
        type="button"
        class={isShareable ? 'button' : 'button primary'}
        onClick={() => void giveFile(blob, FILE)}
      >
        {save}
      </button>
      {isShareable ? (
        <button type="button" class="button primary" onClick={() => void share()}>
          {endingWords.value.share}
        </button>
      ) : null}
    </div>
  );
};

/** The result as a picture: first a preview, then share, copy or save. */
export const ShareSheet = ({ shared, headline, save }: ShareSheetProps) => {
  const words = endingWords.value;
  const { blob, failed } = usePicture(shared);
  const isUnnamed = shared.entries.some(({ you, name }) => you && name === t.value.you);
  return (
    <div class="share">
      {blob === null ? (
        <p class="share-wait" role="status">
          {failed ? words.failed : ''}
        </p>
      ) : (
        <Preview blob={blob} alt={words.pictureOf(headline)} />
      )}
      {isUnnamed ? (
        <label class="field-row">
          <span>{words.yourName}</span>
          <input
            type="text"
            maxLength={24}
            value={settings.name.value}
            autocomplete="nickname"
            onInput={(event) => (settings.name.value = event.currentTarget.value)}
          />
        </label>
      ) : null}
      {blob === null ? null : <ShareButtons blob={blob} save={save} />}
    </div>
  );
};

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { giveFile } from '../browser/download.ts';
import { settings } from '../browser/settings.ts';
import { t } from '../i18n/index.ts';
import { endingWords } from './endingWords.ts';
import { type Drawing, pictureOf } from './picture.ts';
import type { ShareEntry } from './shareCard.ts';
import './result.css';

/** What a game has to share. */
export interface Shared {
  /** Null where the table is not drawn. */
  readonly drawing: () => Drawing | null;
  /** In the order of the result. */
  readonly entries: readonly (ShareEntry & { readonly you: boolean })[];
}

interface ShareSheetProps {
  readonly shared: Shared;
  /** The game's name. */
  readonly title: string;
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

const drawn = async ({ shared, title }: ShareSheetProps, name: string): Promise<Blob | null> => {
  const drawing = shared.drawing();
  if (drawing === null) return null;
  const date = new Intl.DateTimeFormat(t.peek().code, { dateStyle: 'long' }).format(new Date());
  return pictureOf(drawing, {
    title,
    date: `${t.peek().title} · ${date}`,
    address: `${location.host}${location.pathname}`.replace(/\/$/, ''),
    entries: namedEntries(shared, name),
  });
};

/** The picture as it stands, made anew when the name on it changes; null while it is made. */
const usePicture = (props: ShareSheetProps) => {
  const blob = useSignal<Blob | null>(null);
  const failed = useSignal(false);
  const name = settings.name.value;
  useEffect(() => {
    let left = false;
    const make = async () => {
      const made = await drawn(props, name).catch(() => null);
      if (left) return;
      blob.value = made;
      failed.value = made === null;
    };
    void make();
    return () => {
      left = true;
    };
  }, [name]);
  return { blob, failed };
};

const Preview = ({ blob, alt }: { readonly blob: Blob; readonly alt: string }) => {
  const address = useSignal('');
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    address.value = made;
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address.value === '' ? null : <img class="share-picture" src={address.value} alt={alt} />;
};

const CopyButton = ({ blob }: { readonly blob: Blob }) => {
  const words = endingWords.value;
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    copied.value = true;
  };
  return (
    <button type="button" class="button" onClick={() => void copy()}>
      {copied.value ? `✓ ${words.copied}` : words.copy}
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

/** The result as a picture: looked at first, then shared, copied or saved. */
export const ShareSheet = (props: ShareSheetProps) => {
  const { shared, headline, save } = props;
  const words = endingWords.value;
  const { blob, failed } = usePicture(props);
  const isUnnamed = shared.entries.some(({ you, name }) => you && name === t.value.you);
  return (
    <div class="share">
      {blob.value === null ? (
        <p class="share-wait" role="status">
          {failed.value ? words.failed : ''}
        </p>
      ) : (
        <Preview blob={blob.value} alt={words.pictureOf(headline)} />
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
      {blob.value === null ? null : <ShareButtons blob={blob.value} save={save} />}
    </div>
  );
};

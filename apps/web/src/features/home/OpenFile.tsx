import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '@santiago/table/page/i18n/index.ts';
import './home.css';

const read = async (file: File): Promise<string | null> => {
  const [{ openMatch }, text] = await Promise.all([import('./openMatch.ts'), file.text()]);
  return openMatch(text);
};

export interface OpenedFile {
  /** Why the last file could not be opened. */
  readonly fault: string | null;
  readonly open: (file: File | undefined) => void;
}

/** Opens files, also those that people drop anywhere on the page, as soon as they see it. */
export const useOpenedFile = (): OpenedFile => {
  const [fault, setFault] = useState<string | null>(null);
  const open = (file: File | undefined) => {
    if (file !== undefined) void read(file).then(setFault);
  };
  useLayoutEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      open(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
  return { fault, open };
};

export const OpenFile = ({ fault, open }: OpenedFile) => (
  <>
    <label class="file-link">
      <input
        type="file"
        accept=".santiago,text/plain"
        class="sr-only"
        onChange={(event) => open(event.currentTarget.files?.[0])}
      />
      <span>{t.value.openFile}</span>
    </label>
    {fault === null ? null : (
      <p class="why-not" role="alert">
        {fault}
      </p>
    )}
  </>
);

import { formatRow, readMatch, seatsOf } from '@santiago/kernel';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { keepMatch } from '../local/start.ts';
import { go } from './route.ts';

/** A match file is looked at, or played on by whoever sits here. */
const openText = (text: string): string | null => {
  const named = /^\[Game "(\w+)"\]/m.exec(text)?.[1];
  const { game } = GAMES.find(({ name }) => name === named) ?? GAMES[0]!;
  const read = readMatch(game, text);
  if (!read.ok) return t.value.fileWrong(read.fault.line, read.fault.text);
  const { setup, rows, tags, variations } = read.value;
  const seats = seatsOf(setup.players).map((seat) => ({
    kind: 'human' as const,
    name: tags.find((tag) => tag.key === 'Name' && tag.subject === seat)?.value ?? seat,
  }));
  const log = rows.map((row) => formatRow(game, row));
  const kept = variations.map((each) => ({ ...each, rows: each.rows.map((row) => formatRow(game, row)) }));
  go({ page: 'local', id: keepMatch({ game: game.name, setup, seats, log, variations: kept }) });
  return null;
};

export const OpenFile = () => {
  const [fault, setFault] = useState<string | null>(null);
  const open = (file: File | undefined) => void file?.text().then((text) => setFault(openText(text)));
  // A file may also be dropped anywhere on the page.
  useEffect(() => {
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
  return (
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
};

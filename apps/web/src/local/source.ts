import { signal } from '@preact/signals';
import type { Refusal } from '@santiago/kernel';
import type { SeatInfo, TableFacts, TableSource } from '../table/source.ts';
import type { FromWorker, SavedMatch, ToWorker } from './protocol.ts';

const seatInfos = (match: SavedMatch, viewer: string): SeatInfo[] =>
  match.seats.map((seat, index) => {
    const name = `p${index + 1}` as SeatInfo['seat'];
    const kind = seat.kind === 'bot' ? 'bot' : name === viewer ? 'you' : 'person';
    return { seat: name, name: seat.name, kind, here: true };
  });

/** A table played by the engine in a worker of this page. */
export const localSource = (match: SavedMatch): TableSource => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const facts = signal<TableFacts | null>(null);
  const answers = new Map<number, (refusal: Refusal | null) => void>();
  const files = new Map<number, (text: string) => void>();
  let asked = 0;
  const send = (message: ToWorker): void => worker.postMessage(message);

  const hear = (message: Extract<FromWorker, { kind: 'rows' }>): void => {
    const old = facts.peek();
    const kept = old !== null && old.version === message.version ? old.rows.slice(0, message.from) : [];
    facts.value = {
      game: match.game,
      setup: match.setup,
      viewer: message.viewer,
      seats: seatInfos(match, message.viewer),
      rows: [...kept, ...message.rows],
      version: message.version,
      canUndo: message.canUndo,
      due: {},
      handTo: message.handTo,
      trouble: null,
    };
  };

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'rows') hear(data);
    else if (data.kind === 'answer') answers.get(data.id)?.(data.refusal);
    else if (data.kind === 'file') files.get(data.id)?.(data.text);
  });
  send({ kind: 'open', match });

  const ask = (message: (id: number) => ToWorker): Promise<Refusal | null> =>
    new Promise((resolve) => {
      const id = ++asked;
      answers.set(id, (refusal) => {
        answers.delete(id);
        resolve(refusal);
      });
      send(message(id));
    });
  const seat = () => facts.peek()!.viewer as SeatInfo['seat'];

  return {
    facts,
    act: (action) => ask((id) => ({ kind: 'act', id, seat: seat(), action })),
    undo: () => ask((id) => ({ kind: 'undo', id, seat: seat() })),
    takeOver: () => send({ kind: 'show', seat: seat() }),
    file: () =>
      new Promise((resolve) => {
        const id = ++asked;
        files.set(id, (text) => {
          files.delete(id);
          resolve(text);
        });
        send({ kind: 'file', id });
      }),
    close: () => worker.terminate(),
  };
};

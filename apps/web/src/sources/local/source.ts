import { signal } from '@preact/signals';
import type { Refusal } from '@santiago/kernel';
import type { SeatInfo, TableFacts, TableSource } from '../contract.ts';
import type { FromWorker, SavedMatch, ToWorker } from '../../worker/protocol.ts';

const seatInfos = (match: SavedMatch, viewer: string): SeatInfo[] =>
  match.seats.map((seat, index) => {
    const name = `p${index + 1}` as SeatInfo['seat'];
    const kind = seat.kind === 'bot' ? 'bot' : name === viewer ? 'you' : 'person';
    return { seat: name, name: seat.name, kind, here: true };
  });

/** The table before anything has happened: nobody waits for an empty board. */
const laidTable = (match: SavedMatch): TableFacts => {
  const human = match.seats.findIndex((seat) => seat.kind === 'human');
  const viewer = `p${Math.max(0, human) + 1}` as SeatInfo['seat'];
  return {
    game: match.game,
    setup: match.setup,
    viewer,
    seats: seatInfos(match, viewer),
    rows: [],
    version: 0,
    canUndo: false,
    due: {},
    handTo: null,
    trouble: null,
  };
};

/** A table played by the engine in a worker of this page. */
export const localSource = (match: SavedMatch): TableSource => {
  const worker = new Worker(new URL('../../worker/worker.ts', import.meta.url), { type: 'module' });
  const facts = signal<TableFacts | null>(match.log.length === 0 ? laidTable(match) : null);
  const answers = new Map<number, (refusal: Refusal | null) => void>();
  const files = new Map<number, (text: string) => void>();
  let asked = 0;
  const send = (message: ToWorker): void => worker.postMessage(message);

  const hear = (message: Extract<FromWorker, { kind: 'rows' }>): void => {
    const old = facts.peek();
    const kept = old !== null && old.version === message.version ? old.rows.slice(0, message.from) : [];
    const { viewer, version, canUndo, handTo } = message;
    const rows = [...kept, ...message.rows];
    facts.value = {
      ...laidTable(match),
      viewer,
      seats: seatInfos(match, viewer),
      rows,
      version,
      canUndo,
      handTo,
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

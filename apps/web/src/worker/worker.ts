import {
  chanceKey,
  fairDraws,
  FastRandom,
  formatRow,
  type GameTypes,
  isUndo,
  Match,
  owingSeats,
  parseRow,
  replay,
  type Row,
  type Seat,
  seatIndex,
  seatsOf,
  tell,
  type Told,
  whoIndex,
  writeMatch,
} from '@santiago/kernel';
import type { TableRow } from './protocol.ts';
import type { Engine } from './engines/engine.ts';
import { engineOf } from './engines/index.ts';
import type { FromWorker, SavedMatch, ToWorker } from './protocol.ts';
import { saveMatch } from './store.ts';

/** A local match: the engine, the bots and the keeping of it, away from the page. */
let engine: Engine;
let game: Engine['game'];

let match: Match<GameTypes> | null = null;
let saved: SavedMatch | null = null;
let viewer: Seat = 'p1';
let handTo: Seat | null = null;
let version = 0;
let sent = 0;
/** Counts the times that the match was taken up anew: what was being thought about before is dropped. */
let turn = 0;

const post = (message: FromWorker): void => self.postMessage(message);

const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const isHuman = (seat: Seat): boolean => saved!.seats[seatIndex(seat)]?.kind === 'human';
const humans = (): Seat[] => seatsOf(saved!.setup.players).filter(isHuman);
const owing = (): Seat[] => owingSeats(game.owes(match!.state), seatsOf(saved!.setup.players));

/** What a seat is told of the line in force. */
const toldTo = (seat: Seat): Told[] =>
  tell(
    game,
    match!.setup,
    match!.line.map((placed) => placed.row),
    seat,
  );

/** What the viewer is told of the line in force, from the row with this index on. */
const toldRows = (from: number): TableRow[] => {
  const line = match!.line;
  return toldTo(viewer)
    .map((told, index) => ({ number: line[index]!.number, told, note: line[index]!.row.note ?? null }))
    .slice(from);
};

/** Against bots one may go back to one's last decision, but never past something that came out. */
const undoable = (seat: Seat): number | null => {
  const line = match!.line;
  let own = line.length - 1;
  while (own >= 0 && !(line[own]!.row.who === seat && line[own]!.row.note !== 'forced')) own--;
  if (own < 0) return null;
  let free = true;
  replay(
    game,
    match!.setup,
    line.map((placed) => placed.row),
    (state, index) => {
      const { who, action } = line[index]!.row;
      if (index < own) return;
      const other = who !== '*' && who !== seat && isHuman(who);
      if (other || game.binds(state, whoIndex(who), action)) free = false;
    },
  );
  return free ? line[own]!.number : null;
};

const keep = (): void => {
  saved = {
    ...saved!,
    log: match!.log.map((row) => formatRow(game, row)),
    changed: Date.now(),
    progress: engine.progress(game.view(match!.state, 'spectator')),
  };
  void saveMatch(saved);
};

const publish = (): void => {
  const rows = toldRows(sent);
  const from = sent;
  sent += rows.length;
  post({ kind: 'rows', viewer, version, from, rows, canUndo: undoable(viewer) !== null, handTo });
};

const publishAnew = (): void => {
  version++;
  sent = 0;
  publish();
};

/** On a shared device the one who must act sees the table; where that shows a secret, the device is handed over first. */
const turnToActor = (): void => {
  const waiting = owing().filter(isHuman);
  if (waiting.length === 0 || waiting.includes(viewer)) return;
  const next = waiting[0]!;
  if (engine.isSecret(game.view(match!.state, 'spectator'))) handTo = next;
  viewer = next;
};

/** A bot's chance depends on the match and the place in it, so that taking back and playing on changes nothing. */
const chanceFor = (): FastRandom =>
  new FastRandom(Number.parseInt(saved!.seed.slice(0, 8), 16), match!.line.length);

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Chance, forced answers and bots, until a person must choose. */
const goOn = async (): Promise<void> => {
  const mine = ++turn;
  for (;;) {
    match!.advance();
    const seat = owing().find((each) => !isHuman(each));
    if (seat === undefined) break;
    const action = engine.choose({
      bot: saved!.seats[seatIndex(seat)]!.bot,
      view: game.view(match!.state, seat),
      told: toldTo(seat),
      seat,
      random: chanceFor(),
    });
    const refused = match!.answer(seat, action, 'bot');
    if (refused !== null) throw new Error(`bot ${seat}: ${refused.text}`);
    publish();
    await breathe();
    if (mine !== turn) return;
  }
  const before = viewer;
  turnToActor();
  keep();
  if (viewer === before) publish();
  else publishAnew();
};

const openMatch = async (wanted: SavedMatch): Promise<void> => {
  engine = await engineOf(wanted.game);
  saved = wanted;
  game = engine.game;
  const log = wanted.log.map((text) => {
    const row = parseRow(game, text);
    if (row === null) throw new Error(`"${text}" is not a row`);
    return row;
  });
  match = new Match(game, wanted.setup, fairDraws(chanceKey(fromHex(wanted.seed))), log);
  viewer = humans()[0] ?? 'p1';
  // Whoever opens a match of several people is not yet known to be the one whose secrets come first.
  const secret =
    log.length > 0 && humans().length > 1 && engine.isSecret(game.view(match.state, 'spectator'));
  handTo = secret ? viewer : null;
  sent = 0;
  version++;
  void goOn();
};

const act = (seat: Seat, text: string) => {
  const row = parseRow(game, `${seat} ${text}`);
  if (row === null || isUndo(row)) throw new Error(`"${text}" is not an action`);
  return match!.answer(seat, row.action);
};

const think = async ({ id, thought }: Extract<ToWorker, { kind: 'think' }>): Promise<void> => {
  const thinking = await engineOf(thought.game);
  const random = new FastRandom(thought.seed, thought.stream);
  post({ kind: 'thought', id, action: thinking.game.format(thinking.choose({ ...thought, random })) });
};

const review = async ({ game: name, setup, rows }: Extract<ToWorker, { kind: 'review' }>): Promise<void> => {
  const { judge } = await import('./judging.ts');
  await judge({ engine: await engineOf(name), setup, rows }, post);
};

const giveHint = async ({ view }: Extract<ToWorker, { kind: 'hint' }>): Promise<void> => {
  const { hintFor } = await import('./judging.ts');
  post({ kind: 'hinted', hint: hintFor(view) });
};

const readOff = async ({ game: name, view }: Extract<ToWorker, { kind: 'read' }>): Promise<void> => {
  const { readingOf } = await import('./instruments.ts');
  post({ kind: 'reading', reading: readingOf(name, view) });
};

const answer = (data: Exclude<ToWorker, { kind: 'open' | 'think' | 'review' | 'hint' | 'read' }>): void => {
  switch (data.kind) {
    case 'act': {
      const refusal = act(data.seat, data.action);
      post({ kind: 'answer', id: data.id, refusal });
      if (refusal === null) void goOn();
      break;
    }
    case 'undo': {
      const number = undoable(data.seat);
      const refusal = number === null ? null : match!.undo(data.seat, number);
      if (number !== null) viewer = data.seat;
      post({ kind: 'answer', id: data.id, refusal });
      version++;
      sent = 0;
      void goOn();
      break;
    }
    case 'show':
      handTo = null;
      publish();
      break;
    case 'file': {
      const tags = saved!.seats.map(({ name }, index) => ({
        key: 'Name',
        subject: `p${index + 1}`,
        value: name,
      }));
      const outcome = game.outcome(match!.state);
      const result =
        outcome === null
          ? []
          : [
              {
                key: 'Result',
                subject: null,
                value: outcome.marks.map((mark, i) => `p${i + 1} ${mark}`).join(' '),
              },
            ];
      const rows = match!.line.map((placed) => placed.row);
      const text = writeMatch(game, {
        setup: match!.setup,
        tags: [...tags, ...result],
        rows,
        variations: (saved!.variations ?? []).map((block) => ({
          ...block,
          rows: block.rows.map((row) => parseRow(game, row) as Row<unknown>),
        })),
      });
      post({ kind: 'file', id: data.id, text });
      break;
    }
  }
};

let opened: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') opened = openMatch(data.match);
  else if (data.kind === 'think') void think(data);
  else if (data.kind === 'review') void review(data);
  else if (data.kind === 'hint') void giveHint(data);
  else if (data.kind === 'read') void readOff(data);
  else void opened.then(() => answer(data));
});

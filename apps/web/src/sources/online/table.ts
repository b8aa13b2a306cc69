import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal, Seat, Viewer } from '@santiago/kernel';
import type { Here, TableEvent, TableInfo } from '@santiago/protocol';
import { newKey, newShare, Refused } from '@santiago/protocol/client';
import { reduce } from '@santiago/protocol';
import { t } from '../../i18n/index.ts';
import type { SeatInfo, TableFacts, TableSource } from '../contract.ts';
import type { TableRow } from '../../worker/protocol.ts';
import { api } from './api.ts';

export interface Said {
  readonly n: number;
  readonly seat: Seat | null;
  readonly name: string | null;
  readonly text: string;
}

/** What the stream has told so far. */
interface Heard {
  readonly viewer: Viewer;
  /** Where the table stood when we came. */
  readonly head: number;
  info: TableInfo | null;
  rows: readonly TableRow[];
  said: readonly Said[];
  free: boolean;
  version: number;
}

const HIDDEN_FOR = 60_000;

/** What the server said against it; a server that is not reached says nothing, and then the page says so. */
const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof TypeError || error instanceof DOMException)
    return { code: 'offline', details: {}, text: t.value.trouble.lost };
  throw error;
};

/** Does it; gives what the server said against it. */
const attempt = async (work: () => Promise<unknown>): Promise<Refusal | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    return asRefusal(error);
  }
};

const dropFrom = (rows: readonly TableRow[], number: number): TableRow[] =>
  rows.filter((row) => row.number < number);

/** A table on the server, as this page follows it. */
export class OnlineTable implements TableSource {
  readonly id: string;
  readonly info = signal<TableInfo | null>(null);
  readonly said = signal<readonly Said[]>([]);
  readonly seats = signal<readonly Seat[]>([]);
  readonly host = signal(false);
  /** Who looks at the table; null until we were told. */
  readonly here = signal<Here | null>(null);
  /** Whether we are sent notices of this table. */
  readonly notices = signal(false);
  /** Why the table cannot be shown at all. */
  readonly gone = signal<Refusal | null>(null);
  readonly trouble = signal<TableFacts['trouble']>('connecting');
  readonly facts: ReadonlySignal<TableFacts | null>;
  private readonly viewer = signal<Viewer>('spectator');
  private readonly rows = signal<readonly TableRow[]>([]);
  private readonly version = signal(0);
  private readonly freeUndo = signal(false);
  private heard: Heard = {
    viewer: 'spectator',
    head: 0,
    info: null,
    rows: [],
    said: [],
    free: false,
    version: 0,
  };
  private stopStream: (() => void) | null = null;
  private hiding: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly onVisible = (): void => this.visibilityChanged();

  constructor(id: string) {
    this.id = id;
    this.facts = computed(() => this.makeFacts());
    document.addEventListener('visibilitychange', this.onVisible);
    void this.arrive();
  }

  /** Finds out who we are here, then follows the table with those eyes. */
  async arrive(): Promise<void> {
    const refusal = await attempt(async () => {
      const { you, info } = await api.call('table', { table: this.id });
      if (this.closed) return;
      const viewer = you.seats[0] ?? 'spectator';
      batch(() => {
        this.seats.value = you.seats;
        this.host.value = you.host;
        this.notices.value = you.notices;
      });
      this.follow(viewer, info.head);
    });
    if (refusal !== null) this.gone.value = refusal;
  }

  async sit(seat: Seat): Promise<Refusal | null> {
    const refusal = await attempt(() =>
      api.call('sit', { table: this.id, seat, share: newShare(), key: newKey() }),
    );
    if (refusal === null) await this.arrive();
    return refusal;
  }

  async leave(): Promise<Refusal | null> {
    const seat = this.seats.peek()[0];
    if (seat === undefined) return null;
    const refusal = await attempt(() => api.call('leave', { table: this.id, seat }));
    if (refusal === null) await this.arrive();
    return refusal;
  }

  /** The host starts; seats still open are given to this bot. */
  async start(fill: string): Promise<Refusal | null> {
    return attempt(() => api.call('start', { table: this.id, fill }));
  }

  async say(text: string): Promise<Refusal | null> {
    return attempt(() => api.call('say', { table: this.id, text, key: newKey() }));
  }

  async answerUndo(agree: boolean): Promise<Refusal | null> {
    return attempt(() => api.call('answerUndo', { table: this.id, seat: this.seat(), agree }));
  }

  async hand(seat: Seat, bot: string): Promise<Refusal | null> {
    return attempt(() => api.call('hand', { table: this.id, seat, bot }));
  }

  async takeBack(): Promise<Refusal | null> {
    return this.giveBack(this.seat());
  }

  /** Ends the bot's standing in for the person of a seat. */
  async giveBack(seat: Seat): Promise<Refusal | null> {
    return attempt(() => api.call('back', { table: this.id, seat }));
  }

  async wantNotices(wanted: boolean): Promise<Refusal | null> {
    const refusal = await attempt(() => api.call('notices', { table: this.id, wanted }));
    if (refusal === null) this.notices.value = wanted;
    return refusal;
  }

  /** The table of the rematch; made once, found by whoever asks next. */
  async rematch(): Promise<string | Refusal> {
    try {
      return (await api.call('rematch', { table: this.id })).table;
    } catch (error) {
      return asRefusal(error);
    }
  }

  async act(action: string): Promise<Refusal | null> {
    const seat = this.seat();
    const decision = this.info.peek()?.turn[seat];
    if (decision === undefined)
      return { code: 'not-your-turn', details: { seat }, text: 'It is not your turn.' };
    return attempt(() => api.call('act', { table: this.id, seat, decision, action, key: newKey() }));
  }

  async undo(): Promise<Refusal | null> {
    return attempt(() => api.call('undo', { table: this.id, seat: this.seat() }));
  }

  takeOver(): void {
    // Everyone has a device of his own here.
  }

  async file(): Promise<string> {
    return api.call('file', { table: this.id });
  }

  close(): void {
    this.closed = true;
    document.removeEventListener('visibilitychange', this.onVisible);
    clearTimeout(this.hiding);
    this.stopStream?.();
  }

  private seat(): Seat {
    return this.viewer.peek() as Seat;
  }

  /** Hears the table from its beginning; nothing is shown before `head` is reached, so that no moment flickers by. */
  private follow(viewer: Viewer, head: number): void {
    this.stopStream?.();
    this.heard = {
      viewer,
      head,
      info: null,
      rows: [],
      said: [],
      free: false,
      version: this.version.peek() + 1,
    };
    this.listen();
  }

  private listen(): void {
    const { viewer, info } = this.heard;
    this.stopStream = api.follow(
      { table: this.id, as: viewer, after: info?.head ?? 0 },
      {
        event: (event) => this.hear(event),
        here: (here) => (this.here.value = here),
        status: (status, { refusal }) => {
          if (status === 'refused') this.gone.value = refusal ?? null;
          this.trouble.value = status === 'open' ? null : 'lost';
        },
      },
    );
  }

  private hear(event: TableEvent): void {
    const { heard } = this;
    if (heard.info !== null && event.n <= heard.info.head) return;
    heard.info = reduce(heard.info, event);
    if (event.kind === 'row') {
      const { row, text, shown, note } = event;
      heard.rows = [...heard.rows, { number: row, told: { text, shown }, note }];
      if (note !== 'forced' || !event.undo) heard.free = event.undo;
    } else if (event.kind === 'undone') {
      heard.rows = dropFrom(heard.rows, event.undo);
      heard.version++;
      heard.free = false;
    } else if (event.kind === 'said') {
      const { n, seat, name, text } = event;
      heard.said = [...heard.said, { n, seat, name, text }];
    }
    if (heard.info.head >= heard.head) this.publish();
  }

  private publish(): void {
    const { viewer, info, rows, said, free, version } = this.heard;
    batch(() => {
      this.viewer.value = viewer;
      this.info.value = info;
      this.rows.value = rows;
      this.said.value = said;
      this.freeUndo.value = free;
      this.version.value = version;
    });
  }

  private makeFacts(): TableFacts | null {
    const info = this.info.value;
    if (info === null || info.phase === 'gathering') return null;
    const viewer = this.viewer.value;
    return {
      game: info.game,
      setup: info.setup,
      viewer,
      seats: info.seats.map((seat) => this.seatInfo(seat, viewer)),
      rows: this.rows.value,
      version: this.version.value,
      canUndo: this.freeUndo.value && info.phase === 'running',
      due: info.due,
      handTo: null,
      trouble: this.trouble.value,
      aids: info.aids,
    };
  }

  private seatInfo({ seat, name, bot, kind, standIn }: TableInfo['seats'][number], viewer: Viewer): SeatInfo {
    if (kind === 'person') {
      return {
        seat,
        name: name ?? seat,
        kind: seat === viewer ? 'you' : 'person',
        here: this.isHere(seat) && !standIn,
      };
    }
    return { seat, name: bot === null ? seat : `${bot} ${seat.slice(1)}`, kind: 'bot', here: true };
  }

  private isHere(seat: Seat): boolean {
    return this.here.value?.seats.includes(seat) ?? true;
  }

  /** A tab nobody looks at lets its stream go after a while, and takes it up again where it was. */
  private visibilityChanged(): void {
    clearTimeout(this.hiding);
    if (document.hidden) {
      this.hiding = setTimeout(() => {
        this.stopStream?.();
        this.stopStream = null;
      }, HIDDEN_FOR);
    } else if (this.stopStream === null && !this.closed) this.listen();
  }
}

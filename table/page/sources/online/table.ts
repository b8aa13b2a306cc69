import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Phrase, type Refusal, type Seat, seatIndex, type Viewer } from '@santiago/kernel';
import {
  type Aside,
  type Here,
  playerNames,
  type Said,
  type TableEvent,
  TableFollower,
  type TableInfo,
} from '@santiago/protocol';
import { type Client, newKey, newShare, Refused } from '@santiago/protocol/client';
import { t } from '../../i18n/index.ts';
import type { AsideLine, SeatInfo, TableFacts, TableRow, TableSource, Trouble } from '../contract.ts';
import { toldAfter } from '../facts.ts';
import { api } from './api.ts';
import { asideText } from './asides.ts';
import { onlineWords } from './words.ts';

/** What the stream had told when the page was last updated. */
interface Heard {
  readonly viewer: Viewer;
  readonly info: TableInfo;
  readonly rows: readonly TableRow[];
  readonly version: number;
  readonly said: readonly Said[];
  readonly asides: readonly Aside[];
  readonly canUndo: boolean;
}

type PromiseTold = Extract<TableEvent, { readonly kind: 'promise' }>;

const NOTHING_SAID: readonly Said[] = [];
const HIDDEN_FOR = 60_000;

/** The server's refusal. A server that cannot be reached has none, and the page says so. */
const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof TypeError || error instanceof DOMException)
    return { code: 'offline', details: {}, text: t.value.trouble.lost };
  throw error;
};

/** Runs the call; returns the server's refusal. */
export const attempt = async (work: () => Promise<unknown>): Promise<Refusal | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    return asRefusal(error);
  }
};

/** The seats as the screen shows them. `here` is null until we are told who is here. */
const seatInfos = (info: TableInfo, viewer: Viewer, here: Here | null): SeatInfo[] => {
  const names = playerNames(info.seats);
  const words = onlineWords.value.invitation;
  return info.seats.map(({ seat, bot, kind, standIn }, index): SeatInfo => {
    const bank = info.banks?.[index];
    const more = {
      ...(bot === null ? {} : { level: bot }),
      ...(bank === undefined || bank === 0 ? {} : { bank }),
    };
    if (kind === 'bot') return { seat, name: names[index]!, kind, here: true, ...more };
    if (kind !== 'person') return { seat, name: t.value.lobby.open, kind: 'person', here: false, ...more };
    return {
      seat,
      name: names[index] ?? words.formerPlayer,
      kind: seat === viewer ? 'you' : 'person',
      here: (here?.seats.includes(seat) ?? true) && !standIn,
      standIn,
      ...more,
    };
  });
};

const asideLines = ({ asides, viewer, info }: Heard): AsideLine[] => {
  const names = playerNames(info.seats);
  const nameOf = (seat: Seat): string => names[seatIndex(seat)] ?? t.value.lobby.guest;
  return asides.flatMap((aside) => {
    const text = asideText(aside, viewer, nameOf);
    return text === null ? [] : [{ after: aside.after, seat: aside.event.seat, text }];
  });
};

/** A table on the server, as this page follows it. */
export class OnlineTable implements TableSource {
  readonly id: string;
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly said: ReadonlySignal<readonly Said[]>;
  /** What became of promises. */
  readonly promises: ReadonlySignal<readonly PromiseTold[]>;
  readonly seats = signal<readonly Seat[]>([]);
  readonly host = signal(false);
  /** Who looks at the table; null until we are told. */
  readonly here = signal<Here | null>(null);
  /** A seat that is reserved for us and that we have not taken. */
  readonly kept = signal<Seat | null>(null);
  /** How many messages others have sent since we last saw the chat. */
  readonly unread: ReadonlySignal<number>;
  /** Whether we are sent notifications of this table. */
  readonly notifications = signal(false);
  /** Why the table cannot be shown at all. */
  readonly gone = signal<Refusal | null>(null);
  readonly facts: ReadonlySignal<TableFacts | null>;
  private readonly api: Client;
  private readonly trouble = signal<Trouble | null>({ kind: 'connecting' });
  private readonly heard = signal<Heard | null>(null);
  /** The last message that was seen here. */
  private readonly read = signal(0);
  private follower = new TableFollower('spectator');
  /** The last event of the table when we arrived. */
  private reached = 0;
  private stopStream: (() => void) | null = null;
  private hiding: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly onVisible = (): void => this.visibilityChanged();

  constructor(id: string, through: Client = api) {
    this.id = id;
    this.api = through;
    this.info = computed(() => this.heard.value?.info ?? null);
    this.said = computed(() => this.heard.value?.said ?? NOTHING_SAID);
    this.promises = computed(
      () => this.heard.value?.asides.flatMap(({ event }) => (event.kind === 'promise' ? [event] : [])) ?? [],
    );
    this.unread = computed(() => {
      const viewer = this.heard.value?.viewer;
      return this.said.value.filter(({ n, seat }) => n > this.read.value && seat !== viewer).length;
    });
    this.facts = computed(() => this.makeFacts());
    document.addEventListener('visibilitychange', this.onVisible);
    void this.arrive();
  }

  /** Finds out who we are at this table, then follows the table as that viewer. */
  async arrive(): Promise<void> {
    const refusal = await attempt(async () => {
      const { you, info } = await this.api.call('table', { table: this.id });
      if (this.closed) return;
      const viewer = you.seats[0] ?? 'spectator';
      batch(() => {
        this.seats.value = you.seats;
        this.host.value = you.host;
        this.notifications.value = you.notices;
        this.kept.value = you.kept;
      });
      this.follow(viewer, info.head);
    });
    if (refusal !== null) this.gone.value = refusal;
  }

  /** Takes the seat that is reserved for us, or else an open one; a person who sits already keeps their seat. */
  async sit(): Promise<Refusal | null> {
    const refusal = await attempt(async () => this.sitAt(this.id));
    if (refusal === null) await this.arrive();
    return refusal;
  }

  /** The chat is in sight. */
  markRead(): void {
    this.read.value = this.said.peek().at(-1)?.n ?? 0;
  }

  async leave(): Promise<Refusal | null> {
    const seat = this.seats.peek()[0];
    if (seat === undefined) return null;
    const refusal = await attempt(() => this.api.call('leave', { table: this.id, seat }));
    if (refusal === null) await this.arrive();
    return refusal;
  }

  /** The host starts the match; open seats are given to this bot. */
  async start(fill: string): Promise<Refusal | null> {
    return attempt(() => this.api.call('start', { table: this.id, fill }));
  }

  async say(text: string): Promise<Refusal | null> {
    return attempt(() => this.api.call('say', { table: this.id, text, key: newKey() }));
  }

  /** Says a sentence that everybody reads in their own language. */
  async speak(phrase: Phrase): Promise<Refusal | null> {
    const { name, gaps } = phrase;
    return attempt(() =>
      this.api.call('speak', { table: this.id, phrase: { name, gaps: { ...gaps } }, key: newKey() }),
    );
  }

  async answerUndo(agree: boolean): Promise<Refusal | null> {
    return attempt(() => this.api.call('answerUndo', { table: this.id, seat: this.seat(), agree }));
  }

  async hand(seat: Seat, bot: string): Promise<Refusal | null> {
    return attempt(() => this.api.call('hand', { table: this.id, seat, bot }));
  }

  async takeBack(): Promise<Refusal | null> {
    return this.giveBack(this.seat());
  }

  /** The person of a seat plays again instead of the bot. */
  async giveBack(seat: Seat): Promise<Refusal | null> {
    return attempt(() => this.api.call('back', { table: this.id, seat }));
  }

  async wantNotifications(wanted: boolean): Promise<Refusal | null> {
    const refusal = await attempt(() => this.api.call('notices', { table: this.id, wanted }));
    if (refusal === null) this.notifications.value = wanted;
    return refusal;
  }

  /** A guest takes a name, then a seat. */
  async join(enter: () => Promise<unknown>): Promise<Refusal | null> {
    return (await attempt(enter)) ?? this.sit();
  }

  /** Takes our seat at the rematch, which is created by the first person who asks for it. */
  async rematch(): Promise<Refusal | null> {
    return attempt(async () => {
      const { table } = await this.api.call('rematch', { table: this.id });
      await this.sitAt(table);
    });
  }

  async act(action: string): Promise<Refusal | null> {
    const seat = this.seat();
    const decision = this.info.peek()?.turn[seat];
    if (decision === undefined)
      return { code: 'not-your-turn', details: { seat }, text: 'It is not your turn.' };
    return attempt(() => this.api.call('act', { table: this.id, seat, decision, action, key: newKey() }));
  }

  async undo(): Promise<Refusal | null> {
    return attempt(() => this.api.call('undo', { table: this.id, seat: this.seat() }));
  }

  takeOver(): void {
    // Here everyone has their own device.
  }

  async file(): Promise<string> {
    return this.api.call('file', { table: this.id });
  }

  close(): void {
    this.closed = true;
    document.removeEventListener('visibilitychange', this.onVisible);
    clearTimeout(this.hiding);
    this.stopStream?.();
  }

  private async sitAt(table: string): Promise<void> {
    const { you } = await this.api.call('table', { table });
    if (you.seats.length === 0) await this.api.call('sit', { table, share: newShare(), key: newKey() });
  }

  private seat(): Seat {
    return this.follower.viewer as Seat;
  }

  /**
   * Reads the table from its beginning; nothing is shown before `head` is reached, so that no earlier step flashes
   * by.
   */
  private follow(viewer: Viewer, head: number): void {
    this.stopStream?.();
    this.follower = new TableFollower(viewer);
    this.reached = head;
    this.listen();
  }

  private listen(): void {
    const { viewer, head } = this.follower;
    this.stopStream = this.api.follow(
      { table: this.id, as: viewer, after: head },
      {
        event: (event) => this.hear(event),
        here: (here) => (this.here.value = here),
        status: (status, { refusal }) => {
          if (status === 'refused') this.gone.value = refusal ?? null;
          this.trouble.value = status === 'open' ? null : { kind: 'lost' };
        },
      },
    );
  }

  private hear(event: TableEvent): void {
    const { follower } = this;
    if (!follower.hear(event) || follower.head < this.reached) return;
    const { info, said, asides, freeUndo } = follower;
    const before = this.heard.peek();
    // Messages from before we arrived are not new.
    if (before === null) this.read.value = said.at(-1)?.n ?? 0;
    this.heard.value = {
      ...toldAfter(before, follower),
      info: info!,
      said,
      asides,
      canUndo: freeUndo !== null,
    };
  }

  private makeFacts(): TableFacts | null {
    const heard = this.heard.value;
    if (heard === null || heard.info.phase === 'gathering') return null;
    const { viewer, info, rows, version } = heard;
    const runs = info.phase === 'running';
    return {
      game: info.game,
      setup: info.setup,
      viewer,
      seats: seatInfos(info, viewer, this.here.value),
      rows,
      version,
      canUndo: heard.canUndo && runs,
      mayAsk: runs && viewer !== 'spectator' && info.undo === null,
      asides: asideLines(heard),
      due: info.due,
      handTo: null,
      trouble: this.trouble.value,
      aids: info.aids,
    };
  }

  /** A tab that nobody looks at closes its stream after a while, and resumes it later where it was. */
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

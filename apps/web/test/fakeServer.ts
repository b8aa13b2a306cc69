import {
  chanceKey,
  fairDraws,
  FastRandom,
  type Game,
  Match,
  owingSeats,
  parseRow,
  type RowInForce,
  type Row,
  type Seat,
  seatIndex,
  seatsOf,
  type Setup,
  tell,
  writeMatch,
} from '@santiago/kernel';
import type { Client, Ears, FollowFrom, TableEvent } from '@santiago/protocol';
import { Refused } from '@santiago/protocol/client';

const ME: Seat = 'p1';

/** A table on a server, as its client hears it: one person sits at p1, the server plays the others at random. */
export class FakeServer {
  readonly events: TableEvent[] = [];
  readonly calls: string[] = [];
  readonly client: Client;
  ears: Ears | null = null;
  private readonly game: Game;
  private readonly match: Match<never>;
  private readonly random = new FastRandom(5);
  private told = 0;

  constructor(game: Game, setup: Setup) {
    this.game = game;
    this.match = new Match(game, setup, fairDraws(chanceKey(new Uint8Array(32)))) as unknown as Match<never>;
    const seats = seatsOf(setup.players).map((seat) => ({
      seat,
      kind: seat === ME ? 'person' : 'bot',
      name: seat === ME ? 'Ana' : null,
      bot: seat === ME ? null : 'steward',
      standIn: false,
      share: null,
    }));
    this.tell({ kind: 'created', id: 'a'.repeat(16), game: game.name, setup, chat: true, aids: true, seats });
    this.tell({ kind: 'started', view: game.view(game.start(setup), ME), ...this.after() });
    this.playOn();
    this.client = {
      call: (async (route: string, input: Record<string, unknown>) => this.answer(route, input)) as never,
      follow: (place, ears) => this.follow(place, ears),
    };
  }

  /** The others answer; everything is told. */
  private playOn(): void {
    const { match, game } = this;
    for (;;) {
      match.advance();
      const others = this.owing().filter((seat) => seat !== ME);
      if (others[0] === undefined) break;
      const action = game.decode(game.sample(match.state, seatIndex(others[0]), this.random));
      match.answer(others[0], action as never, 'bot');
    }
    this.tellRows();
  }

  private owing(): Seat[] {
    return owingSeats(this.game.owes(this.match.state), seatsOf(this.match.setup.players));
  }

  private line(): readonly RowInForce<unknown>[] {
    return this.match.line;
  }

  private tellRows(): void {
    const line = this.line();
    const rows = line.map(({ row }) => row);
    const told = tell(this.game, this.match.setup, rows, ME);
    line.forEach(({ number, row }, i) => {
      if (number <= this.told) return;
      this.tell({
        kind: 'row',
        row: number,
        ...told[i]!,
        note: row.note ?? null,
        undo: this.isFree(line, i),
        ...this.after(),
      });
    });
    this.told = this.match.log.length;
  }

  /** One’s own last row, as long as nothing else has happened. */
  private isFree(line: readonly RowInForce<unknown>[], index: number): boolean {
    return index === line.length - 1 && line[index]!.row.who === ME;
  }

  private after() {
    const turn = Object.fromEntries(this.owing().map((seat) => [seat, this.events.length + 1]));
    return { turn, due: {}, banks: null };
  }

  private tell(body: object): void {
    const event = { ...body, n: this.events.length + 1, at: 0 } as TableEvent;
    this.events.push(event);
    this.ears?.event(event);
  }

  private follow({ after }: FollowFrom, ears: Ears): () => void {
    this.ears = ears;
    ears.status?.('open', {});
    for (const event of this.events.slice(after)) ears.event(event);
    return () => {
      if (this.ears === ears) this.ears = null;
    };
  }

  private answer(route: string, input: Record<string, unknown>): unknown {
    this.calls.push(route);
    if (route === 'table')
      return { you: { seats: [ME], host: true, notices: false }, info: { head: this.events.length } };
    if (route === 'act') return this.act(String(input['action']));
    if (route === 'undo') return this.undo();
    if (route !== 'file') throw new Error(`nobody calls ${route} here`);
    const rows = this.line().map(({ row }) => row);
    return writeMatch(this.game, { setup: this.match.setup, tags: [], rows, variations: [] });
  }

  private act(text: string): unknown {
    const row = parseRow(this.game, `${ME} ${text}`) as Row<unknown>;
    const refused = this.match.answer(ME, row.action as never);
    if (refused !== null) throw new Refused(409, refused);
    this.playOn();
    return { n: this.events.length };
  }

  private undo(): unknown {
    const own = this.line().findLast(({ row }) => row.who === ME && row.note !== 'forced');
    const none = { code: 'undo-none', details: {}, text: 'Nothing.' };
    if (own === undefined) throw new Refused(409, none);
    const refused = this.match.undo(ME, own.number);
    if (refused !== null) throw new Refused(409, refused);
    this.told = this.match.log.length;
    const view = this.game.view(this.match.state, ME);
    this.tell({ kind: 'undone', row: this.told, seat: ME, undo: own.number, view, ...this.after() });
    return { n: this.events.length };
  }

  /** The state as only the server knows it. */
  viewOfMe(): unknown {
    return this.game.view(this.match.state, ME);
  }
}

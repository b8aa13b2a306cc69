import { existsSync } from 'node:fs';
import { owingSeats, type Seat, seatIndex, type Viewer } from '@santiago/kernel';
import { Fault } from '../fault.ts';
import { writeWhole } from '../matchfile.ts';
import { type Look, lookOf, say } from '@santiago/table/terminal/terminal.ts';
import { Keyboard } from './keyboard.ts';
import type { Table } from './table.ts';

const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/** Whether the people stay at the table. */
type Turn = 'go on' | 'leave';

/** A word that is not an answer but a command to the program. */
type Word = (rest: string, seat: Seat) => Turn;

const WORD_HELP = [
  '  undo         take back your last decision, unless something new has been revealed since',
  '  board        draw the table again',
  '  score        scores so far, and where they come from',
  '  log          the actions so far',
  '  save FILE    save the match to a file; from then on it is saved automatically',
  '  quit         leave; the match is saved and can be continued',
];

/** A match from the first prompt to the last: asks people, lets the others answer, saves. */
export class Dialogue {
  private readonly table: Table;
  private readonly look: Look = lookOf(process.stdout);
  private readonly keyboard = new Keyboard();
  private file: string | null;
  /** By person: how many rows they have been told. On an open screen everybody is told together. */
  private readonly told: Map<Viewer, number>;
  private lastPerson: Seat | null = null;
  private secretLeft = false;

  constructor(table: Table, file: string | null) {
    this.table = table;
    this.file = file;
    const viewers: readonly Viewer[] = [...table.people, 'spectator'];
    this.told = new Map(viewers.map((viewer) => [viewer, table.rows.length]));
  }

  async run(): Promise<void> {
    try {
      if ((await this.play()) === 'go on') await this.end();
    } finally {
      this.keyboard.close();
    }
  }

  private async play(): Promise<Turn> {
    const { match } = this.table;
    for (;;) {
      match.advance();
      const owing = owingSeats(match.game.owes(match.state), this.table.seats);
      if (owing.length === 0) return 'go on';
      const bot = owing.find((seat) => !this.table.isPerson(seat));
      if (bot !== undefined) this.table.letAnswer(bot);
      else if ((await this.turnOf(owing[0]!, owing.length)) === 'leave') return 'leave';
    }
  }

  /** Asks a person until they decide, take something back, or want to leave. */
  private async turnOf(seat: Seat, owing: number): Promise<Turn> {
    const several = this.table.people.length > 1;
    const secret = several && (owing > 1 || this.secretLeft);
    if (several && this.lastPerson !== seat && (secret || this.table.game.secretHands)) {
      if (!(await this.handOver(seat))) return this.leave();
    }
    this.lastPerson = seat;
    this.tell(seat, several && (secret || this.table.game.secretHands) ? 'alone' : 'openly');
    this.draw(seat);
    const rowsBefore = this.table.match.log.length;
    for (;;) {
      say(this.look.paint({ bold: true }, this.question(seat)));
      const typed = await this.keyboard.read(`${seat}> `, secret ? 'secret' : 'shown');
      if (typed.kind !== 'line') return this.leave(typed.kind);
      if (typed.text === '') continue;
      if (this.obey(typed.text, seat) === 'leave') return 'leave';
      if (this.table.match.log.length !== rowsBefore) return 'go on';
    }
  }

  /** Gives the keyboard to a person who must not see what is on the screen. */
  private async handOver(seat: Seat): Promise<boolean> {
    if (!this.keyboard.isTerminal) return true;
    process.stdout.write(CLEAR);
    say(`${seat} is at the keyboard now. Everyone else, please look away.`);
    const typed = await this.keyboard.read(`${seat}, press Enter when you are ready. `, 'secret');
    return typed.kind === 'line';
  }

  private question(seat: Seat): string {
    const { game } = this.table.game;
    const offer = game.offer(this.table.match.state, seatIndex(seat));
    return `${seat}: ${this.table.game.ask(offer, this.table.view(seat))}`;
  }

  private obey(text: string, seat: Seat): Turn {
    const [head = '', ...tail] = text.split(/\s+/);
    const words = this.words();
    const word = Object.hasOwn(words, head.toLowerCase()) ? words[head.toLowerCase()]! : null;
    try {
      if (word !== null) return word(tail.join(' '), seat);
      this.answer([head, ...tail].join(' '), seat);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.refuse(error.message);
    }
    return 'go on';
  }

  private words(): Readonly<Record<string, Word>> {
    const help: Word = (_, seat) => this.help(seat);
    const quit: Word = () => this.leave();
    return {
      '?': help,
      help,
      undo: () => this.undo(),
      board: (_, seat) => this.draw(seat),
      score: (_, seat) => this.score(seat),
      log: (_, seat) => this.log(seat),
      save: (name) => this.save(name),
      quit,
      exit: quit,
    };
  }

  private answer(text: string, seat: Seat): void {
    const { game } = this.table;
    const offer = game.game.offer(this.table.match.state, seatIndex(seat));
    const action = game.game.parse(game.spellOut(text, offer));
    if (action === null) {
      this.refuse(game.misread(text, offer) ?? `"${text}" is not understood. Type ? to see what is legal.`);
      return;
    }
    const refused = this.table.match.answer(seat, action);
    if (refused !== null) {
      this.refuse(refused.text);
      return;
    }
    this.secretLeft = this.table.lastIsSecretOf(seat);
    this.keep();
  }

  private refuse(text: string): void {
    say(this.look.paint({ text: 203 }, text));
  }

  private help(seat: Seat): Turn {
    const { game } = this.table;
    const offer = game.game.offer(this.table.match.state, seatIndex(seat));
    say(
      [
        'Legal now:',
        ...game.hints(offer, this.table.view(seat)),
        'At any time:',
        ...WORD_HELP,
        'On the table:',
        ...game.legend,
      ].join('\n'),
    );
    return 'go on';
  }

  private undo(): Turn {
    const row = this.table.undo();
    if (row === null) {
      this.refuse('Nothing to take back: what has been revealed cannot be undone.');
      return 'go on';
    }
    say(`Took back ${row} and everything after it.`);
    for (const [viewer, rows] of this.told) this.told.set(viewer, Math.min(rows, this.table.rows.length));
    this.keep();
    return 'go on';
  }

  private draw(seat: Seat): Turn {
    say(['', ...this.table.game.draw(this.table.view(seat), this.look), ''].join('\n'));
    return 'go on';
  }

  private score(seat: Seat): Turn {
    say(this.table.game.breakdown(this.table.view(seat), this.look).join('\n'));
    return 'go on';
  }

  private log(seat: Seat): Turn {
    for (const [index, { text }] of this.table.newsFor(seat, 0).entries())
      say(`${String(index + 1).padStart(4)}  ${text}`);
    return 'go on';
  }

  /** Tells what has happened since a person was told last. */
  private tell(viewer: Viewer, how: 'alone' | 'openly'): void {
    for (const { text, own, chance, consequences } of this.table.newsFor(viewer, this.told.get(viewer)!)) {
      if (!own) say(chance ? this.look.paint({ faint: true }, text) : text);
      for (const line of consequences) say(this.look.paint({ text: 214 }, line));
    }
    const rows = this.table.rows.length;
    if (how === 'alone') this.told.set(viewer, rows);
    else for (const each of this.told.keys()) this.told.set(each, rows);
  }

  private save(name: string): Turn {
    const file = name === '' ? this.file : name;
    if (file === null) {
      this.refuse('Give a file name: save FILE');
      return 'go on';
    }
    if (file !== this.file && existsSync(file))
      throw new Fault(`${file} already exists; choose another name.`);
    writeWhole(file, this.table.toText());
    this.file = file;
    say(`Saved in ${file}.`);
    return 'go on';
  }

  /** Writes the match to its file, if it has one. */
  private keep(): void {
    if (this.file !== null) writeWhole(this.file, this.table.toText());
  }

  /**
   * Nobody is asked; a match with decisions is saved. The end of a pipe does not mean that the user wants to save.
   */
  private leave(how: 'word' | 'end' | 'break' = 'word'): Turn {
    const { table } = this;
    if (this.file === null && table.begun && (how === 'word' || this.keyboard.isTerminal))
      this.file = unusedName(table.game.game.name);
    if (this.file === null) {
      say(table.begun ? 'The input has ended; the match was not saved.' : 'Goodbye.');
      return 'leave';
    }
    try {
      this.keep();
      say(`The match is saved in ${this.file}. To continue: ${callOf()} play --file ${quoted(this.file)}`);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.refuse(`${error.message} The match is not saved.`);
    }
    return 'leave';
  }

  private async end(): Promise<void> {
    const { table } = this;
    const viewer = table.people.length === 1 ? table.people[0]! : 'spectator';
    this.tell(viewer, 'openly');
    const view = table.view(viewer);
    say(['', ...table.game.draw(view, this.look), '', ...table.game.breakdown(view, this.look)].join('\n'));
    this.keep();
    if (this.file !== null) say(`The match is saved in ${this.file}.`);
    else if (table.people.length > 0) await this.offerToSave();
  }

  private async offerToSave(): Promise<void> {
    say('"save FILE" saves the match; press Enter to leave.');
    for (;;) {
      const typed = await this.keyboard.read('> ');
      if (typed.kind !== 'line' || !/^save(\s|$)/.test(typed.text)) return;
      this.obey(typed.text, this.table.seats[0]!);
      if (this.file !== null) return;
    }
  }
}

/** `canals-20261115.santiago`, or with a number at the end if that exists. */
const unusedName = (game: string): string => {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  for (let number = 1; ; number++) {
    const name = `${game}-${day}${number === 1 ? '' : `-${number}`}.santiago`;
    if (!existsSync(name)) return name;
  }
};

/** How the user started us. */
const callOf = (): string =>
  process.env['npm_lifecycle_event'] === undefined ? 'santiago' : 'npm run -s santiago --';

const quoted = (name: string): string =>
  /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;

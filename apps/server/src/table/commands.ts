import {
  fault,
  ok,
  refuseRow,
  type Refusal,
  type Result,
  type Seat,
  seatIndex,
  type Viewer,
} from '@santiago/kernel';
import type { Request, RouteName } from '@santiago/protocol';
import { dealsSeats } from '../games.ts';
import { simplerBot, standIn } from '../housebots/bots.ts';
import { refuse, type ServerCode } from '../refusals.ts';
import { hashOf, sameHash } from '../secrets.ts';
import type { Person } from '../store/rows.ts';
import { refusePhrase } from './deals.ts';
import type { Draft } from './draft.ts';
import type { TableFold } from './fold.ts';

/** What a person may do at a table. Each command writes to a draft, or says why it is refused. */
type Command<I, R> = (draft: Draft, person: Person, input: I) => Result<R>;
type At<R extends RouteName> = Omit<Request<R>, 'table'>;

/** Lines that can be said at a table: its log is read again whenever somebody comes. */
export const MOST_TALK = 2000;

interface Done {
  readonly n: number;
}

const no = (code: ServerCode, details: Refusal['details'] = {}): { ok: false; fault: Refusal } =>
  fault(refuse(code, details));

const done = (draft: Draft): Result<Done> => ok({ n: draft.first });

const holds = ({ fold }: Draft, person: Person, seat: Seat): boolean => fold.isHeldBy(person.id, seat);

const isHost = ({ fold }: Draft, person: Person): boolean => fold.host === person.id;

const openSeats = ({ info }: TableFold): Seat[] =>
  info.seats.flatMap(({ seat, kind }) => (kind === 'open' ? [seat] : []));

/**
 * [X1] The open seat that is dealt to this person: drawn with the table's seed, so that leaving and sitting down
 * again gives the same seat.
 */
const dealtSeat = (fold: TableFold, person: Person): Seat | undefined => {
  const lot = (seat: Seat): string => hashOf(`${fold.seed} ${person.id} ${seat}`);
  return openSeats(fold).toSorted((one, other) => (lot(one) < lot(other) ? -1 : 1))[0];
};

/** The first seat that this person may take. */
const freeSeat = (fold: TableFold, person: Person): Seat | undefined =>
  fold.seatKeptFor(person.id) ?? (dealsSeats(fold.game) ? dealtSeat(fold, person) : openSeats(fold)[0]);

/** The seat a person gets: the one they ask for; if seats are dealt, an open one cannot be chosen. */
const wantedSeat = (fold: TableFold, person: Person, wanted: Seat | undefined): Seat | undefined => {
  if (wanted === undefined) return freeSeat(fold, person);
  const isOpen = fold.info.seats[seatIndex(wanted)]?.kind === 'open';
  return isOpen && fold.info.phase === 'gathering' && dealsSeats(fold.game)
    ? dealtSeat(fold, person)
    : wanted;
};

const seatRefusal = (
  draft: Draft,
  person: Person,
  seat: Seat,
  invitation: string | undefined,
): ServerCode | null => {
  const { fold } = draft;
  const info = fold.info.seats[seatIndex(seat)];
  if (info === undefined) return 'no-seat';
  switch (info.kind) {
    case 'open':
      return null;
    case 'kept':
      return fold.hold(seat).keptFor === person.id ? null : 'seat-kept';
    case 'invited':
      return invitation !== undefined && sameHash(hashOf(invitation), fold.hold(seat).invitation ?? '')
        ? null
        : 'not-invited';
    case 'person':
      return 'seat-taken';
    case 'bot':
      // A seat that a person leaves in a running match is played by a bot until somebody takes it; so is one reserved
      // for a person who came too late for the start.
      return fold.info.phase === 'running' && (info.share !== null || fold.hold(seat).keptFor === person.id)
        ? null
        : 'seat-bot';
  }
};

/** A rated match that has begun counts for those who began it: nobody changes who plays. */
export const isSettled = ({ info }: TableFold): boolean => info.rated && info.phase === 'running';

export const sit: Command<At<'sit'>, Done & { readonly seat: Seat }> = (draft, person, input) => {
  const { fold } = draft;
  if (fold.info.phase !== 'gathering' && fold.info.phase !== 'running') return no('not-running');
  if (isSettled(fold)) return no('rated-begun');
  const seat = wantedSeat(fold, person, input.seat);
  if (seat === undefined) return no('table-full');
  const refused = seatRefusal(draft, person, seat, input.invitation);
  if (refused !== null) return no(refused, { seat });
  // A person who has played one seat of a match may not see another.
  if (fold.info.phase === 'running' && fold.knowsAnother(person.id, seat))
    return no('already-seated', { seat });
  const share = fold.info.phase === 'gathering' ? input.share : null;
  const key = input.key === undefined ? {} : { key: input.key };
  draft.write('sat', { name: person.name, share }, { seat, person: person.id, ...key });
  draft.joins.push({ person: person.id, seat });
  draft.parts.push({ person: person.id, seat: 'invited' });
  if (fold.info.autostart && isFull(fold)) begin(draft);
  return ok({ n: draft.first, seat });
};

/** The seat that is kept for the person opens to anyone. */
export const decline: Command<unknown, Done> = (draft, person) => {
  const seat = draft.fold.seatKeptFor(person.id);
  if (seat === undefined) return no('no-invitation');
  if (draft.fold.info.phase !== 'gathering') return no('already-running');
  openSeat(draft, seat);
  return done(draft);
};

const isFull = (fold: TableFold): boolean =>
  fold.info.phase === 'gathering' &&
  fold.info.seats.every(({ kind }) => kind === 'person' || kind === 'bot') &&
  fold.info.seats.some(({ kind }) => kind === 'person');

const begin = (draft: Draft): void => {
  draft.write('started', {});
  draft.settle();
};

/** A bot plays on in a running match, if the table is set up that way. */
export const giveUp = (draft: Draft, seat: Seat): void => {
  const { info, game } = draft.fold;
  const plays = info.phase === 'running' && (info.leaving === 'bot' || info.rated);
  draft.write('left', { bot: plays ? standIn(game) : null }, { seat });
};

export const leave: Command<At<'leave'>, Done> = (draft, person, { seat }) => {
  if (!holds(draft, person, seat)) return no('not-your-seat', { seat });
  const { fold } = draft;
  const running = fold.info.phase === 'running';
  for (const holder of fold.hold(seat).people) draft.parts.push({ person: holder, seat });
  giveUp(draft, seat);
  if (running && draft.fold.info.seats.every(({ kind }) => kind !== 'person')) draft.write('abandoned', {});
  return done(draft);
};

/** The host decides when to start; at a rematch whose host has left, anyone who sits there does. */
const mayStart = (draft: Draft, person: Person): boolean => {
  const { fold } = draft;
  if (isHost(draft, person)) return true;
  const hostSits = fold.host !== null && fold.seatsHeldBy(fold.host).length > 0;
  return fold.info.before !== null && !hostSits && fold.seatsHeldBy(person.id).length > 0;
};

export const start: Command<At<'start'>, Done> = (draft, person, { fill }) => {
  const { fold } = draft;
  if (!mayStart(draft, person)) return no('not-host');
  if (fold.info.phase !== 'gathering') return no('already-running');
  const empty = fold.info.seats.filter(({ kind }) => kind !== 'person' && kind !== 'bot');
  if (empty.length > 0 && fill === undefined) return no('seats-open', { open: empty.length });
  for (const { seat } of empty)
    draft.write('handed', { bot: fill ?? standIn(fold.game), cause: 'host' }, { seat });
  begin(draft);
  return done(draft);
};

export interface Answer extends At<'act'> {
  /** `bot` or `timeout` if the person did not answer themselves. */
  readonly note?: string;
}

/** The time for the seat's decision is up. */
const isLate = ({ fold, now }: Draft, seat: Seat): boolean =>
  (fold.info.due[seat] ?? Number.POSITIVE_INFINITY) <= now;

/** Why this answer is not valid; the current decision counts, not the end of the log. */
export const answer = (draft: Draft, { seat, decision, action: text, key, note }: Answer): Result<Done> => {
  const { fold } = draft;
  if (fold.info.phase !== 'running') return no(fold.info.phase === 'frozen' ? 'frozen' : 'not-running');
  const open = fold.info.turn[seat];
  if (open !== decision)
    return no('decision-closed', { seat, decision, ...(open === undefined ? {} : { open }) });
  // The clock may have been given time while a bot was thinking for a late person.
  if (note === 'timeout' && !isLate(draft, seat)) return no('not-away', { seat });
  const action = fold.game.parse(text);
  if (action === null) return no('not-action', { action: text.slice(0, 60) });
  const row = note === undefined ? { who: seat, action } : { who: seat, action, note };
  const refused = refuseRow(fold.game, fold.state, row);
  if (refused !== null) return fault(refused);
  draft.row(row, key);
  draft.settle();
  return done(draft);
};

/** The row that the seat could take back if all agree, and who has acted since; or why there is none. */
const undoable = (fold: TableFold, seat: Seat): Result<{ readonly row: number; readonly since: Seat[] }> => {
  const own = seatIndex(seat);
  const since = new Set<Seat>();
  for (const played of fold.line.toReversed()) {
    if (played.binds || played.who < 0) return no('undo-bound');
    if (played.forced) continue;
    if (played.who === own) return ok({ row: played.number, since: [...since] });
    since.add(fold.seats[played.who]!);
  }
  return no('undo-none');
};

export const undo: Command<At<'undo'>, Done & { readonly done: boolean }> = (draft, person, { seat }) => {
  const { fold } = draft;
  if (!holds(draft, person, seat)) return no('not-your-seat', { seat });
  if (fold.info.phase !== 'running') return no('not-running');
  if (fold.info.undo !== null) return no('undo-pending');
  const found = undoable(fold, seat);
  if (!found.ok) return found;
  const { row, since } = found.value;
  const waiting = since.filter((other) => {
    const info = fold.info.seats[seatIndex(other)]!;
    return info.kind === 'person' && !fold.hold(other).people.includes(person.id);
  });
  if (waiting.length === 0) takeBack(draft, seat, row);
  else draft.write('undo-asked', { row, waiting }, { seat });
  return ok({ n: draft.first, done: waiting.length === 0 });
};

const takeBack = (draft: Draft, seat: Seat, row: number): void => {
  draft.undo(seat, row);
  draft.settle();
};

export const answerUndo: Command<At<'answerUndo'>, Done> = (draft, person, { seat, agree }) => {
  const pending = draft.fold.info.undo;
  if (!holds(draft, person, seat)) return no('not-your-seat', { seat });
  if (pending === null || !pending.waiting.includes(seat)) return no('undo-not-asked');
  draft.write(agree ? 'undo-agreed' : 'undo-declined', {}, { seat });
  if (agree && pending.waiting.length === 1) takeBack(draft, pending.seat, pending.row);
  return done(draft);
};

const talkRefusal = ({ fold }: Draft, person: Person): ServerCode | null => {
  if (!fold.info.chat) return 'talk-off';
  if (fold.isMuted(person.id)) return 'talk-muted';
  return fold.talked >= MOST_TALK ? 'talk-full' : null;
};

export const say: Command<At<'say'>, Done> = (draft, person, { text, key }) => {
  const [seat] = draft.fold.seatsHeldBy(person.id);
  if (seat === undefined && !isHost(draft, person)) return no('not-at-table');
  const refused = talkRefusal(draft, person);
  if (refused !== null) return no(refused);
  const marks = { person: person.id, ...(key === undefined ? {} : { key }) };
  const body = { name: person.name, text, phrase: null };
  draft.write('said', body, seat === undefined ? marks : { ...marks, seat });
  return done(draft);
};

/** [C55][X32] A sentence as data. Spectators take no part in deals, so only seats speak. */
export const speak: Command<At<'speak'>, Done> = (draft, person, { phrase, key }) => {
  const [seat] = draft.fold.seatsHeldBy(person.id);
  if (seat === undefined) return no('not-at-table');
  const refused = talkRefusal(draft, person) ?? refusePhrase(draft.fold, seat, phrase);
  if (refused !== null) return no(refused);
  const marks = { person: person.id, seat, ...(key === undefined ? {} : { key }) };
  draft.write('said', { name: person.name, text: '', phrase }, marks);
  return done(draft);
};

export const mute: Command<At<'mute'>, Done> = (draft, person, { seat, muted }) => {
  if (!isHost(draft, person)) return no('not-host');
  if (!draft.fold.seats.includes(seat)) return no('no-seat', { seat });
  draft.write('muted', { muted }, { seat });
  return done(draft);
};

export const talk: Command<At<'talk'>, Done> = (draft, person, { chat }) => {
  if (!isHost(draft, person)) return no('not-host');
  draft.write('talk', { chat });
  return done(draft);
};

/** Whether the person of a seat is looking at the table; that is known elsewhere. */
export interface Absences {
  /** The person of the seat has not had the table open for a few seconds. */
  isAway(seat: Seat): boolean;
  /** For how many milliseconds; null where that is not known. */
  awayFor(seat: Seat): number | null;
}

export interface Handing extends At<'hand'> {
  readonly absences: Absences;
}

/** After this many milliseconds without the host, the others need not wait for them. */
const HOST_GONE = 30_000;

/** A bot may play for a person who is late, or who is away where a turn does not take days. */
const mayHand = (draft: Draft, { seat, absences }: Handing): boolean => {
  const { seats, clock } = draft.fold.info;
  if (seats[seatIndex(seat)]!.kind !== 'person') return true;
  return isLate(draft, seat) || (absences.isAway(seat) && clock.kind !== 'days');
};

/**
 * In a running match somebody else at the table decides for the host if the host left or has been away for a while.
 */
const decidesForHost = ({ fold }: Draft, person: Person, { absences }: Handing): boolean => {
  if (fold.info.phase !== 'running' || fold.seatsHeldBy(person.id).length === 0) return false;
  const hosts = fold.host === null ? [] : fold.seatsHeldBy(fold.host);
  return hosts.every((seat) => (absences.awayFor(seat) ?? 0) >= HOST_GONE);
};

export const hand: Command<Handing, Done> = (draft, person, input) => {
  const { fold } = draft;
  const { seat } = input;
  const own = holds(draft, person, seat);
  if (!own && !isHost(draft, person) && !decidesForHost(draft, person, input)) return no('not-host');
  if (!fold.seats.includes(seat)) return no('no-seat', { seat });
  const { phase } = fold.info;
  if (phase !== 'gathering' && phase !== 'running') return no('not-running');
  if (phase === 'gathering' && fold.info.seats[seatIndex(seat)]!.kind === 'person')
    return no('seat-taken', { seat });
  // A bot plays only for somebody who is away or late, and only until they are back.
  if (isSettled(fold) && (own || fold.info.seats[seatIndex(seat)]!.kind !== 'person'))
    return no('rated-begun');
  if (phase === 'running' && !own && !mayHand(draft, input)) return no('not-away', { seat });
  // In a running match nobody can put a weak bot on another person's seat: whichever bot is named, the usual one
  // plays.
  const bot = phase === 'running' && !own ? standIn(fold.game) : input.bot;
  draft.write('handed', { bot, cause: own ? 'self' : 'host' }, { seat });
  if (fold.info.autostart && isFull(fold)) begin(draft);
  return done(draft);
};

export const back: Command<At<'back'>, Done> = (draft, person, { seat }) => {
  if (!holds(draft, person, seat) && !isHost(draft, person)) return no('not-host');
  if (draft.fold.info.seats[seatIndex(seat)]?.standIn !== true) return no('no-stand-in', { seat });
  draft.write('back', {}, { seat });
  return done(draft);
};

export const open: Command<At<'open'>, Done> = (draft, person, { seat }) => {
  const { fold } = draft;
  if (!isHost(draft, person)) return no('not-host');
  if (!fold.seats.includes(seat)) return no('no-seat', { seat });
  if (fold.info.phase !== 'gathering') return no('already-running');
  openSeat(draft, seat);
  return done(draft);
};

const openSeat = (draft: Draft, seat: Seat): void => {
  const { people, keptFor } = draft.fold.hold(seat);
  for (const person of people) draft.parts.push({ person, seat });
  if (keptFor !== null) draft.parts.push({ person: keptFor, seat: 'invited' });
  draft.write('opened', {}, { seat });
};

export const abandon: Command<unknown, Done> = (draft, person) => {
  const { phase } = draft.fold.info;
  if (isSettled(draft.fold)) return abandonTogether(draft, person);
  if (!isHost(draft, person)) return no('not-host');
  if (phase !== 'gathering' && phase !== 'running') return no('not-running');
  draft.write('abandoned', {});
  return done(draft);
};

/** A rated match ends without a result only if several people play it and all of them agree, as it stands. */
const abandonTogether = (draft: Draft, person: Person): Result<Done> => {
  const { fold } = draft;
  const own = fold.seatsHeldBy(person.id);
  const others = fold.info.seats.flatMap(({ seat, kind }) =>
    kind === 'person' && !own.includes(seat) ? [seat] : [],
  );
  if (own.length === 0 && !isHost(draft, person)) return no('not-at-table');
  if (own.length === 0 || others.length === 0) return no('rated-begun');
  if (own.every((seat) => fold.ending.includes(seat))) return no('abandon-pending');
  const waiting = others.filter((seat) => !fold.ending.includes(seat));
  if (waiting.length === 0) draft.write('abandoned', {});
  else draft.write('abandon-asked', { waiting }, { seat: own[0]! });
  return done(draft);
};

/** Nobody has acted for so long that the match ends. Those for whom a rated one has waited have left it. */
export const abandonIdle = (draft: Draft): Result<null> => {
  const { info } = draft.fold;
  if (info.phase !== 'running') return ok(null);
  for (const { seat, kind } of info.rated ? info.seats : [])
    if (kind === 'person' && info.turn[seat] !== undefined) giveUp(draft, seat);
  draft.write('abandoned', {});
  return ok(null);
};

/** The seat of `owner` on another device, where it is held by `person`. */
export const carry = (draft: Draft, owner: string, person: Person, seat: Seat): Result<Done> => {
  const { fold } = draft;
  if (!fold.isHeldBy(owner, seat)) return no('carry-used');
  // The seats of one device move one after the other. Who knows an opponent's seat gets none.
  const isOpponent = fold.seats.some(
    (other) => other !== seat && !fold.isHeldBy(owner, other) && fold.knows(person.id, other),
  );
  if (isOpponent) return no('already-seated', { seat });
  draft.write('carried', {}, { seat, person: person.id });
  draft.joins.push({ person: person.id, seat });
  return done(draft);
};

/** After a time-out the bot has the seat. */
export const handOnTimeout = (draft: Draft, seat: Seat): Result<Done> => {
  if (!isLate(draft, seat)) return no('not-away', { seat });
  draft.write('handed', { bot: standIn(draft.fold.game), cause: 'timeout' }, { seat });
  return done(draft);
};

/** If a bot gives no answer, the log says so, and a simpler one plays on. */
export const replaceBot = (
  draft: Draft,
  turn: { seat: Seat; bot: string; decision: number },
): Result<null> => {
  const { seat, bot, decision } = turn;
  const { seats, turn: open } = draft.fold.info;
  const simpler = simplerBot(draft.fold.game, bot);
  if (open[seat] === decision && seats[seatIndex(seat)]!.bot === bot && simpler !== bot)
    draft.write('handed', { bot: simpler, cause: 'failed' }, { seat });
  return ok(null);
};

/** Time in which nobody could act. */
export interface LostTime {
  readonly from: number;
  readonly until: number;
  /** Which clocks it does not count for: a turn of days goes on while no process runs. */
  readonly clocks: 'live' | 'all';
  /** For so many milliseconds more the clocks stand still: people have to come back. */
  readonly grace: number;
}

/** Shorter ones are not worth an event. */
const SHORTEST_LOSS = 500;

/** What the open decisions lost is given back. Once: what was written since then shows that somebody was there. */
export const giveBack = (draft: Draft, { from, until, clocks, grace }: LostTime): Result<null> => {
  const { info, lastAt } = draft.fold;
  const lost = until - Math.max(from, lastAt);
  const counts = info.clock.kind === 'live' || (info.clock.kind === 'days' && clocks === 'all');
  const isOpen = info.phase === 'running' && Object.keys(info.due).length > 0;
  if (counts && isOpen && lost >= SHORTEST_LOSS) draft.write('paused', { time: lost + grace });
  return ok(null);
};

/** Whether this person may see what that viewer sees. */
export const mayLook = (fold: TableFold, person: Person | null, viewer: Viewer): boolean =>
  viewer === 'spectator' || (person !== null && fold.isHeldBy(person.id, viewer));

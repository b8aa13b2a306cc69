import { SEATS, VERDICTS } from '@santiago/kernel';
import { z } from 'zod';
import {
  askingOptions,
  madePasskey,
  makingOptions,
  passkeyInfo,
  passkeyName,
  shownPasskey,
} from './passkeys.ts';
import { isReadable, isSafe } from './text.ts';

/** What goes over the wire. The server checks requests with these; pages and bots take the types only. */

const plainText = (longest: number) =>
  z
    .string()
    .max(4 * longest)
    .transform((text) => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' '))
    .refine(isSafe, 'holds control characters')
    .refine(isReadable, 'cannot be read')
    .refine(
      (text) => text.length > 0 && text.length <= 2 * longest && Array.from(text).length <= longest,
      `has 1 to ${longest} characters`,
    );

const hex = (bytes: number) =>
  z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`), `is not ${bytes} bytes in hex`);

export const seat = z.enum(SEATS);
export const viewer = z.enum([...SEATS, 'spectator']);
export const tableId = z.string().regex(/^[a-z2-7]{16}$/, 'is not the name of a table');
export const name = plainText(24);
/** 16 bytes that a page drew itself, for the fairness of chance. */
export const share = hex(16);
export const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a secret');
/** Identifies a request, so that a retry gets the first reply again. Keys of the server itself have a colon. */
export const key = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/, 'is not a key of 8 to 40 letters and digits');
export const botName = z.string().regex(/^[a-z][a-z0-9-]{0,23}$/);
const eventNumber = z.int().min(0).max(10_000_000);
const rowNumber = z.int().min(1).max(1_000_000);
/** Milliseconds since 1970, by the server's clock. */
const time = z.int();

/** The name of a token or device in lists; it gives no access. */
const tokenName = z.string().regex(/^[0-9a-f]{16}$/, 'is not the id of a token');

/** A device of a person: a browser, or a bot's token. */
export const tokenInfo = z.object({
  id: tokenName,
  kind: z.enum(['device', 'bot']),
  /** The name that a bot's token was given. */
  label: z.string().nullable(),
  made: time,
  /** When it was last used, to the day. */
  used: time,
  /** The one that sent the request. */
  mine: z.boolean(),
});

/** The form of a refusal of the kernel, and of every error of the server. */
export const refusal = z.object({
  code: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
});

export const setup = z.object({
  players: z.int(),
  preset: z.string().nullable(),
  options: z.record(z.string(), z.string()),
});

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Seconds for each turn, and a reserve of seconds for the whole match. */
  z.strictObject({
    kind: z.literal('live'),
    move: z.int().min(1).max(3600),
    bank: z.int().min(0).max(86_400),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);

/** What a time-out does: a bot makes that decision, or takes the seat from then on. */
export const timeout = z.enum(['move', 'seat']);

/** What happens to a seat that is left in a running match: a bot plays on, or it waits for somebody to take it. */
export const leaving = z.enum(['bot', 'open']);

export const seatPlan = z.discriminatedUnion('kind', [
  /** Reserved for the person who makes the table. */
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  /** For the person who has the invitation, which the reply to `create` contains. */
  z.strictObject({ kind: z.literal('invited') }),
  z.strictObject({ kind: z.literal('bot'), bot: botName }),
]);

export const seatInfo = z.object({
  seat,
  /** Who may sit or sits here. `bot` means without a person; a bot that plays for a person is in `standIn`. */
  kind: z.enum(['open', 'kept', 'invited', 'person', 'bot']),
  /** The name of the person who sits here, or for whom a rematch reserves the seat; null if there is none. */
  name: z.string().nullable(),
  bot: z.string().nullable(),
  /** A bot plays for the person who sits here. */
  standIn: z.boolean(),
  /** What this person's page added to the chance of the match. */
  share: z.string().nullable(),
});

const seated = z.partialRecord(seat, z.int());

export const outcome = z.object({
  points: z.array(z.number()),
  shares: z.array(z.number()),
  marks: z.array(z.string()),
});

export const undoRequest = z.object({ seat, row: rowNumber, waiting: z.array(seat) });

export const PHASES = ['gathering', 'running', 'over', 'abandoned', 'frozen'] as const;
export const phase = z.enum(PHASES);

/** What is fixed when a table is made. */
const settled = {
  id: tableId,
  game: z.string(),
  rules: z.string(),
  setup,
  public: z.boolean(),
  chat: z.boolean(),
  clock,
  timeout,
  leaving,
  /** Pages may show live scores, instruments and hints. */
  aids: z.boolean(),
  /** Starts by itself when nobody is missing; otherwise the host starts it. */
  autostart: z.boolean(),
  /** The match counts for ratings, for those who sit when it begins: they agree to that. There are no aids. */
  rated: z.boolean(),
  host: z.string().nullable(),
  /** SHA-256 of the seed, in hex. */
  commit: z.string(),
  /** The table this one is the rematch of. */
  before: tableId.nullable(),
  seats: z.array(seatInfo),
};

/** Everything public about a table except the match itself. It is what `reduce` makes of the events. */
export const tableInfo = z.object({
  ...settled,
  /** The number of the last event included here. */
  head: eventNumber,
  made: time,
  /** The rematch of this one. */
  next: tableId.nullable(),
  phase,
  /** Rows of the match so far, including those taken back. */
  rows: z.int(),
  /** Who owes a decision, and the number of the decision: the event that opened it. */
  turn: seated,
  /** When the time of those seats runs out; empty without a clock. */
  due: seated,
  /** Milliseconds left in each seat's reserve; null without one. */
  banks: z.array(z.int()).nullable(),
  undo: undoRequest.nullable(),
  outcome: outcome.nullable(),
  /** The seed, once the match is over. */
  seed: z.string().nullable(),
  /** Why the table is frozen. */
  trouble: z.string().nullable(),
});

/** A sentence as data: which one, and what fills its gaps. Everybody reads it in their own language. */
export const phrase = z.strictObject({
  name: z.string().regex(/^[a-z][a-z-]{0,23}$/, 'is not the name of a sentence'),
  gaps: z.record(
    z.string().regex(/^[a-z]{1,12}$/, 'is not the name of a gap'),
    z.union([z.string().max(24), z.int()]),
  ),
});

/** A choice in advance: which kind, and what fills its gaps. Only its own seat ever sees it. */
export const preparedChoice = phrase.extend({
  /** `played`: it has acted for the seat. `withdrawn`: something happened that it was not made for. */
  state: z.enum(['waiting', 'played', 'withdrawn']),
  /** The number of the event of its last action; null if it has not acted. */
  n: eventNumber.nullable(),
});

/** When I am notified: at once, in one summary a day, or never. */
export const noticeTime = z.strictObject({
  mode: z.enum(['now', 'daily', 'none']),
  /** When the summary is sent: minutes after midnight, UTC. */
  minute: z.int().min(0).max(1439),
});

const common = { n: eventNumber, at: time };
/** What a row changes about the clocks and the turn. */
const after = { turn: seated, due: seated, banks: z.array(z.int()).nullable() };
/** What one seat or spectator knows: the `View` of the game. */
const gameView = z.unknown();

/** One event per row of the table's log, with the same number for every viewer. */
export const tableEvent = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('created'), ...settled }),
  /** The seat of a rematch is reserved for the person of this name. */
  z.object({ ...common, kind: z.literal('kept'), seat, name: z.string().nullable() }),
  z.object({
    ...common,
    kind: z.literal('sat'),
    seat,
    name: z.string().nullable(),
    share: z.string().nullable(),
    due: seated,
  }),
  /** Another device of the person holds the seat as well. */
  z.object({ ...common, kind: z.literal('carried'), seat }),
  /** The seat was left: it is open, or `bot` plays on. */
  z.object({ ...common, kind: z.literal('left'), seat, bot: z.string().nullable() }),
  /** The seat now belongs to a bot, or a bot plays for its person. */
  z.object({
    ...common,
    kind: z.literal('handed'),
    seat,
    bot: z.string(),
    /** `failed`: the previous bot gave no answer, and this one plays on. */
    cause: z.enum(['host', 'self', 'timeout', 'failed']),
  }),
  /** The person plays again. */
  z.object({ ...common, kind: z.literal('back'), seat, due: seated }),
  /** The seat is open to anyone: its bot or its invitation is gone. */
  z.object({ ...common, kind: z.literal('opened'), seat }),
  z.object({ ...common, kind: z.literal('started'), view: gameView, ...after }),
  /** For so many milliseconds nobody could act: the clocks of the open decisions stood still. */
  z.object({ ...common, kind: z.literal('paused'), time: z.int(), due: seated }),
  z.object({
    ...common,
    kind: z.literal('row'),
    row: rowNumber,
    /** The row in notation, `?` for what this viewer may not know. */
    text: z.string(),
    shown: z.array(z.string()),
    /** `forced`, `bot` or `timeout`. */
    note: z.string().nullable(),
    ...after,
    /** This viewer may take the row back without asking. */
    undo: z.boolean(),
  }),
  /** Row `undo` and all rows after it are taken back; `view` is what this viewer knows now. */
  z.object({
    ...common,
    kind: z.literal('undone'),
    row: rowNumber,
    seat,
    undo: rowNumber,
    view: gameView,
    ...after,
  }),
  z.object({ ...common, kind: z.literal('undo-asked'), seat, row: rowNumber, waiting: z.array(seat) }),
  z.object({ ...common, kind: z.literal('undo-agreed'), seat }),
  z.object({ ...common, kind: z.literal('undo-declined'), seat }),
  z.object({
    ...common,
    kind: z.literal('said'),
    seat: seat.nullable(),
    name: z.string().nullable(),
    /** Free text; empty where a sentence was said. */
    text: z.string(),
    phrase: phrase.nullable(),
  }),
  /** The previous row shows what became of a promise of this seat, in the deal that event `deal` offered. */
  z.object({
    ...common,
    kind: z.literal('promise'),
    seat,
    /** The seat that the promise was made to. */
    to: seat,
    deal: eventNumber,
    verdict: z.enum(VERDICTS),
    row: rowNumber,
  }),
  z.object({ ...common, kind: z.literal('muted'), seat, muted: z.boolean() }),
  z.object({ ...common, kind: z.literal('talk'), chat: z.boolean() }),
  z.object({ ...common, kind: z.literal('over'), outcome, seed: z.string() }),
  /** The player of the seat agrees to end a rated match without a result; it ends when nobody waits. A row undoes it. */
  z.object({ ...common, kind: z.literal('abandon-asked'), seat, waiting: z.array(seat) }),
  z.object({ ...common, kind: z.literal('abandoned'), seed: z.string() }),
  z.object({ ...common, kind: z.literal('rematch'), next: tableId }),
  /** The person of this seat, or the host (null), has asked to be forgotten. */
  z.object({ ...common, kind: z.literal('forgotten'), seat: seat.nullable() }),
]);

/** Who has the table open now: not in the log, not numbered, sent again whenever it changes. */
export const here = z.object({
  /** Seats whose holder looks at the table. */
  seats: z.array(seat),
  /** How many spectators there are. */
  spectators: z.int(),
  /** Since when the holders of other seats have not looked at it; left out if nobody is known to have gone. */
  away: z.partialRecord(seat, time).optional(),
});

/** A table in a list. */
export const tableEntry = z.object({
  id: tableId,
  game: z.string(),
  players: z.int(),
  preset: z.string().nullable(),
  phase,
  host: z.string().nullable(),
  seats: z.array(seatInfo.pick({ seat: true, kind: true, name: true, bot: true })),
  clock,
  changed: time,
});

/** One of my tables: with the seats I hold and whether it waits for me. */
export const myTable = tableEntry.extend({
  mine: z.array(seat),
  myTurn: z.boolean(),
  /** Until when I must act; null if I need not, or without a clock. */
  due: time.nullable(),
  /** A seat is reserved for me that I have not taken yet. */
  invited: z.boolean(),
  /** I made it. */
  hosted: z.boolean(),
});

/** Somebody whose invitations I do not want. The id gives no access, and says nothing about the person. */
export const blockedPerson = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  name: z.string(),
  made: time,
});

/** A finished match of mine. */
export const myMatch = z.object({
  table: tableId,
  game: z.string(),
  preset: z.string().nullable(),
  ended: time,
  rated: z.boolean(),
  /** My seat. */
  own: seat,
  seats: z.array(
    z.object({
      seat,
      /** The name at the table; null for a bot, and for a person who was deleted. */
      name: z.string().nullable(),
      /** The bot that played at the end, for itself or for a person. */
      bot: z.string().nullable(),
      /** From 1; equal points share a rank. */
      rank: z.int(),
      points: z.number(),
      /** Of the victory. */
      share: z.number(),
    }),
  ),
  /** The table is still there; it is removed some time after the match. */
  isOpen: z.boolean(),
  /** `file` gives the match. */
  hasFile: z.boolean(),
});

/** A rating as people see it: "about 1540 ± 80". Everyone starts at 1500. */
const rating = {
  game: z.string(),
  players: z.int(),
  about: z.int(),
};
/** How somebody stands in a game with so many players. */
export const standing = z.object({
  ...rating,
  /** The true strength is within this of it about two times out of three. */
  give: z.int(),
  /** Rated ones. */
  matches: z.int(),
});

/** Somebody I play with, who has agreed to be listed as I have. */
export const companion = z.object({
  name: z.string(),
  /** That both of us played. */
  matches: z.int(),
  /** By game and number of players, what we played most first. */
  groups: z.array(
    z.object({
      game: z.string(),
      players: z.int(),
      matches: z.int(),
      /** How often I finished ahead of them, and behind. */
      ahead: z.int(),
      behind: z.int(),
      /** How often I came first, second … in these matches, and they. */
      ownRanks: z.array(z.int()),
      ranks: z.array(z.int()),
      /** On average. */
      ownPoints: z.number(),
      points: z.number(),
    }),
  ),
  /** The newest first. */
  last: z.array(
    z.object({
      table: tableId,
      game: z.string(),
      players: z.int(),
      ended: time,
      ownRank: z.int(),
      rank: z.int(),
    }),
  ),
  ratings: z.array(standing),
});

/** A table as one viewer sees it. */
export const tableView = z.object({
  viewer,
  info: tableInfo,
  /** Null until the match has begun. */
  view: gameView,
  /** What this viewer's seat may do now, compactly: the `Offer` of the game. Null where it owes nothing. */
  offer: z.unknown(),
  /** The row this viewer may take back without asking. */
  freeUndo: rowNumber.nullable(),
  here,
  you: z.object({
    seats: z.array(seat),
    host: z.boolean(),
    notices: z.boolean(),
    /** A seat that is reserved for me and that I have not taken; a bot may play it meanwhile. */
    kept: seat.nullable(),
  }),
});

export const gameInfo = z.object({
  name: z.string(),
  rules: z.string(),
  players: z.object({ min: z.int(), max: z.int() }),
  presets: z.array(z.string()),
  /** For each number of players: the preset if none is named, and the options with their values. */
  setups: z.array(
    z.object({
      players: z.int(),
      preset: z.string().nullable(),
      options: z.array(
        z.object({
          name: z.string(),
          values: z.array(z.string()),
          /** What each preset says. */
          standard: z.record(z.string(), z.string()),
        }),
      ),
    }),
  ),
  bots: z.array(z.string()),
  /** Seats are dealt: a person who sits down gets a random open seat, whichever they ask for. */
  seatsDealt: z.boolean(),
});

const empty = z.object({});
const atTable = { table: tableId };
/** The reply to a command: the number of its event. */
const done = z.object({ n: eventNumber });

/** A daily match. In the path, so the number comes as text. */
const ofDay = { day: z.coerce.number<number>().int().min(0).max(1_000_000), game: z.string().max(24) };

export const dayResults = z.object({
  /** Mine that counts: points, or in a game without points the share of the victory. */
  score: z.number(),
  /** From 1, among all. */
  rank: z.int(),
  /** How many have which score, lowest first. */
  spread: z.array(z.object({ score: z.number(), count: z.int() })),
  /** The best match of the others, without a name. */
  best: z.object({ score: z.number(), rows: z.array(z.string()) }).nullable(),
  /** People I play with, where both have agreed to be listed; the best first, at most 50. */
  friends: z.array(z.object({ name: z.string(), score: z.number() })),
});

/** For each route its input (path, query and body in one object) and its reply. */
export const CONTRACT = {
  games: { input: z.strictObject({}), reply: z.object({ games: z.array(gameInfo) }) },
  me: { input: z.strictObject({}), reply: z.object({ name: z.string().nullable(), guest: z.boolean() }) },
  enter: { input: z.strictObject({ name }), reply: z.object({ name: z.string() }) },
  myTables: { input: z.strictObject({}), reply: z.object({ tables: z.array(myTable) }) },
  myMatches: {
    input: z.strictObject({
      game: z.string().max(24).optional(),
      players: z.coerce.number().int().min(1).max(SEATS.length).optional(),
      result: z.enum(['won', 'shared', 'lost']).optional(),
      /** Only matches with another person of this name. */
      name: name.optional(),
      /** Only matches with this bot. */
      bot: botName.optional(),
      /** What `next` of the page before says. */
      before: z
        .string()
        .regex(/^\d{1,15}-[a-z2-7]{16}$/, 'is not the mark of a page')
        .optional(),
    }),
    reply: z.object({
      /** The newest first. */
      matches: z.array(myMatch),
      /** Where the next page begins; null on the last one. */
      next: z.string().nullable(),
    }),
  },
  myRatings: {
    input: z.strictObject({}),
    reply: z.object({
      ratings: z.array(standing),
      /** My bots that have a name of their own. */
      bots: z.array(z.object({ name: z.string(), ratings: z.array(standing) })),
      /** The bots of the house; their ratings stay as they are. */
      house: z.array(z.object({ ...rating, bot: z.string() })),
    }),
  },
  company: {
    input: z.strictObject({}),
    /** Empty unless I am listed. The people I play with most come first. */
    reply: z.object({ listed: z.boolean(), people: z.array(companion) }),
  },
  listMe: { input: z.strictObject({ listed: z.boolean() }), reply: empty },
  again: { input: z.strictObject({ ...atTable }), reply: z.object({ table: tableId }) },
  exportMe: { input: z.strictObject({}), reply: z.record(z.string(), z.unknown()) },
  forgetMe: { input: z.strictObject({}), reply: empty },
  makeToken: {
    /** `bot`: it plays under the label as its name, with ratings of its own; `me`: it plays as me. */
    input: z.strictObject({ label: name, as: z.enum(['me', 'bot']).default('me') }),
    reply: z.object({ token: secret }),
  },
  myTokens: { input: z.strictObject({}), reply: z.object({ tokens: z.array(tokenInfo) }) },
  revokeToken: { input: z.strictObject({ id: tokenName }), reply: empty },
  myBlocks: { input: z.strictObject({}), reply: z.object({ people: z.array(blockedPerson) }) },
  unblock: { input: z.strictObject({ id: blockedPerson.shape.id }), reply: empty },
  leaveMe: { input: z.strictObject({}), reply: empty },
  myPasskeys: { input: z.strictObject({}), reply: z.object({ passkeys: z.array(passkeyInfo) }) },
  makePasskey: { input: z.strictObject({}), reply: makingOptions },
  addPasskey: { input: z.strictObject({ label: name, passkey: madePasskey }), reply: passkeyInfo },
  removePasskey: { input: z.strictObject({ id: passkeyName }), reply: empty },
  askPasskey: { input: z.strictObject({}), reply: askingOptions },
  usePasskey: {
    input: z.strictObject({
      passkey: shownPasskey,
      /** The seats that this device holds in matches that are not over come along. */
      bring: z.boolean().default(false),
    }),
    reply: z.object({ name: z.string() }),
  },
  carryMe: { input: z.strictObject({}), reply: z.object({ token: secret, until: time }) },
  redeem: {
    input: z.strictObject({ token: secret }),
    reply: z.object({ name: z.string(), table: tableId.nullable(), seat: seat.nullable() }),
  },
  tables: { input: z.strictObject({}), reply: z.object({ tables: z.array(tableEntry) }) },
  create: {
    input: z.strictObject({
      game: z.string().max(24),
      preset: z.string().max(24).optional(),
      options: z.record(z.string().max(24), z.string().max(24)).optional(),
      seats: z.array(seatPlan).min(1).max(SEATS.length),
      public: z.boolean().default(false),
      chat: z.boolean().optional(),
      clock: clock.default({ kind: 'none' }),
      timeout: timeout.default('move'),
      leaving: leaving.default('bot'),
      /** If left out they are allowed, except at a public table of people. */
      aids: z.boolean().optional(),
      autostart: z.boolean().default(true),
      /** The match counts for ratings. Then there are no aids, whatever `aids` says. */
      rated: z.boolean().default(false),
    }),
    reply: z.object({
      table: tableId,
      commit: z.string(),
      /** For each invited seat the secret to send. */
      invitations: z.partialRecord(seat, secret),
    }),
  },
  table: { input: z.strictObject({ ...atTable, as: viewer.optional() }), reply: tableView },
  sit: {
    input: z.strictObject({
      ...atTable,
      seat: seat.optional(),
      share,
      invitation: secret.optional(),
      key: key.optional(),
    }),
    reply: z.object({ n: eventNumber, seat }),
  },
  leave: { input: z.strictObject({ ...atTable, seat }), reply: done },
  start: {
    /** Seats still open are given to this bot. */
    input: z.strictObject({ ...atTable, fill: botName.optional() }),
    reply: done,
  },
  act: {
    input: z.strictObject({
      ...atTable,
      seat,
      decision: eventNumber,
      action: z.string().min(1).max(400),
      key,
    }),
    reply: done,
  },
  undo: {
    input: z.strictObject({ ...atTable, seat }),
    reply: z.object({ n: eventNumber, done: z.boolean() }),
  },
  answerUndo: { input: z.strictObject({ ...atTable, seat, agree: z.boolean() }), reply: done },
  say: { input: z.strictObject({ ...atTable, text: plainText(500), key: key.optional() }), reply: done },
  speak: { input: z.strictObject({ ...atTable, phrase, key: key.optional() }), reply: done },
  mute: { input: z.strictObject({ ...atTable, seat, muted: z.boolean() }), reply: done },
  talk: { input: z.strictObject({ ...atTable, chat: z.boolean() }), reply: done },
  report: { input: z.strictObject({ ...atTable, n: eventNumber, text: plainText(500) }), reply: empty },
  hand: { input: z.strictObject({ ...atTable, seat, bot: botName }), reply: done },
  back: { input: z.strictObject({ ...atTable, seat }), reply: done },
  open: { input: z.strictObject({ ...atTable, seat }), reply: done },
  abandon: { input: z.strictObject({ ...atTable }), reply: done },
  rematch: { input: z.strictObject({ ...atTable }), reply: z.object({ table: tableId }) },
  decline: { input: z.strictObject({ ...atTable }), reply: done },
  block: { input: z.strictObject({ ...atTable }), reply: empty },
  carrySeat: {
    input: z.strictObject({ ...atTable, seat }),
    reply: z.object({ token: secret, until: time }),
  },
  myNotices: { input: z.strictObject({}), reply: noticeTime },
  setNotices: { input: noticeTime, reply: noticeTime },
  prepared: {
    input: z.strictObject({ ...atTable, seat }),
    reply: z.object({ choices: z.array(preparedChoice) }),
  },
  prepare: {
    input: z.strictObject({ ...atTable, seat, choice: phrase }),
    reply: z.object({ choices: z.array(preparedChoice) }),
  },
  withdraw: {
    input: z.strictObject({ ...atTable, seat, name: phrase.shape.name }),
    reply: z.object({ choices: z.array(preparedChoice) }),
  },
  file: { input: z.strictObject({ ...atTable }), reply: z.string() },
  pushKey: { input: z.strictObject({}), reply: z.object({ key: z.string() }) },
  subscribe: { input: z.strictObject({ endpoint: z.url().max(1000) }), reply: empty },
  unsubscribe: { input: z.strictObject({ endpoint: z.url().max(1000) }), reply: empty },
  notices: { input: z.strictObject({ ...atTable, wanted: z.boolean() }), reply: empty },
  today: {
    input: z.strictObject({}),
    reply: z.object({
      /** Whole days since 1970, by UTC. */
      day: z.int(),
      /** In hex. Its SHA-256 is the secret of the day before. */
      secret: z.string(),
    }),
  },
  day: { input: z.strictObject(ofDay), reply: dayResults },
  sendDay: {
    input: z.strictObject({
      ...ofDay,
      /** What I chose, in order and in notation; decisions with one answer are left out. */
      answers: z.array(z.string().min(1).max(100)).max(1000),
      /** SHA-256 of the rows of the match, in hex. */
      mark: hex(32),
    }),
    /** My score that counts, and whether it is that of this match. */
    reply: z.object({ score: z.number(), counts: z.boolean() }),
  },
  stream: {
    input: z.strictObject({
      ...atTable,
      as: viewer.optional(),
      after: z.coerce.number().int().min(0).optional(),
      /** `1`: only what is there already, then the end of the stream. */
      once: z.literal('1').optional(),
    }),
    reply: tableEvent,
  },
} as const;

export type Share = z.infer<typeof share>;
export type Clock = z.infer<typeof clock>;
export type SeatPlan = z.infer<typeof seatPlan>;
export type SeatInfo = z.infer<typeof seatInfo>;
export type Here = z.infer<typeof here>;
export type Phase = z.infer<typeof phase>;
export type TableInfo = z.infer<typeof tableInfo>;
export type TableEvent = z.infer<typeof tableEvent>;
export type TableEntry = z.infer<typeof tableEntry>;
export type MyTable = z.infer<typeof myTable>;
export type BlockedPerson = z.infer<typeof blockedPerson>;
export type Companion = z.infer<typeof companion>;
export type Standing = z.infer<typeof standing>;
export type MyMatch = z.infer<typeof myMatch>;
export type PreparedChoice = z.infer<typeof preparedChoice>;
export type TableView = z.infer<typeof tableView>;
export type GameInfo = z.infer<typeof gameInfo>;
export type Contract = typeof CONTRACT;
export type RouteName = keyof Contract;
/** What a caller passes; parameters with a default may be left out. */
export type Input<R extends RouteName> = z.input<Contract[R]['input']>;
/** What the server works with, after the defaults. */
export type Request<R extends RouteName> = z.output<Contract[R]['input']>;
export type Reply<R extends RouteName> = z.output<Contract[R]['reply']>;

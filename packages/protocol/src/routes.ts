import type { RouteName } from './schemas.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:table` is filled in from the input; the rest goes into the query (GET, DELETE) or the body. */
  readonly path: string;
  readonly about: string;
}

const route = (method: Route['method'], path: string, about: string): Route => ({ method, path, about });

/** Where each request goes. */
export const ROUTES: { readonly [R in RouteName]: Route } = {
  games: route('GET', '/api/games', 'The games played here, with their presets, options and bots.'),
  me: route('GET', '/api/me', 'Who I am.'),
  enter: route('PUT', '/api/me', 'Choose a name. Makes a guest, kept in a cookie, if there is none yet.'),
  myTables: route('GET', '/api/me/tables', 'My tables, as player or host, those waiting for me first.'),
  myMatches: route(
    'GET',
    '/api/me/matches',
    'My finished matches, newest first, a page at a time; filtered by game, number of players, result or opponent.',
  ),
  myRatings: route(
    'GET',
    '/api/me/ratings',
    'My ratings by game and number of players, those of my bots, and those of the house bots.',
  ),
  company: route(
    'GET',
    '/api/me/company',
    'People I play with, and our results: those who have agreed to be listed, if I have too.',
  ),
  listMe: route('PUT', '/api/me/listed', 'Agree to be listed for people I play with, or withdraw it.'),
  again: route(
    'POST',
    '/api/me/matches/:table/again',
    'A new table for the players of one of my matches. Long after it, seats are reserved for people who are listed, if I am.',
  ),
  exportMe: route('GET', '/api/me/export', 'Everything stored about me.'),
  forgetMe: route(
    'DELETE',
    '/api/me',
    'Delete me: name, messages, secrets, passkeys and contacts. Others keep the matches.',
  ),
  makeToken: route(
    'POST',
    '/api/me/tokens',
    'A token for a bot, shown once: it plays as me, or under a name and with ratings of its own.',
  ),
  myTokens: route('GET', '/api/me/tokens', 'My devices and the tokens of my bots.'),
  revokeToken: route(
    'DELETE',
    '/api/me/tokens/:id',
    'Revoke a token, or sign a device out. It no longer identifies anyone.',
  ),
  leaveMe: route('POST', '/api/me/leave', 'This device forgets who I am. Nothing else changes.'),
  myPasskeys: route('GET', '/api/me/passkeys', 'My passkeys.'),
  makePasskey: route(
    'POST',
    '/api/me/passkeys/challenge',
    'What a browser needs to make a passkey for me; single use, for five minutes.',
  ),
  addPasskey: route(
    'POST',
    '/api/me/passkeys',
    'Save the passkey that was made: it identifies me on any device.',
  ),
  removePasskey: route('DELETE', '/api/me/passkeys/:id', 'Remove a passkey. Devices stay signed in.'),
  askPasskey: route(
    'POST',
    '/api/passkeys/challenge',
    'What a browser needs to ask for a passkey; single use, for five minutes.',
  ),
  usePasskey: route(
    'POST',
    '/api/passkeys',
    'Sign in with a passkey: this device belongs to its person from now on, no longer to the guest it was.',
  ),
  carryMe: route(
    'POST',
    '/api/me/carry',
    'A single-use token, valid for ten minutes, that signs me in on another device.',
  ),
  redeem: route('POST', '/api/carry', 'Use such a token on this device.'),
  tables: route('GET', '/api/tables', 'Public tables that wait for players or have a match in progress.'),
  create: route(
    'POST',
    '/api/tables',
    'Open a table. Its seed is chosen and committed to before anyone sits.',
  ),
  table: route('GET', '/api/tables/:table', 'A table as my seat, or a spectator, sees it.'),
  sit: route(
    'POST',
    '/api/tables/:table/sit',
    'Take a seat, adding 16 random bytes to the chance of the match.',
  ),
  leave: route(
    'POST',
    '/api/tables/:table/leave',
    'Give up a seat. In a match in progress a bot takes over, or the seat stays open, as the table is set.',
  ),
  start: route('POST', '/api/tables/:table/start', 'The host starts the match.'),
  act: route('POST', '/api/tables/:table/act', 'Answer a decision, in notation.'),
  undo: route(
    'POST',
    '/api/tables/:table/undo',
    'Take back my last action, or ask those who have acted since.',
  ),
  answerUndo: route('POST', '/api/tables/:table/undo/answer', 'Agree to an undo, or not.'),
  say: route('POST', '/api/tables/:table/say', 'Say something at the table.'),
  speak: route(
    'POST',
    '/api/tables/:table/speak',
    'Say a phrase that everyone reads in their own language, offer a deal, or answer one.',
  ),
  mute: route(
    'POST',
    '/api/tables/:table/mute',
    'The host blocks the messages of a seat, or allows them again.',
  ),
  talk: route('POST', '/api/tables/:table/talk', 'The host turns the chat of the table on or off.'),
  report: route('POST', '/api/tables/:table/report', 'Report a message to the operator of this server.'),
  hand: route(
    'POST',
    '/api/tables/:table/hand',
    'Let a bot play a seat: the host for any, a person for their own.',
  ),
  back: route('POST', '/api/tables/:table/back', 'Give the seat back to its person.'),
  open: route('POST', '/api/tables/:table/open', 'The host opens a seat to anyone, before the start.'),
  abandon: route(
    'POST',
    '/api/tables/:table/abandon',
    'The host ends the match without a result; the seed is published.',
  ),
  rematch: route(
    'POST',
    '/api/tables/:table/rematch',
    'A new table for the same players, with a seed of its own.',
  ),
  carrySeat: route(
    'POST',
    '/api/tables/:table/carry',
    'A single-use token that gives another device this seat.',
  ),
  myNotices: route('GET', '/api/me/notices', 'When I am notified.'),
  setNotices: route(
    'PUT',
    '/api/me/notices',
    'Notify me immediately, in one summary a day of the tables that wait for me, or never.',
  ),
  prepared: route(
    'GET',
    '/api/tables/:table/prepared',
    'The choices in advance of my seat. No one else ever sees them.',
  ),
  prepare: route(
    'PUT',
    '/api/tables/:table/prepared',
    'Choose in advance, at a table with a day or more per turn. Replaces the choice for the same phase.',
  ),
  withdraw: route('DELETE', '/api/tables/:table/prepared', 'Withdraw a choice in advance.'),
  file: route('GET', '/api/tables/:table/file', 'The match file, once the match is over.'),
  pushKey: route('GET', '/api/push', 'The key that a page needs to be sent notifications.'),
  subscribe: route(
    'PUT',
    '/api/push',
    'Send notifications to this push service: my turn, invited, a match over. They are empty; the page asks what is new.',
  ),
  unsubscribe: route('DELETE', '/api/push', 'Send no more notifications there.'),
  notices: route(
    'PUT',
    '/api/tables/:table/notices',
    'Whether I want notifications from this table; by default only where a turn may take days.',
  ),
  today: route('GET', '/api/today', "Today's match: the number of the day, and its secret."),
  day: route('GET', '/api/days/:day/:game', "The results of a day's match, for those who have sent theirs."),
  sendDay: route(
    'PUT',
    '/api/days/:day/:game',
    "Send my result of a day's match, as my choices. The server replays the match; my first result counts.",
  ),
  stream: route('GET', '/api/tables/:table/stream', 'The events of a table for one viewer, from `after` on.'),
};

/** The path with its parts filled in, and what is left of the input. */
export const fillPath = (
  path: string,
  input: Readonly<Record<string, unknown>>,
): { readonly path: string; readonly rest: Record<string, unknown> } => {
  const rest = { ...input };
  const filled = path.replaceAll(/:([a-z]+)/g, (_, part: string) => {
    const value = rest[part];
    delete rest[part];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
};

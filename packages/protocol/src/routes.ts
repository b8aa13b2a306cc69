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
  enter: route('PUT', '/api/me', 'Take a name. Makes a guest, kept in a cookie, where there is none.'),
  myTables: route(
    'GET',
    '/api/me/tables',
    'The tables where I sit or that I made, those waiting for me first.',
  ),
  myMatches: route(
    'GET',
    '/api/me/matches',
    'My finished matches, the newest first, a page at a time; by game, number of players, result or opponent.',
  ),
  myRatings: route(
    'GET',
    '/api/me/ratings',
    'My ratings by game and number of players, those of my bots, and those of the bots of the house.',
  ),
  company: route(
    'GET',
    '/api/me/company',
    'Those I play with, and how we did: people who have agreed to be listed, if I have too.',
  ),
  listMe: route('PUT', '/api/me/listed', 'Agree to be listed for those I play with, or no longer.'),
  again: route(
    'POST',
    '/api/me/matches/:table/again',
    'A new table for those who played a match of mine. Long after it, seats are kept for people who are listed, if I am.',
  ),
  exportMe: route('GET', '/api/me/export', 'Everything kept about me.'),
  forgetMe: route(
    'DELETE',
    '/api/me',
    'Forget me: name, talk, secrets, passkeys and contacts. Others keep the matches.',
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
    'Take a token back, or sign a device out. It speaks for nobody any more.',
  ),
  leaveMe: route('POST', '/api/me/leave', 'This device forgets who I am. Nothing else of mine changes.'),
  myPasskeys: route('GET', '/api/me/passkeys', 'My passkeys.'),
  makePasskey: route(
    'POST',
    '/api/me/passkeys/challenge',
    'What a browser needs to make a passkey for me, good once and for five minutes.',
  ),
  addPasskey: route('POST', '/api/me/passkeys', 'Keep the passkey that was made: it is me on any device.'),
  removePasskey: route('DELETE', '/api/me/passkeys/:id', 'Remove a passkey. Devices stay signed in.'),
  askPasskey: route(
    'POST',
    '/api/passkeys/challenge',
    'What a browser needs to ask for a passkey, good once and for five minutes.',
  ),
  usePasskey: route(
    'POST',
    '/api/passkeys',
    'Show a passkey: this device is its person from now on, and the guest it was no longer.',
  ),
  carryMe: route(
    'POST',
    '/api/me/carry',
    'A token, good once and for ten minutes, that makes another device me.',
  ),
  redeem: route('POST', '/api/carry', 'Use such a token here.'),
  tables: route('GET', '/api/tables', 'Public tables that wait for players or are being played.'),
  create: route(
    'POST',
    '/api/tables',
    'Make a table. Its seed is fixed and committed to before anyone sits.',
  ),
  table: route('GET', '/api/tables/:table', 'A table as a seat of mine, or a spectator, sees it.'),
  sit: route('POST', '/api/tables/:table/sit', 'Take a seat, adding 16 bytes to the chance of the match.'),
  leave: route(
    'POST',
    '/api/tables/:table/leave',
    'Give a seat up. In a running match a bot plays on, or it stays open, as the table says.',
  ),
  start: route('POST', '/api/tables/:table/start', 'The host starts the match.'),
  act: route('POST', '/api/tables/:table/act', 'Answer a decision, in notation.'),
  undo: route('POST', '/api/tables/:table/undo', 'Take back my last action, or ask those who acted since.'),
  answerUndo: route('POST', '/api/tables/:table/undo/answer', 'Agree to an undo, or not.'),
  say: route('POST', '/api/tables/:table/say', 'Say something at the table.'),
  speak: route(
    'POST',
    '/api/tables/:table/speak',
    'Say a sentence that everybody reads in their own language, offer a deal, or answer one.',
  ),
  mute: route('POST', '/api/tables/:table/mute', 'The host silences a seat, or lets it speak again.'),
  talk: route('POST', '/api/tables/:table/talk', 'The host turns the talk at the table on or off.'),
  report: route('POST', '/api/tables/:table/report', 'Report what was said to whoever runs this server.'),
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
    'The host ends the match without a result; the seed goes out.',
  ),
  rematch: route(
    'POST',
    '/api/tables/:table/rematch',
    'A new table for the same players, with a seed of its own.',
  ),
  carrySeat: route(
    'POST',
    '/api/tables/:table/carry',
    'A token, good once, that gives another device this seat.',
  ),
  myNotices: route('GET', '/api/me/notices', 'When I am notified.'),
  setNotices: route(
    'PUT',
    '/api/me/notices',
    'Notify me at once, in one summary a day of the tables that wait for me, or never.',
  ),
  prepared: route(
    'GET',
    '/api/tables/:table/prepared',
    'The choices in advance of a seat of mine. Nobody else is ever told of them.',
  ),
  prepare: route(
    'PUT',
    '/api/tables/:table/prepared',
    'Choose in advance, at a table with days for each turn. Replaces the choice for the same phase.',
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
    'Whether I want notifications from this table; unless I say so, only where a move may take days.',
  ),
  today: route('GET', '/api/today', "Today's deal: the number of the day, and its secret."),
  day: route('GET', '/api/days/:day/:game', "The results of a day's deal, for those who have sent theirs."),
  sendDay: route(
    'PUT',
    '/api/days/:day/:game',
    "Send my result of a day's deal, as what I chose. The server plays the match again; my first result counts.",
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

import type { RouteName } from './schemas.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:table` is filled in from the input; the rest goes into the query (GET, DELETE) or the body. */
  readonly path: string;
}

const route = (method: Route['method'], path: string): Route => ({ method, path });

/** Where each request goes. */
export const ROUTES: { readonly [R in RouteName]: Route } = {
  games: route('GET', '/api/games'),
  me: route('GET', '/api/me'),
  enter: route('PUT', '/api/me'),
  myTables: route('GET', '/api/me/tables'),
  myMatches: route('GET', '/api/me/matches'),
  myRatings: route('GET', '/api/me/ratings'),
  company: route('GET', '/api/me/company'),
  listMe: route('PUT', '/api/me/listed'),
  again: route('POST', '/api/me/matches/:table/again'),
  exportMe: route('GET', '/api/me/export'),
  forgetMe: route('DELETE', '/api/me'),
  makeToken: route('POST', '/api/me/tokens'),
  myTokens: route('GET', '/api/me/tokens'),
  revokeToken: route('DELETE', '/api/me/tokens/:id'),
  myBlocks: route('GET', '/api/me/blocks'),
  unblock: route('DELETE', '/api/me/blocks/:id'),
  leaveMe: route('POST', '/api/me/leave'),
  myPasskeys: route('GET', '/api/me/passkeys'),
  makePasskey: route('POST', '/api/me/passkeys/challenge'),
  addPasskey: route('POST', '/api/me/passkeys'),
  removePasskey: route('DELETE', '/api/me/passkeys/:id'),
  askPasskey: route('POST', '/api/passkeys/challenge'),
  usePasskey: route('POST', '/api/passkeys'),
  carryMe: route('POST', '/api/me/carry'),
  redeem: route('POST', '/api/carry'),
  tables: route('GET', '/api/tables'),
  create: route('POST', '/api/tables'),
  table: route('GET', '/api/tables/:table'),
  sit: route('POST', '/api/tables/:table/sit'),
  leave: route('POST', '/api/tables/:table/leave'),
  start: route('POST', '/api/tables/:table/start'),
  act: route('POST', '/api/tables/:table/act'),
  undo: route('POST', '/api/tables/:table/undo'),
  answerUndo: route('POST', '/api/tables/:table/undo/answer'),
  say: route('POST', '/api/tables/:table/say'),
  speak: route('POST', '/api/tables/:table/speak'),
  mute: route('POST', '/api/tables/:table/mute'),
  talk: route('POST', '/api/tables/:table/talk'),
  report: route('POST', '/api/tables/:table/report'),
  hand: route('POST', '/api/tables/:table/hand'),
  back: route('POST', '/api/tables/:table/back'),
  open: route('POST', '/api/tables/:table/open'),
  abandon: route('POST', '/api/tables/:table/abandon'),
  rematch: route('POST', '/api/tables/:table/rematch'),
  decline: route('POST', '/api/tables/:table/decline'),
  block: route('POST', '/api/tables/:table/block'),
  carrySeat: route('POST', '/api/tables/:table/carry'),
  myNotices: route('GET', '/api/me/notices'),
  setNotices: route('PUT', '/api/me/notices'),
  prepared: route('GET', '/api/tables/:table/prepared'),
  prepare: route('PUT', '/api/tables/:table/prepared'),
  withdraw: route('DELETE', '/api/tables/:table/prepared'),
  file: route('GET', '/api/tables/:table/file'),
  pushKey: route('GET', '/api/push'),
  subscribe: route('PUT', '/api/push'),
  unsubscribe: route('DELETE', '/api/push'),
  notices: route('PUT', '/api/tables/:table/notices'),
  today: route('GET', '/api/today'),
  day: route('GET', '/api/days/:day/:game'),
  sendDay: route('PUT', '/api/days/:day/:game'),
  stream: route('GET', '/api/tables/:table/stream'),
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

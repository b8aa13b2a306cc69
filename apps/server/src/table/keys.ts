/**
 * The key of what the server does for a seat. The schema of people's keys allows no colon, so no request can use up a
 * key of the server. Logs of earlier versions have such keys without the first word.
 */
export const serverKey = (why: 'bot' | 'timeout' | 'advance', decision: number): string =>
  `server:${why}-${decision}`;

import type { App } from '../src/http/app.ts';

/** The lines of a server's log that say ERROR or FATAL. */
export const errorLines = (log: string): string[] =>
  log.split('\n').filter((line) => /^\{"level":[56]0,/.test(line));

/** What the servers of this process have logged as errors since a test took it. */
const logged: string[] = [];

export const noteError = (...told: readonly unknown[]): void => {
  logged.push(told.map((each) => (each instanceof Error ? each.message : String(each))).join(': '));
};

/** From here on the errors that this server logs are noted. */
export const noteErrors = ({ http }: App): void => {
  http.log.error = noteError;
  http.log.fatal = noteError;
};

/**
 * The errors that servers in this process have logged in this test, which expects them. Those that nobody takes fail the
 * test (setup.ts).
 */
export const takeErrors = (): string[] => logged.splice(0);

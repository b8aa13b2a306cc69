/** Filled in by the build: what the service worker stores, and under which version. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** The addresses of the files that the build draws, by name. */
declare module 'virtual:drawn' {
  export const drawn: Readonly<Record<string, string>>;
}

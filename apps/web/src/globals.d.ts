/** Written in by the build: what the service worker keeps, and under which version. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

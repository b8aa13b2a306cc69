import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { House } from './house.ts';
import type { Streams } from './streams.ts';

/** What the parts of the HTTP server share. */
export interface AppContext {
  readonly house: House;
  readonly config: Config;
  readonly metrics: Metrics;
  readonly streams: Streams;
  readonly life: Life;
  /** The built web table, where there is one. */
  readonly web: string;
}

/** Whether the server still accepts work. */
export interface Life {
  stopping: boolean;
}

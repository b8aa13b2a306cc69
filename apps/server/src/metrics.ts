import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Driver, Notice, Statement, Value } from './store/database/driver.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
/** Milliseconds between two looks at how late the event loop is; each wakes the process. */
const LOOP_PRECISION = 50;

/** What Prometheus asks for. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Counter({
    name: 'santiago_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['route', 'status'],
    registers: [this.registry],
  });
  readonly requestSeconds = new Histogram({
    name: 'santiago_request_seconds',
    help: 'Time to answer a request, streams apart.',
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly actions = new Counter({
    name: 'santiago_actions_total',
    help: 'Actions acknowledged.',
    registers: [this.registry],
  });
  readonly botSeconds = new Histogram({
    name: 'santiago_bot_seconds',
    help: 'Time a house bot took for an action, waiting included.',
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly databaseSeconds = new Histogram({
    name: 'santiago_database_seconds',
    help: 'Time of the database.',
    labelNames: ['work'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: LOOP_PRECISION });
  }

  /** A figure that is read on request. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}

const measured = async <R>(metrics: Metrics, work: 'read' | 'write', result: Promise<R>): Promise<R> => {
  const start = performance.now();
  try {
    return await result;
  } finally {
    metrics.databaseSeconds.observe({ work }, (performance.now() - start) / 1000);
  }
};

/** The driver, with its time measured. */
export const timed = (driver: Driver, metrics: Metrics): Driver => ({
  shared: driver.shared,
  read: async (sql: string, values: readonly Value[]) => measured(metrics, 'read', driver.read(sql, values)),
  write: async (unit: readonly Statement[], notices?: readonly Notice[]) =>
    measured(metrics, 'write', driver.write(unit, notices)),
  writeLazily: async (unit: readonly Statement[]) => driver.writeLazily(unit),
  listen: (ear) => driver.listen(ear),
  whisper: (news) => driver.whisper(news),
  overhear: (ear) => driver.overhear(ear),
  scrub: async () => driver.scrub(),
  close: async () => driver.close(),
});

import { setTimeout as pause } from 'node:timers/promises';
import { FastRandom } from '@santiago/kernel';
import { type FaultReport, type FaultRun, faultRun } from './run.ts';

/** Milliseconds after which a client that is not back counts as lost: far more than any machine needs. */
const LOST = 600_000;

export interface KillReport extends FaultReport {
  /** Milliseconds from a restart until the last stream was open again, for each kill. */
  readonly resumed: readonly number[];
}

/** Kills a server at random moments while clients play, and starts it again each time. */
export const killRun = async (run: FaultRun & { readonly kills: number }): Promise<KillReport> => {
  const resumed: number[] = [];
  const random = new FastRandom(run.seed, 8);
  const report = await faultRun(run, async (scene) => {
    const { server, load } = scene;
    for (let kill = 0; kill < run.kills; kill++) {
      await scene.mustAct(`before kill ${kill}`);
      await pause(random.below(400));
      await scene.keepBusy();
      await server.kill('SIGKILL');
      const before = load.opened.length;
      await server.start();
      const ready = Date.now();
      while (load.opened.length < before + load.streams && Date.now() < ready + LOST) await pause(10);
      resumed.push(Math.max(...load.opened.slice(before)) - ready);
      if (load.opened.length < before + load.streams)
        load.faults.push(`kill ${kill}: not every stream came back`);
    }
  });
  return { ...report, resumed };
};

import { setTimeout as pause } from 'node:timers/promises';
import type { TestPostgres } from '../postgres.ts';
import { type FaultReport, faultRun } from './run.ts';

/** The database is restarted, in peace and at once, while clients play. */
export const restartRun = async (
  postgres: TestPostgres,
  restarts: number,
  seed: number,
): Promise<FaultReport> =>
  faultRun({ tables: 2, seed, databaseUrl: await postgres.fresh(), hasTrouble: true }, async (scene) => {
    for (let restart = 0; restart < restarts; restart++) {
      await pause(200);
      await scene.mustAct(`before restart ${restart} of the database`);
      await postgres.restart(restart % 2 === 0 ? 'fast' : 'immediate');
      await scene.mustAct(`after restart ${restart} of the database`);
    }
  });

import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { newGuest, refusalOf } from '../house.ts';
import { type FaultReport, faultRun } from './run.ts';

/** Files of a process may not grow beyond so many bytes: to it the disk is full. */
const limitFiles = (pid: number, bytes: number | 'unlimited'): void => {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
};

/** The disk is full for a moment, so many times, while clients play. */
export const diskRun = async (times: number, seed: number): Promise<FaultReport> =>
  faultRun({ tables: 1, seed, hasTrouble: true }, async (scene) => {
    const { server, load, base } = scene;
    for (let time = 0; time < times; time++) {
      await scene.mustAct('before the disk is full');
      limitFiles(server.pid, 4096);
      await pause(300);
      const kept = await newGuest(base, 'Ana').catch(() => null);
      if (kept !== null) load.faults.push('a full disk kept something');
      const looked = await fetch(`${base}/api/tables`);
      if (looked.status !== 200) load.faults.push(`reading from a full disk: ${looked.status}`);
      limitFiles(server.pid, 'unlimited');
      await scene.mustAct('after the disk was full');
      const refusal = await refusalOf(newGuest(base, 'Bo'));
      if (refusal !== 'none') load.faults.push(`after the disk was full: ${refusal}`);
    }
  });

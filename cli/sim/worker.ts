import { parentPort, workerData } from 'node:worker_threads';
import type { Box } from '@grove/kernel';
import { findBox } from '../find.ts';
import type { Finished, WorkerData } from './pool.ts';
import { playerOf } from './tournament.ts';

const { boxesModule, tournament } = workerData as WorkerData;
const { boxes } = (await import(boxesModule)) as { boxes: readonly Box[] };
const play = playerOf(findBox(boxes, tournament.game), tournament);

parentPort?.on('message', (number: number) => {
  parentPort?.postMessage({ number, outcome: play(number) } satisfies Finished);
});

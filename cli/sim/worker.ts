import { parentPort, workerData } from 'node:worker_threads';
import type { GameModule } from '@grove/game-kit';
import { findGame } from '../find.ts';
import type { Finished, WorkerData } from './pool.ts';
import { playerOf } from './tournament.ts';

const { gamesModule, tournament } = workerData as WorkerData;
const { gameModules } = (await import(gamesModule)) as { gameModules: readonly GameModule[] };
const play = playerOf(findGame(gameModules, tournament.game), tournament);

parentPort?.on('message', (number: number) => {
  parentPort?.postMessage({ number, outcome: play(number) } satisfies Finished);
});

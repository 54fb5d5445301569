import { parentPort, workerData } from 'node:worker_threads';
import type { Box } from '@grove/kernel';
import type { Question } from './pool.ts';
import { think } from './think.ts';

const { boxes } = (await import(String(workerData))) as { boxes: readonly Box[] };

parentPort?.on('message', (question: Question) => {
  try {
    parentPort?.postMessage({ step: think(boxes, question) });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});

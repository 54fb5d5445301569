import { Worker } from 'node:worker_threads';
import type { Outcome } from '@grove/bots';
import { findGame } from '../find.ts';
import type { Io } from '../io.ts';
import { playerOf, type Tournament } from './tournament.ts';

/** A thread takes a while to start; one that would have fewer games than this is not worth it. */
const GAMES_PER_WORKER = 8;

/** What a worker thread is given to work with. */
export interface WorkerData {
  readonly gamesModule: string;
  readonly tournament: Tournament;
}

/** A finished game, as a worker reports it. */
export interface Finished {
  readonly number: number;
  readonly outcome: Outcome;
}

/** Plays all games, on several threads when there are many; the outcomes are in the order of their numbers. */
export async function playTournament(
  io: Io,
  tournament: Tournament,
  workers: number,
  advance: () => void,
): Promise<Outcome[]> {
  const threads = Math.min(workers, Math.floor(tournament.games / GAMES_PER_WORKER));
  if (threads > 1) return await playOnThreads(io, tournament, threads, advance);
  const play = playerOf(findGame(io.gameModules, tournament.game), tournament);
  return Array.from({ length: tournament.games }, (_, number) => {
    const outcome = play(number);
    advance();
    return outcome;
  });
}

/** Every worker asks for the next number when it has finished a game, so that none waits for a slower one. */
async function playOnThreads(io: Io, tournament: Tournament, threads: number, advance: () => void) {
  const outcomes: Outcome[] = [];
  let next = 0;
  const workerData: WorkerData = { gamesModule: io.gamesModule, tournament };
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
      await new Promise<void>((resolve, reject) => {
        const feed = () => {
          if (next < tournament.games) worker.postMessage(next++);
          else resolve();
        };
        worker.on('error', reject);
        worker.on('message', ({ number, outcome }: Finished) => {
          outcomes[number] = outcome;
          advance();
          feed();
        });
        feed();
      }).finally(() => worker.terminate());
    }),
  );
  return outcomes;
}

import { Worker } from 'node:worker_threads';
import { type Outcome, verdictOf } from '@grove/bots';
import { findGame } from '../find.ts';
import type { Io } from '../io.ts';
import { Collected } from './collected.ts';
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

/**
 * Plays the games, on several threads when there are many, until all are played or it is decided; the outcomes are in the
 * order of their numbers.
 */
export async function playTournament(
  io: Io,
  tournament: Tournament,
  workers: number,
  advance: () => void,
): Promise<readonly Outcome[]> {
  const { games, hypotheses } = tournament;
  const isDecided = (outcomes: readonly Outcome[]) =>
    hypotheses !== undefined && verdictOf(outcomes, hypotheses) !== undefined;
  const collected = new Collected(games, isDecided);
  const threads = Math.min(workers, Math.floor(games / GAMES_PER_WORKER));
  if (threads > 1) await playOnThreads(io, tournament, threads, collected, advance);
  else playHere(io, tournament, collected, advance);
  return collected.outcomes;
}

function playHere(io: Io, tournament: Tournament, collected: Collected, advance: () => void): void {
  const play = playerOf(findGame(io.gameModules, tournament.game), tournament);
  for (let number = 0; !collected.isComplete; number++) {
    collected.add(number, play(number));
    advance();
  }
}

/** Every worker asks for the next number when it has finished a game, so that none waits for a slower one. */
async function playOnThreads(
  io: Io,
  tournament: Tournament,
  threads: number,
  collected: Collected,
  advance: () => void,
): Promise<void> {
  let next = 0;
  const workerData: WorkerData = { gamesModule: io.gamesModule, tournament };
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
      await new Promise<void>((resolve, reject) => {
        const feed = () => {
          if (next < tournament.games && !collected.isComplete) worker.postMessage(next++);
          else resolve();
        };
        worker.on('error', reject);
        worker.on('message', ({ number, outcome }: Finished) => {
          collected.add(number, outcome);
          advance();
          feed();
        });
        feed();
      }).finally(() => worker.terminate());
    }),
  );
}

import { BadInput, IllegalMove, type JsonObject } from '../index.ts';
import { Breach } from './breach.ts';

/** One random game: everything that is needed to play it again exactly. */
export interface SeededGame {
  readonly players: number;
  readonly options: JsonObject;
  readonly seed: string;
}

/** Runs the body for every game; whatever it throws says how to repeat it. */
export function eachGame(randomGames: readonly SeededGame[], body: (seeded: SeededGame) => void): void {
  for (const seeded of randomGames) repeatable(seeded, () => body(seeded));
}

/** `steps` says how far the game had been played, where that matters. */
export function repeatable<Value>(seeded: SeededGame, body: () => Value, steps?: number): Value {
  try {
    return body();
  } catch (error) {
    throw new Breach(`${messageOf(error)}\n  ${describeGame(seeded, steps)}`, { cause: error });
  }
}

function describeGame({ players, options, seed }: SeededGame, steps?: number): string {
  const where = steps === undefined ? '' : `, after ${steps} steps`;
  return `repeat with players ${players}, options ${JSON.stringify(options)}, seed "${seed}"${where}`;
}

function messageOf(error: unknown): string {
  if (error instanceof IllegalMove) return `a step that moves lists is refused: ${error.message}`;
  if (error instanceof Breach || error instanceof BadInput) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

import { type Hypotheses, type Outcome, pairingOf, playPairing } from '@grove/bots';
import type { GameModule } from '@grove/game-kit';
import type { JsonObject } from '@grove/kernel';
import { makeBot } from '../find.ts';

/** What is to be played, as data that a worker thread can be sent. */
export interface Tournament {
  readonly game: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly options: JsonObject;
  /** If there are any, it ends as soon as they are decided. */
  readonly hypotheses?: Hypotheses | undefined;
}

/** The same tournament between other bots. */
export const between = (tournament: Tournament, bots: readonly string[]): Tournament => ({ ...tournament, bots });

/** Makes the function that plays the game with a number. */
export function playerOf(module: GameModule, { bots, seed, options }: Tournament): (number: number) => Outcome {
  const entrants = bots.map((name) => makeBot(module, name));
  return (number) => playPairing(module.game, entrants, pairingOf(seed, bots.length, number), options);
}

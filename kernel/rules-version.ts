import type { Game, GameTypes } from './game.ts';
import { UnknownRules } from './refusal.ts';

/** The version that new games are played by. */
export const newestRules = <T extends GameTypes>({ rulesVersions }: Game<T>): string =>
  rulesVersions[rulesVersions.length - 1];

/** The place of a version among those of the game, as `start` takes it. Throws UnknownRules. */
export function rulesNumber<T extends GameTypes>(game: Game<T>, version: string): number {
  const number = game.rulesVersions.indexOf(version);
  if (number < 0) throw new UnknownRules(game.id, version, newestRules(game));
  return number;
}

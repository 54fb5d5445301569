import { itemAt } from './item-at.ts';
import type { Game, GameTypes } from './game.ts';
import { UnknownRules } from './refusal.ts';

/** The version that new games are played by. */
export const newestRules = <T extends GameTypes>({ rulesVersions }: Game<T>): string =>
  itemAt(rulesVersions, rulesVersions.length - 1);

/** Whether games of this version can be opened here. */
export const knowsRules = <T extends GameTypes>({ rulesVersions }: Game<T>, version: string): boolean =>
  rulesVersions.includes(version);

/** The place of a version among those of the game, as `start` takes it. Throws UnknownRules. */
export function rulesNumber<T extends GameTypes>(game: Game<T>, version: string): number {
  const number = game.rulesVersions.indexOf(version);
  if (number < 0) throw unknown(game, version);
  return number;
}

function unknown<T extends GameTypes>(game: Game<T>, version: string): UnknownRules {
  const known = `this Grove knows them up to ${newestRules(game)}`;
  return new UnknownRules(game.id, version, `${game.id} was played with newer rules (${version}); ${known}: update it`);
}

import { type Game, type GameTypes, type Json, type JsonObject, type OptionSpecs } from '../index.ts';
import type { Trial } from './trial.ts';

/** What the checks need beside the game. */
export interface Context {
  /** The random games that are played. */
  readonly trials: readonly Trial[];
  /** How many moments each property with fast-check looks at. */
  readonly runs: number;
  /** The folder with the game's golden records. */
  readonly golden: string;
  /** Address of the module that exports the game or its box, for a second process to import. */
  readonly door: string;
}

/** One check of the contract: throws a Breach that names the promise, the facts, and the seed to repeat it. */
export type Check = <T extends GameTypes>(game: Game<T>, context: Context) => void;

const NAME_LENGTH = 60;

export interface ContextChoices {
  /** Random games per player number with all options at their default. */
  readonly games?: number | undefined;
  readonly runs?: number | undefined;
  readonly golden: string;
  readonly door: string;
  /** Values to try for options of kind 'data', by the option's name. */
  readonly samples?: Readonly<Record<string, readonly Json[]>> | undefined;
}

export function contextFor<T extends GameTypes>(game: Game<T>, choices: ContextChoices): Context {
  const { games = 2, runs = 60, golden, door, samples = {} } = choices;
  return { trials: trialsOf(game, games, samples), runs, golden, door };
}

/** Every player number with the defaults, and every other value of every option, one at a time. */
function trialsOf<T extends GameTypes>(
  game: Game<T>,
  games: number,
  samples: Record<string, readonly Json[]>,
): Trial[] {
  const others = otherValues(game.options, samples).map((options) => ({ options, name: JSON.stringify(options) }));
  const defaults = Array.from({ length: games }, (_, i) => ({ options: {}, name: String(i + 1) }));
  return playerNumbers(game).flatMap((players) =>
    defaults.concat(others).map(({ options, name }) => {
      return { players, options, seed: `${game.id}/${players}/${name.slice(0, NAME_LENGTH)}` };
    }),
  );
}

export const playerNumbers = <T extends GameTypes>({ players }: Game<T>): number[] =>
  Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);

function otherValues(specs: OptionSpecs, samples: Record<string, readonly Json[]>): JsonObject[] {
  return Object.entries(specs).flatMap(([name, spec]) => {
    const values: readonly Json[] = spec.kind === 'choice' ? spec.values : (samples[name] ?? []);
    return values.filter((value) => value !== spec.default).map((value) => ({ [name]: value }));
  });
}

import { itemAt } from '../item-at.ts';
import {
  BadInput,
  type Game,
  type GameTypes,
  type Json,
  type JsonObject,
  type OptionSpecs,
  readOptions,
  SeededChance,
  valuesFor,
} from '../index.ts';
import type { SeededGame } from './seeded-game.ts';

/** What the checks need beside the game. */
export interface Context {
  /** The random games that are looked at closely: every player number, and every option value at some of them. */
  readonly randomGames: readonly SeededGame[];
  /** Every option value at every player number. */
  readonly settings: readonly SeededGame[];
  /** How many positions each property with fast-check looks at. */
  readonly runs: number;
  /** The folder with the game's golden games. */
  readonly golden: string;
  /** Address of the module that exports the game, for a second process to import. */
  readonly module: string;
}

/** One check of the contract: throws a Breach that names the promise, the facts, and the seed to repeat it. */
export type Check = <T extends GameTypes>(game: Game<T>, context: Context) => void;

export interface ContextChoices {
  /** Random games per player number with all options at their default. */
  readonly games?: number | undefined;
  readonly runs?: number | undefined;
  readonly golden: string;
  readonly module: string;
  /** Values to try for options of kind 'data', by the option's name. */
  readonly samples?: Readonly<Record<string, readonly Json[]>> | undefined;
}

export function contextFor<T extends GameTypes>(game: Game<T>, choices: ContextChoices): Context {
  const { games = 2, runs = 60, golden, module, samples = {} } = choices;
  const numbers = playerNumbers(game);
  const others = otherValues(game.options, samples);
  const seeded = (players: number, options: JsonObject, name: string | number): SeededGame => {
    return { players, options, seed: `${game.id}/${players}/${name}` };
  };
  const defaults = numbers.flatMap((players) => Array.from({ length: games }, (_, i) => seeded(players, {}, i + 1)));
  const fitting = (options: JsonObject) => numbers.filter((players) => starts(game, seeded(players, options, 'fits')));
  return {
    randomGames: [
      ...defaults,
      ...others.map((options, i) =>
        seeded(atTurn(fitting(options), i) ?? itemAt(numbers, 0), options, `option ${i + 1}`),
      ),
    ],
    settings: numbers
      .flatMap((players) => [{}, ...others].map((options, i) => seeded(players, options, `setting ${i}`)))
      .filter((setting) => starts(game, setting)),
    runs,
    golden,
    module,
  };
}

const atTurn = <Item>(items: readonly Item[], i: number): Item | undefined => items[i % items.length];

/** Not every option fits every player number (teams of two need four); a game refuses those with BadInput. */
function starts<T extends GameTypes>(game: Game<T>, { players, options, seed }: SeededGame): boolean {
  try {
    game.start(players, readOptions(game.options, options), SeededChance.from(seed));
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

export const playerNumbers = <T extends GameTypes>({ players }: Game<T>): number[] =>
  Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);

/** Each option at its last value, which is seldom the usual one: games with rare secrets have them here. */
export const unusualOptions = (specs: OptionSpecs, players: number): JsonObject =>
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      spec.kind === 'choice' ? (valuesFor(spec, players).at(-1) ?? spec.default) : spec.default,
    ]),
  );

/** Every value of every option that is not its default, one at a time. */
function otherValues(specs: OptionSpecs, samples: Record<string, readonly Json[]>): JsonObject[] {
  return Object.entries(specs).flatMap(([name, spec]) => {
    const values: readonly Json[] = spec.kind === 'choice' ? spec.values : (samples[name] ?? []);
    return values.filter((value) => value !== spec.default).map((value) => ({ [name]: value }));
  });
}

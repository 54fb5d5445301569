import { freezePlain, type Json, type JsonObject } from './json.ts';
import { BadInput } from './refusal.ts';

/** One of a few values, shown as a choice. */
export interface Choice {
  readonly kind: 'choice';
  readonly values: readonly (string | number | boolean)[];
  readonly default: string | number | boolean;
  /** By value, the numbers of players that can have it; values that are not named fit every table. */
  readonly players?: Readonly<Record<string, readonly number[]>>;
  /** Only what boards show depends on it; the game goes the same way with every value. */
  readonly forBoards?: true;
}

/** Data that the game checks itself, for instance a whole set of material. `check` throws BadInput. */
export interface Data {
  readonly kind: 'data';
  readonly default: Json;
  check(value: Json): void;
}

/** The values of an option that a number of players can have. */
export const valuesFor = ({ values, players = {} }: Choice, count: number): Choice['values'] =>
  values.filter((value) => players[String(value)]?.includes(count) ?? true);

/** What a table may decide before the game starts, as data that a lobby can show. */
export type OptionSpecs = Readonly<Record<string, Choice | Data>>;

/** What each game is played with where nothing was chosen. */
const defaults = new WeakMap<OptionSpecs, JsonObject>();
const NOTHING: JsonObject = {};

/**
 * Fills in the defaults and refuses what the game does not know. The result is frozen: states may hold and share it.
 */
export function readOptions(specs: OptionSpecs, given: JsonObject = NOTHING): JsonObject {
  if (Object.keys(given).length > 0) return fillIn(specs, given);
  let filled = defaults.get(specs);
  if (filled === undefined) {
    filled = fillIn(specs, NOTHING);
    defaults.set(specs, filled);
  }
  return filled;
}

function fillIn(specs: OptionSpecs, given: JsonObject): JsonObject {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(specs, name)) {
      const known = Object.keys(specs).join(', ') || 'none';
      throw new BadInput(`option ${name}: unknown (known options: ${known})`);
    }
  }
  const entries = Object.entries(specs).map(([name, spec]) => {
    const value = given[name] ?? spec.default;
    BadInput.at(`option ${name}`, () => checkOption(spec, value));
    return [name, value] as const;
  });
  return freezePlain(Object.fromEntries(entries));
}

function checkOption(spec: Choice | Data, value: Json): void {
  if (spec.kind === 'data') return spec.check(value);
  if (!(spec.values as readonly Json[]).includes(value)) {
    throw new BadInput(`${JSON.stringify(value)} is not one of ${spec.values.join(', ')}`);
  }
}

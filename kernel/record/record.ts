import type { Script } from '../chance/scripted.ts';
import { isObject, type JsonObject } from '../json.ts';
import { BadInput } from '../refusal.ts';

/** One entry: the number of the seat, from 1, and the turn in the game's notation. */
export type Entry = readonly [seat: number, turn: string];

/** Enough to replay a game anywhere. Entries are whole turns; a turn that has only begun is not in it. */
export interface GameRecord {
  readonly game: string;
  /** The version of the rules; empty in records written by hand, which mean the newest. */
  readonly rules: string;
  readonly players: number;
  readonly options: JsonObject;
  readonly chance: { readonly seed: string } | Script;
  readonly moves: readonly Entry[];
}

/** Checks the shape of a record that came from outside. Whether its moves are legal is for `replay` to say. */
export function readRecord(value: unknown): GameRecord {
  if (!isObject(value)) throw new BadInput('a record must be a JSON object');
  const { game, rules, players, options = {}, chance, moves } = value;
  need(typeof game === 'string', 'game', 'the id of a game');
  need(rules === undefined || typeof rules === 'string', 'rules', 'a rules version such as "1.0"');
  need(Number.isInteger(players), 'players', 'a whole number');
  need(isObject(options), 'options', 'an object');
  need(Array.isArray(moves), 'moves', 'a list');
  (moves as unknown[]).forEach((entry, i) => {
    need(isEntry(entry), `moves[${i}]`, 'a pair of seat number and text, such as [1, "take snow-lake"]');
  });
  return {
    game,
    rules: rules ?? '',
    players: players as number,
    options: options as JsonObject,
    chance: readChance(chance),
    moves: moves as Entry[],
  };
}

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) && entry.length === 2 && Number.isInteger(entry[0]) && typeof entry[1] === 'string';

function readChance(chance: unknown): GameRecord['chance'] {
  need(isObject(chance), 'chance', 'an object with "seed", or with "picks" and "shuffles"');
  const { seed, picks = [], shuffles = [] } = chance;
  if (seed !== undefined) {
    const alone = Object.keys(chance).length === 1;
    need(typeof seed === 'string' && alone, 'chance.seed', 'a text, with nothing beside it');
    return { seed };
  }
  need(Array.isArray(picks) && picks.every(Number.isInteger), 'chance.picks', 'a list of whole numbers');
  const isOrder = (order: unknown) => Array.isArray(order) && order.every((name) => typeof name === 'string');
  need(Array.isArray(shuffles) && shuffles.every(isOrder), 'chance.shuffles', 'a list of lists of names');
  return { picks: picks as number[], shuffles };
}

function need(holds: boolean, field: string, expected: string): asserts holds {
  if (!holds) throw new BadInput(`"${field}" must be ${expected}`);
}

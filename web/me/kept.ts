import type { GameModule, KeptGame, KeptMistake } from '@grove/game-kit';
import {
  BadInput,
  type GameRecord,
  isObject,
  readRecord,
  replay,
  type Result,
  seatIndex,
  seatNumber,
} from '@grove/kernel';

/** What is written to a file: seats from 1, the seating as `plan`, and no result, which the record gives. */
const FORMAT = 'grove-games';
const VERSION = 1;

export const writeGames = (games: readonly KeptGame[]): object => ({
  format: FORMAT,
  version: VERSION,
  games: games.map(({ seat, seating, result: _result, ...game }) => ({
    ...game,
    seat: seatNumber(seat),
    plan: seating,
  })),
});

/** Reads such a file and plays every game in it again. Throws BadInput that names the game and what is wrong with it. */
export function readGames(value: unknown, modules: readonly GameModule[]): KeptGame[] {
  if (!isObject(value) || value.format !== FORMAT) throw new BadInput('this is not a file of kept games');
  if (value.version !== VERSION) throw new BadInput(`its version is ${String(value.version)}, not ${VERSION}`);
  if (!Array.isArray(value.games)) throw new BadInput('"games" must be a list');
  return value.games.map((game: unknown, i) => BadInput.at(`game ${i + 1}`, () => readGame(game, modules)));
}

function readGame(value: unknown, modules: readonly GameModule[]): KeptGame {
  if (!isObject(value)) throw new BadInput('a game must be an object');
  const { id, at, seat, plan: seating, names = [], daily = null, hints = 0, mistakes } = value;
  need(typeof id === 'string' && id !== '', 'id', 'a text');
  need(typeof at === 'number' && Number.isFinite(at), 'at', 'a time in milliseconds');
  need(daily === null || typeof daily === 'string', 'daily', 'a day or null');
  need(typeof hints === 'number' && Number.isInteger(hints), 'hints', 'a whole number');
  const record = readRecord(value.record);
  need(isSeating(seating, record.players), 'plan', `a list of ${record.players} names`);
  need(isNames(names), 'names', 'a list of names');
  need(
    typeof seat === 'number' && seating[seatIndex(seat)] !== undefined,
    'seat',
    `a seat from 1 to ${seating.length}`,
  );
  need(mistakes === undefined || isMistakes(mistakes), 'mistakes', 'a list of decisions with kind and cost');
  const game = { id, at, seat: seatIndex(seat), seating, names, daily, hints, record };
  return { ...game, result: resultOf(record, modules), ...(mistakes === undefined ? {} : { mistakes }) };
}

const isMistakes = (mistakes: unknown): mistakes is KeptMistake[] =>
  Array.isArray(mistakes) &&
  mistakes.every(
    (mistake: unknown) =>
      isObject(mistake) &&
      Number.isInteger(mistake.at) &&
      (mistake.kind === null || typeof mistake.kind === 'string') &&
      Number.isFinite(mistake.cost),
  );

const isNames = (names: unknown): names is string[] =>
  Array.isArray(names) && names.every((name) => typeof name === 'string');

const isSeating = (seating: unknown, players: number): seating is string[] =>
  isNames(seating) && seating.length === players;

function resultOf(record: GameRecord, modules: readonly GameModule[]): Result {
  const module = modules.find(({ game }) => game.id === record.game);
  if (module === undefined) throw new BadInput(`"${record.game}" is not a game here`);
  const result = module.game.result(replay(module.game, record).state);
  if (!result.finished) throw new BadInput('the game is not finished');
  return result;
}

function need(holds: boolean, field: string, expected: string): asserts holds {
  if (!holds) throw new BadInput(`"${field}" must be ${expected}`);
}

import type { GameModule } from '@grove/game-kit';
import { itemAt, type Json, type JsonObject, type Script } from '@grove/kernel';
import { LocalGame } from './local-game.ts';
import { PERSON } from './seating.ts';
import type { Branch } from './begun-game.ts';

/** A game of this browser as it is kept: enough to play on, and what lists of games say about it. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  /** Pages before the first change of rules did not keep it. */
  readonly rules?: string;
  readonly seating: readonly string[];
  /** What the people at this device are called, by seat. */
  readonly names: readonly string[];
  readonly seed: string;
  readonly options: JsonObject;
  readonly steps: readonly (readonly [seat: number, move: Json])[];
  /** What chance gave in these steps, where the seed does not tell it. */
  readonly script?: Script | undefined;
  /** If it was played on from a record. */
  readonly branch?: Branch | undefined;
  readonly hints: number;
  /** What the board keeps with the game. */
  readonly note?: Json | undefined;
  /** When something was last played, in milliseconds since 1970. */
  readonly at: number;
  /** Who is to move; null when the game is over. */
  readonly turn: number | null;
}

export const saveGame = (
  { id, module, seating, names, seed, match, script, branch, hints, notes, turn }: LocalGame,
  at: number,
): SavedGame => ({
  id,
  game: module.game.id,
  rules: match.rules,
  seating,
  names,
  seed,
  options: match.options,
  steps: match.steps.map(({ seat, move }) => [seat, move as Json]),
  script,
  branch,
  hints,
  note: notes.read(),
  at,
  turn: turn ?? null,
});

/** The game as it was; undefined if this version of the page cannot play it. */
export function resumeGame(module: GameModule, saved: SavedGame): LocalGame | undefined {
  const { id, seating, names, seed, options, script, branch, hints, note } = saved;
  const { rules = itemAt(module.game.rulesVersions, 0) } = saved;
  const steps = saved.steps.map(([seat, move]) => ({ seat, move }));
  const game = LocalGame.resume(module, seating, seed, options, { id, rules, steps, script, branch }, names);
  for (let i = 0; i < hints; i++) game?.noteHint();
  if (note !== undefined) game?.notes.write(note);
  return game;
}

/** Whether it is worth going on with: it has begun, and is not over. */
export const canGoOn = (game: SavedGame): boolean => game.turn !== null && isBegun(game);

/** Whether somebody has played in it: what was only looked at is not offered again. */
export const isBegun = ({ steps, seating, branch }: SavedGame): boolean =>
  steps.slice(branch?.steps ?? 0).some(([seat]) => seating[seat] === PERSON);

import { canonical, type Game, type GameTypes } from '../index.ts';
import type { Context } from './context.ts';
import { randomGame } from './random-game.ts';
import { eachGame } from './seeded-game.ts';

const MOST_MOVES = 400;
const GAMES = 6;

/** Moves that were legal somewhere: in other states, for other seats, in other games. Most are illegal elsewhere. */
export function movesSeen<T extends GameTypes>(game: Game<T>, { randomGames }: Context): T['Move'][] {
  const pool = new Map<string, T['Move']>();
  eachGame(randomGames.slice(0, GAMES), (seeded) => {
    for (const { state } of randomGame(game, seeded)) {
      if (pool.size > MOST_MOVES) return;
      for (const seat of game.waitingFor(state)) {
        for (const move of game.moves(state, seat)) pool.set(canonical(move), move);
      }
    }
  });
  return [...pool.values()];
}

/** Moves of the same shape with one thing changed: what a faulty or hostile client might send. */
export function variantsOf(move: unknown): unknown[] {
  if (typeof move === 'number') return [move + 1, move - 1, -1 - move, move + 0.5, move + 1_000_000];
  if (typeof move === 'string') return [`${move}?`, ''];
  if (typeof move === 'boolean') return [!move];
  if (Array.isArray(move)) return variantsOfList(move);
  if (typeof move !== 'object' || move === null) return [];
  return Object.entries(move).flatMap(([key, value]) =>
    variantsOf(value).map((variant) => changed(move, key, variant)),
  );
}

function variantsOfList(list: readonly unknown[]): unknown[] {
  if (list.length === 0) return [];
  return [list.slice(1), [...list, list[0]], ...variantsOf(list[0]).map((first) => list.with(0, first))];
}

const changed = (move: object, key: string, value: unknown): object => ({ ...move, [key]: value });

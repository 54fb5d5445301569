import { Type } from 'typebox';
import type { PlayedGame } from '../store/store.ts';

/** A person's id, or `bot:` and a bot's name. */
export const PlayerText = Type.String({ minLength: 1, maxLength: 40 });

export const Standing = Type.Object({
  player: PlayerText,
  name: Type.String(),
  game: Type.String(),
  rating: Type.Number(),
  games: Type.Integer(),
  wins: Type.Integer(),
});

export const Statistics = Type.Object({
  game: Type.String(),
  games: Type.Integer(),
  wins: Type.Integer(),
  best: Type.Number(),
  average: Type.Number(),
  lastAt: Type.Integer(),
});

/** A finished game; `rating` is the player's after it, null if it was not rated. */
export const Played = Type.Unsafe<PlayedGame>(
  Type.Object({
    table: Type.String(),
    game: Type.String(),
    finishedAt: Type.Integer(),
    rated: Type.Boolean(),
    rating: Type.Union([Type.Number(), Type.Null()]),
    seats: Type.Array(
      Type.Object({ player: Type.String(), name: Type.String(), total: Type.Number(), winner: Type.Boolean() }),
    ),
  }),
);

import { Type } from 'typebox';
import { GameId, nullable, TableId, Time, type TypeOf } from './common.ts';

/** A person's id, or `bot:` and a bot's name. */
export const PlayerId = Type.String({ minLength: 1, maxLength: 40 });

/**
 * A rating as people read it: everybody begins with 1500, and whoever has 400 more wins ten times as often. The true strength is almost
 * certainly (95 of 100) within `plusMinus` of it.
 */
export const ShownRating = Type.Object({ rating: Type.Integer(), plusMinus: Type.Integer() });
export type ShownRating = TypeOf<typeof ShownRating>;

/** What a rated game changed for one player. */
export const RatingChange = Type.Object({ before: ShownRating, after: ShownRating });
export type RatingChange = TypeOf<typeof RatingChange>;

/** How well somebody plays a game. */
export const Standing = Type.Object({
  player: PlayerId,
  name: Type.String(),
  game: GameId,
  /** mu - 3 sigma of a Plackett-Luce model. */
  rating: Type.Number(),
  shown: ShownRating,
  games: Type.Integer(),
  wins: Type.Integer(),
});
export type Standing = TypeOf<typeof Standing>;

export const Statistics = Type.Object({
  game: GameId,
  games: Type.Integer(),
  wins: Type.Integer(),
  best: Type.Number(),
  average: Type.Number(),
  lastAt: Time,
});
export type Statistics = TypeOf<typeof Statistics>;

/** What people made of the cards of a game: in how many games, and by card how often it was used and what it scored in all of them. */
export const CardFigures = Type.Object({
  games: Type.Integer(),
  cards: Type.Record(Type.String(), Type.Object({ used: Type.Integer(), points: Type.Number() })),
});
export type CardFigures = TypeOf<typeof CardFigures>;

/** How a game ended for one seat. */
export const SeatResult = Type.Object({
  player: PlayerId,
  name: Type.String(),
  total: Type.Number(),
  winner: Type.Boolean(),
  /** Lost without playing to the end. */
  forfeited: Type.Optional(Type.Boolean()),
  /** A bot has made steps for the person: it is not in their statistics. */
  substituted: Type.Optional(Type.Boolean()),
});
export type SeatResult = TypeOf<typeof SeatResult>;

/** A finished game as one of its players remembers it. */
export const PlayedGame = Type.Object({
  table: TableId,
  game: GameId,
  finishedAt: Time,
  rated: Type.Boolean(),
  /** The player's rating after it; null if it was not rated. */
  rating: nullable(Type.Number()),
  /** The same as it is shown, with the rating before; null if it was not rated, and for games from before this was kept. */
  change: nullable(RatingChange),
  seats: Type.Array(SeatResult),
});
export type PlayedGame = TypeOf<typeof PlayedGame>;

/** Of others the rated games only. */
export const Player = Type.Object({
  id: PlayerId,
  name: Type.String(),
  standings: Type.Array(Standing),
  statistics: Type.Array(Statistics),
  games: Type.Array(PlayedGame),
});
export type Player = TypeOf<typeof Player>;

/** What is known of the rating of a seat's player: as it is now, and what this game has changed if it was rated and is over. */
export const SeatRating = Type.Object({ player: PlayerId, now: nullable(ShownRating), change: nullable(RatingChange) });
export type SeatRating = TypeOf<typeof SeatRating>;

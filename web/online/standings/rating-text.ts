import type { RatingChange, ShownRating } from '@grove/protocol';

/** A rating and how far off it may be: `1512 ± 320`. Ratings are written without separators, like years. */
export const ratingText = ({ rating, plusMinus }: ShownRating): string => `${rating} ± ${plusMinus}`;

/** What a game changed: `1512 → 1531`. */
export const changeText = ({ before, after }: RatingChange): string => `${before.rating} → ${after.rating}`;

/** By how much: `+19`, `−7`, `±0`. */
export function gainText({ before, after }: RatingChange): string {
  const gain = after.rating - before.rating;
  if (gain === 0) return '±0';
  return gain > 0 ? `+${gain}` : `−${-gain}`;
}

/** A mean of points, rounded by the server. */
export const meanText = (language: string, mean: number): string =>
  mean.toLocaleString(language, { maximumFractionDigits: 1 });

import type { RatingChange, ShownRating } from '@grove/protocol';
import { BETA, NEW_RATING, type Rating } from './rate.ts';

/** What everybody begins with. */
const BEGINNING = 1500;
/**
 * Points of shown rating for one of `mu`. Between two players whose strengths are well known the model gives odds of
 * exp(difference / (sqrt(2) beta)); with this scale 400 points are odds of ten to one, as players of chess know it.
 */
const SCALE = 400 / (Math.LN10 * Math.SQRT2 * BETA);
/** Standard deviations within which the true strength lies in 95 of 100 cases. */
const DEVIATIONS = 2;

/** Rated games after which a player has a place on the leaderboard; those with fewer come after all of them. */
export const GAMES_FOR_PLACE = 10;

/** The one conversion of a stored rating to what people read. */
export const shownRating = ({ mu, sigma }: Rating): ShownRating => ({
  rating: Math.round(BEGINNING + (mu - NEW_RATING.mu) * SCALE),
  plusMinus: Math.round(DEVIATIONS * sigma * SCALE),
});

/** As a row of `played` keeps it; numbers are null where the game was not rated or is from before they were kept. */
export interface PlayedRating {
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly mu_before: number | null;
  readonly sigma_before: number | null;
}

export function shownChange({ mu, sigma, mu_before, sigma_before }: PlayedRating): RatingChange | null {
  if (mu === null || sigma === null || mu_before === null || sigma_before === null) return null;
  return { before: shownRating({ mu: mu_before, sigma: sigma_before }), after: shownRating({ mu, sigma }) };
}

import { useLanguage } from '../../language.tsx';

/** A rating as its language writes decimals: 3.4 or 3,4. */
export const ratingText = (language: string, rating: number): string =>
  rating.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A mean of points, rounded by the server. */
export const meanText = (language: string, mean: number): string =>
  mean.toLocaleString(language, { maximumFractionDigits: 1 });

/** Writes ratings for the person who reads them. */
export function useRatingText(): (rating: number) => string {
  const language = useLanguage();
  return (rating) => ratingText(language, rating);
}

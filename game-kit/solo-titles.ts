import type { ByLanguage } from './language.ts';

/** What a score is called when somebody plays alone, from so many points on. */
export interface SoloTitle {
  readonly from: number;
  readonly title: ByLanguage<string>;
}

/** The title for a score; titles are listed from the lowest up. */
export const soloTitleFor = (titles: readonly SoloTitle[], points: number): SoloTitle | undefined =>
  titles.findLast(({ from }) => points >= from);

import type { DailyTitles, GameManifest } from '@grove/game-kit';
import { useLanguage } from '../language.tsx';

/** The game whose deal of the day everybody plays: the first that has one. */
export const dailyOn = (manifests: readonly GameManifest[]): GameManifest | undefined =>
  manifests.find(({ cover }) => cover.words.en.daily !== undefined);

/** What a game with a deal of the day calls it. */
export function useDailyTitles({ cover }: GameManifest): DailyTitles {
  const { daily } = cover.words[useLanguage()];
  if (daily === undefined) throw new Error(`${cover.id} has no deal of the day`);
  return daily;
}

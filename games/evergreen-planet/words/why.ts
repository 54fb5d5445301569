import { say } from '@grove/game-kit';
import { NO_CHANCE, type Seat } from '@grove/kernel';
import { forecastMoves } from '../rules/forecast.ts';
import { imagine } from '../rules/imagine.ts';
import { seasonOf } from '../rules/round.ts';
import type { View } from '../rules/types.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** What a turn changes in what the planet would score if nothing else happened: `light +2 in spring, +3 later; fertility +4`. */
export function whyText(words: Vocabulary, view: View, seat: Seat, steps: readonly number[]): string | undefined {
  const { scored, light, forest, fertility } = forecastMoves(imagine(view, NO_CHANCE), seat, steps);
  const season = seasonOf(view.round);
  const later = light.slice(season + 1).reduce<number>((sum, points) => sum + (points ?? 0), 0);
  const terms: readonly (readonly [Term, number])[] = [
    ['light', light[season] ?? 0],
    ['later', later],
    ['forest', forest],
    ['fertility', fertility],
    ['buds', scored],
  ];
  const told = terms
    .filter(([, points]) => points !== 0)
    .map(([term, points]) => say(words.why[term], { points: signed(points), season: words.seasons[season] ?? '' }));
  return told.length === 0 ? undefined : told.join(', ');
}

import type { Seat } from '@grove/kernel';
import { BIOMES, SEASONS } from '../material/facts.ts';
import { applyTurnMove } from './effects.ts';
import { forestPoints } from './forest.ts';
import { SEAT_SIZE } from './layout.ts';
import { lightPoints } from './light.ts';
import { seasonOf, sunSide } from './round.ts';
import { copy } from './save.ts';
import { fertilityPointsIn } from './scoring.ts';
import { isTurnMove } from './move.ts';
import { OVER, type State } from './types.ts';
import { totalOf } from './result.ts';

/** What a planet would score if nothing on it changed any more. */
export interface Forecast {
  /** Points already scored. */
  readonly scored: number;
  /** Light by season; null for seasons that are over. */
  readonly light: readonly (number | null)[];
  /** The largest forest, which counts once more at the end of each season to come. */
  readonly forest: number;
  /** P8.1 as zone and planet are now. */
  readonly fertility: number;
  /** All of it together: the total if everybody stopped now. */
  readonly total: number;
}

export function forecast(state: State, seat: Seat): Forecast {
  const at = seat * SEAT_SIZE;
  const isOver = state.phase === OVER;
  const season = seasonOf(state.round);
  const light = SEASONS.map((_, i) => (isOver || i < season ? null : lightPoints(sunSide(state, i), state.seats, at)));
  const forest = forestPoints(state.seats, at);
  const seasonsLeft = isOver ? 0 : SEASONS.length - season;
  const fertility = isOver ? 0 : fertilityNow(state, at);
  const scored = totalOf(state, seat);
  const lightToCome = light.reduce<number>((sum, points) => sum + (points ?? 0), 0);
  return { scored, light, forest, fertility, total: scored + lightToCome + forest * seasonsLeft + fertility };
}

function fertilityNow(state: State, at: number): number {
  return BIOMES.reduce((sum, _, biome) => sum + fertilityPointsIn(state, at, biome), 0);
}

/** How the forecast would differ after steps of the seat's turn. Taking a card and being done change nothing yet. */
export function forecastMoves(state: State, seat: Seat, moves: readonly number[]): Forecast {
  const after = copy(state);
  for (const move of moves) if (isTurnMove(move)) applyTurnMove(after, seat, move);
  return difference(forecast(after, seat), forecast(state, seat));
}

function difference(after: Forecast, before: Forecast): Forecast {
  return {
    scored: after.scored - before.scored,
    light: after.light.map((points, i) => (points === null ? null : points - (before.light[i] ?? 0))),
    forest: after.forest - before.forest,
    fertility: after.fertility - before.fertility,
    total: after.total - before.total,
  };
}

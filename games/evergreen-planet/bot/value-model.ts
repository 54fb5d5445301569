import { ROUNDS, ROUNDS_OF_SEASON, SEASONS } from '../material/facts.ts';
import { roundOfSeason, seasonOf } from '../rules/round.ts';
import { GROWN, LIGHT_FROM_FIRST, LIGHT_FROM_LAST, LINES } from './lines.ts';
import { curveByRound, type Weights } from './weights.ts';

/** Sides of the sun with rays along the columns; the others shine along the rows. */
const TOP = 0;
const BOTTOM = 2;
const LEFT = 3;

/** What a line is worth in each round: its light under the suns to come, as it stands and when it has grown. */
interface LineValues {
  readonly rows: readonly Float64Array[];
  readonly columns: readonly Float64Array[];
}

/** Weights as tables, ready for use: every curve as a number per round, and a table of lines per round. */
export interface ValueModel {
  readonly weights: Weights;
  readonly byRound: Readonly<Record<keyof typeof ENDS, Float64Array>>;
  /** What a point of light is worth in each round. */
  readonly light: readonly LightValues[];
  /** By the first side of the sun; made when it is first asked for. */
  readonly lines: (sun: number) => LineValues;
}

/** The curves and where they end. */
const ENDS = {
  sproutIcon: 0,
  smallIcon: 0,
  bigIcon: 1,
  sprout: 0,
  small: 0,
  big: 0,
  sproutCards: 0,
  smallCards: 0,
  bush: 0,
  lake: 0,
  forest: 1,
  sproutBeside: 0,
  emptyBeside: 0,
  lightNext: 0,
  lightLater: 0,
  grownNow: 0,
  grownLater: 0,
  sproutCrowd: 0,
  smallCrowd: 0,
} as const;

export function valueModel(weights: Weights): ValueModel {
  const names = Object.keys(ENDS) as (keyof typeof ENDS)[];
  const byRound = Object.fromEntries(
    names.map((name) => [name, curveByRound(weights[name], ENDS[name])]),
  ) as ValueModel['byRound'];
  const light = lightValues(weights, byRound);
  const known: LineValues[] = [];
  return { weights, byRound, light, lines: (sun) => (known[sun] ??= lineValues(light, sun)) };
}

/** What a point of light is worth in a round, by season: as the planet stands, and as it will have grown. */
interface LightValues {
  readonly now: readonly number[];
  readonly grown: readonly number[];
}

function lightValues(weights: Weights, byRound: ValueModel['byRound']): LightValues[] {
  return Array.from({ length: ROUNDS }, (_, round) => {
    const season = seasonOf(round);
    const left = ROUNDS_OF_SEASON[season] - 1 - roundOfSeason(round);
    const now = SEASONS.map((_, later) => {
      if (later < season) return 0;
      if (later === season) return left === 0 ? 1 : weights.lightNow[left - 1];
      return later === season + 1 ? byRound.lightNext[round] : byRound.lightLater[round];
    });
    const grown = SEASONS.map((_, later) => {
      if (later < season) return 0;
      // What has grown after the season's last round no longer helps this season's light.
      return later === season ? (left === 0 ? 0 : byRound.grownNow[round]) : byRound.grownLater[round];
    });
    return { now, grown };
  });
}

/** Whether rays from this side run along the columns (P7.1). */
export const isAlongColumns = (side: number): boolean => side === TOP || side === BOTTOM;

/** The light of each line under the sun on this side. */
export const lightOn = (side: number): Uint8Array =>
  side === TOP || side === LEFT ? LIGHT_FROM_FIRST : LIGHT_FROM_LAST;

function lineValues(worth: readonly LightValues[], sun: number): LineValues {
  const rows = worth.map(() => new Float64Array(LINES));
  const columns = worth.map(() => new Float64Array(LINES));
  worth.forEach(({ now, grown }, round) => {
    for (let season = 0; season < SEASONS.length; season++) {
      const side = (sun + season) % SEASONS.length;
      const table = isAlongColumns(side) ? columns[round] : rows[round];
      const light = lightOn(side);
      for (let line = 0; line < LINES; line++) {
        table[line] += now[season] * light[line] + grown[season] * light[GROWN[line]];
      }
    }
  });
  return { rows, columns };
}

import type { ByPlayers } from '../by-players.ts';
import type { Judge } from '../judge.ts';
import { FITTED } from '../weights.ts';
import { type ColorJudge, colorJudge } from './color-choice.ts';
import colorsAlone from './colors-alone.json' with { type: 'json' };
import colorsOfTwo from './colors-of-two.json' with { type: 'json' };
import { type HandJudge, handJudge } from './hand-choice.ts';
import handsOfTwo from './hands-of-two.json' with { type: 'json' };
import { madeWhenAsked } from './made-when-asked.ts';
import { type PlantingJudge, plantingJudge } from './planting-choice.ts';
import plantingsAlone from './plantings-alone.json' with { type: 'json' };
import plantingsOfTwo from './plantings-of-two.json' with { type: 'json' };

/** By the networks that `laboratory/earth/train-judges.sh` trained; their files say on what and what that reached. */
export const FITTED_JUDGES: ByPlayers<Judge> = {
  two: {
    colors: madeWhenAsked((): ColorJudge => colorJudge(colorsOfTwo, 2, FITTED.table)),
    plantings: madeWhenAsked((): PlantingJudge => plantingJudge(plantingsOfTwo)),
    hand: madeWhenAsked((): HandJudge => handJudge(handsOfTwo)),
  },
  alone: {
    colors: madeWhenAsked((): ColorJudge => colorJudge(colorsAlone, 1, FITTED.solo)),
    plantings: madeWhenAsked((): PlantingJudge => plantingJudge(plantingsAlone)),
  },
};

import type { Examples } from '@grove/game-kit/rulebook';
import type { PlanetTypes } from '../rules/index.ts';
import { round, setUp, startingPoints } from './course.ts';
import { drought, opponent, token } from './draft.ts';
import type { PlanetLook } from './example.ts';
import { fertility, forests, light, shadows, sunWalk } from './season.ts';
import { action, growing, lake, power, roundEnd, sameSpace } from './turn.ts';

export type { PlanetLook } from './example.ts';
export { exampleWords } from './words.ts';

/** The rules at work, by the number of the rule that each shows. */
export const planetExamples = {
  'P2.1': startingPoints,
  'P2.3': setUp,
  'P3.2': round,
  'P4.4': token,
  'P4.5': drought,
  'P5.2': growing,
  'P5.3': action,
  'P5.6': power,
  'P5.7': lake,
  'P5.8': sameSpace,
  'P6.1': roundEnd,
  'P7.1': shadows,
  'P7.2': light,
  'P7.3': forests,
  'P7.4': sunWalk,
  'P8.1': fertility,
  'P9.2': opponent,
} as const satisfies Examples<PlanetTypes, PlanetLook>;

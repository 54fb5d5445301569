import type { Examples } from '@grove/game-kit/rulebook';
import type { EarthTypes } from '../rules/types.ts';
import { compost, discount, order, planting, watering } from './actions.ts';
import type { EarthLook } from './example.ts';
import { gaiaTurn } from './gaia.ts';
import { canopy, conversion, germination, scoring, storing } from './goods.ts';

export type { EarthLook } from './example.ts';
export { exampleWords } from './words/index.ts';

/** The rules at work, by the number of the rule that each shows. */
export const earthExamples = {
  'E5.1': compost,
  'E5.3': planting,
  'E5.4': watering,
  'E6.3': order,
  'E7.4': discount,
  'E8.1': conversion,
  'E9.3': storing,
  'E10.3': canopy,
  'E12.2': germination,
  'E15.1': scoring,
  'E17.3': gaiaTurn,
} as const satisfies Examples<EarthTypes, EarthLook>;

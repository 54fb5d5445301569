import type { Examples } from '@grove/game-kit/rulebook';
import type { EarthTypes } from '../rules/types.ts';
import { compost, discount, order, planting, watering } from './actions.ts';
import { claiming, ending } from './claims.ts';
import { anytimeEvent, betweenTurns, comingBack, preparing } from './events.ts';
import type { EarthLook } from './example.ts';
import { blackAbility, gift, growing, teamBoard } from './gains.ts';
import { gaiaTurn } from './gaia.ts';
import {
  copying,
  differentRow,
  longestLine,
  payingCompost,
  placingOnEach,
  reshuffling,
  tableOfPoints,
} from './reading.ts';
import { canopy, conversion, germination, scoring, storing } from './goods.ts';

export type { EarthLook } from './example.ts';
export { exampleWords } from './words.ts';

/** The rules at work, by the number of the rule that each shows. */
export const earthExamples = {
  'E2.8': preparing,
  'E4.4': comingBack,
  'E5.1': compost,
  'E5.2': growing,
  'E5.3': planting,
  'E5.4': watering,
  'E6.3': order,
  'E7.4': discount,
  'E7.6': blackAbility,
  'E8.1': conversion,
  'E9.3': storing,
  'E9.5': gift,
  'E10.3': canopy,
  'E11.1': anytimeEvent,
  'E11.7': betweenTurns,
  'E12.2': germination,
  'E13.2': claiming,
  'E14.1': ending,
  'E15.1': scoring,
  'E16.2': teamBoard,
  'E17.3': gaiaTurn,
  'E18.1': reshuffling,
  'E18.2': payingCompost,
  'E19.6': placingOnEach,
  'E19.7': copying,
  'E20.9': longestLine,
  'E20.11': differentRow,
  'E21.2': tableOfPoints,
} as const satisfies Examples<EarthTypes, EarthLook>;

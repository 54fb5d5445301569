import { type Game, seatsIn } from '@grove/kernel';
import { copy, restore, save } from './copy.ts';
import type { EarthTypes } from './earth-types.ts';
import { imagine } from './imagine.ts';
import { notation } from './notation.ts';
import { optionSpecs } from './options.ts';
import { moves, play, waitingSet, why } from './play.ts';
import { result } from './score/result.ts';
import { start } from './setup.ts';
import { knowers, seen, view } from './view.ts';

/** Earth with Abundance: one to six players, teams, and solo against Gaia. */
export const earth: Game<EarthTypes> = {
  id: 'earth',
  rulesVersion: '1.0',
  players: { min: 1, max: 6 },
  options: optionSpecs,
  start,
  copy,
  save,
  restore,
  waitingFor: (state) => seatsIn(waitingSet(state)),
  moves,
  why,
  play,
  view,
  imagine,
  seen,
  knowers,
  result,
  notation,
};

import { type Game, seatsIn } from '@grove/kernel';
import { ID, OPTIONS, PLAYERS } from '../material/options.ts';
import { copy, restore, save } from './copy.ts';
import type { EarthTypes } from './earth-types.ts';
import { imagine } from './imagine.ts';
import { notation } from './notation.ts';
import { moves, play, waitingSet, why } from './play.ts';
import { result } from './score/result.ts';
import { start } from './setup.ts';
import { rulesVersions } from './versions.ts';
import { knowers, seen, view } from './view.ts';

/** Earth with Abundance: one to six players, teams, and solo against Gaia. */
export const earth: Game<EarthTypes> = {
  id: ID,
  rulesVersions,
  players: PLAYERS,
  options: OPTIONS,
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

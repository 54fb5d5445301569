import { type Game, seatsIn } from '@grove/kernel';
import { cover } from '../material/cover.ts';
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
  id: cover.id,
  rulesVersions,
  players: cover.players,
  options: cover.options,
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

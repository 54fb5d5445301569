import { type Game, seatsIn } from '@grove/kernel';
import { ID, OPTIONS, PLAYERS } from '../material/options.ts';
import { copy, restore, save } from './save.ts';
import type { EarthTypes } from './types.ts';
import { imagine } from './imagine.ts';
import { knowers } from './knowers.ts';
import { knowledgeStamp } from './knowledge-stamp.ts';
import { notation } from './notation.ts';
import { seen } from './events.ts';
import { moves, randomMove, unasked, waitingSet } from './legal.ts';
import { play } from './play.ts';
import { why } from './refusals.ts';
import { result } from './result.ts';
import { start } from './setup.ts';
import { simplest } from './simplest.ts';
import { rulesVersions } from './versions.ts';
import { ownParts, view } from './view.ts';

export { gaiaScore } from './solo/score.ts';
export type { Options } from './options.ts';
export type { EarthTypes } from './types.ts';

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
  randomMove,
  unasked,
  simplest,
  // Choosing the sides is read longest: it counts as a turn of its own before the cards of the first hand are chosen.
  turnNumber: ({ turn, phase }) => (phase === 'sides' ? -1 : turn),
  why,
  play,
  view,
  ownParts,
  imagine,
  seen,
  knowers,
  knowledgeStamp,
  result,
  notation,
};

import type { Game } from '@grove/kernel';
import { ID, PLAYERS } from '../material/options.ts';
import { seen } from './events.ts';
import { imagine } from './imagine.ts';
import { moves, randomMove, waitingFor } from './legal.ts';
import { notation } from './notation.ts';
import { options } from './options.ts';
import { play } from './play.ts';
import { copy, restore, save } from './save.ts';
import { result } from './result.ts';
import { start } from './setup.ts';
import type { PlanetTypes } from './types.ts';
import { rulesVersions } from './versions.ts';
import { knowers, knowledgeStamp, ownParts, view } from './view.ts';
import { why } from './refusals.ts';

/** Evergreen, the planet game, after the 2022 rules (P1 to P9). */
export const planet: Game<PlanetTypes> = {
  id: ID,
  rulesVersions,
  players: PLAYERS,
  options,
  start,
  copy,
  save,
  restore,
  waitingFor,
  moves,
  randomMove,
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

export type { Event } from './events.ts';
export { titleFor } from './solo.ts';
export type { Options, Parts, PlanetTypes, Reason, State, View } from './types.ts';

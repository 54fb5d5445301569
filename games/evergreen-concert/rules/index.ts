import { seatsIn, type Game } from '@grove/kernel';
import { ID, PLAYERS } from '../material/options.ts';
import { seen } from './events.ts';
import { interruptions, moves, randomMove } from './legal.ts';
import { imagine } from './imagine.ts';
import { notation } from './notation.ts';
import { options } from './options.ts';
import { play } from './play.ts';
import { why } from './refusals.ts';
import { result } from './result.ts';
import { copy, restore, save } from './save.ts';
import { start } from './setup.ts';
import { turnLimit } from './timer.ts';
import type { ConcertTypes } from './types.ts';
import { rulesVersions } from './versions.ts';
import { knowers, knowledgeStamp, ownParts, view } from './view.ts';
import { waitingSet } from './waiting.ts';

export { MAX_CARDS } from './turn.ts';
export { type MoveParts, partsOf } from './move.ts';
export { MAX_CONCERTS } from './concert.ts';
export { type Event, type Seen } from './events.ts';
export { type Forecast, forecast, forecastHand, type Worth, worthOf } from './forecast.ts';
export { type DiscMoved, NOBODY } from './influence.ts';
export type { ConcertTypes, Options, Reason, Stage, State, View } from './types.ts';
export { openStateOf, topOf } from './view.ts';

/** Evergreen, the card game about concert promoters, for two to six players. */
export const concert: Game<ConcertTypes> = {
  id: ID,
  rulesVersions,
  players: PLAYERS,
  options,
  start,
  copy,
  save,
  restore,
  waitingFor: (state) => seatsIn(waitingSet(state)),
  moves,
  randomMove,
  why,
  play,
  interruptions,
  turnLimit,
  view,
  ownParts,
  imagine,
  seen,
  knowers,
  knowledgeStamp,
  result,
  notation,
};

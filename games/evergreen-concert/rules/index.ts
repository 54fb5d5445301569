import { copyPlain, seatsIn, type Game, type Json } from '@grove/kernel';
import { ID, PLAYERS } from '../material/options.ts';
import { waitingSet } from './bars.ts';
import { result } from './concert.ts';
import { seen } from './events.ts';
import { interruptions, moves, why } from './legal.ts';
import { notation } from './notation.ts';
import { options } from './options.ts';
import { play } from './play.ts';
import { copy, start } from './setup.ts';
import { turnLimit } from './timer.ts';
import type { ConcertTypes, State } from './types.ts';
import { rulesVersions } from './versions.ts';
import { imagine, knowers, view } from './view.ts';

export { MAX_CARDS } from './bars.ts';
export { type MoveParts, partsOf } from './codes.ts';
export { MAX_CONCERTS } from './concert.ts';
export { type Event, type Seen } from './events.ts';
export { type Forecast, forecast, forecastHand, type Worth, worthOf } from './forecast.ts';
export { type DiscMoved, NOBODY } from './influence.ts';
export type { ConcertTypes, Options, Reason, Stage, State, View } from './types.ts';
export { tableOf, topOf } from './view.ts';

/** Evergreen, the card game about concert promoters, for two to six players. */
export const concert: Game<ConcertTypes> = {
  id: ID,
  rulesVersions,
  players: PLAYERS,
  options,
  start,
  copy,
  save: (state) => copyPlain(state) as unknown as Json,
  restore: (saved) => copyPlain(saved) as unknown as State,
  waitingFor: (state) => seatsIn(waitingSet(state)),
  moves,
  why,
  play,
  interruptions,
  turnLimit,
  view,
  imagine,
  seen,
  knowers,
  result,
  notation,
};

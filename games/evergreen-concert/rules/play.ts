import { IllegalMove, type Chance, type Seat, type Tell } from '@grove/kernel';
import {
  closesEntry,
  CONCERT,
  GALA,
  hitStep,
  isPick,
  isPlay,
  pickedCard,
  pickedPile,
  playedCard,
  playedPile,
  TIMEOUT,
} from './move.ts';
import { holdConcert } from './concert.ts';
import type { Event } from './events.ts';
import { why } from './refusals.ts';
import { pick } from './opening.ts';
import { timeOut } from './timer.ts';
import { endTurn, moveHit, playCard } from './turn.ts';
import type { State } from './types.ts';

export function play(state: State, seat: Seat, move: number, chance: Chance, tell?: Tell<Event>): void {
  const refusal = why(state, seat, move);
  if (refusal) throw new IllegalMove(refusal);
  if (isPlay(move)) return playCard(state, seat, playedCard(move), playedPile(move), tell);
  if (isPick(move)) return pick(state, seat, pickedCard(move), pickedPile(move), tell);
  const step = hitStep(move);
  if (step !== 0) moveHit(state, seat, step, tell);
  else if (move === CONCERT || move === GALA) holdConcert(state, seat, move === GALA, tell);
  else if (move === TIMEOUT) timeOut(state, seat, chance, tell);
  if (closesEntry(move)) endTurn(state, tell);
}

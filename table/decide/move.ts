import { type Game, type GameTypes, isInterruption, type Seat } from '@grove/kernel';
import type { Actor } from '@grove/protocol';
import type { TableEvent } from '../log/entry.ts';
import { demand, RefusedError, readOrThrow } from '../refusal.ts';
import type { Table } from '../table.ts';
import { activeSeat, type Decider, demandMatch, demandSeat } from './decider.ts';

export const move: Decider<'move'> = (table, { step, after }, by) => {
  const match = demandMatch(table);
  const seat = movingSeat(table, by);
  const { changed } = table.data.seats[seat];
  demand(after === undefined || after >= changed, 'stale', { changed });
  const { game } = table.kit;
  const move = readOrThrow('unreadable-step', () => game.notation.readStep(match.state, seat, step));
  const refusal = game.why(match.state, seat, move);
  if (refusal !== undefined) throw new RefusedError(refusal);
  // Written anew, so that the log knows one text for one step.
  const text = game.notation.writeStep(match.state, move);
  demand(!isInterruption(game, match.state, seat, move), 'table-only-step');
  return [{ kind: 'moved', seat, step: text }, ...endingAfter(table, seat, move)];
};

function movingSeat(table: Table, by: Actor): Seat {
  if (by.kind !== 'bot') return activeSeat(table, by);
  demandSeat(table, by.seat);
  demand(table.data.seats[by.seat].bot !== null, 'not-a-bot');
  return by.seat;
}

/** The entry that ends the game, if this step does; tried out on a copy. */
export function endingAfter(table: Table, seat: Seat, move: unknown): TableEvent[] {
  const { game } = table.kit;
  const match = demandMatch(table);
  const state = game.copy(match.state);
  game.play(state, seat, move, match.chance.copy());
  return game.waitingFor(state).length === 0 ? [finishedAt(game, state, 'played')] : [];
}

export function finishedAt(game: Game, state: GameTypes['State'], how: 'played' | 'agreed'): TableEvent {
  const { totals, winners } = game.result(state);
  return { kind: 'finished', how, totals, winners };
}

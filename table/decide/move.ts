import { itemAt, isInterruption, type Seat, RefusedError } from '@grove/kernel';
import type { Actor } from '@grove/protocol';
import type { TableEvent } from '../log/entry.ts';
import { demand, readOrThrow } from '../refusal.ts';
import { botAt, type Table } from '../table.ts';
import { activeSeat, type Decider, demandMatch, demandSeat } from './decider.ts';
import { finishedAt } from './finish.ts';

export const move: Decider<'move'> = (table, { step, after }, by) => {
  demandMatch(table);
  const seat = movingSeat(table, by);
  const { changed } = itemAt(table.data.seats, seat);
  demand(after === undefined || after >= changed, 'stale', { changed });
  return stepEvents(table, 'moved', seat, legalMove(table, seat, step));
};

/** The move that a text says, if it is legal for the seat now. */
export function legalMove(table: Table, seat: Seat, step: string): unknown {
  const { game } = table;
  const { state } = demandMatch(table);
  const move = readOrThrow('unreadable-step', () => game.notation.readStep(state, seat, step));
  const refusal = game.why(state, seat, move);
  if (refusal !== undefined) throw new RefusedError(refusal);
  demand(!isInterruption(game, state, seat, move), 'table-only-step');
  return move;
}

function movingSeat(table: Table, by: Actor): Seat {
  if (by.kind !== 'bot') return activeSeat(table, by);
  demandSeat(table, by.seat);
  demand(botAt(table, by.seat) !== null, 'not-a-bot');
  return by.seat;
}

/** A legal step, and the end of the game if the step ends it. */
export function stepEvents(table: Table, kind: 'moved' | 'interrupted', seat: Seat, move: unknown): TableEvent[] {
  const { game } = table;
  const match = demandMatch(table);
  // Written by the notation and not taken as it came, so that one step has one text in the log.
  const event = { kind, seat, step: game.notation.writeStep(match.state, move) } as const;
  const preview = match.preview(seat, move);
  table.tried = { event, preview };
  const isOver = game.waitingFor(preview.state).length === 0;
  return isOver ? [event, finishedAt(table, preview.state, 'played')] : [event];
}

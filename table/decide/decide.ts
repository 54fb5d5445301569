import { catchRefusal, type Refusal } from '@grove/kernel';
import type { Actor } from '@grove/protocol';
import type { Entry, TableEvent } from '../log/entry.ts';
import type { Table } from '../table.ts';
import type { Decider } from './decider.ts';
import { clearSeat, configure, placeBot, rematch, sit, start } from './host.ts';
import { handOver, leave, returnToSeat, voteEnd } from './presence.ts';
import { move } from './move.ts';
import { nudge } from './nudge.ts';
import { prepare } from './prepare.ts';
import { chat, mute, note, say } from './talk.ts';
import { delay, tick } from './tick.ts';
import { callOff, unseal } from './tournament.ts';
import { answerUndo, askUndo, undo, withdrawUndo } from './undo.ts';
import type { IssuedCommand, TableCommand } from './command.ts';

const deciders: { readonly [Kind in TableCommand['kind']]: Decider<Kind> } = {
  configure,
  sit,
  'place-bot': placeBot,
  'clear-seat': clearSeat,
  start,
  move,
  prepare,
  nudge,
  undo,
  'ask-undo': askUndo,
  'answer-undo': answerUndo,
  'withdraw-undo': withdrawUndo,
  'vote-end': voteEnd,
  leave,
  return: returnToSeat,
  'hand-over': handOver,
  chat,
  say,
  mute,
  note,
  rematch,
  delay,
  tick,
  'call-off': callOff,
  unseal,
};

/**
 * The entries that a command appends to the log, or why it is refused. The table changes only when the entries are in the log
 * and `apply` applies them. There are no entries for a command that has been answered before (`answeredAt` has its number), and
 * for a tick before any time is out.
 */
export function decide(table: Table, issued: IssuedCommand, now: number): Entry[] | Refusal {
  if (answeredAt(table, issued) !== undefined) return [];
  // Each decider takes the commands of its own key; the compiler does not follow that through the lookup.
  const decider = deciders[issued.command.kind] as Decider<TableCommand['kind']>;
  return catchRefusal(() => entriesFor(table, issued, decider(table, issued.command, issued.by, now), now));
}

/** The number of the last entry that a command has made, if it has been answered before. */
export const answeredAt = ({ answered }: Table, { by, id }: IssuedCommand): number | undefined =>
  id === null ? undefined : answered.numberOf(by, id);

function entriesFor({ data }: Table, { by, id }: IssuedCommand, events: readonly TableEvent[], now: number): Entry[] {
  return numbered(events, { number: data.number, at: data.at }, by, id, now);
}

/** Milliseconds by which a machine's clock does not differ from others and does not go back, unless it was wrong. */
export const CLOCK_JUMP = 60_000;

/**
 * Times do not run backwards if the machine's clock does, but where the table is told that it was far ahead: its clocks would stand
 * still for as long.
 */
export function numbered(
  events: readonly TableEvent[],
  last: { readonly number: number; readonly at: number },
  by: Actor,
  message: string | null,
  now: number,
): Entry[] {
  const wasAhead = events.some((event) => event.kind === 'delayed' && event.ms < 0);
  const at = wasAhead ? now : Math.max(now, last.at);
  return events.map((event, i) => ({ number: last.number + 1 + i, at, by, message, event }));
}

import { itemAt, type Seat } from '@grove/kernel';
import { alarmOf, hasGrace } from '../clock/time.ts';
import type { TableEvent } from '../log/entry.ts';
import { demand } from '../refusal.ts';
import { isAbsent, isActive, preparedFor, type Table, isPlaying } from '../table.ts';
import { afterAbsence, coverStep, missedTurn } from './absence.ts';
import { type Decider, demandMatch } from './decider.ts';
import { stepEvents } from './move.ts';
import { preparedStep } from './prepare.ts';

/**
 * Plays what somebody has prepared for the turn that has come, and acts if the time of a seat is out. The game's own timer makes the step that the rules say. The other clocks first give a
 * grace in which the seat may still move; then the turn is played for it, as the host has set.
 */
export const tick: Decider<'tick'> = (table, _command, by, now) => {
  demand(by.kind === 'clock', 'table-only-step');
  if (!isPlaying(table)) return [];
  const due = table.data.seats
    .map((_, seat) => seat)
    .find((seat) => {
      const alarm = alarmOf(table, seat);
      return alarm !== null && now >= alarm;
    });
  if (due === undefined) return [];
  if (itemAt(table.data.seats, due).cover !== null) return coverStep(table, due);
  if (preparedFor(table, due).length > 0) return preparedStep(table, due);
  return table.data.sand?.seat === due ? interruption(table, due) : timeOut(table, due);
};

/**
 * Sets running clocks on after an outage, or back (less than 0) after a time in which the machine's clock was ahead. An outage does not
 * count for clocks of days per move, which are long compared with it.
 */
export const delay: Decider<'delay'> = ({ data }, { ms }, by) => {
  demand(by.kind === 'clock', 'table-only-step');
  const runs = data.sand !== null || data.clocks.some(({ since }) => since !== null);
  return ms < 0 || (runs && data.settings.clock.kind !== 'days') ? [{ kind: 'delayed', ms }] : [];
};

function interruption(table: Table, seat: Seat): TableEvent[] {
  const { game } = table;
  const { state } = demandMatch(table);
  const move = game.interruptions?.(state, seat)[0];
  if (move === undefined) return [];
  // Whoever stayed away for several turns is dealt with before the next one is cut off too.
  const isOverAway = isAbsent(table, seat) && isActive(table, seat) && table.data.settings.whenAbsent !== 'on';
  return isOverAway ? afterAbsence(table, seat) : stepEvents(table, 'interrupted', seat, move);
}

function timeOut(table: Table, seat: Seat): TableEvent[] {
  const isWarned = itemAt(table.data.clocks, seat).outAt !== null;
  return isWarned || !hasGrace(table, seat) ? missedTurn(table, seat) : [{ kind: 'clocked', seat, grace: true }];
}

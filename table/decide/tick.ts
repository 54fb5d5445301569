import { itemAt, type Seat } from '@grove/kernel';
import { alarmOf, hasGrace } from '../clock/time.ts';
import type { TableEvent } from '../log/entry.ts';
import { demand } from '../refusal.ts';
import { isActive, type Table, isPlaying } from '../table.ts';
import { type Decider, demandMatch } from './decider.ts';
import { stepEvents } from './move.ts';
import { settledWithout } from './presence.ts';

/**
 * Acts if the time of a seat is out. The game's own timer makes the step that the rules say. The other clocks first give a
 * grace in which the seat may still move; then, by the host's setting, a bot plays on, or the seat is overdue and the others may
 * hand it over or end the game without its consent.
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
  return stepEvents(table, 'interrupted', seat, move);
}

function timeOut(table: Table, seat: Seat): TableEvent[] {
  const { whenOut, standIn } = table.data.settings;
  const noticed = itemAt(table.data.clocks, seat).outAt !== null;
  if (!noticed && hasGrace(table, seat)) return [{ kind: 'clocked', seat, grace: true }];
  const out: TableEvent[] = [];
  if (!noticed || whenOut === 'wait') out.push({ kind: 'clocked', seat, grace: false });
  if (whenOut === 'bot') out.push({ kind: 'handed', seat, bot: standIn });
  return isActive(table, seat) ? [...out, ...settledWithout(table, seat)] : out;
}

import { itemAt } from '@grove/kernel';
import { demand } from '../refusal.ts';
import { isActive, waitingSeats } from '../table.ts';
import { activeSeat, type Decider, demandMatch, demandSeat } from './decider.ts';

const DAY = 86_400_000;

/** Reminds somebody whom the game waits for, once a turn and day by anybody, and not where a clock of minutes does it. */
export const nudge: Decider<'nudge'> = (table, { seat }, by, now) => {
  demandMatch(table);
  demandSeat(table, seat);
  demand(activeSeat(table, by) !== seat, 'not-yours-to-give');
  const { clock } = table.data.settings;
  demand(clock.kind === 'days' || clock.kind === 'none', 'live-clock');
  demand(isActive(table, seat) && waitingSeats(table).includes(seat), 'not-waited');
  const { changed, nudge: last } = itemAt(table.data.seats, seat);
  demand(last?.turn !== changed || now - last.at >= DAY, 'already-nudged');
  return [{ kind: 'nudged', seat }];
};

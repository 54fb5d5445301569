import { itemAt, type Seat, RefusedError } from '@grove/kernel';
import type { TableEvent } from '../log/entry.ts';
import { demand } from '../refusal.ts';
import { preparedFor, type Table, waitingSeats } from '../table.ts';
import { activeSeat, type Decider, demandMatch, personBy } from './decider.ts';
import { legalMove, stepEvents } from './move.ts';

/**
 * Steps for a turn that has not come yet, in the game's notation; none withdraws them. They are not read before: what is legal then is not
 * known now.
 */
export const prepare: Decider<'prepare'> = (table, { steps }, by) => {
  demandMatch(table);
  demand(!waitingSeats(table).includes(activeSeat(table, by)), 'your-turn');
  return [{ kind: 'prepared', person: personBy(by).id, steps }];
};

/** Plays the next prepared step of a seat whose turn it is; if it is not legal as things are, all of them are dropped. */
export function preparedStep(table: Table, seat: Seat): TableEvent[] {
  const [step = ''] = preparedFor(table, seat);
  try {
    return stepEvents(table, 'moved', seat, legalMove(table, seat, step));
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { person } = itemAt(table.data.seats, seat);
    return [{ kind: 'prepared', person: person?.id ?? '', steps: [], dropped: step }];
  }
}

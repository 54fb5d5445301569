import { itemAt, type Seat } from '@grove/kernel';
import type { Actor } from '@grove/protocol';
import type { Table } from '../table.ts';
import type { Applier } from './applied.ts';

export const prepared: Applier<'prepared'> = ({ data }, { person, steps, dropped = null }) => {
  data.prepared = data.prepared.filter((one) => one.person !== person);
  if (steps.length > 0 || dropped !== null) data.prepared.push({ person, steps, dropped });
};

export const nudged: Applier<'nudged'> = ({ data }, { seat }, { at }) => {
  const { nudge, ...rest } = itemAt(data.seats, seat);
  const count = nudge?.turn === rest.changed ? nudge.count + 1 : 1;
  data.seats[seat] = { ...rest, nudge: { at, turn: rest.changed, count } };
};

/**
 * Before a step of a seat counts: where the clock plays and does not do so for somebody who is away, it is the first step that was prepared.
 * Any other step is another plan.
 */
export function prepareAfterStep({ data }: Table, seat: Seat, by: Actor): void {
  const { person, cover } = itemAt(data.seats, seat);
  const isPrepared = by.kind === 'clock' && cover === null;
  data.prepared = data.prepared.flatMap((one) => {
    if (one.person !== person?.id) return [one];
    const steps = one.steps.slice(1);
    return isPrepared && steps.length > 0 ? [{ ...one, steps }] : [];
  });
}

/** What was prepared for another course of the game is not played. */
export function dropPrepared({ data }: Table, seat?: Seat): void {
  const id = seat === undefined ? undefined : itemAt(data.seats, seat).person?.id;
  data.prepared = seat === undefined ? [] : data.prepared.filter((one) => one.person !== id);
}

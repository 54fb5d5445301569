import { itemAt, type Seat } from '@grove/kernel';
import type { UndoRequest } from '@grove/protocol';
import type { TableEvent } from '../log/entry.ts';
import { demand, throwRefusal } from '../refusal.ts';
import { canUndo, type Table, votingSeats } from '../table.ts';
import { activeSeat, type Decider, demandCasual, demandMatch } from './decider.ts';

/** Without consent, as long as nobody has learned anything since. */
export const undo: Decider<'undo'> = (table, _command, by) => {
  const match = demandMatch(table);
  const seat = activeSeat(table, by);
  demand(
    match.steps.some((step) => step.seat === seat),
    'nothing-to-undo',
  );
  demand(canUndo(table, seat), 'undo-needs-consent');
  return [{ kind: 'undone', seat }];
};

/**
 * With the consent of the other people; where all others are bots it happens at once. But nobody may take the own time-out
 * back without consent: the timer is a rule of the game (C5.2). Not in a contest.
 */
export const askUndo: Decider<'ask-undo'> = (table, { steps = 1 }, by) => {
  demandMatch(table);
  const seat = activeSeat(table, by);
  // The same cards would come again, and somebody knows them by now.
  demandCasual(table);
  demand(table.data.undo === null, 'undo-pending');
  const request = { seat, to: stepsBefore(table, seat, steps), agreed: [] };
  const hasOthers = votingSeats(table).some((other) => other !== seat);
  demand(hasOthers || !takesTimeOutBack(table, seat, request.to), 'undo-needs-consent');
  return [{ kind: 'undo-asked', seat, to: request.to }, ...rewoundIfAgreed(table, request)];
};

export const answerUndo: Decider<'answer-undo'> = (table, { yes }, by) => {
  demandMatch(table);
  const seat = activeSeat(table, by);
  const { undo } = table.data;
  if (undo === null || undo.seat === seat) return throwRefusal('no-undo-asked');
  demand(!undo.agreed.includes(seat), 'already-answered');
  const answer: TableEvent = { kind: 'undo-answered', seat, yes };
  return yes ? [answer, ...rewoundIfAgreed(table, { ...undo, agreed: [...undo.agreed, seat] })] : [answer];
};

export const withdrawUndo: Decider<'withdraw-undo'> = (table, _command, by) => {
  demandMatch(table);
  const seat = activeSeat(table, by);
  demand(table.data.undo?.seat === seat, 'no-undo-asked');
  return [{ kind: 'undo-withdrawn', seat }];
};

function stepsBefore(table: Table, seat: Seat, back: number): number {
  const own = demandMatch(table).steps.flatMap((step, index) => (step.seat === seat ? [index] : []));
  demand(Number.isInteger(back) && back >= 1 && back <= own.length, 'nothing-to-undo', { steps: own.length });
  return itemAt(own, own.length - back);
}

/** The consent of people who left, who are overdue or for whom a bot plays is not needed. */
export function rewoundIfAgreed(table: Table, { seat, to, agreed }: UndoRequest, without?: Seat): TableEvent[] {
  const others = votingSeats(table).filter((other) => other !== seat && other !== without);
  const alone = others.length === 0 && agreed.length === 0;
  if (alone && takesTimeOutBack(table, seat, to)) return [];
  return others.every((other) => agreed.includes(other)) ? [{ kind: 'rewound', to }] : [];
}

const takesTimeOutBack = ({ data, match }: Table, seat: Seat, to: number): boolean =>
  data.timeOuts.some((index) => index >= to && match?.steps[index]?.seat === seat);

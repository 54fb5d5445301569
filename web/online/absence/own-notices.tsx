import { itemAt } from '@grove/kernel';
import type { SeatView, Settings } from '@grove/protocol';
import type { ReactNode } from 'react';
import { Act, Notice } from '../table/notice.tsx';
import type { TableProps } from '../table/table-props.ts';
import type { AbsenceWords } from './words/index.ts';

const SECOND = 1000;
const HOUR = 3_600_000;

/** When somebody is warned: milliseconds before the time is out. */
const warningOf = ({ clock }: Settings): number => (clock.kind === 'days' ? 2 * HOUR : 10 * SECOND);

/** The last moments of the own time, and of the grace after it. */
export function warningNotice({ view }: TableProps, absence: AbsenceWords, now: number): ReactNode {
  const { me, seats, settings } = view;
  if (me.seat === null || settings.clock.kind === 'sand') return null;
  const { deadline, graceUntil } = itemAt(seats, me.seat);
  if (graceUntil !== null)
    return <Notice isBad text={absence.lastCall[whatFollows(itemAt(seats, me.seat), settings)]} />;
  if (deadline === null || deadline - now > warningOf(settings)) return null;
  return <Notice isBad text={absence.almostOut} />;
}

/** What happens if the person does not move now. */
export function whatFollows(
  { missed }: Pick<SeatView, 'missed'>,
  { whenOut, whenAbsent, absentAfter, rated }: Settings,
): keyof AbsenceWords['lastCall'] {
  if (whenOut === 'wait') return 'waits';
  if (missed + 1 < absentAfter || whenAbsent === 'on') return 'covered';
  if (rated) return 'lost';
  return whenAbsent === 'end' ? 'ends' : 'seat';
}

/** For somebody who comes back and finds that turns were played for them, or that the game has waited. */
export function missedNotice({ view, client }: TableProps, absence: AbsenceWords): ReactNode {
  const { me, seats, settings } = view;
  if (me.seat === null) return null;
  const { missed, overdue, bot, left, substituted } = itemAt(seats, me.seat);
  if (bot !== null || left || (missed === 0 && !overdue)) return null;
  const rated = settings.rated ? absence.losesAfter(Math.max(1, settings.absentAfter - missed)) : '';
  const told = [
    missed === 0 ? '' : absence.playedForYou(missed),
    overdue ? absence.waitsForYou : '',
    substituted ? absence.notCounted : rated,
  ];
  return (
    <Notice text={told.filter((text) => text !== '').join('. ')}>
      <Act label={absence.iAmBack} act={() => client.send({ kind: 'return' })} />
    </Notice>
  );
}

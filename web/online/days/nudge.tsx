import { itemAt, type Seat } from '@grove/kernel';
import { isPlaying, type TableProps } from '../table/table-props.ts';
import { useDaysWords } from './words/index.ts';

const DAY = 86_400_000;

interface NudgeProps extends TableProps {
  readonly seat: Seat;
  /** By the server's clock. */
  readonly now: number;
}

/** Reminds somebody who is waited for at a table without a clock of minutes; its place stays when it is done. */
export function Nudge({ view, client, nameOf, seat, now }: NudgeProps) {
  const days = useDaysWords();
  const { person, waited, nudgedAt } = itemAt(view.seats, seat);
  const { kind } = view.settings.clock;
  const isFor = isPlaying(view) && waited && person !== null && seat !== view.me.seat;
  if (!isFor || (kind !== 'days' && kind !== 'none')) return null;
  const isDone = nudgedAt !== null && now - nudgedAt < DAY;
  return (
    <button type="button" className="small" disabled={isDone} onClick={() => client.send({ kind: 'nudge', seat })}>
      {isDone ? days.nudged : days.nudge(nameOf(seat))}
    </button>
  );
}
